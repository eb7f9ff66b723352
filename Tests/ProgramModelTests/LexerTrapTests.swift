import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel

/// Outlet uses and calls behind texts that look like brackets, literals or comments.
struct LexerTrapTests {
  @Test(arguments: SourceTrap.swiftMembers)
  func `an outlet use of Swift behind a trap`(_ trap: SourceTrap) {
    let start = "class Card: UIView {\n  \(trap.text)\n  func g() {\n    "
    let line = start.utf8.count { $0 == 0x0A } + 1
    #expect(Self.line(of: start + "title.fade()\n  }\n}\n", .swift) == line, sourceLocation: trap.location)
  }

  @Test(arguments: SourceTrap.swiftMembers)
  func `a call of Swift behind a trap`(_ trap: SourceTrap) {
    let member = "func g() {\n    performSegue(withIdentifier: \"Row\", sender: nil)\n  }\n"
    let source = SourceFile(
      reading: Array("class Box: UIViewController {\n  \(trap.text)\n  \(member)}\n".utf8),
      path: "Box.swift"
    )
    #expect(source.uses.map(\.text) == ["Row"], sourceLocation: trap.location)
  }

  // MARK: - Objective-C

  private static func source(_ trap: SourceTrap, _ statement: String) -> String {
    "@implementation Card\n- (void)g {\n  \(trap.text)\n}\n- (void)h {\n  \(statement)\n}\n@end\n"
  }

  @Test(arguments: SourceTrap.objectiveCStatements)
  func `an outlet use of Objective-C behind a trap`(_ trap: SourceTrap) {
    let text = Self.source(trap, "[self.title fade];")
    let before = text.utf8.prefix(text.utf8.count - "[self.title fade];\n}\n@end\n".utf8.count)
    #expect(
      Self.line(of: text, .objectiveC) == before.count { $0 == 0x0A } + 1,
      sourceLocation: trap.location
    )
  }

  @Test(arguments: SourceTrap.objectiveCStatements)
  func `a call of Objective-C behind a trap`(_ trap: SourceTrap) {
    let text = Self.source(trap, "[self performSegueWithIdentifier:@\"Row\" sender:nil];")
    let source = SourceFile(reading: Array(text.utf8), path: "Card.m")
    #expect(source.uses.map(\.text) == ["Row"], sourceLocation: trap.location)
  }

  // MARK: - Scanners

  private static func line(of text: String, _ language: SourceLanguage) -> Int? {
    let use = SoughtUse(of: "title", owners: ["Card"], .asking(members: ["fade"], classes: []))
    let source = SourceFile(
      reading: Array(text.utf8),
      path: language == .swift ? "Card.swift" : "Card.m"
    )
    let uses = OutletUses(
      of: use.outlet,
      in: SourceIndex([source])
    ) { _ in true }
    if case .at(let place) = uses.first(use.kind, of: use.classes) { return place.position.line }
    return nil
  }
}

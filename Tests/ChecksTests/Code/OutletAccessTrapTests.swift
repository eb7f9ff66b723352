import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import SourceModel

/// Outlet uses after texts that look like brackets, literals or comments.
struct OutletAccessTrapTests {
  @Test(arguments: SourceTrap.swiftMembers)
  func `a use of an outlet in Swift after a trap`(_ trap: SourceTrap) {
    let start = "class Card: UIView {\n  \(trap.text)\n  func g() {\n    "
    let line = start.utf8.count { $0 == 0x0A } + 1
    #expect(Self.line(of: start + "title.fade()\n  }\n}\n", .swift) == line, sourceLocation: trap.location)
  }

  @Test(arguments: SourceTrap.objectiveCStatements)
  func `a use of an outlet in Objective-C after a trap`(_ trap: SourceTrap) {
    let text = Self.source(trap, "[self.title fade];")
    let before = text.utf8.prefix(text.utf8.count - "[self.title fade];\n}\n@end\n".utf8.count)
    #expect(
      Self.line(of: text, .objectiveC) == before.count { $0 == 0x0A } + 1,
      sourceLocation: trap.location
    )
  }

  private static func source(_ trap: SourceTrap, _ statement: String) -> String {
    "@implementation Card\n- (void)g {\n  \(trap.text)\n}\n- (void)h {\n  \(statement)\n}\n@end\n"
  }

  private static func line(of text: String, _ language: SourceLanguage) -> Int? {
    let use = SoughtUse(of: "title", owners: ["Card"], .asking(members: ["fade"], classes: []))
    let source = SourceFile(
      reading: Array(text.utf8),
      path: language == .swift ? "Card.swift" : "Card.m"
    )
    if case .at(let place) = AppCode([source]).firstUse(use) { return place.position.line }
    return nil
  }
}

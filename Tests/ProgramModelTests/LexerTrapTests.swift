import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel

/// Calls after texts that look like brackets, literals or comments.
struct LexerTrapTests {
  @Test(arguments: SourceTrap.swiftMembers)
  func `a call in Swift after a trap`(_ trap: SourceTrap) {
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
  func `a call in Objective-C after a trap`(_ trap: SourceTrap) {
    let text = Self.source(trap, "[self performSegueWithIdentifier:@\"Row\" sender:nil];")
    let source = SourceFile(reading: Array(text.utf8), path: "Card.m")
    #expect(source.uses.map(\.text) == ["Row"], sourceLocation: trap.location)
  }
}

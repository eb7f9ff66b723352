import NibproofTestSupport
import SourceModel
import SourceTestSupport
import Testing

/// Strings, comments, regexes and operators that look like declarations or brackets.
@Suite struct TextTrapTests {
  @Test(arguments: SourceTrap.swiftMembers)
  func `a member is read after a trap`(_ trap: SourceTrap) {
    for newline in ["\n", "\r\n", "\r"] {
      let source = "class Box: UIView {\n  \(trap.text)\n  @objc var last = 1\n}\nclass After {}\n"
      let interface = scan(String(source.flatMap { $0 == "\n" ? Array(newline) : [$0] }))
      let classes = interface.types.filter { $0.kind == .class }
      #expect(classes.map(\.name) == ["Box", "After"], sourceLocation: trap.location)
      #expect(classes.first?.properties.last?.name == "last", sourceLocation: trap.location)
      #expect(classes.first?.mayHaveOtherMembers == false, sourceLocation: trap.location)
      #expect(interface.problems.isEmpty, sourceLocation: trap.location)
    }
  }
}

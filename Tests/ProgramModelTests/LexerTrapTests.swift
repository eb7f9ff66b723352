import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel

/// Constants, outlet uses and registrations behind texts that look like brackets, literals or comments.
struct LexerTrapTests {
  @Test(arguments: SourceTrap.swiftMembers)
  func `a constant of Swift behind a trap`(_ trap: SourceTrap) {
    let text = "class Row {\n  \(trap.text)\n  static let id = \"Row\"\n}\n"
    #expect(!Self.isAmbiguous(text, of: "Row.swift"), sourceLocation: trap.location)
    let other = "class Tile: Row {\n  \(trap.text)\n  override class var id: String { \"Tile\" }\n}\n"
    let inherited = Self.isAmbiguous(other, of: "Tile.swift") { $0.constant.name = "Box.id" }
    #expect(inherited, sourceLocation: trap.location)
  }

  @Test(arguments: SourceTrap.swiftMembers)
  func `an outlet use of Swift behind a trap`(_ trap: SourceTrap) {
    let start = "class Card: UIView {\n  \(trap.text)\n  func g() {\n    "
    let line = start.utf8.count { $0 == 0x0A } + 1
    #expect(Self.line(of: start + "title.fade()\n  }\n}\n", .swift) == line, sourceLocation: trap.location)
  }

  @Test(arguments: SourceTrap.swiftMembers)
  func `a registration of Swift behind a trap`(_ trap: SourceTrap) {
    let start = "class List {\n  \(trap.text)\n  func g() { t."
    #expect(
      Self.registers(start + "register(C.self, forCellReuseIdentifier: \"RowCell\") }\n}\n", "List.swift"),
      sourceLocation: trap.location
    )
    #expect(
      !Self.registers(
        start + "dequeueReusableCell(withIdentifier: \"RowCell\", for: p) }\n}\n",
        "List.swift"
      ),
      sourceLocation: trap.location
    )
  }

  @Test(arguments: SourceTrap.swiftMembers)
  func `a call of Swift behind a trap`(_ trap: SourceTrap) {
    let member = "func g() {\n    let id = \"Row\"\n    performSegue(withIdentifier: id, sender: nil)\n  }\n"
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
  func `a constant of Objective-C behind a trap`(_ trap: SourceTrap) {
    let text = Self.source(trap, "") + "NSString *const id = @\"Row\";\n"
    let found = Self.isAmbiguous(text, of: "Row.m") {
      ($0.owner, $0.constant.name, $0.isBare, $0.constant.location.file) = (nil, "id", true, "Row.m")
    }
    #expect(!found, sourceLocation: trap.location)
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
  func `a registration of Objective-C behind a trap`(_ trap: SourceTrap) {
    let registered = Self.source(trap, "[t registerClass:C.class forCellReuseIdentifier:@\"RowCell\"];")
    #expect(Self.registers(registered, "List.m"), sourceLocation: trap.location)
    let requested = Self.source(trap, "[t dequeueReusableCellWithIdentifier:@\"RowCell\" forIndexPath:p];")
    #expect(!Self.registers(requested, "List.m"), sourceLocation: trap.location)
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

  private static func registers(_ text: String, _ path: String) -> Bool {
    let index = SourceIndex([SourceFile(reading: Array(text.utf8), path: path)])
    return index.mayRegister("RowCell", [], index.implicitIdentifiers)
  }

  private static func isAmbiguous(
    _ text: String,
    of path: String,
    _ change: (inout ConstantUse) -> Void = { _ in }
  ) -> Bool {
    let location = FileLocation(
      file: "Row.swift",
      position: SourcePosition(line: 1, column: 1)
    )
    let declared = StringConstant("Row.id", StringValue("Row"), location: location)
    var constant = ConstantUse(declared, text: "Row", owner: "Row", isBare: false, in: "Box.swift")
    change(&constant)
    return SourceIndex([SourceFile(reading: Array(text.utf8), path: path)]).isAmbiguous(constant)
  }
}

import NibproofTestSupport
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel
import SourceTestSupport
import Testing

/// The identifiers for which code may register and request cells.
@Suite("Identifiers of cells")
struct CellIdentifiersTests {
  typealias Case = Example<String, Bool>

  private static func identifiers(_ sources: [SourceFile]) -> CellIdentifiers {
    CellIdentifiers(Program(sources: sources))
  }

  private static func registers(_ text: String, _ identifier: String = "RowCell", beside other: String = "")
    -> Bool
  {
    let sources = [
      SourceFile(example: text, path: "Box.swift"), SourceFile(example: other, path: "Other.swift"),
    ]
    return identifiers(sources).mayRegister(identifier, requestedIn: "Box.swift")
  }

  static let literals = [
    Case(#"t.register(C.self, forCellReuseIdentifier: "RowCell")"#, true),
    Case(#"static let id = "RowCell""#, false),
    Case(#"static NSString *const kRow = @"RowCell";"#, false),
    Case(##"#define ROW @"RowCell""##, false),
    Case(#"enum Id: String { case row = "RowCell" }"#, false),
    Case(#"let nibs = ["RowCell": nib]"#, false),
    Case(#"[t registerClass:C.class forCellReuseIdentifier:@"RowCell"];"#, true),
    Case(
      #"[g registerClass:C.class forSupplementaryViewOfKind:k withReuseIdentifier:@"RowCell"];"#,
      true
    ),
    Case(#"t.dequeueReusableCell(withIdentifier: "RowCell", for: path)"#, false),
    Case(#"t.dequeueReusableCell(withIdentifier: "RowCell")"#, false),
    Case(#"t.dequeueReusableCellWithIdentifier("RowCell", forIndexPath: path)"#, false),
    Case(#"[t dequeueReusableCellWithIdentifier:@"RowCell" forIndexPath:[self path]];"#, false),
    Case(
      #"[g dequeueReusableSupplementaryViewOfKind:k withReuseIdentifier:@"RowCell" forIndexPath:p];"#,
      false
    ),
    Case(#"[self set:[t dequeueReusableCellWithIdentifier:a] id:@"RowCell"];"#, true),
    Case(#"let other = "RowCells"; // "RowCell""#, false),
  ]

  static let pieces = [
    Case(#"let id = "Row\(n)"; t.register(C.self, forCellReuseIdentifier: id)"#, true),
    Case(#"let id = "\(n)Cell"; t.register(C.self, forCellReuseIdentifier: id)"#, true),
    Case(#"t.register(C.self, forCellReuseIdentifier: "Row" + kind)"#, true),
    Case(#"t.register(C.self, forCellReuseIdentifier: name + "Cell")"#, true),
    Case(#"t.register(C.self, forCellReuseIdentifier: name.appending("Cell"))"#, true),
    Case(
      #"[t registerNib:n forCellReuseIdentifier:[NSString stringWithFormat:@"Row%@", kind]];"#,
      true
    ),
    Case(
      #"[t registerNib:n forCellReuseIdentifier:[NSString stringWithFormat:@"%02ldCell", kind]];"#,
      true
    ),
    Case(
      #"[t registerNib:n forCellReuseIdentifier:[name stringByAppendingString:@"Cell"]];"#,
      true
    ),
    Case(#"print("Row" + name)"#, false),
    Case(#"t.register(C.self, forCellReuseIdentifier: id); print("Tile" + name, "\(n)")"#, false),
    Case(#"t.register(C.self, forCellReuseIdentifier: "Row")"#, false),
  ]

  static let words = [
    Case("t.register(RowCell.self)", true),
    Case("let cells = [RowCell.self]", true),
    Case("class List: Listing<RowCell> {}", true),
    Case("RowCell.register(in: t)", false),
    Case("[t add:[RowCell class]];", true),
    Case("enum Id: String { case RowCell }", false),
    Case("enum Id: String { case Tile = \"t\", RowCell, Head }", false),
    Case("class RowCell: UITableViewCell {}", false),
    Case("extension RowCell: Reusable {}", false),
    Case("@interface RowCell : UITableViewCell", false),
    Case("#import \"RowCell.h\"", false),
    Case("let row = cell as? RowCell", false),
    Case("let row = cell as! RowCell", false),
    Case("RowCell *row = (RowCell *)cell;", false),
    Case("func fill(_ row: RowCell) -> RowCell { RowCell(style: .default) }", false),
    Case("row = [[RowCell alloc] init];", false),
    Case("rowCell.fill(); RowCells.fill()", false),
  ]

  static let methods = [
    Case(
      "override func dequeueReusableCell(withIdentifier id: String, for p: Path) -> C {}",
      true
    ),
    Case("- (id)dequeueReusableCellWithIdentifier:(NSString *)i forIndexPath:(id)p {}", true),
    Case("func dequeueReusableCell<T>() -> T {}", false),
    Case("func dequeueReusableCell(withReuseIdentifier id: String, at index: Int) -> C {}", false),
    Case("- (id)dequeueReusableCellWithIdentifier:(NSString *)identifier {}", false),
  ]

  /// Code that registers a cell by the runtime name of a class, or does not.
  static let runtimeNames = [
    Case(
      "class RowCell {}; t.register(RowCell.self, forCellReuseIdentifier: NSStringFromClass(RowCell.self))",
      true
    ),
    Case("class RowCell {}; t.reg(RowCell.self)", true),
    Case("class RowCell {}; class List: Listing<RowCell> {}", true),
    Case("class RowCell {}; t.register(C.self, forCellReuseIdentifier: \"RowCell\")", false),
    Case("class RowCell {}; t.register(C.self, forCellReuseIdentifier: \"App.RowCell\")", true),
    Case(
      "class RowCell {}; t.dequeueReusableCell(withIdentifier: NSStringFromClass(RowCell.self), for: p)",
      false
    ),
  ]

  @Test(arguments: runtimeNames)
  func `code registers a cell by the runtime name of its class or does not`(_ test: Case) {
    #expect(Self.registers(test.input, "App.RowCell") == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test(arguments: literals + pieces + words + methods)
  func `code registers a cell or does not`(_ test: Case) {
    #expect(Self.registers(test.input) == test.expected, sourceLocation: test.sourceLocation)
  }

  /// Whether a Swift source may register the cell `RowCell`.
  private static func isRegistered(_ text: String) -> Bool {
    identifiers([SourceFile(reading: Array(text.utf8), path: "List.swift")]).mayRegister(
      "RowCell",
      requestedIn: "List.swift"
    )
  }

  @Test(arguments: SourceTrap.swiftMembers)
  func `a registration in Swift after a trap`(_ trap: SourceTrap) {
    let start = "class List {\n  \(trap.text)\n  func g() { t."
    let registered = start + "register(C.self, forCellReuseIdentifier: \"RowCell\") }\n}\n"
    #expect(Self.isRegistered(registered), sourceLocation: trap.location)
    let requested = start + "dequeueReusableCell(withIdentifier: \"RowCell\", for: p) }\n}\n"
    #expect(!Self.isRegistered(requested), sourceLocation: trap.location)
  }

  private static let dequeue = "t.dequeueReusableCell(withIdentifier: Row.id, for: path)"

  static let constants = [
    Case(#"class Row { static let id = "RowCell" }"#, false),
    Case("class Row { static var id: String { return \"RowCell\" } }", false),
    Case(#"class Row { static let id = "RowCell"; let other = "RowCell" }"#, false),
    Case(dequeue, false),
    Case("t.register(C.self, forCellReuseIdentifier: Row.id)", true),
    Case("let id = Row.id; t.register(C.self, forCellReuseIdentifier: id)", true),
    Case("t.reg(Row.self)", true),
    Case(
      "extension T { func reg<T: C>(_ t: T.Type) { register(t, forCellReuseIdentifier: T.id) } }",
      false
    ),
    Case(
      "extension T { func reg<X: C>(_ t: X.Type) { register(t, forCellReuseIdentifier: t.id) } }",
      true
    ),
    Case(
      "extension T { func reg<Cell: C>(_ t: Cell.Type) { register(t, forCellReuseIdentifier: Cell.id) } }; t.reg(Row.self)",
      true
    ),
    Case("types.forEach { register($0, forCellReuseIdentifier: $0.id) }", true),
    Case("t.register(C.self, forCellReuseIdentifier: type(of: c).id)", true),
    Case("static func reg(in t: T) { t.register(self, forCellReuseIdentifier: id) }", true),
    Case("static func reg(in t: T) { t.register(self, forCellReuseIdentifier: Self.id) }", true),
    Case("t.register(C.self, forCellReuseIdentifier: \"Tile\"); \(dequeue)", false),
    Case("func reg(id: String) { register(C.self, forCellReuseIdentifier: id) }", true),
    Case(
      "register(C.self, forCellReuseIdentifier: x); if segue.id == y { go(to: row, id: z) }",
      true
    ),
    Case("t.reg(type.id)", false),
  ]

  @Test(arguments: constants)
  func `the value of a constant is registered if the constant is`(_ test: Case) {
    let row = "class Row { static let id = \"RowCell\" }"
    #expect(Self.registers(test.input, beside: row) == test.expected, sourceLocation: test.sourceLocation)
  }
}

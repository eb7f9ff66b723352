import NibproofTestSupport
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel

/// Which sources may register something for the identifiers of cells.
@Suite("Registrations of cells")
struct RegistrationTests {
  typealias Case = Example<String, Bool>

  private static func registers(
    _ text: String,
    _ identifier: String = "RowCell",
    in file: String = "Box.swift",
    constants: [ConstantUse] = []
  ) -> Bool {
    let index = SourceIndex([SourceFile(example: text, path: file)])
    return index.mayRegister(identifier, constants, index.implicitIdentifiers)
  }

  static let literals = [
    Case(#"t.register(C.self, forCellReuseIdentifier: "RowCell")"#, true),
    Case(#"static let id = "RowCell""#, true),
    Case(#"static NSString *const kRow = @"RowCell";"#, true),
    Case(##"#define ROW @"RowCell""##, true),
    Case(#"enum Id: String { case row = "RowCell" }"#, true),
    Case(#"let nibs = ["RowCell": nib]"#, true),
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
    Case("RowCell.register(in: t)", true),
    Case("[t add:[RowCell class]];", true),
    Case("enum Id: String { case RowCell }", true),
    Case("enum Id: String { case Tile = \"t\", RowCell, Head }", true),
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

  @Test(arguments: literals + pieces + words + methods)
  func `a source registers a cell or does not`(_ test: Case) {
    #expect(Self.registers(test.input) == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test(arguments: literals + pieces + words + methods)
  func `no end of a text is unexpected`(_ test: Case) {
    for count in 0...test.input.utf8.count {
      _ = Self.registers(String(decoding: test.input.utf8.prefix(count), as: UTF8.self))
    }
  }

  @Test
  func `what a case is called is one in small letters, too`() {
    #expect(Self.registers("enum Id: String { case tile, row }", "row"))
    #expect(!Self.registers("let row = t.row(row)", "row"))
  }

  private static let dequeue = "t.dequeueReusableCell(withIdentifier: Row.id, for: path)"

  static let constants = [
    Case(#"class Row { static let id = "RowCell" }"#, false),
    Case("class Row { static var id: String { return \"RowCell\" } }", false),
    Case(#"class Row { static let id = "RowCell"; let other = "RowCell" }"#, true),
    Case(dequeue, false),
    Case("t.register(C.self, forCellReuseIdentifier: Row.id)", true),
    Case("let id = Row.id; t.register(C.self, forCellReuseIdentifier: id)", true),
    Case("t.reg(Row.self)", true),
    Case(
      "extension T { func reg<T: C>(_ t: T.Type) { register(t, forCellReuseIdentifier: T.id) } }",
      true
    ),
    Case(
      "extension T { func reg<X: C>(_ t: X.Type) { register(t, forCellReuseIdentifier: t.id) } }",
      true
    ),
    Case(
      "extension T { func reg<Cell: C>(_ t: Cell.Type) { register(t, forCellReuseIdentifier: Cell.id) } }",
      true
    ),
    Case("types.forEach { register($0, forCellReuseIdentifier: $0.id) }", true),
    Case("t.register(C.self, forCellReuseIdentifier: type(of: c).id)", true),
    Case("static func reg(in t: T) { t.register(self, forCellReuseIdentifier: id) }", true),
    Case("static func reg(in t: T) { t.register(self, forCellReuseIdentifier: Self.id) }", true),
    Case("t.register(C.self, forCellReuseIdentifier: Tile.id); \(dequeue)", false),
    Case("func reg(id: String) { register(C.self, forCellReuseIdentifier: id) }", false),
    Case(
      "register(C.self, forCellReuseIdentifier: x); if segue.id == y { go(to: row, id: z) }",
      false
    ),
    Case("t.reg(type.id)", false),
  ]

  @Test(arguments: constants)
  func `what a constant holds counts by what is done with the constant`(_ test: Case) {
    let constant = Self.constant("Row", isBare: false, in: "Row.swift")
    #expect(Self.registers("class Tile { let id = \"RowCell\" }", in: "T.swift", constants: [constant]))
    let found = Self.registers(test.input, in: "Row.swift", constants: [constant])
    #expect(found == test.expected, sourceLocation: test.sourceLocation)
  }

  static let bareConstants = [
    Case(#"let id = "RowCell"; t.dequeueReusableCell(withIdentifier: id, for: path)"#, false),
    Case(#"let id = "RowCell"; t.dequeueReusableCell(withIdentifier: self.id, for: path)"#, false),
    Case(#"let id = "RowCell"; t.reg(id)"#, true),
    Case(#"let id = "RowCell"; t.reg(self.id)"#, true),
    Case(##"#define id @"RowCell""##, false),
    Case("[t registerClass:C.class forCellReuseIdentifier:id];", true),
  ]

  @Test(arguments: bareConstants)
  func `what is the source's own counts likewise`(_ test: Case) {
    let constant = ConstantUse(local: "id", "RowCell", in: "Box.swift")
    let found = Self.registers(test.input, constants: [constant])
    #expect(found == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test
  func `what an object has others may ask it for`() {
    var constant = Self.constant("Box", isBare: true, in: "Box.swift")
    func registered(_ text: String) -> Bool {
      Self.registers(text, in: "Tests.swift", constants: [constant])
    }
    #expect(registered("t.register(C.self, forCellReuseIdentifier: source.id)"))
    #expect(registered("t.reg(source.id)"))
    #expect(!registered("if segue.id == other { go() }"))
    constant.constant.isPrivate = true
    #expect(!registered("t.reg(source.id)"))
  }

  @Test
  func `the name of a type that is a constant's own counts likewise`() {
    let constant = Self.constant("RowCell", isBare: false, in: "Box.swift")
    for (text, registers) in [
      ("t.dequeueReusableCell(withIdentifier: RowCell.id, for: path) as! RowCell", false),
      ("t.register(RowCell.self)", true), ("t.register(C.self, forCellReuseIdentifier: RowCell.id)", true),
    ] {
      #expect(Self.registers(text, constants: [constant]) == registers, "\(text)")
    }
  }

  /// A constant `id` of a type.
  private static func constant(_ type: String, isBare: Bool, in file: String) -> ConstantUse {
    let location = FileLocation(file: file, position: SourcePosition(line: 1, column: 1))
    let constant = StringConstant("\(type).id", StringValue("RowCell"), location: location)
    return ConstantUse(constant, text: "RowCell", owner: type, isBare: isBare, in: "Box.swift")
  }
}

import Testing

@testable import ClassInterfaces

/// Which sources may register something for the identifiers of cells.
@Suite("Registrations of cells")
struct RegistrationTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var registers: Bool
    var sourceLocation: Testing.SourceLocation

    init(_ text: String, registers: Bool, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      (self.text, self.registers, self.sourceLocation) = (text, registers, sourceLocation)
    }

    var testDescription: String { text }
  }

  private static func registers(_ text: String) -> Bool {
    RegistrationScanner(registered: ["RowCell"], requested: [])
      .found(in: Array(text.utf8), of: "Box.swift").registered == ["RowCell"]
  }

  static let literals = [
    Case(#"t.register(C.self, forCellReuseIdentifier: "RowCell")"#, registers: true),
    Case(#"static let id = "RowCell""#, registers: true),
    Case(#"static NSString *const kRow = @"RowCell";"#, registers: true),
    Case(##"#define ROW @"RowCell""##, registers: true),
    Case(#"enum Id: String { case row = "RowCell" }"#, registers: true),
    Case(#"let nibs = ["RowCell": nib]"#, registers: true),
    Case(#"[t registerClass:C.class forCellReuseIdentifier:@"RowCell"];"#, registers: true),
    Case(
      #"[g registerClass:C.class forSupplementaryViewOfKind:k withReuseIdentifier:@"RowCell"];"#,
      registers: true
    ),
    Case(#"t.dequeueReusableCell(withIdentifier: "RowCell", for: path)"#, registers: false),
    Case(#"t.dequeueReusableCell(withIdentifier: "RowCell")"#, registers: false),
    Case(#"t.dequeueReusableCellWithIdentifier("RowCell", forIndexPath: path)"#, registers: false),
    Case(#"[t dequeueReusableCellWithIdentifier:@"RowCell" forIndexPath:[self path]];"#, registers: false),
    Case(
      #"[g dequeueReusableSupplementaryViewOfKind:k withReuseIdentifier:@"RowCell" forIndexPath:p];"#,
      registers: false
    ),
    Case(#"[self set:[t dequeueReusableCellWithIdentifier:a] id:@"RowCell"];"#, registers: true),
    Case(#"let other = "RowCells"; // "RowCell""#, registers: false),
  ]

  static let pieces = [
    Case(#"let id = "Row\(n)"; t.register(C.self, forCellReuseIdentifier: id)"#, registers: true),
    Case(#"let id = "\(n)Cell"; t.register(C.self, forCellReuseIdentifier: id)"#, registers: true),
    Case(#"t.register(C.self, forCellReuseIdentifier: "Row" + kind)"#, registers: true),
    Case(#"t.register(C.self, forCellReuseIdentifier: name + "Cell")"#, registers: true),
    Case(#"t.register(C.self, forCellReuseIdentifier: name.appending("Cell"))"#, registers: true),
    Case(
      #"[t registerNib:n forCellReuseIdentifier:[NSString stringWithFormat:@"Row%@", kind]];"#,
      registers: true
    ),
    Case(
      #"[t registerNib:n forCellReuseIdentifier:[NSString stringWithFormat:@"%02ldCell", kind]];"#,
      registers: true
    ),
    Case(
      #"[t registerNib:n forCellReuseIdentifier:[name stringByAppendingString:@"Cell"]];"#,
      registers: true
    ),
    Case(#"print("Row" + name)"#, registers: false),
    Case(#"t.register(C.self, forCellReuseIdentifier: id); print("Tile" + name, "\(n)")"#, registers: false),
    Case(#"t.register(C.self, forCellReuseIdentifier: "Row")"#, registers: false),
  ]

  static let words = [
    Case("t.register(RowCell.self)", registers: true),
    Case("let cells = [RowCell.self]", registers: true),
    Case("class List: Listing<RowCell> {}", registers: true),
    Case("RowCell.register(in: t)", registers: true),
    Case("[t add:[RowCell class]];", registers: true),
    Case("enum Id: String { case RowCell }", registers: true),
    Case("enum Id: String { case Tile = \"t\", RowCell, Head }", registers: true),
    Case("class RowCell: UITableViewCell {}", registers: false),
    Case("extension RowCell: Reusable {}", registers: false),
    Case("@interface RowCell : UITableViewCell", registers: false),
    Case("#import \"RowCell.h\"", registers: false),
    Case("let row = cell as? RowCell", registers: false),
    Case("let row = cell as! RowCell", registers: false),
    Case("RowCell *row = (RowCell *)cell;", registers: false),
    Case("func fill(_ row: RowCell) -> RowCell { RowCell(style: .default) }", registers: false),
    Case("row = [[RowCell alloc] init];", registers: false),
    Case("rowCell.fill(); RowCells.fill()", registers: false),
  ]

  static let methods = [
    Case(
      "override func dequeueReusableCell(withIdentifier id: String, for p: Path) -> C {}",
      registers: true
    ),
    Case("- (id)dequeueReusableCellWithIdentifier:(NSString *)i forIndexPath:(id)p {}", registers: true),
    Case("func dequeueReusableCell<T>() -> T {}", registers: false),
    Case("func dequeueReusableCell(withReuseIdentifier id: String, at index: Int) -> C {}", registers: false),
    Case("- (id)dequeueReusableCellWithIdentifier:(NSString *)identifier {}", registers: false),
  ]

  @Test(arguments: literals + pieces + words + methods)
  func `a source registers a cell or does not`(_ test: Case) {
    #expect(Self.registers(test.text) == test.registers, sourceLocation: test.sourceLocation)
  }

  @Test(arguments: literals + pieces + words + methods)
  func `no end of a text is unexpected`(_ test: Case) {
    for count in 0...test.text.utf8.count {
      _ = Self.registers(String(decoding: test.text.utf8.prefix(count), as: UTF8.self))
    }
  }

  @Test
  func `what a case is called is one in small letters, too`() {
    let scanner = RegistrationScanner(registered: ["row"], requested: [])
    func registered(_ text: String) -> Set<String> {
      scanner.found(in: Array(text.utf8), of: "Box.swift").registered
    }
    #expect(registered("enum Id: String { case tile, row }") == ["row"])
    #expect(registered("let row = t.row(row)").isEmpty)
  }

  private static let dequeue = "t.dequeueReusableCell(withIdentifier: Row.id, for: path)"

  static let constants = [
    Case(#"class Row { static let id = "RowCell" }"#, registers: false),
    Case("class Row { static var id: String { return \"RowCell\" } }", registers: false),
    Case(#"class Row { static let id = "RowCell"; let other = "RowCell" }"#, registers: true),
    Case(dequeue, registers: false),
    Case("t.register(C.self, forCellReuseIdentifier: Row.id)", registers: true),
    Case("let id = Row.id; t.register(C.self, forCellReuseIdentifier: id)", registers: true),
    Case("t.reg(Row.self)", registers: true),
    Case(
      "extension T { func reg<T: C>(_ t: T.Type) { register(t, forCellReuseIdentifier: T.id) } }",
      registers: true
    ),
    Case(
      "extension T { func reg<X: C>(_ t: X.Type) { register(t, forCellReuseIdentifier: t.id) } }",
      registers: true
    ),
    Case(
      "extension T { func reg<Cell: C>(_ t: Cell.Type) { register(t, forCellReuseIdentifier: Cell.id) } }",
      registers: true
    ),
    Case("types.forEach { register($0, forCellReuseIdentifier: $0.id) }", registers: true),
    Case("t.register(C.self, forCellReuseIdentifier: type(of: c).id)", registers: true),
    Case("static func reg(in t: T) { t.register(self, forCellReuseIdentifier: id) }", registers: true),
    Case("static func reg(in t: T) { t.register(self, forCellReuseIdentifier: Self.id) }", registers: true),
    Case("t.register(C.self, forCellReuseIdentifier: Tile.id); \(dequeue)", registers: false),
    Case("func reg(id: String) { register(C.self, forCellReuseIdentifier: id) }", registers: false),
    Case(
      "register(C.self, forCellReuseIdentifier: x); if segue.id == y { go(to: row, id: z) }",
      registers: false
    ),
    Case("t.reg(type.id)", registers: false),
  ]

  @Test(arguments: constants)
  func `what a constant holds counts by what is done with the constant`(_ test: Case) {
    var constant = SoughtConstant("id", "RowCell", askedIn: "Box.swift")
    (constant.owner, constant.declaringType, constant.isBare) = ("Row", "Row", false)
    (constant.isPrivate, constant.declaringFile) = (false, "Row.swift")
    let scanner = RegistrationScanner(registered: ["RowCell"], requested: [], constants: [constant])
    #expect(
      !scanner.found(in: Array("class Tile { let id = \"RowCell\" }".utf8), of: "T.swift").registered.isEmpty
    )
    let found = scanner.found(in: Array(test.text.utf8), of: "Row.swift").registered
    #expect(found == (test.registers ? ["RowCell"] : []), sourceLocation: test.sourceLocation)
  }

  static let bareConstants = [
    Case(#"let id = "RowCell"; t.dequeueReusableCell(withIdentifier: id, for: path)"#, registers: false),
    Case(#"let id = "RowCell"; t.dequeueReusableCell(withIdentifier: self.id, for: path)"#, registers: false),
    Case(#"let id = "RowCell"; t.reg(id)"#, registers: true),
    Case(#"let id = "RowCell"; t.reg(self.id)"#, registers: true),
    Case(##"#define id @"RowCell""##, registers: false),
    Case("[t registerClass:C.class forCellReuseIdentifier:id];", registers: true),
  ]

  @Test(arguments: bareConstants)
  func `what is the source's own counts likewise`(_ test: Case) {
    let constant = SoughtConstant("id", "RowCell", askedIn: "Box.swift")
    let scanner = RegistrationScanner(registered: ["RowCell"], requested: [], constants: [constant])
    let found = scanner.found(in: Array(test.text.utf8), of: "Box.swift").registered
    #expect(found == (test.registers ? ["RowCell"] : []), sourceLocation: test.sourceLocation)
  }

  @Test
  func `what an object has others may ask it for`() {
    var constant = SoughtConstant("id", "RowCell", askedIn: "Box.swift")
    (constant.owner, constant.declaringType, constant.isPrivate) = ("Box", "Box", false)
    func registered(_ text: String) -> Bool {
      let scanner = RegistrationScanner(registered: ["RowCell"], requested: [], constants: [constant])
      return !scanner.found(in: Array(text.utf8), of: "Tests.swift").registered.isEmpty
    }
    #expect(registered("t.register(C.self, forCellReuseIdentifier: source.id)"))
    #expect(registered("t.reg(source.id)"))
    #expect(!registered("if segue.id == other { go() }"))
    constant.isPrivate = true
    #expect(!registered("t.reg(source.id)"))
  }

  @Test
  func `the name of a type that is a constant's own counts likewise`() {
    var constant = SoughtConstant("id", "RowCell", askedIn: "Box.swift")
    (constant.owner, constant.declaringType, constant.isBare) = ("RowCell", "RowCell", false)
    constant.isPrivate = false
    let scanner = RegistrationScanner(registered: ["RowCell"], requested: [], constants: [constant])
    for (text, registers) in [
      ("t.dequeueReusableCell(withIdentifier: RowCell.id, for: path) as! RowCell", false),
      ("t.register(RowCell.self)", true), ("t.register(C.self, forCellReuseIdentifier: RowCell.id)", true),
    ] {
      let found = scanner.found(in: Array(text.utf8), of: "Box.swift").registered
      #expect(found == (registers ? ["RowCell"] : []), "\(text)")
    }
  }

  @Test("A source that matters has the identifier, or what the names of the methods have in common")
  func commonPart() {
    for test in Self.literals + Self.pieces where test.registers {
      #expect(
        test.text.contains("RowCell") || test.text.contains(RegistrationScanner.commonPart),
        sourceLocation: test.sourceLocation
      )
    }
  }
}

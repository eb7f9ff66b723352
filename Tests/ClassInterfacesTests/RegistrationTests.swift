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
    RegistrationScanner(registered: ["RowCell"], requested: []).found(in: Array(text.utf8)).registered == [
      "RowCell"
    ]
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
    #expect(scanner.found(in: Array("enum Id: String { case tile, row }".utf8)).registered == ["row"])
    #expect(scanner.found(in: Array("let row = t.row(row)".utf8)).registered.isEmpty)
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

import Checks
import NibLoading
import NibproofTestSupport
import Testing
import Validation

@Suite("Nibs that are registered for reuse")
struct CellNibTests {
  struct Case: CustomTestStringConvertible {
    var elements: String
    var registration: String
    var finding: String?
    var sourceLocation: SourceLocation

    init(
      _ elements: String,
      _ registration: String,
      _ finding: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.elements = elements
      self.registration = registration
      self.finding = finding
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(elements) \(registration)" }
  }

  private static let cell = #"<tableViewCell id="c-1"/>"#
  private static let nib = #"UINib(nibName: "Cell", bundle: nil)"#
  private static let table = "t.register(\(nib), forCellReuseIdentifier: \"id\"); ask(\"id\")"
  private static let header = "t.register(\(nib), forHeaderFooterViewReuseIdentifier: \"id\"); ask(\"id\")"
  private static let collection = "t.register(\(nib), forCellWithReuseIdentifier: Cell.id)"

  static let cases: [Case] = [
    Case(cell, table, nil),
    Case(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"# + cell, table, nil),
    Case(
      cell + #"<tapGestureRecognizer id="g-1"/>"#,
      table,
      "g-1 (id, UITableViewCell)"
    ),
    Case(
      #"<view id="v-1"/>"#,
      table,
      "v-1 (id, UITableViewCell)"
    ),
    Case(
      cell,
      collection,
      "c-1 (…, UICollectionReusableView)"
    ),
    Case(#"<collectionViewCell id="c-1"/>"#, collection, nil),
    Case(#"<collectionReusableView id="c-1"/>"#, collection, nil),
    Case(#"<view id="v-1"/>"#, header, "v-1 (id, UITableViewHeaderFooterView)"),
    Case(cell, header, "c-1 (id, UITableViewHeaderFooterView)"),
    Case(
      #"<view id="v-1" customClass="Own"/>"#,
      header + "\n }\n }\n @objc(Own) class Own: UITableViewHeaderFooterView { func g() {",
      nil
    ),
    // An unknown class may be a cell class.
    Case(#"<view id="v-1" customClass="PodCell" customModule="Pod"/>"#, table, nil),
    Case(
      #"<view id="v-1" customClass="Own"/>"#,
      table + "\n }\n }\n @objc(Own) class Own: UITableViewCell { func g() {",
      nil
    ),
    Case(
      #"<tableViewCell reuseIdentifier="old" id="c-1"/>"#,
      table,
      "c-1 (old, nib)"
    ),
    Case(#"<tableViewCell reuseIdentifier="id" id="c-1"/>"#, table, nil),
    // A class may override its reuse identifier.
    Case(
      #"<tableViewCell reuseIdentifier="old" id="c-1" customClass="Own"/>"#,
      table
        + "\n }\n }\n @objc(Own) class Own: UITableViewCell { override var reuseIdentifier: String? { nil }; func g() {",
      nil
    ),
    // The nib is not registered, or another nib is registered.
    Case(cell + #"<view id="v-1"/>"#, "_ = \(nib)", nil),
    Case(
      cell + #"<view id="v-1"/>"#,
      #"t.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: "id")"#,
      nil
    ),
  ]

  @Test("A cell nib needs one object of the right class", arguments: cases)
  func nib(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "Cell.xib": xib(testCase.elements),
      "List.swift": "class List: UIViewController { func f() { \(testCase.registration) } }",
    ])
    let found = try await tree.validate().findings.filter { $0.id == .unusableCellNib }
    #expect(found.allSatisfy { $0.consequence == .crashOnUse && $0.declaration != nil })
    let texts = found.map { finding in
      let parts = (finding.consoleMessage ?? "").split(separator: " ")
      let identifier = parts.first { $0.hasPrefix("(") } ?? ""
      return
        "\(finding.object?.id ?? "-") \(identifier.dropLast()), \(parts.dropLast().last ?? ""))"
    }
    #expect(texts == [testCase.finding].compactMap(\.self), sourceLocation: testCase.sourceLocation)
  }

  @Test("Two nibs with the same name are ambiguous")
  func ambiguous() async throws {
    let tree = try TemporaryTree([
      "A/Cell.xib": xib(Self.cell + #"<view id="v-1"/>"#), "B/Cell.xib": xib(Self.cell),
      "List.swift": "class List: UIViewController { func f() { \(Self.table) } }",
    ])
    #expect(try await tree.validate().findings.isEmpty)
  }

  @Test(
    "Variants for languages and devices are the same nib, and each is checked",
    arguments: [["en.lproj/Cell.xib", "de.lproj/Cell.xib"], ["Cell~ipad.xib", "Cell~iphone.xib"]]
  )
  func variants(files: [String]) async throws {
    let tree = try TemporaryTree([
      files[0]: xib(Self.cell + #"<view id="v-1"/>"#), files[1]: xib(Self.cell),
      "List.swift": "class List: UIViewController { func f() { \(Self.table) } }",
    ])
    let found = try await tree.validate().findings
    #expect(found.map(\.id) == [.unusableCellNib])
    #expect(found.map { tree.relative($0.file) } == [files[0]])
  }

  @Test("Registrations in Objective-C")
  func objectiveC() async throws {
    let tree = try TemporaryTree([
      "Cell.xib": xib(Self.cell + #"<view id="v-1"/>"#),
      "List.m": """
      @interface List : UITableViewController
      @end
      @implementation List
      - (void)viewDidLoad {
        UINib *nib = [UINib nibWithNibName:@"Cell" bundle:nil];
        [self.tableView registerNib:nib forCellReuseIdentifier:@"id"];
        [self.tableView dequeueReusableCellWithIdentifier:@"id"];
      }
      @end
      """,
    ])
    #expect(try await tree.validate().findings.map(\.id) == [.unusableCellNib])
  }

  struct Request: Sendable {
    var text: String
    var isAskedFor: Bool
    var sourceLocation: SourceLocation

    init(_ text: String, isAskedFor: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
      (self.text, self.isAskedFor, self.sourceLocation) = (text, isAskedFor, sourceLocation)
    }
  }

  static let requests = [
    Request("", isAskedFor: false),
    Request("// table.dequeueReusableCell(withIdentifier: \"row\")", isAskedFor: false),
    Request("let other = table.dequeueReusableCell(withIdentifier: \"rows\")", isAskedFor: false),
    Request("let made = table.register(Other.self, forCellReuseIdentifier: \"row\")", isAskedFor: false),
    Request("let cell = table.dequeueReusableCell(withIdentifier: \"row\")", isAskedFor: true),
    Request(
      "let cell = list.dequeueReusableSupplementaryView(ofKind: k, withReuseIdentifier: \"row\", for: p)",
      isAskedFor: true
    ),
    Request("let identifier = \"row\"", isAskedFor: false),
    Request("enum Cell: String { case first, row }", isAskedFor: false),
    Request("let cell = table.dequeueReusableCell(withIdentifier: \"r\" + rest)", isAskedFor: true),
    Request("let cell = table.dequeueReusableCell(withIdentifier: \"\\(kind)ow\")", isAskedFor: true),
  ]

  @Test("A nib is loaded only if its cell is requested", arguments: requests)
  func asked(_ request: Request) async throws {
    let tree = try TemporaryTree([
      "Cell.xib": xib(Self.cell + #"<view id="v-1"/>"#),
      "List.swift": """
      class List: UIViewController {
        func viewDidLoad() {
          table.register(\(Self.nib), forCellReuseIdentifier: "row")
          table.register(UINib(nibName: "Gone", bundle: nil), forCellReuseIdentifier: "row")
        }
      }
      """,
      "Other.swift": request.text,
    ])
    let found = try await tree.validate().findings
    #expect(found.map(\.id) == [.unusableCellNib, .missingNib], sourceLocation: request.sourceLocation)
    let areUnreachable = found.map(\.isUnreachable)
    #expect(
      areUnreachable == [!request.isAskedFor, !request.isAskedFor],
      sourceLocation: request.sourceLocation
    )
  }
}

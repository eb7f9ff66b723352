import NibLoading
import Testing
import Validation

@Suite("Nibs that tables and collections register for reuse")
struct CellNibTests {
  struct Case: CustomTestStringConvertible {
    var elements: String
    var registration: String
    var finding: String?
    var sourceLocation: Testing.SourceLocation

    init(
      _ elements: String,
      _ registration: String,
      _ finding: String?,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
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
  private static let table = "t.register(\(nib), forCellReuseIdentifier: \"id\")"
  private static let collection = "t.register(\(nib), forCellWithReuseIdentifier: Cell.id)"

  static let cases: [Case] = [
    Case(cell, table, nil),
    Case(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"# + cell, table, nil),
    Case(
      cell + #"<tapGestureRecognizer id="g-1"/>"#,
      table,
      "g-1: the nib is registered for reuse, so it must hold one UITableViewCell and nothing else at its top level, "
        + "and holds 2 objects (id, UITableViewCell)"
    ),
    Case(
      #"<view id="v-1"/>"#,
      table,
      "v-1: the nib is registered for reuse and holds a UIView, which is no UITableViewCell (id, UITableViewCell)"
    ),
    Case(
      cell,
      collection,
      "c-1: the nib is registered for reuse and holds a UITableViewCell, which is no UICollectionReusableView "
        + "(…, UICollectionReusableView)"
    ),
    Case(#"<collectionViewCell id="c-1"/>"#, collection, nil),
    Case(#"<collectionReusableView id="c-1"/>"#, collection, nil),
    // A class that nobody has seen may be one of cells.
    Case(#"<view id="v-1" customClass="PodCell" customModule="Pod"/>"#, table, nil),
    Case(
      #"<view id="v-1" customClass="Own"/>"#,
      table + "\n }\n }\n @objc(Own) class Own: UITableViewCell { func g() {",
      nil
    ),
    // Nothing is registered, or another nib.
    Case(cell + #"<view id="v-1"/>"#, "_ = \(nib)", nil),
    Case(
      cell + #"<view id="v-1"/>"#,
      #"t.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: "id")"#,
      nil
    ),
  ]

  @Test("One object, and one of the right class", arguments: cases)
  func nib(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "Cell.xib": xib(testCase.elements),
      "List.swift": "class List: UIViewController { func f() { \(testCase.registration) } }",
    ])
    let found = try await tree.validate().findings.filter { $0.id == .unusableCellNib }
    #expect(found.allSatisfy { $0.consequence == .later && $0.declaration != nil })
    let texts = found.map { finding in
      let parts = (finding.consoleMessage ?? "").split(separator: " ")
      let identifier = parts.first { $0.hasPrefix("(") } ?? ""
      return
        "\(finding.object?.id ?? "-"): \(finding.message) \(identifier.dropLast()), \(parts.dropLast().last ?? ""))"
    }
    #expect(texts == [testCase.finding].compactMap(\.self), sourceLocation: testCase.sourceLocation)
  }

  @Test("Of two nibs with one name nobody knows which is meant")
  func ambiguous() async throws {
    let tree = try TemporaryTree([
      "A/Cell.xib": xib(Self.cell + #"<view id="v-1"/>"#), "B/Cell.xib": xib(Self.cell),
      "List.swift": "class List: UIViewController { func f() { \(Self.table) } }",
    ])
    #expect(try await tree.validate().findings.isEmpty)
  }

  @Test("Objective-C registers too")
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
      }
      @end
      """,
    ])
    #expect(try await tree.validate().findings.map(\.id) == [.unusableCellNib])
  }
}

import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Nibs registered by constants")
struct RegisteredNibTests {
  /// The body of a controller's method, the finding about the registration, and other sources.
  struct Case: CustomTestStringConvertible {
    var body: String
    var finding: String?
    var more: [String: String]
    var sourceLocation: SourceLocation

    init(
      _ body: String,
      _ finding: String?,
      beside more: [String: String] = [:],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.body, self.finding, self.more, self.sourceLocation) = (body, finding, more, sourceLocation)
    }

    var testDescription: String { body }
  }

  private static func nib(
    _ identifier: String,
    className: String = "RowCell",
    element: String = "tableViewCell",
    beside other: String = ""
  ) -> String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <\(element) reuseIdentifier="\(identifier)" id="c-1" customClass="\(className)"
       customModule="App" customModuleProvider="target"/>\(other)
      """
    )
  }

  private static let row = """
    class RowCell: UITableViewCell {
      static let identifier = "Row"
      static let nibName = "RowCell"
      static var name: String { String(describing: self) }
      static var changed = "Row"
    }
    enum Kind: String { case row, wide = "Wide" }
    """

  private static func register(_ identifier: String) -> String { register("\"RowCell\"", identifier) }

  private static func register(_ nib: String, _ identifier: String) -> String {
    "table.register(UINib(nibName: \(nib), bundle: nil), forCellReuseIdentifier: \(identifier)); ask(\(identifier))"
  }

  private static func different(_ registered: String) -> String {
    "crash-on-use RowCell.xib:5:1: " + UnusableCellNib.identifier("Old", registered: registered).message
  }

  static let cases: [Case] = [
    Case(register("RowCell.identifier"), different("Row")),
    Case(register("RowCell.name"), different("RowCell")),
    Case(register("Kind.wide.rawValue"), different("Wide")),
    Case(register("own"), different("Mine")),
    Case(
      register("String(describing: RowCell.self)", "RowCell.identifier"),
      different("Row")
    ),
    Case(
      register("RowCell.nibName", "RowCell.identifier"),
      different("Row")
    ),
    Case(
      "let nib = UINib.init(nibName: \"RowCell\", bundle: nil)\ntable.register(nib, forCellReuseIdentifier: own); ask(own)",
      different("Mine")
    ),
    // The right identifier, and an unknown identifier
    Case(register("RowCell.identifier"), nil, beside: ["RowCell.xib": nib("Row")]),
    Case(register("RowCell.identifier"), nil, beside: ["RowCell.xib": nib("")]),
    Case(register("RowCell.changed"), different("Row")),
    Case(register("RowCell.unknown"), nil),
    Case(register("given"), nil),
    Case(register("Kind.row"), nil),
    Case(
      register("RowCell.identifier"),
      nil,
      beside: ["More.swift": "extension RowCell { static let identifier = \"Other\" }"]
    ),
    // Two nibs with the same name; one of them has the right identifier
    Case(register("RowCell.identifier"), nil, beside: ["Other/RowCell.xib": nib("Row")]),
    // A class that overrides its reuse identifier, or an unknown class
    Case(
      register("RowCell.identifier"),
      nil,
      beside: ["More.swift": "extension RowCell { override var reuseIdentifier: String? { \"Row\" } }"]
    ),
    Case(
      register("RowCell.identifier"),
      nil,
      beside: [
        "RowCell.xib": nib("Old", className: "PodCell"), "Pod.swift": "class PodCell: Unseen {}",
      ]
    ),
    Case(
      register("RowCell.identifier"),
      nil,
      beside: ["RowCell.xib": nib("Old", className: "ToolView", element: "collectionReusableView")]
    ),
  ]

  @Test("A cell with another identifier", arguments: cases)
  func registered(_ testCase: Case) async throws {
    let files = [
      "RowCell.xib": Self.nib("Old"), "Row.swift": Self.row,
      "List.swift": """
      class List: UITableViewController { static let own = "Mine"
        func f(given: String) { \(testCase.body) }
        func ask(_ id: String) { table.dequeueReusableCell(withIdentifier: id, for: path) }
      }
      """,
    ]
    let tree = try TemporaryTree(files.merging(testCase.more) { $1 })
    let findings = try await tree.validate().findings.filter { $0.id == .unusableCellNib }
    let texts = findings.map { finding in
      "\(finding.consequence) \(tree.relative(finding.file)):\(finding.position): \(finding.messageWithNotes)"
    }
    #expect(texts == [testCase.finding].compactMap(\.self), sourceLocation: testCase.sourceLocation)
  }

  @Test("UIKit's messages, also for collection views")
  func console() async throws {
    let tree = try TemporaryTree([
      "Tile.xib": Self.nib("Old", className: "Tile", element: "collectionViewCell"),
      "Tile.m": """
      NSString *const kTile = @"Tile";
      @interface Tile : UICollectionViewCell
      @end
      @implementation Tile
      @end
      @implementation Grid
      - (void)viewDidLoad {
        [grid registerNib:[UINib nibWithNibName:@"Tile" bundle:nil] forCellWithReuseIdentifier:kTile];
        [grid dequeueReusableCellWithReuseIdentifier:kTile forIndexPath:path];
      }
      @end
      """,
    ])
    let findings = try await tree.validate().findings.filter { $0.id == .unusableCellNib }
    #expect(
      findings.map(\.consoleMessage) == [
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'view reuse identifier in nib (Old) does not match the identifier used to register the nib (Tile)'"
      ]
    )
  }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Collection view controllers that code creates without a layout")
struct CollectionLayoutTests {
  struct App: Sendable {
    /// The expression that creates the collection view controller.
    var creation: String
    /// The members of the controller's class.
    var members = ""
    var superclass = "UICollectionViewController"
    var hasNib = false
    var other = ""
  }

  typealias Row = Example<App, Bool>

  static let swiftRows: [Row] = [
    Row("init()", App(creation: "Grid()"), true),
    Row("without a name", App(creation: "Grid(nibName: nil, bundle: nil)"), true),
    Row("the class of UIKit", App(creation: "UICollectionViewController()"), true),
    Row(
      "an initializer of its own",
      App(creation: "Grid(id: 1)", members: "init(id: Int) { super.init(nibName: nil, bundle: nil) }"),
      true
    ),
    Row("with a layout", App(creation: "Grid(collectionViewLayout: UICollectionViewFlowLayout())"), false),
    Row(
      "with a layout of its own",
      App(
        creation: "Grid()",
        members: "init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }"
      ),
      false
    ),
    Row(
      "with a layout of its superclass",
      App(
        creation: "Grid()",
        superclass: "Base",
        other:
          "class Base: UICollectionViewController { init() { super.init(collectionViewLayout: Layout()) } }"
      ),
      false
    ),
    Row("with a nib", App(creation: "Grid()", hasNib: true), false),
    Row("named", App(creation: #"Grid(nibName: "Other", bundle: nil)"#), false),
    Row(
      "makes its view",
      App(creation: "Grid()", members: "override func loadView() { view = UIView() }"),
      false
    ),
    Row(
      "gets its view",
      App(creation: "Grid()", members: "func f() { collectionView = UICollectionView(frame: .zero) }"),
      false
    ),
    Row("a table", App(creation: "Grid()", superclass: "UITableViewController"), false),
    Row("an unread superclass", App(creation: "Grid()", superclass: "GridController"), false),
  ]

  static let objectiveCRows: [Row] = [
    Row("init", App(creation: "[[Grid alloc] init]"), true),
    Row("new", App(creation: "[Grid new]"), true),
    Row(
      "with a layout",
      App(creation: "[[Grid alloc] initWithCollectionViewLayout:[UICollectionViewFlowLayout new]]"),
      false
    ),
    Row(
      "with a layout of its own",
      App(
        creation: "[[Grid alloc] init]",
        members:
          "- (instancetype)init { return [super initWithCollectionViewLayout:[UICollectionViewFlowLayout new]]; }"
      ),
      false
    ),
    Row("with a nib", App(creation: "[[Grid alloc] init]", hasNib: true), false),
  ]

  @Test("Swift", arguments: swiftRows)
  func swift(_ row: Row) async throws {
    let app = row.input
    try await Self.expect(
      row,
      [
        "App/App.swift": """
        import UIKit
        @main class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        \(app.other)
        class Grid: \(app.superclass) { \(app.members) }
        class Home: UIViewController {
          func open() { present(\(app.creation), animated: true) }
        }
        """
      ],
      naming: #"customModule="App" customModuleProvider="target""#
    )
  }

  @Test("Objective-C", arguments: objectiveCRows)
  func objectiveC(_ row: Row) async throws {
    let app = row.input
    try await Self.expect(
      row,
      [
        "App/main.m": """
        #import <UIKit/UIKit.h>
        @interface Grid : \(app.superclass)
        @end
        @implementation Grid
        \(app.members)
        @end
        @implementation Home
        - (void)open { [self presentViewController:\(app.creation) animated:YES completion:nil]; }
        @end
        """
      ],
      naming: ""
    )
  }

  private static func expect(_ row: Row, _ files: [String: String], naming: String) async throws {
    var files = files
    files[ProjectText.path] = ProjectText.targets("App", productType: "application").replacing(
      "buildSettings = { ",
      with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
    )
    files["App/Other.xib"] = xib("<view id=\"v-9\"/>")
    if row.input.hasNib {
      files["App/Grid.xib"] = xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Grid" \(naming)><connections>
        <outlet property="view" destination="v-1" id="o-1"/></connections></placeholder>
        <collectionView id="v-1"/>
        """
      )
    }
    let tree = try TemporaryTree(files)
    let found = try await tree.validate().findings.filter { $0.message.contains("without a layout") }
    #expect(found.map(\.id) == (row.expected ? [.missingViewOutlet] : []), sourceLocation: row.sourceLocation)
    #expect(found.allSatisfy { $0.consequence == .crashOnUse }, sourceLocation: row.sourceLocation)
    guard row.expected else { return }
    let line = "reason: 'UICollectionView must be initialized with a non-nil layout parameter'"
    let report = try await Validator().locate(Array(line.utf8), below: [tree.path])
    #expect(report.lines.first?.places.count == 1, sourceLocation: row.sourceLocation)
  }
}

import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Documents that Xcode refuses to compile")
struct IllegalConfigurationTests {
  typealias Row = Example<String, [String]>

  private static func row(
    _ name: String,
    _ document: String,
    finds keys: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, document, keys, sourceLocation: sourceLocation)
  }

  private static func list(_ cell: String, _ connections: String = "", after: String = "") -> String {
    DocumentText.scene(
      initial: "c-1",
      """
      <tableViewController id="c-1" customClass="List" customModule="App" customModuleProvider="target">
      <tableView key="view" id="t-1"><prototypes>\(cell)</prototypes>\(after)</tableView>
      <connections>\(connections)</connections></tableViewController>
      """
    )
  }

  private static let cell = """
    <tableViewCell reuseIdentifier="row" id="r-1" customClass="Row" customModule="App" customModuleProvider="target"><tableViewCellContentView key="contentView" id="r-2"><subviews><label id="l-1"/>\
    </subviews></tableViewCellContentView><connections><outlet property="title" destination="l-1" id="o-9"/></connections></tableViewCell>
    """

  static let rows: [Row] = [
    row("an outlet of the cell", list(cell)),
    row(
      "an outlet of the controller",
      list(cell, #"<outlet property="title" destination="l-1" id="o-1"/>"#),
      finds: ["title"]
    ),
    row(
      "an outlet to the cell itself",
      list(cell, #"<outlet property="title" destination="r-1" id="o-1"/>"#),
      finds: ["title"]
    ),
    row(
      "an outlet to the content of a static cell",
      DocumentText.scene(
        initial: "c-1",
        """
        <tableViewController id="c-1" customClass="List" customModule="App" customModuleProvider="target">
        <tableView key="view" dataMode="static" id="t-1"><sections><tableViewSection id="s-1"><cells>
        <tableViewCell id="r-1"><tableViewCellContentView key="contentView" id="r-2"><subviews><label id="l-1"/>
        </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        <connections><outlet property="title" destination="l-1" id="o-1"/></connections></tableViewController>
        """
      )
    ),
    row(
      "an outlet to a view next to the prototypes",
      list(
        cell,
        #"<outlet property="title" destination="l-2" id="o-1"/>"#,
        after: #"<label key="tableFooterView" id="l-2"/>"#
      )
    ),
    row(
      "an outlet of one prototype to another",
      list(
        cell
          + #"<tableViewCell reuseIdentifier="b" id="r-3" customClass="Row" customModule="App" customModuleProvider="target"><connections><outlet property="title" destination="l-1" id="o-1"/></connections></tableViewCell>"#
      ),
      finds: ["title"]
    ),
    row(
      "an outlet to the cell of a collection",
      DocumentText.scene(
        initial: "c-1",
        """
        <collectionViewController id="c-1" customClass="Grid" customModule="App" customModuleProvider="target">
        <collectionView key="view" id="t-1"><cells><collectionViewCell reuseIdentifier="row" id="r-1">
        <view key="contentView" id="r-2"><subviews><label id="l-1"/></subviews></view></collectionViewCell></cells></collectionView>
        <connections><outlet property="title" destination="l-1" id="o-1"/></connections></collectionViewController>
        """
      ),
      finds: ["title"]
    ),
    row(
      "a container view in a prototype",
      list(
        """
        <tableViewCell reuseIdentifier="row" id="r-1"><tableViewCellContentView key="contentView" id="r-2"><subviews>
        <containerView id="e-1"><connections><segue destination="c-1" kind="embed" id="se-1"/></connections></containerView>
        </subviews></tableViewCellContentView></tableViewCell>
        """
      ),
      finds: ["-"]
    ),
    row(
      "a static table in another controller",
      DocumentText.scene(
        initial: "c-1",
        """
        <viewController id="c-1"><view key="view" id="v-1"><subviews><tableView dataMode="static" id="t-1"><sections>
        <tableViewSection id="s-1"><cells><tableViewCell id="r-1"/></cells></tableViewSection></sections></tableView>
        </subviews></view></viewController>
        """
      ),
      finds: ["-"]
    ),
  ]

  private static let source = """
    import UIKit
    class List: UITableViewController { @IBOutlet var title2: UILabel!; @IBOutlet var header: UIView? }
    class Grid: UICollectionViewController {}
    class Row: UITableViewCell { @IBOutlet var title: UIView? }
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    """

  @Test("A storyboard", arguments: rows)
  func storyboards(_ row: Row) async throws {
    let tree = try TemporaryTree(["App.swift": Self.source, "Main.storyboard": row.input])
    let found = try await tree.validate().findings.filter { $0.id == .illegalConfiguration }
    #expect(found.map { $0.keyPath ?? "-" } == row.expected, sourceLocation: row.sourceLocation)
    #expect(found.allSatisfy { $0.consequence == .invalid && !$0.isUnreachable })
  }

  /// Returns a storyboard with a label that has the given text color, the named colors in its resources, and a tint
  /// color.
  private static func colored(_ color: String, listing names: [String]) -> String {
    let resources = names.map { name in
      #"<namedColor name="\#(name)"><color red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></namedColor>"#
    }
    return DocumentText.scene(
      initial: "c-1",
      """
      <viewController id="c-1"><view key="view" id="v-1"><subviews><label id="l-1"><color key="textColor" \(color)/></label>
      </subviews></view></viewController>
      """
    )
    .replacing(
      "</document>",
      with: "<resources>\(resources.joined())</resources><color key=\"tintColor\" name=\"tint\"/></document>"
    )
  }

  static let coloredLabels: [Row] = [
    row("a listed color", colored(#"name="ink""#, listing: ["gray", "ink"])),
    row("an unlisted color", colored(#"name="ink""#, listing: ["gray"]), finds: ["ink"]),
    row("no list of resources", colored(#"name="ink""#, listing: [])),
    row(
      "a color of the system's catalog",
      colored(#"name="labelColor" catalog="System" colorSpace="catalog""#, listing: [])
    ),
    row("a system color", colored(#"systemColor="labelColor""#, listing: [])),
    row(
      "components",
      colored(#"red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB""#, listing: [])
    ),
  ]

  @Test("A color of the asset catalog", arguments: coloredLabels)
  func listedColors(_ row: Row) async throws {
    let tree = try TemporaryTree(["App.swift": Self.source, "Main.storyboard": row.input])
    let found = try await tree.validate().findings.filter { $0.id == .illegalConfiguration }
    #expect(found.map { $0.keyPath ?? "-" } == row.expected, sourceLocation: row.sourceLocation)
  }

  /// An element in a document, the deployment targets of the document and of its app, and the number of findings.
  static let systems: [Example<(element: String, document: String, target: String), Int>] = [
    Example(("wkWebView", "", "IPHONEOS_DEPLOYMENT_TARGET = 10.0;"), 1),
    Example(("wkWebView", "", "IPHONEOS_DEPLOYMENT_TARGET = 11.0;"), 0),
    Example(("wkWebView", "", ""), 0),
    Example(("wkWebView", #"version="2816""#, "IPHONEOS_DEPLOYMENT_TARGET = 10.0;"), 0),
    Example(("wkWebView", #"version="2304""#, "IPHONEOS_DEPLOYMENT_TARGET = 10.0;"), 1),
    Example(("wkWebView", #"version="2304""#, "IPHONEOS_DEPLOYMENT_TARGET = 12.0;"), 0),
    Example((#"view customClass="WKWebView""#, "", "IPHONEOS_DEPLOYMENT_TARGET = 10.0;"), 0),
    Example((#"viewLayoutGuide key="safeArea""#, "", "IPHONEOS_DEPLOYMENT_TARGET = 8.0;"), 1),
    Example((#"viewLayoutGuide key="safeArea""#, "", "IPHONEOS_DEPLOYMENT_TARGET = 9.0;"), 0),
    Example((#"viewLayoutGuide key="keyboard""#, "", "IPHONEOS_DEPLOYMENT_TARGET = 8.0;"), 0),
  ]

  @Test("An element that requires a newer system", arguments: systems)
  func newerElements(_ row: Example<(element: String, document: String, target: String), Int>) async throws {
    let (element, document, target) = row.input
    let scene = DocumentText.scene(
      initial: "c-1",
      """
      <viewController id="c-1"><view key="view" id="v-1"><subviews><\(element) id="w-1"/></subviews></view></viewController>
      """
    )
    let dependencies = #"<dependencies><deployment \#(document) identifier="iOS"/></dependencies><scenes>"#
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { SDKROOT = iphoneos; \(target) "
      ),
      "App/App.swift": "import WebKit\n" + Self.source,
      "App/Main.storyboard": scene.replacing("<scenes>", with: dependencies),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .illegalConfiguration }
    #expect(found.count == row.expected, sourceLocation: row.sourceLocation)
    #expect(found.allSatisfy { $0.consequence == .invalid && $0.consoleMessage != nil })
  }

  @Test("A web view of macOS", arguments: [("10.11", 1), ("10.12", 0)])
  func webViewOfMacOS(system: String, count: Int) async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = \(system); "
      ),
      "App/App.swift": "import WebKit",
      "App/Page.xib": DocumentText.mac(#"<wkWebView id="w-1"/>"#),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .illegalConfiguration }
    #expect(
      found.map(\.consoleMessage)
        == Array(
          repeating: "error: WKWebView before macOS 10.12 (NSCoding support was broken in previous versions)",
          count: count
        )
    )
  }

  @Test("Outlet collections of macOS and of iOS")
  func collections() async throws {
    let objects = """
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App" customModuleProvider="target"><connections>
      <outletCollection property="buttons" destination="b-1" id="o-1"/></connections></customObject><button id="b-1"/>
      """
    let mac = try TemporaryTree([
      "App.swift": "import AppKit\nclass Panel: NSObject { @IBOutlet var buttons: [NSButton]! }",
      "Panel.xib": DocumentText.mac(objects),
    ])
    let found = try await mac.validate().findings
    #expect(found.map(\.id) == [.illegalConfiguration])
    #expect(found.first?.keyPath == "buttons")
    let mobile = try TemporaryTree([
      "App.swift": "import UIKit\nclass Panel: NSObject { @IBOutlet var buttons: [UIButton]! }",
      "Panel.xib": DocumentText.xib(
        objects.replacing(
          "<customObject id=\"-2\"",
          with: "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\""
        )
        .replacing("</customObject>", with: "</placeholder>")
      ),
    ])
    #expect(try await mobile.validate().findings.allSatisfy { $0.id != .illegalConfiguration })
  }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Item prototypes of collection views on macOS")
struct ItemPrototypeTests {
  struct App: Sendable {
    var layout = #"<collectionViewFlowLayout key="collectionViewLayout" id="y-1"/>"#
    var attributes = ""
    var outlets = #"<outlet property="itemPrototype" destination="i-1" id="o-1"/>"#
    var owner = "NSWindowController"
    var source = ""
  }

  typealias Row = Example<App, String?>

  private static let custom = #"customClass="Grid" customModule="App" customModuleProvider="target""#

  static let rows: [Row] = [
    Row("a flow layout", App(), "dropped"),
    Row("a flow layout in the main nib", App(owner: "NSApplication"), "crash"),
    Row(
      "a grid layout",
      App(layout: #"<collectionViewGridLayout key="collectionViewLayout" id="y-1"/>"#),
      "dropped"
    ),
    Row(
      "a class of the sources",
      App(attributes: custom, source: "class Grid: NSCollectionView {}"),
      "dropped"
    ),
    Row("no layout", App(layout: ""), nil),
    Row("no prototype", App(outlets: ""), nil),
    Row(
      "a prototype that does not exist",
      App(outlets: #"<outlet property="itemPrototype" destination="gone" id="o-1"/>"#),
      nil
    ),
    Row("another outlet", App(outlets: #"<outlet property="delegate" destination="-2" id="o-1"/>"#), nil),
    Row("an unread class", App(attributes: custom), nil),
    Row(
      "a class with its own setter",
      App(
        attributes: custom,
        source:
          "class Grid: NSCollectionView { override var itemPrototype: NSCollectionViewItem? { didSet {} } }"
      ),
      nil
    ),
  ]

  @Test("A collection view with a layout rejects a prototype", arguments: rows)
  func prototype(_ row: Row) async throws {
    let app = row.input
    let document = mac(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="\(app.owner)"/>
      <collectionView id="v-1" \(app.attributes)>\(app.layout)<connections>
      \(app.outlets)
      </connections></collectionView><collectionViewItem id="i-1"/>
      """
    )
    let found = try await TemporaryTree(["A.xib": document, "A.swift": "import Cocoa\n\(app.source)"])
      .validate()
      .findings.filter { $0.id == .rejectedOutlet }
    #expect(
      found.map(\.consequence.rawValue) == [row.expected].compactMap(\.self),
      sourceLocation: row.sourceLocation
    )
    #expect(found.allSatisfy { $0.position.line == 6 && $0.keyPath == "itemPrototype" })
  }

  @Test("Objective-C classes")
  func objectiveC() async throws {
    for (setter, count) in [("", 1), ("- (void)setItemPrototype:(NSCollectionViewItem *)item {}", 0)] {
      let document = mac(
        """
        <collectionView id="v-1" customClass="Grid">
        <collectionViewFlowLayout key="collectionViewLayout" id="y-1"/><connections>
        <outlet property="itemPrototype" destination="i-1" id="o-1"/></connections></collectionView>
        <collectionViewItem id="i-1"/>
        """
      )
      let source = """
        @interface Grid : NSCollectionView
        @end
        @implementation Grid
        \(setter)
        @end
        """
      let found = try await TemporaryTree(["A.xib": document, "A.m": source]).validate().findings
      #expect(found.count { $0.id == .rejectedOutlet } == count)
    }
  }
}

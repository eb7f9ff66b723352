import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Data sources that documents connect")
struct DataSourceTests {
  struct App: Sendable {
    /// The members of the controller, and the types from which it inherits.
    var members: String
    var inherited = "UIViewController"
    var other = ""
    var view = "tableView"
    /// The contents of the view.
    var contents = ""
    /// The outlets of the controller.
    var outlets = #"<outlet property="list" destination="t-1" id="o-2"/>"#
    /// Whether the view has a custom class that no source declares.
    var isCustom = false
  }

  typealias Row = Example<App, String?>

  private static let rows = "func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }"
  private static let cells =
    "func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { .init() }"

  private static func document(_ app: App, module: Bool) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c-1"><scenes>
    <scene sceneID="s-1"><objects><viewController id="c-1" customClass="List" \
    \(module ? #"customModule="App" customModuleProvider="target""# : "")><view key="view" id="v-1"><subviews>
    <\(app.view) id="t-1"\(app.isCustom ? #" customClass="Calendar" customModule="Calendars""# : "")>\(app.contents)<connections>
    <outlet property="dataSource" destination="c-1" id="o-1"/></connections></\(app.view)>
    </subviews></view><connections>\(app.outlets)</connections></viewController></objects></scene></scenes></document>
    """
  }

  private static func missing(_ selector: String, _ view: String = "UITableView") -> String {
    "'List' is the data source of a '\(view)', but does not implement '\(selector)'"
  }

  private static let hidden =
    "'List' is the data source of a 'UITableView', but does not conform to 'UITableViewDataSource', so "
    + "'tableView(_:numberOfRowsInSection:)' is not visible to Objective-C"

  static let swiftRows: [Row] = [
    Row("no methods", App(members: ""), missing("tableView:numberOfRowsInSection:")),
    Row(
      "conforming, in an extension",
      App(members: "", other: "extension List: UITableViewDataSource { \(rows); \(cells) }"),
      nil
    ),
    Row(
      "conforming through a protocol of its own",
      App(
        members: rows + "\n" + cells,
        inherited: "UIViewController, Listing",
        other: "protocol Listing: UITableViewDataSource {}"
      ),
      nil
    ),
    Row("methods without the conformance", App(members: rows + "\n" + cells), hidden),
    Row(
      "methods with attributes, one of them with another selector",
      App(members: "@objc \(rows)\n@objc \(cells)"),
      "'List' is the data source of a 'UITableView', but does not conform to 'UITableViewDataSource', so "
        + "'tableView(_:cellForRowAt:)' is not visible to Objective-C"
    ),
    Row(
      "methods with their Objective-C names",
      App(members: "@objc \(rows)\n@objc(tableView:cellForRowAtIndexPath:) \(cells)"),
      nil
    ),
    Row(
      "inherited from a class of the sources",
      App(
        members: "",
        inherited: "Base",
        other: "class Base: UIViewController, UITableViewDataSource { \(rows); \(cells) }"
      ),
      nil
    ),
    Row("inherited from UIKit", App(members: "", inherited: "UITableViewController"), nil),
    Row(
      "an unread superclass",
      App(members: "", inherited: "ListController", other: "import Lists"),
      nil
    ),
    Row(
      "an unread protocol",
      App(members: rows, inherited: "UIViewController, Listing", other: "import Lists"),
      nil
    ),
    Row(
      "set by code",
      App(members: "@IBOutlet var list: UITableView!; func f() { list.dataSource = nil }"),
      nil
    ),
    Row(
      "set by code for another view",
      App(members: "@IBOutlet var list: UITableView!; func f() { rest.dataSource = nil }"),
      missing("tableView:numberOfRowsInSection:")
    ),
    Row(
      "passed on",
      App(members: "@IBOutlet var list: UITableView!; func f() { Adapter(list) }"),
      nil
    ),
    Row(
      "used by members of UIKit",
      App(members: "@IBOutlet var list: UITableView!; func f() { list.reloadData(); list.rowHeight = 4 }"),
      missing("tableView:numberOfRowsInSection:")
    ),
    Row(
      "bound by a library",
      App(members: "@IBOutlet var list: UITableView!; func f() { list.rx.items(1) }"),
      nil
    ),
    Row(
      "static cells",
      App(
        members: "",
        contents: #"<sections><tableViewSection id="x-1"><cells/></tableViewSection></sections>"#
      ),
      nil
    ),
    Row(
      "a view of an unread class",
      App(members: "", contents: "", outlets: "", isCustom: true),
      nil
    ),
    Row(
      "a collection view",
      App(members: "", view: "collectionView"),
      missing("collectionView:numberOfItemsInSection:", "UICollectionView")
    ),
    Row(
      "a collection view with its methods",
      App(
        members: """
          func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 1 }
          func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell { .init() }
          """,
        inherited: "UIViewController, UICollectionViewDataSource",
        view: "collectionView"
      ),
      nil
    ),
  ]

  @Test("Swift", arguments: swiftRows)
  func swift(_ row: Row) async throws {
    let app = row.input
    try await Self.expect(
      row,
      [
        "App/Main.storyboard": Self.document(app, module: true),
        "App/App.swift": """
        import UIKit
        @main class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        \(app.other)
        class List: \(app.inherited) { \(app.members) }
        """,
      ]
    )
  }

  static let objectiveCRows: [Row] = [
    Row("no methods", App(members: ""), missing("tableView:numberOfRowsInSection:")),
    Row(
      "no cells",
      App(
        members:
          "- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 1; }",
        inherited: "UIViewController <UITableViewDataSource>"
      ),
      missing("tableView:cellForRowAtIndexPath:")
    ),
    Row(
      "all methods, without a conformance",
      App(
        members: """
          - (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 1; }
          - (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return nil; }
          """
      ),
      nil
    ),
    Row(
      "in a category",
      App(
        members: "",
        other: """
          @implementation List (Source)
          - (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 1; }
          - (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return nil; }
          @end
          """
      ),
      nil
    ),
    Row("inherited from UIKit", App(members: "", inherited: "UITableViewController"), nil),
    Row("set by code", App(members: "- (void)f { self.list.dataSource = nil; }"), nil),
    Row("set by its method", App(members: "- (void)f { [_list setDataSource:nil]; }"), nil),
    Row(
      "forwarded",
      App(members: "- (void)forwardInvocation:(NSInvocation *)i {}"),
      nil
    ),
  ]

  @Test("Objective-C", arguments: objectiveCRows)
  func objectiveC(_ row: Row) async throws {
    let app = row.input
    try await Self.expect(
      row,
      [
        "App/Main.storyboard": Self.document(app, module: false),
        "App/main.m": """
        #import "List.h"
        int main(int c, char **v) { return UIApplicationMain(c, v, nil, @"Delegate"); }
        """,
        "App/List.h": """
        #import <UIKit/UIKit.h>
        @interface List : \(app.inherited)
        @property IBOutlet UITableView *list;
        @end
        """,
        "App/List.m": """
        #import "List.h"
        @implementation List
        \(app.members)
        @end
        \(app.other)
        """,
      ]
    )
  }

  private static func expect(_ row: Row, _ files: [String: String]) async throws {
    var files = files
    files[ProjectText.path] = ProjectText.targets("App", productType: "application")
    files["App/Info.plist"] =
      "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .incompleteDataSource }
    #expect(found.map(\.message) == [row.expected].compactMap(\.self), sourceLocation: row.sourceLocation)
    #expect(found.allSatisfy { $0.consequence == .crashOnUse }, sourceLocation: row.sourceLocation)
  }
}

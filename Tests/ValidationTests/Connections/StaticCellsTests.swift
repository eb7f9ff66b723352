import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Static cells that code hides")
struct StaticCellsTests {
  struct App: Sendable {
    /// The members of the controller.
    var members: String
    var other = ""
    var cells = #"<cells><tableViewCell id="r-1"/></cells>"#
    var isStatic = true
    var outlets = #"<outlet property="dataSource" destination="c-1" id="o-1"/>"#
  }

  typealias Row = Example<App, String?>

  private static let sections =
    "override func numberOfSections(in tableView: UITableView) -> Int { return 0 }"
  private static let rows =
    "override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }"

  private static func document(_ app: App, module: Bool) -> String {
    let content =
      app.isStatic
      ? #"<sections><tableViewSection id="s-1">\#(app.cells)</tableViewSection></sections>"#
      : #"<prototypes><tableViewCell reuseIdentifier="a" id="r-1"/></prototypes>"#
    return DocumentText.scene(
      initial: "c-1",
      """
      <tableViewController id="c-1" customClass="List" \(module ? #"customModule="App" customModuleProvider="target""# : "")>
      <tableView key="view" dataMode="static" id="t-1">\(content)<connections>\(app.outlets)</connections></tableView>
      </tableViewController><viewController id="c-2"/>
      """
    )
  }

  private static func hidden(_ method: String) -> String {
    "the table shows none of its static cells: '\(method)' of 'List' returns 0"
  }

  static let swiftRows: [Row] = [
    Row(
      "both methods of the template",
      App(members: sections + "\n" + rows),
      hidden("numberOfSections(in:)")
    ),
    Row("only the rows", App(members: rows), hidden("tableView(_:numberOfRowsInSection:)")),
    Row(
      "without 'return'",
      App(members: "override func numberOfSections(in tableView: UITableView) -> Int { 0 }"),
      hidden("numberOfSections(in:)")
    ),
    Row(
      "a comment",
      App(members: rows.replacing("{ return", with: "{\n// Incomplete implementation\nreturn")),
      hidden("tableView(_:numberOfRowsInSection:)")
    ),
    Row(
      "Swift 2",
      App(members: "override func numberOfSectionsInTableView(tableView: UITableView) -> Int { return 0 }"),
      hidden("numberOfSectionsInTableView(tableView:)")
    ),
    Row("an unread superclass", App(members: sections, other: "import Lists"), nil),
    Row("no methods", App(members: ""), nil),
    Row("another number", App(members: sections.replacing("0", with: "1")), nil),
    Row(
      "the number of the superclass",
      App(members: sections.replacing("0", with: "super.numberOfSections(in: tableView)")),
      nil
    ),
    Row(
      "a condition",
      App(members: rows.replacing("{ return 0 }", with: "{ if section == 1 { return 0 }; return 2 }")),
      nil
    ),
    Row(
      "two branches",
      App(members: "#if DEBUG\n\(sections)\n#else\n\(sections.replacing("0", with: "1"))\n#endif"),
      nil
    ),
    Row("another method", App(members: rows.replacing("numberOfRowsInSection", with: "heightForRowAt")), nil),
    Row("prototypes", App(members: sections, isStatic: false), nil),
    Row("no cells", App(members: sections, cells: "<cells/>"), nil),
    Row(
      "another data source",
      App(members: sections, outlets: #"<outlet property="dataSource" destination="c-2" id="o-1"/>"#),
      nil
    ),
    Row(
      "a data source that code sets",
      App(members: sections + "\nfunc f() { tableView.dataSource = nil }"),
      nil
    ),
  ]

  @Test("Swift", arguments: swiftRows)
  func swift(_ row: Row) async throws {
    let superclass = row.input.other.isEmpty ? "UITableViewController" : "Other"
    try await Self.expect(
      row,
      [
        "Main.storyboard": Self.document(row.input, module: true),
        "App.swift": """
        import UIKit
        \(row.input.other)
        class List: \(superclass) { \(row.input.members) }
        """,
      ]
    )
  }

  @Test("Methods of a superclass in the sources")
  func inherited() async throws {
    for (own, count) in [("", 1), (Self.sections.replacing("0", with: "2"), 0)] {
      let found = try await TemporaryTree([
        "Main.storyboard": Self.document(App(members: ""), module: true),
        "App.swift": """
        import UIKit
        class Base: UITableViewController { \(Self.sections) }
        class List: Base { \(own) }
        """,
      ]).validate().findings.filter { $0.id == .hiddenCells }
      #expect(found.count == count)
      #expect(found.allSatisfy { $0.declaration?.position.line == 2 })
    }
  }

  static let objectiveCRows: [Row] = [
    Row(
      "the template",
      App(
        members:
          "- (NSInteger)numberOfSectionsInTableView:(UITableView *)t {\n// Potentially incomplete\nreturn 0;\n}"
      ),
      hidden("numberOfSectionsInTableView(_:)")
    ),
    Row(
      "a warning",
      App(
        members:
          "- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s {\n#warning Incomplete\nreturn 0;\n}"
      ),
      hidden("tableView(_:numberOfRowsInSection:)")
    ),
    Row(
      "another number",
      App(members: "- (NSInteger)numberOfSectionsInTableView:(UITableView *)t { return 1; }"),
      nil
    ),
    Row(
      "in a category",
      App(
        members: "- (NSInteger)numberOfSectionsInTableView:(UITableView *)t { return 0; }",
        other:
          "@implementation List (More)\n- (NSInteger)numberOfSectionsInTableView:(UITableView *)t { return 1; }\n@end"
      ),
      nil
    ),
  ]

  @Test("Objective-C", arguments: objectiveCRows)
  func objectiveC(_ row: Row) async throws {
    try await Self.expect(
      row,
      [
        "Main.storyboard": Self.document(row.input, module: false),
        "List.m": """
        #import <UIKit/UIKit.h>
        @interface List : UITableViewController
        @end
        @implementation List
        \(row.input.members)
        @end
        \(row.input.other)
        """,
      ]
    )
  }

  private static func expect(_ row: Row, _ files: [String: String]) async throws {
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .hiddenCells }
    #expect(found.map(\.message) == [row.expected].compactMap(\.self), sourceLocation: row.sourceLocation)
    #expect(found.allSatisfy { $0.consequence == .silent && $0.object?.id == "t-1" })
  }
}

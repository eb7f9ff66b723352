import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Table controllers that code creates without the prototypes of their scene")
struct CreatedTableTests {
  typealias Row = Example<[String: String], [String]>

  private static let module = #"customModule="App" customModuleProvider="target""#

  private static func storyboard(_ module: String, _ table: String = "table") -> String {
    DocumentText.storyboard(
      initial: "h-1",
      """
      <scene sceneID="s-1"><objects><viewController id="h-1" customClass="Home" \(module)/></objects></scene>
      <scene sceneID="s-2"><objects><\(table)ViewController id="l-1" storyboardIdentifier="list" customClass="List" \
      \(module) sceneMemberID="viewController"><\(table)View key="view" id="t-1"><prototypes><\(table)ViewCell reuseIdentifier="row" id="r-1"/>
      <\(table)ViewCell reuseIdentifier="other" id="r-2"/></prototypes></\(table)View></\(table)ViewController></objects>
      </scene>
      """
    )
  }

  private static func list(
    _ request: String = #"withIdentifier: "row", for: path"#,
    _ members: String = "",
    of superclass: String = "UITableViewController"
  ) -> String {
    """
    import UIKit
    class List: \(superclass) {
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        return view.dequeueReusableCell(\(request))
      }
      \(members)
    }
    """
  }

  private static func home(_ code: String, _ members: String = "") -> String {
    "import UIKit\nclass Home: UIViewController { @IBAction func open() { \(code) }\n\(members) }"
  }

  private static func app(_ home: String, _ list: String = list(), _ more: [String: String] = [:])
    -> [String: String]
  {
    ["Main.storyboard": storyboard(module), "Home.swift": home, "List.swift": list].merging(more) { $1 }
  }

  private static let header = """
    #import <UIKit/UIKit.h>
    @interface List : UITableViewController
    @end
    @interface Row : NSObject
    @property (nonatomic) Class page;
    @end
    """

  private static func objectiveC(_ row: String, _ home: String) -> [String: String] {
    [
      "Main.storyboard": storyboard(""), "List.h": header,
      "List.m": """
      #import "List.h"
      @implementation List
      - (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path {
        return [view dequeueReusableCellWithIdentifier:@"row" forIndexPath:path];
      }
      @end
      @implementation Row
      - (void)showIn:(UIViewController *)host { \(row) }
      @end
      """,
      "Home.m": """
      #import "List.h"
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)open:(Row *)row { \(home) }
      @end
      """,
    ]
  }

  private static let found = ["missing-identifier crash-on-use row List.swift:4"]
  private static let shown = "show(List(), sender: nil)"
  private static let registering =
    #"override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row") }"#

  static let rows: [Row] = [
    Row("created", app(home(shown)), found),
    Row("created with a style", app(home("show(List(style: .grouped), sender: nil)")), found),
    Row(
      "created by a class in a list",
      app(home("show(pages[0].init(), sender: nil)", "let pages: [UIViewController.Type] = [List.self]")),
      found
    ),
    Row(
      "created by a class in a property of Objective-C",
      objectiveC(
        "UIViewController *page = [[self.page alloc] init]; [host showViewController:page sender:nil];",
        "row.page = [List class]; [row showIn:self];"
      ),
      ["missing-identifier crash-on-use row List.m:4"]
    ),
    Row(
      "created in Objective-C",
      objectiveC(
        "",
        "[self showViewController:[[List alloc] initWithStyle:UITableViewStylePlain] sender:nil];"
      ),
      ["missing-identifier crash-on-use row List.m:4"]
    ),
    Row(
      "a class in a property that is the name of a scene",
      objectiveC(
        "[host showViewController:[host.storyboard instantiateViewControllerWithIdentifier:NSStringFromClass(self.page)] "
          + "sender:nil]; [[self.page alloc] init];",
        "row.page = [List class]; [row showIn:self];"
      ),
      []
    ),
    Row(
      "created from the storyboard",
      app(home(#"show(storyboard!.instantiateViewController(withIdentifier: "list"), sender: nil)"#)),
      []
    ),
    Row("created but not shown", app(home("let list = List(); list.title = nil")), []),
    Row("a registered cell", app(home(shown), list(#"withIdentifier: "row", for: path"#, registering)), []),
    Row(
      "a cell that other code registers",
      app(
        home(
          #"let list = List(); list.tableView.register(Cell.self, forCellReuseIdentifier: "row"); show(list, sender: nil)"#
        )
      ),
      []
    ),
    Row(
      "an identifier that code chooses",
      app(home(shown), list(#"withIdentifier: isEditing ? "row" : "other", for: path"#)),
      []
    ),
    Row(
      "another request that succeeds",
      app(
        home(shown),
        list(
          #"withIdentifier: "row", for: path"#,
          #"func more(_ path: IndexPath) { _ = tableView.dequeueReusableCell(withIdentifier: "code", for: path) }; "#
            + registering.replacing("\"row\"", with: "\"code\"")
        )
      ),
      []
    ),
    Row(
      "a request that returns nil",
      app(home(shown), list(#"withIdentifier: "row") ?? UITableViewCell("#)),
      []
    ),
    Row(
      "a controller that creates its view",
      app(
        home(shown),
        list(#"withIdentifier: "row", for: path"#, "override func loadView() { view = UITableView() }")
      ),
      []
    ),
    Row("an unread superclass", app(home(shown), list(of: "BaseController")), []),
  ]

  /// Returns the files of an app whose project builds the given files.
  private static func project(_ files: [String: String]) -> [String: String] {
    let settings = "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
    let project = ProjectText.targets("App", productType: "application")
      .replacing("buildSettings = { ", with: settings)
    return Dictionary(uniqueKeysWithValues: files.map { ("App/\($0)", $1) })
      .merging([ProjectText.path: project]) { $1 }
  }

  @Test("A table controller is created without its scene", arguments: rows)
  func create(_ row: Row) async throws {
    let found = try await TemporaryTree(Self.project(row.input)).found()
    #expect(
      found.filter { $0.hasPrefix("missing-identifier crash-on-use row") } == row.expected,
      sourceLocation: row.sourceLocation
    )
  }
}

import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Identifiers that are names of classes in the runtime")
struct RuntimeIdentifierTests {
  /// The registrations and the request of a controller's code.
  struct App: Sendable {
    var registration =
      #"tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")"#
    var identifier = "NSStringFromClass(Row.self)"
    var row = "class Row: UITableViewCell {}"
    var prototype = ""
    var code = ""
  }

  typealias Row = Example<App, [String]>

  private static let missing = ["missing-identifier crash-on-use App.Row List.swift:8"]

  private static func row(
    _ name: String,
    _ app: App,
    isFound: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, app, isFound ? missing : [], sourceLocation: sourceLocation)
  }

  static let rows: [Row] = [
    row("registered for the bare name", App(), isFound: true),
    row(
      "registered for the name in the runtime",
      App(registration: "tableView.register(Row.self, forCellReuseIdentifier: NSStringFromClass(Row.self))")
    ),
    row(
      "registered for the name as text",
      App(registration: #"tableView.register(Row.self, forCellReuseIdentifier: "App.Row")"#)
    ),
    row("requested by the bare name", App(identifier: "String(describing: Row.self)")),
    row(
      "requested without the module",
      App(identifier: #"NSStringFromClass(Row.self).components(separatedBy: ".").last!"#)
    ),
    row("not registered", App(registration: ""), isFound: true),
    row("a prototype", App(registration: "", prototype: "App.Row")),
    row("a prototype with the bare name", App(registration: "", prototype: "Row"), isFound: true),
    row(
      "registered by a helper",
      App(
        registration: "tableView.add(Row.self)",
        code: """
          extension UITableView {
            func add<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: NSStringFromClass(type)) }
          }
          """
      )
    ),
    row(
      "registered by the cell",
      App(
        registration: "Row.add(to: tableView)",
        row: """
          class Row: UITableViewCell {
            static func add(to t: UITableView) { t.register(self, forCellReuseIdentifier: NSStringFromClass(self)) }
          }
          """
      )
    ),
    row("a class with an Objective-C name", App(row: "@objc(Row) class Row: UITableViewCell {}")),
    row(
      "a nested class",
      App(identifier: "NSStringFromClass(Box.Row.self)", row: "class Box { class Row: UITableViewCell {} }")
    ),
  ]

  @Test("A cell", arguments: rows)
  func cells(_ row: Row) async throws {
    let app = row.input
    let prototype =
      app.prototype.isEmpty
      ? "" : #"<prototypes><tableViewCell reuseIdentifier="\#(app.prototype)" id="r-1"/></prototypes>"#
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ),
      "App/List.swift": """
      import UIKit
      class List: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(app.registration)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: \(app.identifier), for: path)
        }
      }
      """,
      "App/Row.swift": "import UIKit\n\(app.row)",
      "App/Row.xib": DocumentText.xib(#"<tableViewCell id="r-1"/>"#),
      "App/Code.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      \(app.code)
      """,
      "App/Main.storyboard": DocumentText.scene(
        initial: "c-1",
        """
        <tableViewController id="c-1" customClass="List" customModule="App" customModuleProvider="target">
        <tableView key="view" id="t-1">\(prototype)</tableView></tableViewController>
        """
      ),
    ])
    #expect(try await tree.found() == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test(
    "A scene",
    arguments: [("App.Detail", []), ("Detail", ["missing-identifier crash-on-use App.Detail App.swift:5"])]
  )
  func scenes(identifier: String, expected: [String]) async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application"),
      "App/App.swift": """
      import UIKit
      class Detail: UIViewController {}
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: NSStringFromClass(Detail.self)) }
      }
      """,
      "App/Main.storyboard": DocumentText.scene(
        #"<viewController storyboardIdentifier="\#(identifier)" id="c-1" customClass="Detail" customModule="App" customModuleProvider="target"/>"#
      ),
    ])
    #expect(try await tree.found() == expected)
  }

  @Test("A nib whose cell has the bare name as its identifier")
  func nib() async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application"),
      "App/App.swift": """
      import UIKit
      class Row: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: NSStringFromClass(Row.self))
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: NSStringFromClass(Row.self), for: path)
        }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let list = List()
        var window: UIWindow?
      }
      """,
      "App/Row.xib": DocumentText.xib(
        #"<tableViewCell reuseIdentifier="Row" id="r-1" customClass="Row" customModule="App" customModuleProvider="target"/>"#
      ),
    ])
    #expect(try await tree.found() == ["unusable-cell-nib crash-on-use - Row.xib:4"])
  }
}

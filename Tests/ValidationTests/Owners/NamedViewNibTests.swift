import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Nibs that code names for the views of controllers")
struct NamedViewNibTests {
  struct App: Sendable {
    var owner = #" customClass="CardController""#
    var outlet = ""
    var contents = #"<view id="v-1"/>"#
    var code = controller + launch(#"CardController(nibName: "Pool", bundle: nil)"#)
    var files: [String: String] = [:]
  }

  typealias Row = Example<App, [String]>

  private static let missing = ["missing-view-outlet crash view Pool.xib:4"]
  private static let controller = "class CardController: UIViewController {}\n"

  private static func launch(_ expression: String) -> String {
    """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
        window?.rootViewController = \(expression)
        return true
      }
    }
    """
  }

  private static func named(by initializer: String, base: String = "UIViewController") -> String {
    "class CardController: \(base) { \(initializer) }\n" + launch("CardController()")
  }

  private static func row(
    _ name: String,
    _ app: App,
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, app, expected, sourceLocation: sourceLocation)
  }

  static let rows: [Row] = [
    row("the declared class", App(), finds: missing),
    row("no declared class", App(owner: ""), finds: missing),
    row("another declared class", App(owner: #" customClass="NSObject""#), finds: missing),
    row(
      "the controller is an object of the nib",
      App(
        owner: #" customClass="NSObject""#,
        contents: """
          <viewController id="c-1" customClass="CardController" customModule="App"><view key="view" id="v-1"/>
          </viewController>
          """
      ),
      finds: missing
    ),
    row(
      "a framework's controller",
      App(
        owner: #" customClass="Card""#,
        code: "class Card: UIView {}\n" + launch(#"UIViewController(nibName: "Pool", bundle: nil)"#)
      ),
      finds: missing
    ),
    row("a connected view", App(outlet: "view")),
    row(
      "a table controller's table",
      App(
        outlet: "tableView",
        contents: #"<tableView id="v-1"/>"#,
        code: "class CardController: UITableViewController {}\n"
          + launch(#"CardController(nibName: "Pool", bundle: nil)"#)
      )
    ),
    row(
      "the controller names the nib",
      App(code: named(by: #"init() { super.init(nibName: "Pool", bundle: nil) }"#)),
      finds: missing
    ),
    row(
      "the controller overrides the name",
      App(code: named(by: #"override var nibName: String? { "Pool" }"#)),
      finds: missing
    ),
    row(
      "the controller may name another nib",
      App(
        code: named(by: #"init() { super.init(nibName: isSmall ? "Pool" : kind, bundle: nil) }"#)
      )
    ),
    row(
      "the controller names another nib, whatever it receives",
      App(
        code: """
          class CardController: UIViewController {
            override init(nibName: String?, bundle: Bundle?) { super.init(nibName: "Other", bundle: nil) }
          }

          """ + launch(#"CardController(nibName: "Pool", bundle: nil)"#),
        files: ["Other.xib": DocumentText.xib("")]
      )
    ),
    row(
      "the controller creates its view",
      App(
        code: "class CardController: UIViewController { override func loadView() { view = UIView() } }\n"
          + launch(#"CardController(nibName: "Pool", bundle: nil)"#)
      )
    ),
    row(
      "the controller also instantiates the nib",
      App(
        code: """
          class CardController: UIViewController {
            func fill() { Bundle.main.loadNibNamed("Pool", owner: self) }
          }

          """ + launch(#"CardController(nibName: "Pool", bundle: nil)"#)
      )
    ),
    row(
      "other code sets the view",
      App(
        code: controller
          + """
          class Box { let card = CardController(nibName: "Pool", bundle: nil)
            func open() { card.view = UIView() } }

          """ + launch("Box().card")
      )
    ),
    row(
      "other code provides the nib's owner",
      App(code: controller + launch(#"box(Bundle.main.loadNibNamed("Pool", owner: CardController()))"#))
    ),
    row(
      "a framework controller that creates its view",
      App(
        code: "class CardController: UIPageViewController {}\n"
          + launch(#"CardController(nibName: "Pool", bundle: nil)"#)
      )
    ),
    row(
      "no code calls the method that creates the controller",
      App(
        code: controller
          + """
          class Box: UIView {
            func load() { Bundle.main.loadNibNamed("Pool", owner: self) }
            func make() -> UIViewController { CardController(nibName: "Pool", bundle: nil) }
          }
          class BoxController: UIViewController {
            override func viewDidLoad() { Box().load() }
          }

          """ + launch("BoxController()")
      ),
      finds: ["missing-view-outlet crash view Pool.xib:4 unreachable"]
    ),
    row(
      "another nib for the same class",
      App(
        code: controller
          + launch(
            #"[CardController(nibName: "Pool", bundle: nil), CardController(nibName: "Other", bundle: nil)][0]"#
          ),
        files: [
          "Other.xib": DocumentText.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"><connections>
            <outlet property="view" destination="v-1" id="o-1"/></connections></placeholder><view id="v-1"/>
            """
          )
        ]
      ),
      finds: missing
    ),
  ]

  @Test("The nib must set the view", arguments: rows)
  func views(_ row: Row) async throws {
    let app = row.input
    let outlet = app.outlet.isEmpty ? "" : #"<outlet property="\#(app.outlet)" destination="v-1" id="o-1"/>"#
    let files = [
      ProjectText.path: ProjectText.app(["App.swift", "Pool.xib"] + app.files.keys.sorted()),
      "App.swift": "import UIKit\n" + app.code,
      "Pool.xib": DocumentText.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(app.owner)><connections>\(outlet)</connections>
        </placeholder>
        \(app.contents)
        """
      ),
    ]
    let tree = try TemporaryTree(files.merging(app.files) { $1 })
    let found = try await tree.found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("An Objective-C controller with the nib's name", arguments: ["UIViewController", "CardController"])
  func objectiveC(className: String) async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.app(["App.m", "Pool.xib"]),
      "App.m": """
      #import <UIKit/UIKit.h>
      @interface CardController : UIViewController
      @end
      @implementation CardController
      @end
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property UIWindow *window;
      @end
      @implementation AppDelegate
      - (void)start {
        UIViewController *card = [[[\(className) alloc] initWithNibName:@"Pool" bundle:nil] autorelease];
        self.window.rootViewController = card;
      }
      @end
      int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
      """,
      "Pool.xib": DocumentText.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"/><view id="v-1"/>
        """
      ),
    ])
    #expect(try await tree.found() == Self.missing)
  }
}

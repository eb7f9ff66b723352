import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Controllers that code creates as owners of nibs whose document declares no controller as the owner")
struct CreatedOwnerTests {
  struct App: Sendable {
    var nib = "CardController"
    var owner = ""
    var connections = ""
    var code: String
    var isObjectiveC = false
  }

  typealias Row = Example<App, [String]>

  private static func row(
    _ name: String,
    _ app: App,
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, app, expected, sourceLocation: sourceLocation)
  }

  private static let controller = "class CardController: UIViewController { @IBOutlet var label: UILabel? }\n"
  private static func launch(_ expression: String) -> String {
    """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func start() { window?.rootViewController = \(expression) }
    }
    """
  }

  private static func messages(_ expression: String) -> String {
    """
    #import <UIKit/UIKit.h>
    @interface CardView : UIView
    @property (nonatomic) IBOutlet UILabel *label;
    @end
    @implementation CardView
    - (void)load { [[NSBundle mainBundle] loadNibNamed:@"CardView" owner:self options:nil]; }
    @end
    @interface CardViewController : UIViewController
    @end
    @implementation CardViewController
    @end
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @property UIWindow *window;
    @end
    @implementation AppDelegate
    - (void)start {
      CardViewController *card = \(expression);
      self.window.rootViewController = [[[UINavigationController alloc] initWithRootViewController:card] autorelease];
    }
    @end
    int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
    """
  }

  /// A view that loads its nib `CardView`.
  private static let loadingView = """
    class CardView: UIView { @IBOutlet var label: UILabel!
      func load() { Bundle.main.loadNibNamed("CardView", owner: self) } }
    """

  /// Returns an app with the nib `CardView`, which declares a view with an outlet as the owner.
  private static func viewNib(_ code: String, isObjectiveC: Bool = false) -> App {
    let module = isObjectiveC ? "" : #" customModule="App" customModuleProvider="target""#
    return App(
      nib: "CardView",
      owner: #" customClass="CardView""# + module,
      connections: #"<outlet property="label" destination="l-1" id="o-1"/>"#,
      code: code,
      isObjectiveC: isObjectiveC
    )
  }

  static let rows: [Row] = [
    row(
      "a controller with the name of the nib",
      App(code: controller + launch("CardController(nibName: \"CardController\", bundle: nil)")),
      finds: ["missing-view-outlet crash view CardController.xib:4"]
    ),
    row(
      "a connected view",
      App(
        connections: #"<outlet property="view" destination="v-1" id="o-1"/>"#,
        code: controller + launch("CardController(nibName: \"CardController\", bundle: nil)")
      )
    ),
    row(
      "two classes with the nib",
      App(
        code: controller + "class Other: UIViewController {}\n"
          + launch(
            "[CardController(nibName: \"CardController\", bundle: nil), Other(nibName: \"CardController\", bundle: nil)][0]"
          )
      ),
      finds: ["missing-view-outlet crash view CardController.xib:4"]
    ),
    row(
      "a class that creates its view",
      App(
        code: controller.replacing("UILabel?", with: "UILabel?\noverride func loadView() { view = UIView() }")
          + launch("CardController(nibName: \"CardController\", bundle: nil)")
      )
    ),
    row(
      "an Objective-C class",
      App(
        code: """
          #import <UIKit/UIKit.h>
          @interface CardController : UIViewController
          @end
          @implementation CardController
          @end
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @property UIWindow *window;
          @end
          @implementation AppDelegate
          - (void)start { self.window.rootViewController = [[CardController alloc] initWithNibName:@"CardController" bundle:nil]; }
          @end
          int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
          """,
        isObjectiveC: true
      ),
      finds: ["missing-view-outlet crash view CardController.xib:4"]
    ),
    row(
      "a view's nib that a controller finds by its name",
      viewNib(
        """
        class CardView: UIView { @IBOutlet var label: UILabel! }
        class CardViewController: UIViewController {}

        """ + launch("CardViewController()")
      ),
      finds: [
        "missing-view-outlet crash view CardView.xib:4", "undefined-outlet crash label CardView.xib:4",
      ]
    ),
    row(
      "a view's nib that the view loads as well",
      viewNib(
        """
        \(loadingView)
        class CardViewController: UIViewController {}

        """ + launch("CardViewController()")
      ),
      finds: [
        "missing-view-outlet crash view CardView.xib:4", "undefined-outlet crash label CardView.xib:4",
      ]
    ),
    row(
      "a view's nib, with a controller that extends its empty view",
      viewNib(
        """
        \(loadingView)
        class CardViewController: UIViewController {
          override func loadView() { super.loadView(); view.addSubview(CardView()) } }

        """ + launch("CardViewController()")
      )
    ),
    row(
      "a view's nib, with a controller that is not shown",
      viewNib(
        """
        \(loadingView)
        class CardViewController: UIViewController {}

        """ + launch("UIViewController()")
      )
    ),
    row(
      "an autoreleased controller of Objective-C",
      viewNib(messages("[[[CardViewController alloc] init] autorelease]"), isObjectiveC: true),
      finds: [
        "missing-view-outlet crash view CardView.xib:4", "undefined-outlet crash label CardView.xib:4",
      ]
    ),
    row(
      "an autoreleased controller with another nib",
      viewNib(
        messages(
          #"[[[CardViewController alloc] initWithNibName:@"Other" bundle:nil] autorelease]"#
        ),
        isObjectiveC: true
      ),
      finds: ["missing-nib crash-on-use Other App.m:17"]
    ),
    row(
      "a view that the controller sets too late",
      App(
        nib: "DuckView",
        code: """
          class DuckViewController: UIViewController { override func viewDidLoad() { view = UIView() } }

          """ + launch("DuckViewController()")
      ),
      finds: ["missing-view-outlet crash view DuckView.xib:4"]
    ),
    row(
      "a view that the controller sets in its initializer",
      App(
        nib: "DuckView",
        code: """
          class DuckViewController: UIViewController {
            init() {
              super.init(nibName: nil, bundle: nil)
              view = UIView()
            }
          }

          """ + launch("DuckViewController()")
      )
    ),
    row(
      "a view that another controller sets",
      App(
        nib: "DuckView",
        code: """
          class DuckViewController: UIViewController {}
          class PondController: UIViewController { var duck = DuckViewController()
            override func viewDidLoad() { duck.view = UIView() } }

          """ + launch("DuckViewController()")
      )
    ),
    row(
      "a view's nib, with a controller of another name",
      viewNib(
        """
        \(loadingView)
        class BoardController: UIViewController {}

        """ + launch("BoardController()")
      )
    ),
  ]

  @Test("The owner is the controller", arguments: rows)
  func owners(_ row: Row) async throws {
    let app = row.input
    let source = (app.isObjectiveC ? "" : "import UIKit\n") + app.code
    let file = app.isObjectiveC ? "App.m" : "App.swift"
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.app([file, "\(app.nib).xib"]), file: source,
      "\(app.nib).xib": DocumentText.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(app.owner)><connections>\(app.connections)</connections></placeholder>
        <view id="v-1"><subviews><label id="l-1"/></subviews></view>
        """
      ),
    ])
    let found = try await tree.found().map { $0.replacing(" unreachable", with: "") }
    #expect(Set(found) == Set(row.expected), sourceLocation: row.sourceLocation)
  }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Controllers in container views, and casts of segues")
struct EmbeddedControllerTests {
  struct App: Sendable {
    var code: String
    /// More code of the app.
    var other = ""
    /// The attributes of the segue from the container view.
    var segue = #"kind="embed""#
    /// The controllers that other container views embed.
    var embedded: [String] = []
    var isSwift = true
  }

  typealias Row = Example<App, Bool>

  private static func document(_ app: App) -> String {
    let module = app.isSwift ? #"customModule="App" customModuleProvider="target""# : ""
    let others = app.embedded.indices.map { number in
      #"<containerView id="k-\#(number)"><connections><segue destination="e-\#(number)" kind="embed" id="t-\#(number)"/></connections></containerView>"#
    }
    let scenes = app.embedded.enumerated().map { number, className in
      #"<scene sceneID="x-\#(number)"><objects><viewController sceneMemberID="viewController" id="e-\#(number)" customClass="\#(className)" \#(module)/></objects></scene>"#
    }
    return storyboard(
      initial: "c-1",
      """
      <scene sceneID="s-1"><objects><viewController sceneMemberID="viewController" id="c-1" customClass="Home" \(module)>
      <view key="view" id="v-1"><subviews><containerView id="k-x"><connections>
      <segue destination="c-2" \(app.segue) id="g-1"/></connections></containerView>\(others.joined())</subviews></view>
      </viewController></objects></scene>
      <scene sceneID="s-2"><objects><viewController sceneMemberID="viewController" id="c-2"/></objects></scene>
      \(scenes.joined(separator: "\n"))
      """
    )
  }

  private static func swift(_ statements: String) -> String {
    """
    import UIKit
    class Row: UIViewController {}
    class Panel: UIViewController {}
    class Fade: UIStoryboardSegue { var edge = 0 }
    class Home: UIViewController {
      override func viewDidLoad() { \(statements) }
    }
    """
  }

  private static func preparing(_ statements: String) -> String {
    swift("").replacing(
      "override func viewDidLoad() {",
      with: "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(statements)"
    )
  }

  private static func objectiveC(_ method: String) -> String {
    """
    #import <UIKit/UIKit.h>
    @interface Row : UIViewController
    @property int count;
    @end
    @implementation Row
    @end
    @interface Fade : UIStoryboardSegue
    @property int edge;
    @end
    @implementation Fade
    @end
    @interface Home : UIViewController
    @end
    @implementation Home
    \(method)
    @end
    """
  }

  private static let custom =
    #"kind="custom" identifier="fade" customClass="Fade" customModule="App" customModuleProvider="target""#

  static let rows: [Row] = [
    // Controllers in container views
    Row("children.first", App(code: swift("let row = children.first as! Row")), true),
    Row("self.children[0]", App(code: swift("let row = self.children[0] as! Row")), true),
    Row("childViewControllers.last", App(code: swift("let row = childViewControllers.last as! Row")), true),
    Row("as? unwrapped", App(code: swift("let row = (children.first as? Row)!")), true),
    Row(
      "Objective-C",
      App(
        code: objectiveC(
          "- (void)viewDidLoad { Row *row = (Row *)self.childViewControllers.firstObject; row.count = 1; }"
        ),
        isSwift: false
      ),
      true
    ),
    Row("as?", App(code: swift("let row = children.first as? Row")), false),
    Row("the class of the scene", App(code: swift("let row = children.first as! UIViewController")), false),
    Row("an index without a container view", App(code: swift("let row = children[1] as! Row")), false),
    Row(
      "another container view with the class",
      App(code: swift("let row = children.first as! Row"), embedded: ["Row"]),
      false
    ),
    Row(
      "other container views without the class",
      App(code: swift("let row = children[1] as! Row"), embedded: ["Panel"]),
      true
    ),
    Row(
      "a controller that code adds",
      App(code: swift("addChild(Row()); let row = children.last as! Row")),
      false
    ),
    Row(
      "a controller that other code adds",
      App(
        code: swift("let row = children.last as! Row"),
        other: "func fill(_ home: UIViewController) { home.addChild(Row()) }"
      ),
      false
    ),
    Row(
      "a controller that code adds to another class",
      App(
        code: swift("let row = children.last as! Row"),
        other: "class List: UIViewController { override func viewDidLoad() { addChild(Row()) } }"
      ),
      true
    ),
    Row(
      "a local list",
      App(code: swift("let children = [Row()] as [Any]; let row = children.first as! Row")),
      false
    ),
    // Segues
    Row("segue as!", App(code: preparing("(segue as! Fade).edge = 1")), true),
    Row(
      "segue as! for an identifier",
      App(
        code: preparing(#"if segue.identifier == "fade" { (segue as! Fade).edge = 1 }"#),
        segue: #"kind="show" identifier="fade""#
      ),
      true
    ),
    Row(
      "segue as! UIStoryboardPopoverSegue",
      App(
        code: preparing("let popover = segue as! UIStoryboardPopoverSegue"),
        segue: #"kind="popoverPresentation""#
      ),
      true
    ),
    Row(
      "a segue in Objective-C",
      App(
        code: objectiveC(
          "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender { ((Fade *)segue).edge = 1; }"
        ),
        isSwift: false
      ),
      true
    ),
    Row("the custom class", App(code: preparing("(segue as! Fade).edge = 1"), segue: custom), false),
    Row(
      "another custom class",
      App(
        code: preparing("(segue as! Slide).edge = 1") + "\nclass Slide: UIStoryboardSegue { var edge = 0 }",
        segue: custom
      ),
      true
    ),
    Row("segue as?", App(code: preparing("(segue as? Fade)?.edge = 1")), false),
    Row(
      "another identifier",
      App(code: preparing(#"if segue.identifier == "more" { (segue as! Fade).edge = 1 }"#)),
      false
    ),
    Row(
      "a popover segue",
      App(
        code: preparing("let popover = segue as! UIStoryboardPopoverSegue"),
        segue: #"kind="popover" popoverAnchorView="v-1""#
      ),
      false
    ),
  ]

  @Test("Code casts an embedded controller or a segue", arguments: rows)
  func cast(_ row: Row) async throws {
    let app = row.input
    let name = app.isSwift ? "App.swift" : "App.m"
    let delegate =
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate { var window: UIWindow? }"
    let tree = try TemporaryTree([
      "Main.storyboard": Self.document(app), name: app.code, "Delegate.swift": delegate + "\n" + app.other,
    ])
    let found = try await tree.validate().findings.filter { $0.id == .failedCast }
    #expect(
      found.map(\.consequence) == (row.expected ? [.crashOnUse] : []),
      sourceLocation: row.sourceLocation
    )
  }
}

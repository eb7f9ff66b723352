import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Names of resources that callers pass to other code")
struct PassedNameTests {
  struct App: Sendable {
    /// The body of the method of the initial controller, in line 4 of the source.
    var body: String
    /// The code of another source.
    var other: String
    var isSwift = true
  }

  typealias Row = Example<App, [String]>

  private static let scene = "missing-identifier crash-on-use Gone"
  private static let page = """
    static func page(_ name: String) -> UIViewController {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
    }
    """

  private static func enumeration(_ members: String) -> String { "import UIKit\nenum Pages { \(members) }" }

  private static let screens = """
    enum Screen: String { case detail = "Detail", gone = "Gone", Detail, Lost }
    extension UIViewController {
      func open(_ screen: Screen) { performSegue(withIdentifier: screen.rawValue, sender: nil) }
    }
    """

  static let rows: [Row] = [
    // Scenes
    Row(
      "a static function",
      App(body: #"show(Pages.page("Gone"), sender: nil)"#, other: enumeration(page)),
      [scene]
    ),
    Row(
      "an existing scene",
      App(body: #"show(Pages.page("Detail"), sender: nil)"#, other: enumeration(page)),
      []
    ),
    Row(
      "a constant",
      App(
        body: "show(Pages.page(Names.gone), sender: nil)",
        other: enumeration(page) + #"; enum Names { static let gone = "Gone" }"#
      ),
      [scene]
    ),
    Row(
      "a name that is passed on",
      App(
        body: #"show(Pages.first("Gone"), sender: nil)"#,
        other: enumeration(page + "\nstatic func first(_ name: String) -> UIViewController { page(name) }")
      ),
      [scene]
    ),
    Row(
      "a function of a superclass",
      App(
        body: #"open("Gone")"#,
        other:
          "import UIKit\nextension UIViewController { func open(_ id: String) { performSegue(withIdentifier: id, sender: nil) } }"
      ),
      [scene]
    ),
    Row(
      "a name that the function changes",
      App(
        body: #"show(Pages.page("Gone"), sender: nil)"#,
        other: enumeration(
          page.replacing("withIdentifier: name", with: #"withIdentifier: name == "Gone" ? "Detail" : name"#)
        )
      ),
      []
    ),
    Row(
      "two functions with the same name and labels",
      App(
        body: #"show(pages.page("Gone"), sender: nil)"#,
        other: "import UIKit\nclass A { \(page.replacing("static ", with: "")) }\n"
          + "class B: A { override func page(_ name: String) -> UIViewController { UIViewController() } }\n"
          + "let pages: A = B()"
      ),
      []
    ),
    Row(
      "the other of two arguments",
      App(
        body: #"show(Pages.page("Detail", "Gone"), sender: nil)"#,
        other: enumeration(page.replacing("_ name: String", with: "_ name: String, _ title: String"))
      ),
      []
    ),
    Row(
      "an Objective-C class method",
      App(
        body: #"[self showViewController:[Pages pageNamed:@"Gone"] sender:nil];"#,
        other: """
          @implementation Pages
          + (UIViewController *)pageNamed:(NSString *)name {
            return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:name];
          }
          @end
          """,
        isSwift: false
      ),
      // Without a project, the resources of an Objective-C app are not known to be complete.
      ["missing-identifier unverified Gone"]
    ),
    // Raw values
    Row("a raw value", App(body: "open(.gone)", other: screens), [scene]),
    Row("the raw value of a segue", App(body: "open(.detail)", other: screens), []),
    Row("the name of a case", App(body: "open(.Detail)", other: screens), []),
    Row(
      "the name of a case without a segue",
      App(body: "open(.Lost)", other: screens),
      ["missing-identifier crash-on-use Lost"]
    ),
    // Documents and images
    Row(
      "a storyboard",
      App(
        body: #"show(Pages.first("Gone"), sender: nil)"#,
        other: enumeration(
          "static func first(_ name: String) -> UIViewController { UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()! }"
        )
      ),
      ["missing-storyboard crash-on-use Gone"]
    ),
    Row(
      "a nib",
      App(
        body: #"view.addSubview(Pages.load("Gone"))"#,
        other: enumeration(
          "static func load(_ name: String) -> UIView { UINib(nibName: name, bundle: nil).instantiate(withOwner: nil)[0] as! UIView }"
        )
      ),
      ["missing-nib crash-on-use Gone"]
    ),
    Row(
      "a nib of another bundle",
      App(
        body: #"view.addSubview(Pages.load("Gone", from: Bundle(path: "")!))"#,
        other: enumeration(
          "static func load(_ name: String, from b: Bundle) -> UIView { UINib(nibName: name, bundle: b).instantiate(withOwner: nil)[0] as! UIView }"
        )
      ),
      []
    ),
    Row(
      "a nib that code may lack",
      App(
        body: #"_ = Pages.load("Gone")"#,
        other: enumeration(
          """
          static func load(_ name: String) -> UIView? {
            Bundle.main.path(forResource: name, ofType: "nib").map { _ in
              UINib(nibName: name, bundle: nil).instantiate(withOwner: nil)[0] as! UIView
            }
          }
          """
        )
      ),
      []
    ),
  ]

  private static let storyboard = DocumentText.storyboard(
    initial: "c-1",
    """
    <scene sceneID="s-1"><objects><viewController sceneMemberID="viewController" id="c-1" customClass="Home" MODULE>
    <view key="view" id="v-1"/><connections><segue destination="c-2" kind="show" identifier="Detail" id="g-1"/>
    </connections></viewController></objects></scene>
    <scene sceneID="s-2"><objects><viewController sceneMemberID="viewController" storyboardIdentifier="Detail" id="c-2"/></objects></scene>
    """
  )

  @Test("Code passes a name", arguments: rows)
  func pass(_ row: Row) async throws {
    let app = row.input
    let module = app.isSwift ? #"customModule="App" customModuleProvider="target""# : ""
    var files = ["Main.storyboard": Self.storyboard.replacing("MODULE", with: module)]
    if app.isSwift {
      files["Home.swift"] = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        class Home: UIViewController { override func viewDidLoad() {
          \(app.body)
        } }
        """
      files["Other.swift"] = app.other
    } else {
      files["Pages.h"] = """
        #import <UIKit/UIKit.h>
        @interface Pages : NSObject
        + (UIViewController *)pageNamed:(NSString *)name;
        @end
        """
      files["Pages.m"] = "#import \"Pages.h\"\n" + app.other
      files["Home.m"] = """
        #import "Pages.h"
        @interface Home : UIViewController @end
        @implementation Home - (void)viewDidLoad {
          \(app.body)
        } @end
        int main(int c, char **v) { return UIApplicationMain(c, v, nil, nil); }
        """
    }
    let found = try await TemporaryTree(files).validate().findings
    #expect(
      found.map { "\($0.id.rawValue) \($0.consequence.rawValue) \($0.keyPath ?? "")" } == row.expected,
      sourceLocation: row.sourceLocation
    )
    #expect(
      found.allSatisfy { $0.file.contains("Home.") && $0.position.line == 4 },
      sourceLocation: row.sourceLocation
    )
  }
}

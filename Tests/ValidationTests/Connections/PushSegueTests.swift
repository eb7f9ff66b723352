import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Push segues outside of navigation controllers")
struct PushSegueTests {
  /// An app whose controller `Home` has a push segue.
  struct App: Sendable {
    var initial = "h-1"
    /// The other scenes of the storyboard.
    var scenes: [String] = []
    var attributes = ""
    var kind = "push"
    /// The code of the controller.
    var home = ""
    var code = ""
    /// The elements in the scene before and after the segue.
    var source = (#"<view key="view" id="v-1"><subviews><button id="b-1">"#, "</button></subviews></view>")
    var others: [String: String] = [:]
  }

  typealias Row = Example<App, [String]>

  private static let found = ["segue-without-perform crash-on-use next Main.storyboard:6"]

  private static func row(
    _ name: String,
    _ app: App = App(),
    isFound: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, app, isFound ? found : [], sourceLocation: sourceLocation)
  }

  private static func scene(_ element: String, _ id: String, _ segues: String...) -> String {
    let naming =
      element == "viewController"
      ? #"customClass="First" customModule="App" customModuleProvider="target""# : ""
    return """
      <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" \(naming) sceneMemberID="viewController"><connections>
      \(segues.joined())</connections></\(element)></objects></scene>
      """
  }

  private static func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
    #"<segue destination="\#(destination)" kind="\#(kind)" \#(attributes) id="se-\#(kind)-\#(destination)"/>"#
  }

  private static func root(_ destination: String) -> String {
    segue("relationship", to: destination, #"relationship="rootViewController""#)
  }

  private static func tab(_ destination: String) -> String {
    segue("relationship", to: destination, #"relationship="viewControllers""#)
  }

  private static let controllerItself = ("<connections>", "</connections>")
  private static let performing = #"func open() { performSegue(withIdentifier: "next", sender: nil) }"#

  static let rows: [Row] = [
    row("the initial controller", isFound: true),
    row("another kind of segue", App(kind: "show")),
    row(
      "a navigation controller",
      App(initial: "n-1", scenes: [scene("navigationController", "n-1", root("h-1"))])
    ),
    row(
      "tabs in a navigation controller",
      App(
        initial: "n-1",
        scenes: [
          scene("navigationController", "n-1", root("t-1")), scene("tabBarController", "t-1", tab("h-1")),
        ]
      )
    ),
    row("tabs", App(initial: "t-1", scenes: [scene("tabBarController", "t-1", tab("h-1"))]), isFound: true),
    row(
      "more tabs than a tab bar shows",
      App(
        initial: "t-1",
        scenes: [
          scene(
            "tabBarController",
            "t-1",
            tab("h-1"),
            tab("d-1"),
            tab("d-1"),
            tab("d-1"),
            tab("d-1"),
            tab("d-1")
          )
        ]
      )
    ),
    row(
      "a split view controller",
      App(initial: "p-1", scenes: [scene("splitViewController", "p-1", tab("h-1"))])
    ),
    row(
      "a modal scene",
      App(
        initial: "a-1",
        scenes: [scene("viewController", "a-1", segue("presentation", to: "h-1", #"identifier="sheet""#))]
      ),
      isFound: true
    ),
    row(
      "a modal scene of a navigation controller's root",
      App(
        initial: "n-1",
        scenes: [
          scene("navigationController", "n-1", root("a-1")),
          scene("viewController", "a-1", segue("modal", to: "h-1", #"identifier="sheet""#)),
        ]
      ),
      isFound: true
    ),
    row(
      "a shown scene of a navigation controller's root",
      App(
        initial: "n-1",
        scenes: [
          scene("navigationController", "n-1", root("a-1")),
          scene("viewController", "a-1", segue("show", to: "h-1", #"identifier="sheet""#)),
        ]
      )
    ),
    row(
      "a custom segue",
      App(
        initial: "a-1",
        scenes: [
          scene(
            "viewController",
            "a-1",
            segue("custom", to: "h-1", #"customClass="Sheet" identifier="sheet""#)
          )
        ],
        code: "@objc(Sheet) class Sheet: UIStoryboardSegue { override func perform() {} }"
      )
    ),
    row(
      "an embedded scene",
      App(
        initial: "a-1",
        scenes: [scene("viewController", "a-1", segue("embed", to: "h-1", #"identifier="sheet""#))]
      ),
      isFound: true
    ),
    row(
      "a reference to the storyboard",
      App(
        others: [
          "App/Other.storyboard": DocumentText.scene(
            initial: "o-1",
            #"<viewControllerPlaceholder storyboardName="Main" id="o-1"/>"#
          )
        ]
      )
    ),
    row(
      "code that creates a navigation controller",
      App(
        code:
          "func wrap(_ c: UIViewController) -> UIViewController { UINavigationController(rootViewController: c) }"
      )
    ),
    row(
      "code that creates a navigation controller, but cannot get the controller",
      App(
        initial: "a-1",
        scenes: [scene("viewController", "a-1", segue("presentation", to: "h-1", #"identifier="sheet""#))],
        code:
          "func wrap(_ c: UIViewController) -> UIViewController { UINavigationController(rootViewController: c) }"
      ),
      isFound: true
    ),
    row(
      "code that can request the controller",
      App(
        initial: "a-1",
        scenes: [scene("viewController", "a-1", segue("presentation", to: "h-1", #"identifier="sheet""#))],
        attributes: #"storyboardIdentifier="home""#,
        code: "class Box: UIViewController { func add(_ c: UIViewController) { addChild(c) } }"
      )
    ),
    row(
      "a presentation that adapts",
      App(
        initial: "a-1",
        scenes: [scene("viewController", "a-1", segue("presentation", to: "h-1", #"identifier="sheet""#))],
        code: """
          class Style: NSObject, UIAdaptivePresentationControllerDelegate {
            func presentationController(_ c: UIPresentationController, viewControllerForAdaptivePresentationStyle s: UIModalPresentationStyle) -> UIViewController? { nil }
          }
          """
      )
    ),
    row("an unread module", App(code: "import Menus")),
    row(
      "a class that decides about segues",
      App(home: "override func shouldPerformSegue(withIdentifier i: String, sender: Any?) -> Bool { false }")
    ),
    row(
      "a class with a navigation controller",
      App(home: "override var navigationController: UINavigationController? { nil }")
    ),
    row(
      "an unread superclass",
      App(
        code: "class Root: Gone {}\nextension Home {}",
        others: ["App/Home.swift": "import UIKit\nclass Home: Gone {}"]
      )
    ),
    row(
      "a bar button",
      App(
        source: (
          #"<navigationItem key="navigationItem" id="i-1"><barButtonItem key="rightBarButtonItem" id="b-1">"#,
          "</barButtonItem></navigationItem>"
        )
      )
    ),
    row("a segue that code performs", App(home: performing, source: controllerItself), isFound: true),
    row("a segue that no code performs", App(source: controllerItself)),
    row(
      "code that checks for a navigation controller",
      App(
        home:
          #"func open() { if navigationController != nil { performSegue(withIdentifier: "next", sender: nil) } }"#,
        source: controllerItself
      )
    ),
  ]

  @Test("A controller outside of navigation controllers cannot push", arguments: rows)
  func segues(_ row: Row) async throws {
    let app = row.input
    let isOfController = app.source == Self.controllerItself
    let opening = isOfController ? "" : "<connections>"
    let closing = isOfController ? "" : "</connections>"
    let files = [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ),
      "App/AppDelegate.swift": """
      import UIKit
      \(app.code)
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class First: UIViewController {
        override func viewDidAppear(_ animated: Bool) { performSegue(withIdentifier: "sheet", sender: nil) }
      }
      """,
      "App/Home.swift": "import UIKit\nclass Home: UIViewController {\n\(app.home)\n}",
      "App/Main.storyboard": DocumentText.storyboard(
        initial: app.initial,
        """
        <scene sceneID="s-1"><objects><viewController id="h-1" \(app.attributes) sceneMemberID="viewController" customClass="Home" customModule="App" customModuleProvider="target">
        \(app.source.0)\(opening)
        <segue destination="d-1" kind="\(app.kind)" identifier="next" id="se-1"/>
        \(closing)\(app.source.1)</viewController></objects></scene>
        <scene sceneID="s-2"><objects><viewController id="d-1" sceneMemberID="viewController"/></objects></scene>
        \(app.scenes.joined(separator: "\n"))
        """
      ),
    ]
    let found = try await TemporaryTree(files.merging(app.others) { $1 }).found()
      .filter { $0.hasPrefix("segue-without-perform") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("Objective-C, with the console message")
  func objectiveC() async throws {
    let tree = try TemporaryTree([
      "Home.m": """
      #import <UIKit/UIKit.h>
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)open { [self performSegueWithIdentifier:@"next" sender:self]; }
      @end
      """,
      "main.m": "#import <UIKit/UIKit.h>\nint main() { return UIApplicationMain(0, 0, nil, nil); }",
      "Main.storyboard": DocumentText.storyboard(
        initial: "h-1",
        """
        <scene sceneID="s-1"><objects><viewController id="h-1" customClass="Home" sceneMemberID="viewController"><connections>
        <segue destination="d-1" kind="push" identifier="next" id="se-1"/></connections></viewController></objects></scene>
        <scene sceneID="s-2"><objects><viewController id="d-1" sceneMemberID="viewController"/></objects></scene>
        """
      ),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .segueWithoutPerform }
    #expect(
      found.map { $0.consoleMessage ?? "" } == [
        """
        *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Could not find a navigation \
        controller for segue 'next'. Push segues can only be used when the source controller is managed by an instance \
        of UINavigationController.'
        """
      ]
    )
  }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Owners that other code than a class's own creates, although the document declares another class")
struct OwnerOutsideOfClassTests {
  struct App: Sendable {
    /// The code that shows the nib `BrowserView`.
    var loader: String
    var owner = "class Browser: UIViewController { @IBOutlet var list: UIView!; @IBOutlet var box: UIView! }"
    var isSwift = true
  }

  typealias Row = Example<App, [String]>

  private static let make = #"Browser(nibName: "BrowserView", bundle: nil)"#

  private static func objectiveC(_ loader: String) -> String {
    """
    #import <UIKit/UIKit.h>
    @interface Search : UIViewController
    @end
    @implementation Search
    @end
    @interface Browser : UIViewController
    @property IBOutlet UIView *list;
    @property IBOutlet UIView *box;
    @end
    @implementation Browser
    @end
    \(loader)
    """
  }

  static let rows: [Row] = [
    Row("a function", App(loader: "func make() -> UIViewController { \(make) }"), []),
    Row("a global constant", App(loader: "let browser = \(make)"), []),
    Row("a structure", App(loader: "struct Maker { func make() -> UIViewController { \(make) } }"), []),
    Row(
      "an enumeration",
      App(loader: "enum Maker { static func make() -> UIViewController { \(make) } }"),
      []
    ),
    Row(
      "an extension of an enumeration",
      App(loader: "enum Maker {}\nextension Maker { static func make() -> UIViewController { \(make) } }"),
      []
    ),
    Row(
      "a C function",
      App(
        loader: objectiveC(
          "UIViewController *make(void) { return [[Browser alloc] initWithNibName:@\"BrowserView\" bundle:nil]; }"
        ),
        isSwift: false
      ),
      []
    ),
    Row(
      "a generic function",
      App(
        loader: """
          func make<T: UIViewController>(_ name: String) -> T { T.init(nibName: name, bundle: nil) }
          let browser: Browser = make("BrowserView")
          """
      ),
      []
    ),
    Row(
      "a generic function that the declared class calls",
      App(
        loader: """
          extension UIViewController {
            static func fromNib(_ name: String) -> Self {
              func make<T: UIViewController>() -> T { T.init(nibName: name, bundle: nil) }
              return make()
            }
          }
          extension Search { func show() { present(Browser.fromNib("BrowserView"), animated: true) } }
          """
      ),
      []
    ),
    Row(
      "code that was not read, and another class with the outlets",
      App(loader: #"func show() { Nibs.show("BrowserView") }"#),
      []
    ),
    Row(
      "code that was not read, and no class with both outlets",
      App(
        loader: #"func show() { Nibs.show("BrowserView") }"#,
        owner: "class Browser: UIViewController { @IBOutlet var list: UIView! }"
      ),
      ["undefined-outlet crash box BrowserView.xib:6", "undefined-outlet crash list BrowserView.xib:5"]
    ),
    Row(
      "the declared class",
      App(loader: #"func make() -> UIViewController { Search(nibName: "BrowserView", bundle: nil) }"#),
      ["undefined-outlet crash box BrowserView.xib:6", "undefined-outlet crash list BrowserView.xib:5"]
    ),
  ]

  @Test("Owners", arguments: rows)
  func owners(_ row: Row) async throws {
    let app = row.input
    let module = app.isSwift ? #"customModule="App" customModuleProvider="target""# : ""
    let start =
      app.isSwift
      ? """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ a: UIApplication) { show(); _ = make(); _ = Maker.make(); _ = browser }
      }
      class Search: UIViewController {}
      \(app.owner)
      """
      : "int main(int c, char **v) { make(); return UIApplicationMain(c, v, nil, nil); }"
    var files = [
      "BrowserView.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Search" \(module)><connections>
        <outlet property="list" destination="v-2" id="o-1"/>
        <outlet property="box" destination="v-1" id="o-2"/>
        <outlet property="view" destination="v-1" id="o-3"/>
        </connections></placeholder><view id="v-1"><subviews><view id="v-2"/></subviews></view>
        """
      )
    ]
    files[app.isSwift ? "App.swift" : "App.m"] =
      app.isSwift ? start + "\n" + app.loader : app.loader + "\n" + start
    let found = try await TemporaryTree(files).found().filter { $0.hasPrefix("undefined-outlet") }
    #expect(found.sorted() == row.expected, sourceLocation: row.sourceLocation)
  }
}

import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Casts in tests to classes that the test bundle compiles")
struct TestCastTests {
  struct App: Sendable {
    var cast = #"storyboard.instantiateViewController(withIdentifier: "home") as! Home"#
    var home = "class Home: UIViewController {}"
    /// The files of the test bundle.
    var tests = ["Home.swift", "HomeTests.swift"]
    var app = ["App.swift", "Home.swift", "Main.storyboard"]
    var customClass = #"customClass="Home" customModule="App" customModuleProvider="target""#
    var product = "bundle.unit-test"
  }

  typealias Row = Example<App, [String]>

  private static func row(
    _ name: String,
    _ app: App = App(),
    isFound: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(
      name,
      app,
      isFound ? ["failed-cast crash-on-use home HomeTests.swift:6"] : [],
      sourceLocation: sourceLocation
    )
  }

  static let rows: [Row] = [
    row("the test bundle compiles the class", isFound: true),
    row("only the app compiles the class", App(tests: ["HomeTests.swift"])),
    row("only the test bundle compiles the class", App(app: ["App.swift", "Main.storyboard"])),
    row(
      "the test bundle builds the storyboard",
      App(tests: ["Home.swift", "HomeTests.swift", "Main.storyboard"])
    ),
    row("a class with an Objective-C name", App(home: "@objc(Home) class Home: UIViewController {}")),
    row(
      "a cast to a class of the framework",
      App(cast: #"storyboard.instantiateViewController(withIdentifier: "home") as! UIViewController"#)
    ),
    row(
      "an optional cast",
      App(cast: #"storyboard.instantiateViewController(withIdentifier: "home") as? Home"#)
    ),
    row(
      "an unwrapped cast",
      App(cast: #"(storyboard.instantiateViewController(withIdentifier: "home") as? Home)!"#),
      isFound: true
    ),
    row("another product", App(product: "framework")),
    row(
      "the class of the test bundle",
      App(customClass: #"customClass="Home" customModule="AppTests""#)
    ),
  ]

  @Test("A controller of the app's storyboard", arguments: rows)
  func casts(_ row: Row) async throws {
    let app = row.input
    let target = { (name: String, files: [String], product: String) in
      ProjectText.Target(
        name: name,
        files: files,
        product: product,
        settings:
          "PRODUCT_NAME = \(name); GENERATE_INFOPLIST_FILE = YES; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
      )
    }
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.project([
        target("App", app.app, "application"), target("AppTests", app.tests, app.product),
      ]),
      "App.swift":
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      "Home.swift": "import UIKit\n\(app.home)",
      "HomeTests.swift": """
      import XCTest
      import UIKit
      class HomeTests: XCTestCase {
        func testHome() {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          let home = \(app.cast)
          XCTAssertNotNil(home)
        }
      }
      """,
      "Main.storyboard": DocumentText.scene(
        initial: "c-1",
        #"<viewController storyboardIdentifier="home" id="c-1" \#(app.customClass)/>"#
      ),
    ])
    let found = try await tree.found().filter { $0.hasPrefix("failed-cast") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}

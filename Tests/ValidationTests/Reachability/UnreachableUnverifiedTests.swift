import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Unverified findings in documents that nothing loads")
struct UnreachableUnverifiedTests {
  private static let card = xib(
    """
    <view id="v-1" customClass="Card" customModule="Kit"><connections>
    <outlet property="face" destination="v-2" id="o-1"/></connections></view><view id="v-2"/>
    """
  )

  /// Returns the files of an app, and a project whose target builds the listed files.
  private static func files(_ source: String, builds: [String]) -> [String: String] {
    [
      ProjectText.path: ProjectText.app(builds), "Card.xib": card,
      "App.swift": "import Kit\nimport UIKit\n@main class App: UIResponder, UIApplicationDelegate {\n"
        + "func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?) -> Bool {\n"
        + source + "\nreturn true } }",
    ]
  }

  @Test(
    "They are neither listed nor counted",
    arguments: [
      Example(
        "loaded",
        files(
          "UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: nil)",
          builds: ["App.swift", "Card.xib"]
        ),
        1
      ),
      Example("built, but not loaded", files("", builds: ["App.swift", "Card.xib"]), 0),
      Example("not built", files("", builds: ["App.swift"]), 0),
    ]
  )
  func unreachable(_ example: Example<[String: String], Int>) async throws {
    let report = try await TemporaryTree(example.input).validate()
    let outlets = report.findings.filter { $0.id == .undefinedOutlet }
    #expect(outlets.count == example.expected, sourceLocation: example.sourceLocation)
    #expect(outlets.allSatisfy { $0.consequence == .unverified }, sourceLocation: example.sourceLocation)
    #expect(report.results[0].counts.outlets == example.expected, sourceLocation: example.sourceLocation)
  }

  @Test(
    "Code after a local type belongs to the function around both",
    arguments: [
      "", "struct Local { let size = 1 }", "class Local { func size() {} }", "enum Local { case size }",
    ]
  )
  func localType(_ type: String) async throws {
    let tree = try TemporaryTree([
      "Main.storyboard": DocumentText.scene(
        initial: "c-1",
        #"<tableViewController id="c-1" customClass="List" customModule="App" customModuleProvider="target"/>"#
      ),
      "App.swift": """
      @main class App: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) { List().go() }
      }
      class List: UITableViewController {
        func go() {
          \(type)
          performSegue(withIdentifier: "shwo", sender: nil)
        }
        func idle() {
          \(type)
          performSegue(withIdentifier: "never", sender: nil)
        }
      }
      """,
    ])
    let findings = try await tree.validate().findings
    #expect(findings.map(\.keyPath) == ["shwo", "never"])
    #expect(findings.map(\.isUnreachable) == [false, true])
  }
}

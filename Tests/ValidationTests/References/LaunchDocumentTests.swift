import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Documents that the system loads at launch")
struct LaunchDocumentTests {
  typealias Row = Example<[String: String], [String]>

  private static func project(_ settings: String, type: String = "application") -> String {
    ProjectText.targets("App", productType: type).replacing(
      "buildSettings = { ",
      with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0;\n\(settings)\n"
    )
  }

  private static func list(_ content: String) -> [String: String] {
    [
      ProjectText.path: project("INFOPLIST_FILE = App/Info.plist;"),
      "App/Info.plist": "<plist><dict>\n\(content)\n</dict></plist>",
    ]
  }

  private static func entry(_ key: String, _ name: String) -> [String: String] {
    list("<key>\(key)</key>\n<string>\(name)</string>")
  }

  private static func setting(_ key: String, _ name: String) -> [String: String] {
    [ProjectText.path: project("GENERATE_INFOPLIST_FILE = YES;\nINFOPLIST_KEY_\(key) = \(name);")]
  }

  static let rows: [Row] = [
    Row.app("a main storyboard", entry("UIMainStoryboardFile", "Home")),
    Row.app("a missing one", entry("UIMainStoryboardFile", "Main"), finds: ["missing-storyboard Main 3"]),
    Row.app(
      "a missing one for the iPad",
      entry("UIMainStoryboardFile~ipad", "Main"),
      finds: ["missing-storyboard Main 3"]
    ),
    Row.app(
      "a missing one of a scene",
      list(
        "<key>UIApplicationSceneManifest</key><dict><key>UISceneStoryboardFile</key>\n<string>Main</string></dict>"
      ),
      finds: ["missing-storyboard Main 3"]
    ),
    Row.app("a missing nib", entry("NSMainNibFile", "MainWindow"), finds: ["missing-nib MainWindow 3"]),
    Row.app("a nib", entry("NSMainNibFile", "Window").merging(["App/Window.xib": nib]) { $1 }),
    Row.app(
      "a setting of the project",
      setting("UIMainStoryboardFile", "Main"),
      finds: ["missing-storyboard Main 8"]
    ),
    Row.app(
      "a quoted setting",
      setting("UIMainStoryboardFile", "\"Main Menu\""),
      finds: ["missing-storyboard Main Menu 8"]
    ),
    Row.app("a setting that names a document", setting("UIMainStoryboardFile", "Home")),
    Row.app(
      "a missing launch screen",
      entry("UILaunchStoryboardName", "Launch"),
      finds: ["missing-storyboard Launch 3"]
    ),
    Row.app(
      "a launch screen that is a nib",
      entry("UILaunchStoryboardName", "Window").merging(["App/Window.xib": nib]) { $1 }
    ),
    Row.app("a launch screen with its extension", entry("UILaunchStoryboardName", "Home.storyboard")),
    Row.app("a build setting as the name", entry("UIMainStoryboardFile", "$(MAIN_STORYBOARD)")),
    Row.app(
      "a comment",
      list("<!-- <key>UIMainStoryboardFile</key><string>Main</string> -->")
    ),
    Row.app("an empty name", entry("UIMainStoryboardFile", "")),
    Row.app("a key without a name", list("<key>UIMainStoryboardFile</key>\n<true/>")),
    Row.app("a key at the end of the file", list("<key>UIMainStoryboardFile</key>")),
    Row.app(
      "the list of tests",
      entry("UIMainStoryboardFile", "Main").merging(
        [ProjectText.path: project("INFOPLIST_FILE = App/Info.plist;", type: "bundle.unit-test")]
      ) { $1 }
    ),
    Row.app(
      "a list that no target uses",
      entry("UIMainStoryboardFile", "Main").merging([ProjectText.path: project("")]) { $1 }
    ),
  ]

  private static func families(_ families: String, _ key: String) -> [String: String] {
    entry(key, "Main").merging([
      ProjectText.path: project("INFOPLIST_FILE = App/Info.plist; TARGETED_DEVICE_FAMILY = \(families);")
    ]) { $1 }
  }

  private static let missing = ["missing-storyboard Main 3"]

  static let familyRows: [Row] = [
    Row.app("the iPad, of an app for the iPhone", families("1", "UIMainStoryboardFile~ipad")),
    Row.app("the iPad, of a quoted setting", families("\"1\"", "UIMainStoryboardFile~ipad")),
    Row.app("the iPad, of an app for both", families("\"1,2\"", "UIMainStoryboardFile~ipad"), finds: missing),
    Row.app("the iPad, of an app for the iPad", families("2", "UIMainStoryboardFile~ipad"), finds: missing),
    Row.app(
      "the iPad, of an unknown setting",
      families("\"$(FAMILY)\"", "UIMainStoryboardFile~ipad"),
      finds: missing
    ),
    Row.app("the iPhone, of an app for the iPad", families("2", "UIMainStoryboardFile~iphone")),
    Row.app("any device, of an app for the iPhone", families("1", "UIMainStoryboardFile"), finds: missing),
  ]

  private static func start(_ entry: String, _ more: [String: String] = [:]) -> [String: String] {
    list("<key>NSMainNibFile</key>\n<string>Main</string>")
      .merging(["App/AppDelegate.swift": "", "App/main.swift": entry]) { $1 }.merging(more) { $1 }
  }

  private static let missingNib = ["missing-nib Main 3"]

  static let startRows: [Row] = [
    Row.app("a loop", start("import AppKit\nwhile true { print(\"benchmark\") }")),
    Row.app("the event loop alone", start("import AppKit\nNSApplication.shared.run()")),
    Row.app(
      "the application",
      start("import AppKit\n_ = NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)"),
      finds: missingNib
    ),
    Row.app(
      "the application, by another function",
      start("start()", ["App/Start.swift": "func start() { NSApplicationMain(0, nil) }"]),
      finds: missingNib
    ),
    Row.app(
      "the application, in Objective-C",
      start("", ["App/main.m": "int main(int c, char **v) { return NSApplicationMain(c, v); }"]),
      finds: missingNib
    ),
    Row.app(
      "a delegate with the attribute",
      start("", ["App/App.swift": "@NSApplicationMain class App: NSObject, NSApplicationDelegate {}"]),
      finds: missingNib
    ),
    Row.app("code in C", start("", ["App/start.c": "", ProjectText.path: inC]), finds: missingNib),
  ]

  private static let inC = ProjectText.project([
    ProjectText.Target(
      name: "App",
      files: ["App/main.swift", "App/start.c", "App/Home.storyboard"],
      settings: "INFOPLIST_FILE = App/Info.plist;"
    )
  ])

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/></objects></document>
    """

  @Test("A document that a property list or project names", arguments: rows + familyRows + startRows)
  func documents(_ row: Row) async throws {
    let files = [
      "App/Home.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="h-1"><scenes><scene sceneID="s-1"><objects>
      <viewController id="h-1"/></objects></scene></scenes></document>
      """,
      "App/AppDelegate.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """,
    ].merging(row.input) { $1 }
    let found = try await TemporaryTree(files).validate().findings
    #expect(
      found.map { "\($0.id.rawValue) \($0.keyPath ?? "") \($0.position.line)" } == row.expected,
      sourceLocation: row.sourceLocation
    )
    #expect(
      found.allSatisfy { $0.consequence == ($0.keyPath == "Launch" ? .silent : .crashOnUse) },
      sourceLocation: row.sourceLocation
    )
  }

  @Test("A main storyboard without an initial scene", arguments: [false, true])
  func entryPoint(_ codeSetsController: Bool) async throws {
    let tree = try TemporaryTree(
      Self.entry("UIMainStoryboardFile", "Home").merging([
        "App/Home.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s-1"><objects><viewController id="h-1"/></objects></scene>
        </scenes></document>
        """,
        "App/AppDelegate.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func start() { \(codeSetsController ? "window?.rootViewController = UIViewController()" : "") }
        }
        """,
      ]) { $1 }
    )
    let found = try await tree.found()
    #expect(found == (codeSetsController ? [] : ["missing-identifier dropped Home Info.plist:3"]))
  }

  @Test("The console message leads to the setting")
  func console() async throws {
    let tree = try TemporaryTree(
      Self.entry("UIMainStoryboardFile", "Main").merging([
        "App/A.swift": "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}",
        "App/B.xib": Self.nib,
      ]) { $1 }
    )
    let line =
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Could not find a storyboard named 'Main' in bundle NSBundle </A.app> (loaded)'"
    let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
    #expect(places.first?.file.hasSuffix("Info.plist") == true)
    #expect(places.first?.position.line == 3)
  }
}

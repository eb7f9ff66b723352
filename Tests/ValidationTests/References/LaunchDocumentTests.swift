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
    Row.app(
      "a launch screen with its extension",
      entry("UILaunchStoryboardName", "Home.storyboard"),
      finds: ["missing-storyboard  3"]
    ),
    Row.app(
      "a missing launch screen with its extension",
      entry("UILaunchStoryboardName", "Launch.storyboard"),
      finds: ["missing-storyboard Launch 3"]
    ),
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

  /// Returns an app whose configuration has a base file with the given contents.
  private static func base(_ contents: String, _ settings: String) -> [String: String] {
    [
      ProjectText.path: project(settings)
        .replacing("CApp = {", with: "CApp = { baseConfigurationReference = X; ")
        .replacing(
          "G = {",
          with: "X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };\nG = {"
        )
        .replacing("children = (", with: "children = (X, "),
      "App.xcconfig": contents,
      "App/Info.plist":
        "<plist><dict>\n<key>UIMainStoryboardFile</key>\n<string>$(MAIN_STORYBOARD)</string></dict></plist>",
    ]
  }

  private static let generated = "GENERATE_INFOPLIST_FILE = YES;"
  private static let listed = "INFOPLIST_FILE = App/Info.plist;"
  private static let key = "INFOPLIST_KEY_UIMainStoryboardFile"

  static let settingsRows: [Row] = [
    Row.app(
      "a setting of a file",
      base("\n\(key) = Main // main", generated),
      finds: ["missing-storyboard Main 2"]
    ),
    Row.app("a comment of a file", base("// \(key) = Main", generated)),
    Row.app("a setting of a file that names a document", base("\(key) = Home", generated)),
    Row.app(
      "a setting of a file without a generated list",
      base("\(key) = Main", "INFOPLIST_FILE = Other.plist;")
    ),
    Row.app(
      "a setting of the project instead of a file",
      base("\(key) = Main", "\(generated) \(key) = Home;")
    ),
    Row.app("a setting of a file for one system", base("\(key)[sdk=iphoneos*] = Main", generated)),
    Row.app(
      "a build setting of a file",
      base("MAIN_STORYBOARD = Main", listed),
      finds: ["missing-storyboard Main 3"]
    ),
    Row.app("a build setting that names a document", base("MAIN_STORYBOARD = Home", listed)),
    Row.app("an unknown build setting", base("MAIN_STORYBOARD[sdk=iphoneos*] = Main", listed)),
    Row.app(
      "a build setting of the project",
      base("", "\(listed) MAIN_STORYBOARD = Main;"),
      finds: ["missing-storyboard Main 3"]
    ),
    Row.app(
      "a build setting with the name of the target",
      base("", "\(listed) MAIN_STORYBOARD = \"$(TARGET_NAME)Main\";"),
      finds: ["missing-storyboard AppMain 3"]
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

  @Test(
    "A document that a property list or project names",
    arguments: rows + familyRows + startRows + settingsRows
  )
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
      found.allSatisfy {
        $0.consequence == ($0.keyPath == "Launch" ? .silent : $0.keyPath == nil ? .unverified : .crashOnUse)
      },
      sourceLocation: row.sourceLocation
    )
  }

  /// Returns an app whose main storyboard is `Main`, and a framework with the given files.
  private static func framework(_ files: [String], app: [String] = [], script: String = "") -> [String:
    String]
  {
    [
      ProjectText.path: ProjectText.project([
        ProjectText.Target(
          name: "App",
          files: ["App/AppDelegate.swift", "App/Home.storyboard"] + app,
          settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_FILE = App/Info.plist;"
        ),
        ProjectText.Target(
          name: "Kit",
          files: files,
          product: "framework",
          settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; GENERATE_INFOPLIST_FILE = YES;"
        ),
      ]).replacing("buildPhases = (B0", with: "buildPhases = (H, B0")
        .replacing("B0 = {", with: "H = { shellScript = \"\(script)\"; }; B0 = {"),
      "App/Info.plist":
        "<plist><dict>\n<key>UIMainStoryboardFile</key>\n<string>Main</string></dict></plist>",
      "Kit/Main.storyboard": DocumentText.scene(initial: "h-1", #"<viewController id="h-1"/>"#),
    ]
  }

  static let frameworkRows: [Row] = [
    Row.app(
      "a storyboard of a framework",
      framework(["Kit/Main.storyboard"]),
      finds: ["missing-storyboard Main 3"]
    ),
    Row.app(
      "a storyboard of a framework and the app",
      framework(["Kit/Main.storyboard"], app: ["Kit/Main.storyboard"])
    ),
    Row.app(
      "a storyboard that a script may copy",
      framework(["Kit/Main.storyboard"], script: "cp -R a b")
    ),
  ]

  @Test("A main storyboard of another target", arguments: frameworkRows)
  func frameworks(_ row: Row) async throws {
    try await documents(row)
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

  // MARK: - Trees without documents

  private static let macProject = project("INFOPLIST_FILE = App/Info.plist;").replacing(
    "IPHONEOS",
    with: "MACOSX"
  )
  .replacing("15.0", with: "13.0")

  /// The files of a tree without documents, the findings, and the console message, if any.
  static let bareTrees: [(files: [String: String], found: [String], console: String?)] = [
    (
      entry("UIMainStoryboardFile", "Main"), ["missing-storyboard crash-on-use Main Info.plist:3"],
      "Could not find a storyboard named 'Main'"
    ),
    (
      entry("NSMainNibFile", "MainMenu").merging([ProjectText.path: macProject]) { $1 },
      ["missing-nib crash-on-use MainMenu Info.plist:3"], "Unable to load nib file: MainMenu, exiting"
    ),
    (
      setting("UIMainStoryboardFile", "Main"), ["missing-storyboard crash-on-use Main project.pbxproj:8"],
      "Could not find a storyboard named 'Main'"
    ),
    // The tree does not contain the document, but a target lists it.
    (
      [
        ProjectText.path: ProjectText.project([
          ProjectText.Target(
            name: "App",
            files: ["App/A.swift", "App/Main.storyboard"],
            settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main;"
          )
        ])
      ], [], nil
    ),
    ([ProjectText.path: project("GENERATE_INFOPLIST_FILE = YES;")], [], nil),
    (entry("UIMainStoryboardFile", "Main").merging([ProjectText.path: ""]) { $1 }, [], nil),
  ]

  @Test("A tree without documents", arguments: bareTrees)
  func bare(files: [String: String], found: [String], console: String?) async throws {
    let tree = try TemporaryTree(
      files.merging(["App/A.swift": "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}"]) {
        $1
      }
    )
    #expect(try await tree.found() == found)
    let findings = try await tree.validate().findings
    // The system loads main documents at launch.
    #expect(findings.map { $0.evidence.map(\.name) } == findings.map { [$0.keyPath ?? ""] })
    let lines = findings.compactMap(\.consoleMessage)
    #expect(lines.allSatisfy { $0.contains(console ?? "") } && lines.count == found.count)
    for line in lines {
      let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
      #expect(places.map(\.kind) == [.setting])
      #expect(places.map(\.reasons) == [[.predicted]])
    }
  }

  // MARK: - Delegates of scenes

  private static func manifest(_ delegate: String, storyboard: String = "") -> String {
    """
    <plist><dict><key>CFBundlePackageType</key><string>APPL</string><key>UIApplicationSceneManifest</key><dict>
    <key>UISceneDelegateClassName</key>
    <string>\(delegate)</string>
    \(storyboard.isEmpty ? "" : "<key>UISceneStoryboardFile</key><string>\(storyboard)</string>")
    </dict></dict></plist>
    """
  }

  private static let isBlack =
    "without the delegate, UIKit does not load the scene's storyboard 'Home': the screen is black"
  private static let mayBeBlack =
    "the code of the delegate does not run; if only this code creates the scene's window, the screen is black"

  /// The name of the delegate's class, the storyboard of the scene, other files, and the first note of the finding, if
  /// any.
  static let delegates: [(String, String, [String: String], String?)] = [
    ("$(PRODUCT_MODULE_NAME).Gone", "Home", [:], isBlack),
    ("$(PRODUCT_MODULE_NAME).Gone", "", [:], mayBeBlack),
    ("$(PRODUCT_MODULE_NAME).AppDelegate", "Home", [:], nil),
    ("App.Gone", "Home", [:], isBlack),
    // Another module may declare the class.
    ("Kit.Gone", "Home", ["App/Kit.swift": "import Kit"], nil),
    // The property list may belong to another app.
    ("$(PRODUCT_MODULE_NAME).Gone", "Home", ["Other/Info.plist": manifest("A", storyboard: "Home")], nil),
    ("$(PRODUCT_MODULE_NAME).Gone", "Home", ["Other/main.m": "int main() { return 0; }"], nil),
    ("$(PRODUCT_MODULE_NAME).Gone", "Home", ["Package.swift": ""], nil),
    ("$(PRODUCT_MODULE_NAME).Gone", "Home", ["App/Gone.swift": "class Gone {}"], nil),
  ]

  @Test("A delegate that does not exist, without a project", arguments: delegates)
  func delegate(name: String, storyboard: String, more: [String: String], note: String?) async throws {
    let tree = try TemporaryTree(
      [
        "App/Info.plist": Self.manifest(name, storyboard: storyboard),
        "App/Home.storyboard": DocumentText.scene(initial: "h-1", #"<viewController id="h-1"/>"#),
        "App/AppDelegate.swift":
          "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      ].merging(more) { $1 }
    )
    let found = try await tree.validate().findings
    #expect(found.map(\.id) == (note == nil ? [] : [.unknownClass]))
    #expect(found.compactMap(\.notes.first?.message) == [note].compactMap(\.self))
    guard let line = found.first?.consoleMessage else { return }
    let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
    #expect(places.map(\.kind) == [.setting])
    #expect(places.map(\.name) == ["UISceneDelegateClassName"])
  }

  /// Returns an app whose property list names the delegate of its scenes.
  private static func sceneApp(
    _ delegate: String,
    product: String = "App",
    _ more: [String: String] = [:],
    files: [String] = ["App/AppDelegate.swift", "App/Scene.swift", "App/Home.storyboard"],
    settings: String = ""
  ) -> [String: String] {
    [
      ProjectText.path: ProjectText.project([
        ProjectText.Target(
          name: "App",
          files: files,
          settings:
            "PRODUCT_NAME = \"\(product)\"; INFOPLIST_FILE = App/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0; \(settings)"
        )
      ]),
      "App/Info.plist": manifest(delegate, storyboard: "Home"),
      "App/Home.storyboard": DocumentText.scene(initial: "h-1", #"<viewController id="h-1"/>"#),
      "App/AppDelegate.swift":
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      "App/Scene.swift":
        "import UIKit\nclass Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
    ].merging(more) { $1 }
  }

  private static let missingScene = ["unknown-class dropped - Info.plist:3"]
  private static let objectiveCScene =
    "#import <UIKit/UIKit.h>\n@interface Scene : UIResponder\n@end\n@implementation Scene\n@end"

  static let scenesOfProjects: [Row] = [
    Row.app("the module by its setting", sceneApp("$(PRODUCT_MODULE_NAME).Scene")),
    Row.app("the module by its name", sceneApp("App.Scene")),
    Row.app("the name of the product", sceneApp("$(PRODUCT_NAME).Scene")),
    Row.app(
      "the name of the product as an identifier",
      sceneApp("$(PRODUCT_NAME:c99extidentifier).Scene", product: "My-App")
    ),
    Row.app(
      "the name of a product that is not an identifier",
      sceneApp("$(PRODUCT_NAME).Scene", product: "My-App"),
      finds: missingScene
    ),
    Row.app("the same name, written out", sceneApp("My-App.Scene", product: "My-App"), finds: missingScene),
    Row.app("the module of the same product", sceneApp("My_App.Scene", product: "My-App")),
    Row.app("a module that does not exist", sceneApp("Kit.Scene"), finds: missingScene),
    Row.app(
      "a module that a source imports",
      sceneApp("Kit.Scene", ["App/Scene.swift": "import Kit\nclass Scene: UIResponder {}"])
    ),
    Row.app("a setting of an unknown value", sceneApp("$(SCENE_MODULE).Scene")),
    Row.app(
      "a product of several names",
      sceneApp("$(PRODUCT_NAME).Scene", settings: "PRODUCT_NAME = \"$(BRAND)\";")
    ),
    Row.app("a Swift class without its module", sceneApp("Scene"), finds: missingScene),
    Row.app(
      "an Objective-C class with a module",
      sceneApp(
        "$(PRODUCT_MODULE_NAME).Scene",
        ["App/Scene.swift": "", "App/Scene.m": objectiveCScene],
        files: ["App/AppDelegate.swift", "App/Scene.m", "App/Home.storyboard"]
      ),
      finds: missingScene
    ),
    Row.app(
      "an Objective-C class",
      sceneApp(
        "Scene",
        ["App/Scene.swift": "", "App/Scene.m": objectiveCScene],
        files: ["App/AppDelegate.swift", "App/Scene.m", "App/Home.storyboard"]
      )
    ),
    Row.app(
      "a source that no target builds",
      sceneApp(
        "$(PRODUCT_MODULE_NAME).Scene",
        files: ["App/AppDelegate.swift", "App/Home.storyboard"]
      ),
      finds: missingScene
    ),
    Row.app(
      "a source that no target builds, but that built code needs",
      sceneApp(
        "$(PRODUCT_MODULE_NAME).Scene",
        [
          "App/AppDelegate.swift":
            "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { let scene = Scene() }"
        ],
        files: ["App/AppDelegate.swift", "App/Home.storyboard"]
      )
    ),
    Row.app(
      "an app without documents",
      sceneApp("$(PRODUCT_MODULE_NAME).Gone", ["App/Info.plist": manifest("$(PRODUCT_MODULE_NAME).Gone")])
        .filter { !$0.key.hasSuffix(".storyboard") }
        .merging([
          ProjectText.path: sceneApp("", files: ["App/AppDelegate.swift", "App/Scene.swift"])[
            ProjectText.path
          ] ?? ""
        ]) { $1 },
      finds: missingScene
    ),
    Row.app(
      "a SwiftUI app without documents",
      sceneApp("$(PRODUCT_MODULE_NAME).Scene", ["App/Info.plist": manifest("$(PRODUCT_MODULE_NAME).Scene")])
        .filter { !$0.key.hasSuffix(".storyboard") && !$0.key.hasSuffix("Scene.swift") }
        .merging([
          ProjectText.path: sceneApp("", files: ["App/AppDelegate.swift"])[ProjectText.path] ?? "",
          "App/AppDelegate.swift":
            "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup {} } }",
        ]) { $1 },
      finds: missingScene
    ),
  ]

  @Test("A delegate of scenes, in a project", arguments: scenesOfProjects)
  func sceneDelegate(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("A message about a class leads to the setting, even without a finding")
  func sceneClass() async throws {
    let tree = try TemporaryTree(Self.sceneApp("$(SCENE_MODULE).Scene"))
    let line =
      "Info.plist configuration \"Default\" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName "
      + "key, but could not load class with name \"Kit.Scene\"."
    let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
    #expect(places.map(\.kind) == [.setting])
    #expect(places.map(\.name) == ["UISceneDelegateClassName"])
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
    #expect(places.first?.kind == .setting)
    #expect(places.first?.name == "UIMainStoryboardFile")
  }
}

import Checks
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Controllers in windows and containers")
struct ContainedControllerTests {
  /// The body of a method, and whether its cast is reported.
  typealias Case = Example<String, Bool>

  private static let naming = #"customModule="App" customModuleProvider="target""#

  private static func storyboard(initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>
    <scene sceneID="s-1"><objects><navigationController sceneMemberID="viewController" id="nav"><connections>
    <segue destination="home" kind="relationship" relationship="rootViewController" id="r-1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s-2"><objects><tabBarController sceneMemberID="viewController" id="tab" customClass="Tabs" \(naming)><connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="r-2"/>
    <segue destination="home" kind="relationship" relationship="viewControllers" id="r-3"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="s-3"><objects><viewController sceneMemberID="viewController" id="home" customClass="Home" \(naming)><connections>
    <segue destination="nav" kind="presentation" identifier="again" id="s-4"/></connections></viewController></objects>
    </scene></scenes></document>
    """
  }

  private static let classes = """
    import UIKit
    class Other: UIViewController {}
    class Home: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        PREPARE
      }
    }
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        TABS
      }
    }
    """

  private static let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
        LAUNCH
      }
    }
    """

  private static func files(
    initial: String = "nav",
    launch: String = "",
    tabs: String = "",
    prepare: String = ""
  ) -> [String: String] {
    [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with:
          "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ),
      "App/AppDelegate.swift": delegate.replacing("LAUNCH", with: launch),
      "App/Home.swift": classes.replacing("PREPARE", with: prepare).replacing("TABS", with: tabs),
      "App/Main.storyboard": storyboard(initial: initial),
    ]
  }

  private func check(
    _ files: [String: String],
    isFound: Bool,
    in file: String,
    line: Int,
    _ place: SourceLocation
  )
    async throws
  {
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .failedCast }
    #expect(found.map(\.consequence) == (isFound ? [.crashOnUse] : []), sourceLocation: place)
    #expect(
      found.allSatisfy { $0.file.hasSuffix(file) && $0.position.line == line },
      sourceLocation: place
    )
  }

  // MARK: - Windows

  static let windowCases: [Case] = [
    Case("let home = window!.rootViewController as! Home", true),
    Case("let home = self.window?.rootViewController as! Home", true),
    Case("let home = (window?.rootViewController as? Home)!", true),
    Case("guard let home = window?.rootViewController as? Home else { fatalError() }", true),
    Case(
      "let nav = window!.rootViewController as! UINavigationController; let o = nav.topViewController as! Other",
      true
    ),
    Case(
      "let nav = window!.rootViewController as! UINavigationController; let o = nav.viewControllers[0] as! Other",
      true
    ),
    Case(
      "let o = (window!.rootViewController as! UINavigationController).viewControllers.first as! Other",
      true
    ),
    Case(
      "if let nav = window?.rootViewController as? UINavigationController { let o = nav.viewControllers[0] as! Other }",
      true
    ),
    Case("let home = window?.rootViewController as? Home", false),
    Case("let nav = window!.rootViewController as! UINavigationController", false),
    Case(
      "let nav = window!.rootViewController as! UINavigationController; let h = nav.topViewController as! Home",
      false
    ),
    Case(
      "let nav = window!.rootViewController as! UINavigationController; let h = nav.viewControllers[1] as! Home",
      false
    ),
    Case("if window!.rootViewController is Home { let home = window!.rootViewController as! Home }", false),
    Case(
      "if let tabs = window?.rootViewController as? UITabBarController { let o = tabs.viewControllers![0] as! Other }",
      false
    ),
    Case("window!.rootViewController = Home(); let home = window!.rootViewController as! Home", false),
    Case("let home = other.window!.rootViewController as! Home", false),
    Case("let home = window!.rootViewController as! Named", false),
  ]

  @Test("The window's root view controller is that of the main storyboard", arguments: windowCases)
  func windows(_ item: Case) async throws {
    try await check(
      Self.files(launch: item.input),
      isFound: item.expected,
      in: "AppDelegate.swift",
      line: 5,
      item.sourceLocation
    )
  }

  static let anyWindowCases: [Case] = [
    Case("let home = UIApplication.shared.windows.first?.rootViewController as! Home", true),
    Case("let home = UIApplication.shared.windows[0].rootViewController as! Home", true),
    Case("let home = UIApplication.shared.keyWindow!.rootViewController as! Home", true),
    Case("let home = UIApplication.sharedApplication().keyWindow!.rootViewController as! Home", true),
    Case("let home = view.window?.rootViewController as! Home", true),
    Case("let home = self.view.window!.rootViewController as! Home", true),
    Case("let home = UIApplication.shared.delegate?.window??.rootViewController as! Home", true),
    Case(
      "let home = (UIApplication.shared.delegate as! AppDelegate).window?.rootViewController as! Home",
      true
    ),
    Case(
      "let home = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.rootViewController as! Home",
      true
    ),
    Case(
      "let nav = UIApplication.shared.windows.first?.rootViewController as! UINavigationController",
      false
    ),
    Case("let home = UIApplication.shared.windows.first?.rootViewController as? Home", false),
    Case("let home = UIApplication.shared.windows.last?.rootViewController as! Home", false),
    Case("let home = UIApplication.shared.windows[1].rootViewController as! Home", false),
    Case("let home = other.view.window?.rootViewController as! Home", false),
    Case(
      "UIApplication.shared.windows.first!.rootViewController = self; let home = view.window!.rootViewController as! Home",
      false
    ),
    Case(
      "let nav = view.window!.rootViewController as! UINavigationController; let o = nav.topViewController as! Other",
      false
    ),
  ]

  @Test("Controllers get the window from the application, scenes and their views", arguments: anyWindowCases)
  func anyWindows(_ item: Case) async throws {
    try await check(
      Self.files(tabs: item.input),
      isFound: item.expected,
      in: "Home.swift",
      line: 10,
      item.sourceLocation
    )
  }

  @Test("Without a project, the main storyboard is one of all", arguments: [nil, "home", "nav"])
  func withoutProject(other: String?) async throws {
    var files = Self.files(tabs: "let home = view.window!.rootViewController as! Home")
    files[ProjectText.path] = nil
    if let other {
      files["App/Other.storyboard"] = Self.storyboard(initial: other)
    }
    try await check(files, isFound: other != "home", in: "Home.swift", line: 10, #_sourceLocation)
  }

  // MARK: - Missing classes

  static let missingClasses: [(attributes: String, kit: [String: String], isFound: Bool)] = [
    // The class of another module.
    (
      #"customModule="Kit" customModuleProvider="target""#,
      ["Kit/Panel.swift": "open class Panel: UIViewController {}"], true
    ),
    (#"customModule="Kit""#, ["Kit/Panel.swift": "open class Panel: UIViewController {}"], false),
    (#"customModule="App""#, ["Kit/Panel.swift": "open class Panel: UIViewController {}"], true),
    ("", ["Kit/Panel.swift": "open class Panel: UIViewController {}"], true),
    (#"customModule="Other""#, ["Kit/Panel.swift": "open class Panel: UIViewController {}"], false),
    // An Objective-C class with a module.
    (
      #"customModule="Kit""#,
      [
        "Kit/Panel.h": "@interface Panel : UIViewController\n@end",
        "Kit/Panel.m": "@implementation Panel\n@end",
      ], true
    ),
    (
      "",
      [
        "Kit/Panel.h": "@interface Panel : UIViewController\n@end",
        "Kit/Panel.m": "@implementation Panel\n@end",
      ], false
    ),
  ]

  private static func apps(_ attributes: String, _ kit: [String: String]) -> [String: String] {
    [
      ProjectText.path: ProjectText.targets("App", "Kit", productType: "application").replacing(
        "buildSettings = { ",
        with:
          "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ).replacing(
        "name = Kit; productType = \"com.apple.product-type.application\"",
        with: "name = Kit; productType = \"com.apple.product-type.framework\""
      ).replacing("name = App; ", with: "name = App; dependencies = (D); ")
        .replacing("TKit = {", with: "D = { isa = PBXTargetDependency; target = TKit; };\nTKit = {"),
      "App/AppDelegate.swift": delegate.replacing(
        "LAUNCH",
        with: "let panel = window!.rootViewController as! Panel"
      ).replacing("import UIKit", with: "import UIKit\nimport Kit"),
      "App/Home.swift": """
      import UIKit
      import Kit
      class Home: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { let p = segue.destination as! Panel }
      }
      """,
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="panel"><scenes>
      <scene sceneID="s-1"><objects><viewController sceneMemberID="viewController" id="panel" customClass="Panel" \(attributes)/></objects></scene>
      <scene sceneID="s-2"><objects><viewController sceneMemberID="viewController" id="home" customClass="Home" \(naming)><connections>
      <segue destination="panel" kind="show" identifier="open" id="s-4"/></connections></viewController></objects></scene>
      </scenes></document>
      """,
    ].merging(kit) { $1 }
  }

  @Test(
    "A plain controller replaces a class that does not exist under the name in the document",
    arguments: missingClasses
  )
  func missingClass(_ row: (attributes: String, kit: [String: String], isFound: Bool)) async throws {
    let found = try await TemporaryTree(Self.apps(row.attributes, row.kit)).validate().findings.filter {
      $0.id == .failedCast
    }
    let files = found.map { $0.file.split(separator: "/").last ?? "" }
    #expect(files == (row.isFound ? ["AppDelegate.swift", "Main.storyboard"] : []), "\(row)")
    #expect(found.allSatisfy { $0.consequence == .crashOnUse })
  }

  // MARK: - Containers

  static let tabCases: [Case] = [
    Case("let home = viewControllers![0] as! Home", true),
    Case("let home = self.viewControllers?.first as! Home", true),
    Case(
      "let nav = viewControllers![0] as! UINavigationController; let o = nav.viewControllers[0] as! Other",
      true
    ),
    Case("let home = viewControllers![1] as! Home", false),
    Case("let home = viewControllers![0] as? Home", false),
    Case("let home = viewControllers![2] as! Other", false),
    Case(
      "let nav = viewControllers![0] as! UINavigationController; let h = nav.viewControllers[0] as! Home",
      false
    ),
    Case("viewControllers = [Other()]; let o = viewControllers![0] as! Other", false),
    Case("let viewControllers = [Other()]; let o = viewControllers[0] as! Other", false),
  ]

  @Test("A tab bar controller contains the controllers of its scene", arguments: tabCases)
  func tabs(_ item: Case) async throws {
    try await check(
      Self.files(initial: "tab", tabs: item.input),
      isFound: item.expected,
      in: "Home.swift",
      line: 10,
      item.sourceLocation
    )
  }

  // MARK: - Segues

  static let segueCases: [Case] = [
    Case("let o = (segue.destination as! UINavigationController).topViewController as! Other", true),
    Case(
      "let nav = segue.destination as! UINavigationController; let o = nav.viewControllers.first as! Other",
      true
    ),
    Case(
      #"if segue.identifier == "again" { let o = (segue.destination as! UINavigationController).topViewController as! Other }"#,
      true
    ),
    Case("let h = (segue.destination as! UINavigationController).topViewController as! Home", false),
    Case(
      #"if segue.identifier == "x" { let o = (segue.destination as! UINavigationController).topViewController as! Other }"#,
      false
    ),
    Case(
      "if let nav = segue.destination as? UITabBarController { let o = nav.viewControllers![0] as! Other }",
      false
    ),
  ]

  @Test("A segue leads to a navigation controller with a root", arguments: segueCases)
  func segues(_ item: Case) async throws {
    try await check(
      Self.files(prepare: item.input),
      isFound: item.expected,
      in: "Main.storyboard",
      line: 10,
      item.sourceLocation
    )
  }
}

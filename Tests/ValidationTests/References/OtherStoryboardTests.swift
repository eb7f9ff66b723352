import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Identifiers that exist only in the storyboard of another device, scene or target")
struct OtherStoryboardTests {
  typealias Row = Example<[String: String], [String]>

  private static let delegate =
    "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }"

  private static func project(_ names: String...) -> String {
    var text = ProjectText.targets("App", "Share", productType: "application")
    if names == ["App"] { text = ProjectText.targets("App", productType: "application") }
    return text.replacing(
      "buildSettings = { ",
      with: """
        buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main;
        INFOPLIST_KEY_UIMainStoryboardFile_iPad = Main_iPad; 
        """
    )
  }

  /// Returns a storyboard with a scene of the given class, and optionally with a segue, a cell and another scene.
  private static func storyboard(
    _ className: String,
    segue: String? = nil,
    cell: String? = nil,
    scene: String? = nil,
    module: String = "App"
  ) -> String {
    let segue = segue.map {
      #"<connections><segue destination="d-1" kind="show" identifier="\#($0)" id="se-1"/></connections>"#
    }
    let cell = cell.map { #"<prototypes><tableViewCell reuseIdentifier="\#($0)" id="r-1"/></prototypes>"# }
    return DocumentText.storyboard(
      initial: "c-1",
      """
      <scene sceneID="s-1"><objects><tableViewController id="c-1" customClass="\(className)" customModule="\(module)" customModuleProvider="target">
      <tableView key="view" id="v-1">\(cell ?? "")</tableView>\(segue ?? "")</tableViewController></objects></scene>
      <scene sceneID="s-2"><objects><viewController id="d-1" \(scene.map { "storyboardIdentifier=\"\($0)\"" } ?? "")/></objects></scene>
      """
    )
  }

  private static func list(_ body: String, of superclass: String = "UITableViewController") -> String {
    "import UIKit\nclass ListController: \(superclass) {\n\(body)\n}"
  }

  // MARK: - Devices

  private static let segue = #"performSegue(withIdentifier: "detail", sender: nil)"#
  private static let found = ["missing-identifier crash-on-use detail List.swift:3"]

  private static func devices(
    _ code: String,
    phone: String? = "detail",
    pad: String? = nil,
    padName: String = "Main_iPad"
  ) -> [String: String] {
    [
      "App/List.swift": list("override func viewDidLoad() { \(code) }"),
      "App/Main.storyboard": storyboard("ListController", segue: phone),
      "App/\(padName).storyboard": storyboard("ListController", segue: pad),
    ]
  }

  static let deviceRows: [Row] = [
    Row.app("the iPad's storyboard lacks the segue", devices(segue), finds: found),
    Row.app("another spelling of the name", devices(segue, padName: "Main~ipad"), finds: found),
    Row.app("both storyboards have the segue", devices(segue, pad: "detail")),
    Row.app(
      "a condition for the iPad",
      devices("if UIDevice.current.userInterfaceIdiom == .pad { \(segue) }"),
      finds: found
    ),
    Row.app(
      "a condition for the iPhone",
      devices("if UIDevice.current.userInterfaceIdiom == .phone { \(segue) }")
    ),
    Row.app(
      "a condition for other devices than the iPad",
      devices("if UIDevice.current.userInterfaceIdiom != .pad { \(segue) }")
    ),
    Row.app(
      "the other branch of a condition",
      devices("if UIDevice.current.userInterfaceIdiom == .pad {} else { \(segue) }")
    ),
    Row.app(
      "a statement that leaves on the iPad",
      devices("guard UIDevice.current.userInterfaceIdiom != .pad else { return }\n\(segue)")
    ),
    Row.app("a condition that is not understood", devices("if isTablet { \(segue) }")),
    Row.app(
      "a source that tests the device elsewhere",
      devices(segue).merging(
        ["App/Other.swift": "let x = 1"],
        uniquingKeysWith: { $1 }
      ).mapValues {
        $0.replacing(
          "class ListController",
          with: "let isPad = UIDevice.current.userInterfaceIdiom\nclass ListController"
        )
      }
    ),
    Row.app("the iPhone's storyboard lacks it, too", devices(segue, phone: nil, pad: "detail"), finds: found),
    Row.app(
      "storyboards of the same devices",
      devices(segue, padName: "Other")
    ),
  ]

  @Test("Storyboards for devices", arguments: deviceRows)
  func devices(_ row: Row) async throws { try await check(row, Self.project("App")) }

  static let objectiveCRows: [Row] = [
    ("UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad", true),
    ("[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad", true),
    ("[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPhone", false),
    ("UI_USER_INTERFACE_IDIOM() != UIUserInterfaceIdiomPad", false),
  ].map { condition, isFound in
    Row.app(
      condition,
      [
        "App/List.m": """
        #import <UIKit/UIKit.h>
        @interface ListController : UITableViewController
        @end
        @implementation ListController
        - (void)viewDidLoad {
          if (\(condition)) [self performSegueWithIdentifier:@"detail" sender:nil];
        }
        @end
        """,
        "App/Main.storyboard": storyboard("ListController", segue: "detail").replacing(
          #" customModule="App" customModuleProvider="target""#,
          with: ""
        ),
        "App/Main_iPad.storyboard": storyboard("ListController").replacing(
          #" customModule="App" customModuleProvider="target""#,
          with: ""
        ),
      ],
      finds: isFound ? ["missing-identifier crash-on-use detail List.m:6"] : []
    )
  }

  @Test("Conditions of Objective-C", arguments: objectiveCRows)
  func objectiveC(_ row: Row) async throws { try await check(row, Self.project("App")) }

  // MARK: - Scenes

  private static let instantiation =
    #"override func viewDidLoad() { show(storyboard!.instantiateViewController(withIdentifier: "detail"), sender: nil) }"#

  static let sceneRows: [Row] = [
    Row.app(
      "a scene of the own storyboard",
      [
        "App/List.swift": list(instantiation),
        "App/Main.storyboard": storyboard("ListController", scene: "detail"),
      ]
    ),
    Row.app(
      "a scene of another storyboard",
      [
        "App/List.swift": list(instantiation), "App/Main.storyboard": storyboard("ListController"),
        "App/Other.storyboard": storyboard("OtherController", scene: "detail"),
        "App/Other.swift": "import UIKit\nclass OtherController: UITableViewController {}",
      ],
      finds: found
    ),
    Row.app(
      "a storyboard in which a subclass has a scene",
      [
        "App/List.swift": list(instantiation), "App/Main.storyboard": storyboard("ListController"),
        "App/Other.storyboard": storyboard("OtherController", scene: "detail"),
        "App/Other.swift": "import UIKit\nclass OtherController: ListController {}",
      ]
    ),
    Row.app(
      "a scene of a named storyboard",
      [
        "App/List.swift": list(
          instantiation.replacing("storyboard!", with: #"UIStoryboard(name: "Other", bundle: nil)"#)
        ),
        "App/Main.storyboard": storyboard("ListController"),
        "App/Other.storyboard": storyboard("OtherController", scene: "detail"),
        "App/Other.swift": "import UIKit\nclass OtherController: UITableViewController {}",
      ]
    ),
  ]

  @Test("The storyboard of the controller", arguments: sceneRows)
  func scenes(_ row: Row) async throws { try await check(row, Self.project("App")) }

  // MARK: - Targets

  private static func targets(_ body: String, share: String, main: String? = nil) -> [String: String] {
    [
      "App/List.swift": list(body), "App/Main.storyboard": main ?? storyboard("ListController"),
      "Share/Share.swift": "import UIKit\nclass ShareController: UITableViewController {}",
      "Share/Share.storyboard": share,
    ]
  }

  static let targetRows: [Row] = [
    Row.app(
      "a segue of the other target",
      targets(
        "override func viewDidLoad() { \(segue) }",
        share: storyboard("ShareController", segue: "detail", module: "Share")
      ),
      finds: found
    ),
    Row.app(
      "a scene of the other target",
      targets(instantiation, share: storyboard("ShareController", scene: "detail", module: "Share")),
      finds: found
    ),
    Row.app(
      "a scene of a storyboard of the same name in the other target",
      targets(
        instantiation.replacing("storyboard!", with: #"UIStoryboard(name: "Main", bundle: nil)"#),
        share: storyboard("ShareController", module: "Share")
      ).merging(["Share/Main.storyboard": storyboard("ShareController", scene: "detail", module: "Share")]) {
        $1
      },
      finds: found
    ),
    Row.app(
      "a cell of the other target",
      targets(
        """
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "detail", for: i) }
        """,
        share: storyboard("ShareController", cell: "detail", module: "Share")
      ),
      finds: found
    ),
    Row.app(
      "both targets",
      targets(
        "override func viewDidLoad() { \(segue) }",
        share: storyboard("ShareController", segue: "detail", module: "Share"),
        main: storyboard("ListController", segue: "detail")
      )
    ),
  ]

  @Test("Storyboards of targets", arguments: targetRows)
  func targets(_ row: Row) async throws { try await check(row, Self.project("App", "Share")) }

  private func check(_ row: Row, _ project: String) async throws {
    let files = [ProjectText.path: project, "App/AppDelegate.swift": Self.delegate].merging(row.input) { $1 }
    let found = try await TemporaryTree(files).found().filter { $0.hasPrefix("missing-identifier") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}

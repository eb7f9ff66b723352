import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes that only some targets of a document compile")
struct ClassesOfTargetsTests {
  typealias Row = Example<[String: String], [String]>

  private static let settings =
    "PRODUCT_NAME = App; IPHONEOS_DEPLOYMENT_TARGET = 15.0; GENERATE_INFOPLIST_FILE = YES;"
  private static let mainSetting = " INFOPLIST_KEY_UIMainStoryboardFile = A;"

  private static func tree(
    _ view: String,
    lite: [String],
    product: String = "application",
    liteSettings: String = mainSetting,
    _ sources: [String: String],
    _ more: [ProjectText.Target] = []
  ) -> [String: String] {
    let all = sources.keys.filter { !$0.hasPrefix("Kit/") }.sorted()
    return [
      ProjectText.path: ProjectText.project(
        [
          ProjectText.Target(
            name: "News",
            files: all + ["App/A.storyboard"],
            settings: settings + mainSetting
          ),
          ProjectText.Target(
            name: "Lite",
            files: lite + ["App/A.storyboard"],
            product: product,
            settings: settings + liteSettings
          ),
        ] + more
      ),
      "App/A.storyboard": DocumentText.scene(
        initial: "c-1",
        "<viewController id=\"c-1\">\n<view key=\"view\" id=\"v-1\"><subviews>\n\(view)</subviews></view></viewController>"
      ),
    ].merging(sources) { $1 }
  }

  private static let delegate =
    "import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow?;"
  private static let swift = [
    "App/Label.swift": "import UIKit\nclass Label: UILabel {}", "App/Main.swift": delegate + "}",
  ]
  private static let objectiveC = [
    "App/Label.h": "#import <UIKit/UIKit.h>\n@interface Label : UILabel\n@end",
    "App/Label.m": "#import \"Label.h\"\n@implementation Label\n@end",
    "App/main.m": """
    #import "Label.h"
    @interface Delegate : UIResponder <UIApplicationDelegate>
    @property (weak) Label *label;
    @property (strong) UIWindow *window;
    @end
    @implementation Delegate
    @end
    int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, NSStringFromClass([Delegate class])); }
    """,
  ]
  private static let ofTarget =
    #"<label id="l-1" customClass="Label" customModule="App" customModuleProvider="target"/>"#
  private static let bare = #"<label id="l-1" customClass="Label"/>"#
  private static let missing = ["unknown-class dropped - A.storyboard:6"]

  static let rows: [Row] = [
    Row.app("a Swift class", tree(ofTarget, lite: ["App/Main.swift"], swift), finds: missing),
    Row.app("a Swift class of both", tree(ofTarget, lite: ["App/Main.swift", "App/Label.swift"], swift)),
    Row.app("an Objective-C class", tree(bare, lite: ["App/main.m"], objectiveC), finds: missing),
    Row.app("an Objective-C class of both", tree(bare, lite: ["App/main.m", "App/Label.m"], objectiveC)),
    Row.app("an extension", tree(ofTarget, lite: ["App/Main.swift"], product: "app-extension", swift)),
    Row.app("tests", tree(ofTarget, lite: ["App/Main.swift"], product: "bundle.unit-test", swift)),
    Row.app("a target without sources", tree(ofTarget, lite: [], swift)),
    Row.app(
      "a target with an unread source",
      tree(ofTarget, lite: ["App/Main.swift", "App/Gone.swift"], swift)
    ),
    Row.app(
      "a target whose code needs the class",
      tree(
        ofTarget,
        lite: ["App/Main.swift"],
        swift.merging(["App/Main.swift": delegate + " let label = Label() }"]) { $1 }
      )
    ),
    Row.app(
      "a target that does not load the document",
      tree(ofTarget, lite: ["App/Main.swift"], liteSettings: "", swift)
    ),
    Row.app(
      "a target whose code loads the document",
      tree(
        ofTarget,
        lite: ["App/Main.swift"],
        liteSettings: "",
        swift.merging([
          "App/Main.swift": delegate
            + """
             func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            _ = UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController(); return true } }
            """
        ]) { $1 }
      ),
      finds: missing
    ),
    Row.app(
      "a class that a framework compiles, too",
      tree(
        bare,
        lite: ["App/main.m"],
        objectiveC,
        [
          ProjectText.Target(
            name: "Kit",
            files: ["App/Label.m"],
            product: "framework",
            settings: "PRODUCT_NAME = Kit;"
          )
        ]
      )
    ),
    Row.app(
      "the class of another declaration",
      tree(
        ofTarget,
        lite: ["App/Main.swift", "Kit/Label.swift"],
        swift.merging(["Kit/Label.swift": "import UIKit\nclass Label: UILabel {}"]) { $1 }
      )
    ),
  ]

  @Test("Each target that reaches the scene compiles the class", arguments: rows)
  func findings(_ row: Row) async throws {
    #expect(try await TemporaryTree(row.input).found() == row.expected, sourceLocation: row.sourceLocation)
  }
}

import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("The window of the delegate of an app with a main storyboard")
struct DelegateWindowTests {
  typealias Row = Example<[String: String], [String]>

  private static func app(
    _ sources: [String: String],
    settings: String = "INFOPLIST_KEY_UIMainStoryboardFile = Main;",
    version: String = "5.0"
  ) -> [String: String] {
    [
      ProjectText.path: ProjectText.project([
        ProjectText.Target(
          name: "App",
          files: sources.keys.sorted() + ["App/Main.storyboard"],
          settings: """
            PRODUCT_NAME = App; GENERATE_INFOPLIST_FILE = YES; IPHONEOS_DEPLOYMENT_TARGET = 15.0;
            \(settings) SWIFT_VERSION = \(version);
            """
        )
      ]),
      "App/Main.storyboard": DocumentText.scene(initial: "h-1", #"<viewController id="h-1"/>"#),
    ].merging(sources) { $1 }
  }

  private static func swift(_ body: String, _ more: [String: String] = [:]) -> [String: String] {
    app(
      [
        "App/AppDelegate.swift":
          "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n\(body)\n}"
      ].merging(more) { $1 }
    )
  }

  private static func objectiveC(_ interface: String, _ implementation: String = "") -> [String: String] {
    app([
      "App/AppDelegate.h": """
      #import <UIKit/UIKit.h>
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      \(interface)
      @end
      """,
      "App/AppDelegate.m": "#import \"AppDelegate.h\"\n@implementation AppDelegate\n\(implementation)\n@end",
      "App/main.m": """
      #import "AppDelegate.h"
      int main(int c, char **v) { return UIApplicationMain(c, v, nil, NSStringFromClass([AppDelegate class])); }
      """,
    ])
  }

  private static let ofClass = ["owner-mismatch dropped window AppDelegate.swift:3"]
  private static let ofProperty = ["owner-mismatch dropped window AppDelegate.swift:4"]

  static let rows: [Row] = [
    Row.app("no window", swift(""), finds: ofClass),
    Row.app("a window", swift("var window: UIWindow?")),
    Row.app("a window of an unwrapped type", swift("var window: UIWindow!")),
    Row.app("a constant", swift("let window = UIWindow()"), finds: ofProperty),
    Row.app("a constant that Objective-C sees", swift("@objc let window = UIWindow()")),
    Row.app("a getter", swift("var window: UIWindow? { nil }"), finds: ofProperty),
    Row.app("a getter and a setter", swift("var window: UIWindow? { get { nil } set {} }")),
    Row.app("a window in code", swift("func show() { UIWindow().makeKeyAndVisible() }")),
    Row.app(
      "a window of the superclass",
      app([
        "App/AppDelegate.swift": "import UIKit\n@main\nclass AppDelegate: Base, UIApplicationDelegate {}",
        "App/Base.swift": "import UIKit\nclass Base: UIResponder { @objc var window: UIWindow? }",
      ])
    ),
    Row.app(
      "an unknown superclass",
      app(["App/AppDelegate.swift": "import UIKit\nimport Kit\n@main\nclass AppDelegate: KitDelegate {}"])
    ),
    Row.app(
      "a superclass without a window",
      app([
        "App/AppDelegate.swift": "import UIKit\n@main\nclass AppDelegate: Base {}",
        "App/Base.swift": "import UIKit\nclass Base: UIResponder, UIApplicationDelegate {}",
      ]),
      finds: ofClass
    ),
    Row.app(
      "a window in an extension",
      swift(
        "",
        ["App/More.swift": "extension AppDelegate { @objc var window: UIWindow? { get { nil } set {} } }"]
      )
    ),
    Row.app(
      "answers to all messages",
      swift("override func forwardingTarget(for s: Selector!) -> Any? { nil }")
    ),
    Row.app(
      "a delegate of scenes",
      swift("", ["App/Scene.swift": "import UIKit\nclass Scene: UIResponder, UIWindowSceneDelegate {}"])
    ),
    Row.app(
      "a manifest of scenes",
      app(
        [
          "App/AppDelegate.swift":
            "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"
        ],
        settings: """
          INFOPLIST_KEY_UIMainStoryboardFile = Main;
          INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
          """
      )
    ),
    Row.app(
      "no main storyboard",
      app(
        [
          "App/AppDelegate.swift":
            "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"
        ],
        settings: ""
      )
    ),
    Row.app(
      "a SwiftUI app",
      app([
        "App/App.swift":
          "import SwiftUI\n@main\nstruct Main: App { @UIApplicationDelegateAdaptor var d: AppDelegate }",
        "App/AppDelegate.swift": "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      ])
    ),
    Row.app(
      "a delegate of another file",
      app([
        "App/main.swift": "UIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))",
        "App/AppDelegate.swift": "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      ]),
      finds: ofClass
    ),
    Row.app(
      "Swift 3, whose members Objective-C sees",
      app(
        [
          "App/AppDelegate.swift":
            "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\nlet window = UIWindow() }"
        ],
        version: "3.0"
      )
    ),
    Row.app(
      "an Objective-C class without a window",
      objectiveC(""),
      finds: ["owner-mismatch dropped window AppDelegate.h:2"]
    ),
    Row.app("an Objective-C property", objectiveC("@property (strong, nonatomic) UIWindow *window;")),
    Row.app("the property of the protocol", objectiveC("", "@synthesize window = _window;")),
    Row.app("a getter in Objective-C", objectiveC("@property (readonly) UIWindow *window;")),
    Row.app("accessors in Objective-C", objectiveC("", "- (void)setWindow:(UIWindow *)w {}")),
  ]

  /// Returns an app whose `main.m` contains the given body.
  private static func main(
    _ body: String,
    _ more: String = "",
    files: [String: String] = [:],
    settings: String = ""
  ) -> [String: String] {
    app(
      files.merging([
        "App/AppDelegate.m": """
        #import <UIKit/UIKit.h>
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong) UIWindow *window;
        @end
        @implementation AppDelegate
        \(more)
        @end
        """,
        "App/main.m": "#import <UIKit/UIKit.h>\nint main(int argc, char *argv[]) {\n\(body)\n}",
      ]) { $1 },
      settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main; \(settings)"
    )
  }

  static let starts: [Row] = [
    Row.app(
      "a delegate",
      main("return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));")
    ),
    Row.app("a delegate by its name", main("return UIApplicationMain(argc, argv, nil, @\"AppDelegate\");")),
    Row.app(
      "no delegate",
      main("return UIApplicationMain(argc, argv, nil, nil);"),
      finds: ["owner-mismatch dropped - main.m:3"]
    ),
    Row.app(
      "no delegate, in Swift",
      app([
        "App/main.swift":
          "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)",
        "App/AppDelegate.swift":
          "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      ]),
      finds: ["owner-mismatch dropped - main.swift:2"]
    ),
    Row.app("an application class", main("return UIApplicationMain(argc, argv, @\"AppDelegate\", nil);")),
    Row.app("a variable", main("NSString *name = nil; return UIApplicationMain(argc, argv, nil, name);")),
    Row.app(
      "two calls",
      main(
        "if (argc) return UIApplicationMain(argc, argv, nil, nil);\nreturn UIApplicationMain(argc, argv, nil, @\"AppDelegate\");"
      )
    ),
    Row.app(
      "a delegate that code sets",
      main(
        "return UIApplicationMain(argc, argv, nil, nil);",
        "+ (void)load { [UIApplication sharedApplication].delegate = [self new]; }"
      )
    ),
    Row.app(
      "a delegate that the main nib may set",
      main(
        "return UIApplicationMain(argc, argv, nil, nil);",
        files: ["App/Window.xib": xib("")],
        settings: "INFOPLIST_KEY_NSMainNibFile = Window;"
      )
    ),
    Row.app(
      "a delegate class that does not exist",
      main("return UIApplicationMain(argc, argv, nil, @\"Gone\");"),
      finds: ["unknown-class crash - main.m:3"]
    ),
    Row.app(
      "an application class that does not exist",
      main("return UIApplicationMain(argc, argv, @\"Gone\", NSStringFromClass([AppDelegate class]));"),
      finds: ["unknown-class crash - main.m:3"]
    ),
    Row.app(
      "a class of UIKit",
      main("return UIApplicationMain(argc, argv, @\"UIApplication\", @\"AppDelegate\");")
    ),
    Row.app(
      "a Swift class without its module",
      app([
        "App/main.swift":
          "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"AppDelegate\")",
        "App/AppDelegate.swift":
          "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      ]),
      finds: ["unknown-class crash - main.swift:2"]
    ),
    Row.app(
      "a Swift class with its module",
      app([
        "App/main.swift":
          "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"App.AppDelegate\")",
        "App/AppDelegate.swift":
          "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      ])
    ),
  ]

  @Test("The classes that the app passes to UIApplicationMain", arguments: starts)
  func start(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  /// The classes in the call, a console message, and the line of the place.
  static let messagesOfStart = [
    (
      "nil, nil",
      "There is no app delegate set. An app delegate class must be specified to use a main storyboard file."
    ),
    (
      "nil, @\"Gone\"",
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Unable to instantiate "
        + "the UIApplication delegate instance. No class named Gone is loaded.'"
    ),
  ]

  @Test("The console message leads to the call", arguments: messagesOfStart)
  func console(classes: String, line: String) async throws {
    let tree = try TemporaryTree(Self.main("return UIApplicationMain(argc, argv, \(classes));"))
    let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
    #expect(places.map(\.file).allSatisfy { $0.hasSuffix("main.m") })
    #expect(places.map(\.position.line) == [3])
  }

  @Test("The delegate", arguments: rows)
  func delegate(_ row: Row) async throws {
    let tree = try TemporaryTree(row.input)
    let found = try await tree.found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("The console message leads to the delegate")
  func console() async throws {
    let tree = try TemporaryTree(Self.swift(""))
    let line =
      "2024-01-01 10:00:00.1 App[1:2] [Application] The app delegate must implement the window property if it wants to "
      + "use a main storyboard file."
    let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
    #expect(places.map(\.file).allSatisfy { $0.hasSuffix("AppDelegate.swift") })
    #expect(places.map(\.position.line) == [3])
  }
}

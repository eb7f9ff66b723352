import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("The storyboard of a controller that only code creates")
struct CodeMadeControllerTests {
  /// Files that change an app, and the consequence of the finding, if any.
  typealias Change = Example<[String: String], Consequence?>

  private static func change(
    _ name: String,
    _ files: [String: String],
    _ consequence: Consequence? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Change {
    Change(name, files, consequence, sourceLocation: sourceLocation)
  }

  private static let naming = #"customModule="App" customModuleProvider="target""#
  private static func main(_ scenes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="r-1"><scenes>
    <scene sceneID="s-1"><objects><viewController id="r-1" customClass="Root" \(naming)/></objects></scene>
    <scene sceneID="s-2"><objects><viewController id="p-1" storyboardIdentifier="profile"/></objects></scene>
    \(scenes)</scenes></document>
    """
  }

  private static func menu(_ code: String) -> String {
    """
    import UIKit
    class Root: UIViewController {
      func open() { show(Menu(style: .plain), sender: nil) }
    }
    class Menu: UITableViewController {
      func select() {
        \(code)
      }
    }
    """
  }

  private static let forced =
    #"let c = storyboard!.instantiateViewController(withIdentifier: "profile"); show(c, sender: nil)"#
  private static let app = [
    ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
      "buildSettings = { ",
      with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
    ),
    "App/Main.storyboard": main(), "App/Menu.swift": menu(forced),
    "App/AppDelegate.swift":
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
    "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
  ]

  private static func objectiveC(_ code: String) -> [String: String] {
    [
      "App/Menu.swift": "", "App/Main.storyboard": main().replacing(naming, with: ""),
      "App/Menu.h": "#import <UIKit/UIKit.h>\n@interface Menu : UITableViewController\n@end",
      "App/Menu.m": """
      #import "Menu.h"
      @implementation Menu
      - (void)select {
        UIViewController *profile = [self.storyboard instantiateViewControllerWithIdentifier:@"profile"];
        \(code)
      }
      @end
      """,
      "App/Root.m": """
      #import "Menu.h"
      @interface Root : UIViewController
      @end
      @implementation Root
      - (void)open {
        Menu *menu = [[Menu alloc] initWithStyle:UITableViewStylePlain];
        [self.navigationController pushViewController:menu animated:YES];
      }
      @end
      """,
    ]
  }

  static let rows: [Change] = [
    change("force-unwrapped", [:], .crashOnUse),
    change(
      "an optional chain",
      ["App/Menu.swift": menu(forced.replacing("storyboard!", with: "self.storyboard?"))],
      .silent
    ),
    change(
      "an optional chain with a forced cast",
      [
        "App/Menu.swift": menu(
          #"let c = storyboard?.instantiateViewController(withIdentifier: "profile") as! Root; show(c, sender: nil)"#
        )
      ],
      .crashOnUse
    ),
    change("checked for nil", ["App/Menu.swift": menu("guard let storyboard else { return }\n" + forced)]),
    change(
      "compared with nil",
      ["App/Menu.swift": menu("if storyboard != nil { \(forced) }")]
    ),
    change(
      "a scene has the class",
      [
        "App/Main.storyboard": main(
          #"<scene sceneID="s-3"><objects><tableViewController id="m-1" customClass="Menu" \#(naming)/></objects></scene>"#
        )
      ]
    ),
    change(
      "a scene has a subclass",
      [
        "App/More.swift": "import UIKit\nclass More: Menu {}",
        "App/Main.storyboard": main(
          #"<scene sceneID="s-3"><objects><tableViewController id="m-1" customClass="More" \#(naming)/></objects></scene>"#
        ),
      ]
    ),
    change(
      "a creator decodes the controller",
      [
        "App/More.swift":
          "import UIKit\nfunc make(_ coder: NSCoder) -> UIViewController? { Menu(coder: coder) }"
      ]
    ),
    change(
      "the class overrides the storyboard",
      [
        "App/Menu.swift": menu(forced).replacing(
          "  func select",
          with:
            "  override var storyboard: UIStoryboard? { .init(name: \"Main\", bundle: nil) }\n  func select"
        )
      ]
    ),
    change(
      "nothing creates the controller",
      ["App/Menu.swift": menu(forced).replacing("Menu(style: .plain)", with: "self")]
    ),
    change(
      "the storyboard of another object",
      ["App/Menu.swift": menu(forced.replacing("storyboard!", with: "navigationController!.storyboard!"))]
    ),
    change(
      "Objective-C: an element of an array",
      objectiveC("self.navigationController.viewControllers = @[profile];"),
      .crashOnUse
    ),
    change(
      "Objective-C: an element of an array under a condition",
      objectiveC("if (profile) { self.navigationController.viewControllers = @[profile]; }"),
      .silent
    ),
    change(
      "Objective-C: pushed",
      objectiveC("[self.navigationController pushViewController:profile animated:YES];"),
      .dropped
    ),
  ]

  @Test("It is nil", arguments: rows)
  func storyboards(_ change: Change) async throws {
    let files = Self.app.merging(change.input) { $1 }.filter { !$0.value.isEmpty }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .missingStoryboard }
    #expect(
      found.map(\.consequence) == [change.expected].compactMap(\.self),
      sourceLocation: change.sourceLocation
    )
    #expect(found.allSatisfy { $0.file.contains("Menu") }, sourceLocation: change.sourceLocation)
  }

  /// The code after a request, or with it, and whether UIKit reports that nil is pushed.
  static let pushes: [Example<String, Bool>] = [
    Example("[self.navigationController pushViewController:profile animated:YES];", true),
    Example(
      "UIViewController *other = self; [self.navigationController pushViewController:other animated:YES];",
      false
    ),
    Example("[self presentViewController:profile animated:YES completion:nil];", false),
    Example(
      #"[self.navigationController pushViewController:[self.storyboard instantiateViewControllerWithIdentifier:@"profile"] animated:YES];"#,
      true
    ),
  ]

  @Test("UIKit logs that nil is pushed", arguments: pushes)
  func pushedNil(_ row: Example<String, Bool>) async throws {
    let files = Self.app.merging(Self.objectiveC(row.input)) { $1 }.filter { !$0.value.isEmpty }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .missingStoryboard }
    let line = "Application tried to push a nil view controller on target <UINavigationController: 0x…>."
    #expect(found.contains { $0.consoleMessage == line } == row.expected, sourceLocation: row.sourceLocation)
    #expect(found.contains { $0.consequence == .dropped } == row.expected, sourceLocation: row.sourceLocation)
  }
}

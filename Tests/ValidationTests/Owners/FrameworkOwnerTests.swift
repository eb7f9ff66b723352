import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Nibs whose owner is a framework's controller, and actions that the owner lacks")
struct FrameworkOwnerTests {
  struct App: Sendable {
    var code: String
    var connections = #"<outlet property="view" destination="v-1" id="o-1"/>"#
    var button = ""
    var more: [String: String] = [:]
  }

  typealias Row = Example<App, [String]>

  private static func row(
    _ name: String,
    _ app: App,
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, app, expected, sourceLocation: sourceLocation)
  }

  private static let outlets =
    #"<outlet property="view" destination="v-1" id="o-1"/><outlet property="label" destination="l-1" id="o-2"/>"#
  private static let action =
    #"<action selector="save:" destination="-1" eventType="touchUpInside" id="a-1"/>"#
  private static let card = """
    class CardController: UIViewController {
      @IBOutlet var label: UILabel?
      @IBAction func save(_ sender: Any) {}
    }

    """
  private static func launch(_ expression: String) -> String {
    card + """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func start() { window?.rootViewController = \(expression) }
      }
      """
  }

  private static let plain = "UIViewController(nibName: \"Card\", bundle: nil)"

  static let rows: [Row] = [
    row("an outlet", App(code: launch(plain), connections: outlets), finds: ["owner-mismatch crash label"]),
    row("an action", App(code: launch(plain), button: action), finds: ["owner-mismatch crash-on-use save:"]),
    row("only the view", App(code: launch(plain))),
    row(
      "its own controller",
      App(
        code: launch("CardController(nibName: \"Card\", bundle: nil)"),
        connections: outlets,
        button: action
      )
    ),
    row(
      "a container, which ignores the nib",
      App(code: launch("UINavigationController(nibName: \"Card\", bundle: nil)"), connections: outlets)
    ),
    row(
      "an extension with the outlet and the action",
      App(
        code: launch(plain)
          + "extension UIViewController { @IBOutlet var label: UILabel? { get { nil } set {} }; @IBAction func save(_ sender: Any) {} }",
        connections: outlets,
        button: action
      )
    ),
    row(
      "a class of the app with the name",
      App(
        code: launch("CardKit.UIViewController(nibName: \"Card\", bundle: nil)"),
        connections: outlets,
        more: ["Kit.swift": "class UIViewController: NSObject { @IBOutlet var label: UILabel? }"]
      )
    ),
    row(
      "an action that another class of the app lacks",
      App(
        code: launch("BoardController(nibName: \"Card\", bundle: nil)")
          + "\nclass BoardController: UIViewController {}",
        button: action
      ),
      finds: ["owner-mismatch crash-on-use save:"]
    ),
    row(
      "Objective-C",
      App(
        code: """
          #import <UIKit/UIKit.h>
          @interface CardController : UIViewController
          @property IBOutlet UILabel *label;
          @end
          @implementation CardController
          - (IBAction)save:(id)sender {}
          @end
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @property UIWindow *window;
          @end
          @implementation AppDelegate
          - (void)start { self.window.rootViewController = [[UIViewController alloc] initWithNibName:@"Card" bundle:nil]; }
          @end
          int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
          """,
        connections: outlets
      ),
      finds: ["owner-mismatch crash label"]
    ),
  ]

  @Test("The framework's controller lacks what the nib connects", arguments: rows)
  func owners(_ row: Row) async throws {
    let isSwift = !row.input.code.hasPrefix("#import")
    let module = isSwift ? #"customModule="App" customModuleProvider="target""# : ""
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController" \(module)><connections>
      \(row.input.connections)</connections></placeholder>
      <view id="v-1"><subviews><label id="l-1"/><button id="b-1"><connections>\(row.input.button)</connections></button>
      </subviews></view></objects></document>
      """
    let files = [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
      ),
      "App/Card.xib": nib,
      "App/App.\(isSwift ? "swift" : "m")": (isSwift ? "import UIKit\n" : "") + row.input.code,
    ].merging(row.input.more.map { ("App/\($0.key)", $0.value) }) { $1 }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .ownerMismatch }
    #expect(
      found.map { "\($0.id.rawValue) \($0.consequence.rawValue) \($0.keyPath ?? "")" } == row.expected,
      sourceLocation: row.sourceLocation
    )
  }

  @Test("macOS skips an action that the plain controller lacks")
  func appKit() async throws {
    let found = try await TemporaryTree([
      "Pane.xib": DocumentText.mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Pane"><connections>
        <outlet property="view" destination="v-1" id="o-1"/></connections></customObject>
        <customView id="v-1"><subviews><button id="b-1"><buttonCell key="cell" id="c-1"/><connections>
        <action selector="apply:" target="-2" id="a-1"/></connections></button></subviews></customView>
        """
      ),
      "Pane.m": """
      #import <Cocoa/Cocoa.h>
      @interface Pane : NSViewController
      @end
      @implementation Pane
      - (IBAction)apply:(id)sender {}
      @end
      @interface Window : NSWindowController
      @end
      @implementation Window
      - (void)windowDidLoad { NSViewController *pane = [[NSViewController alloc] initWithNibName:@"Pane" bundle:nil]; [self show:pane]; }
      @end
      """,
    ]).validate().findings.filter { $0.id == .ownerMismatch }
    #expect(found.map { "\($0.consequence.rawValue) \($0.keyPath ?? "")" } == ["dropped apply:"])
    #expect(
      found.map(\.message) == [
        OwnerMismatch.lackingAction(selector: "apply:", className: "NSViewController").message
      ]
    )
  }
}

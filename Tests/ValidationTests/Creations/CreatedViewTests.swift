import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Views and window controllers that code creates without their nib")
struct CreatedViewTests {
  /// Files that are added to or replaced in an app, and the outlet and consequence of the finding, if any.
  typealias Change = Example<[String: String], String?>

  private static func change(
    _ name: String,
    _ files: [String: String],
    _ finding: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Change {
    Change(name, files, finding, sourceLocation: sourceLocation)
  }

  private static func project(_ platform: String) -> String {
    ProjectText.targets("App", productType: "application").replacing(
      "buildSettings = { ",
      with: "buildSettings = { \(platform)_DEPLOYMENT_TARGET = 15.0; "
    )
  }

  private static let naming = #"customModule="App" customModuleProvider="target""#

  // MARK: - Views

  private static let card = """
    import UIKit
    class CardView: UIView {
      @IBOutlet var title: UILabel!
      func show(_ text: String) {
        title.text = text
      }
    }
    """

  private static let home = """
    import UIKit
    class HomeController: UIViewController {
      override func viewDidLoad() {
        let card = CardView()
        view.addSubview(card)
        card.show("a")
      }
    }
    """

  private static func nib(owner: String = "", view: String = "") -> String {
    let outlet = #"<connections><outlet property="title" destination="l-1" id="o-1"/></connections>"#
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>\(owner.isEmpty ? "" : outlet)</placeholder>
      <view id="v-1" \(view)><subviews><label id="l-1"/></subviews>\(view.isEmpty ? "" : outlet)</view>
      </objects></document>
      """
  }

  private static let named = #"customClass="CardView" \#(naming)"#
  private static let views = [
    ProjectText.path: project("IPHONEOS"), "App/Card.swift": card, "App/Home.swift": home,
    "App/CardView.xib": nib(view: named),
    "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
  ]

  private static func initializer(_ code: String) -> String {
    card.replacing(
      "  func show",
      with: """
          override init(frame: CGRect) {
            super.init(frame: frame)
            \(code)
          }
          required init?(coder: NSCoder) { super.init(coder: coder) }
          func setUp() { Bundle.main.loadNibNamed("CardView", owner: self) }
          func style() { backgroundColor = nil }
          func show
        """
    )
  }

  static let viewRows: [Change] = [
    change("created and used", [:], "title crash-on-use"),
    change(
      "created with a frame",
      ["App/Home.swift": home.replacing("CardView()", with: "CardView(frame: .zero)")],
      "title crash-on-use"
    ),
    change(
      "a property, used in another method",
      [
        "App/Home.swift": """
        import UIKit
        class HomeController: UIViewController {
          let card =
            CardView()
          func update() { card.show("a") }
        }
        """
      ],
      "title crash-on-use"
    ),
    change("the view owns the nib", ["App/CardView.xib": nib(owner: named)], "title crash-on-use"),
    change(
      "its initializer calls only its own methods",
      [
        "App/Card.swift": initializer("style()").replacing(
          #"Bundle.main.loadNibNamed("CardView", owner: self)"#,
          with: ""
        )
      ],
      "title crash-on-use"
    ),
    change(
      "Objective-C: a message to nil has no effect",
      [
        "App/Card.swift": "",
        "App/CardView.h": """
        @interface CardView : UIView
        @property (nonatomic) IBOutlet UILabel *title;
        - (void)show:(NSString *)text;
        @end
        """,
        "App/CardView.m": """
        #import "CardView.h"
        @implementation CardView
        - (void)show:(NSString *)text { self.title.text = text; }
        @end
        """,
        "App/CardView.xib": nib(view: #"customClass="CardView""#),
        "App/Home.swift": "",
        "App/Home.m": """
        #import <UIKit/UIKit.h>
        @implementation Home
        - (void)open {
          CardView *card = [[CardView alloc] initWithFrame:CGRectZero];
          [card show:@"a"];
        }
        @end
        """,
      ],
      "title silent"
    ),
    change("created but not used", ["App/Home.swift": home.replacing("card.show(\"a\")", with: "")]),
    change(
      "loaded from the nib",
      [
        "App/Home.swift": home.replacing(
          "CardView()",
          with: #"Bundle.main.loadNibNamed("CardView", owner: nil)!.first as! CardView"#
        )
      ]
    ),
    change("its initializer loads the nib", ["App/Card.swift": initializer("setUp()")]),
    change(
      "its initializer calls an extension of views",
      [
        "App/Card.swift": initializer("load()")
          + "\nextension UIView { func load() { UINib(nibName: name, bundle: nil).instantiate(withOwner: self) } }"
      ]
    ),
    change(
      "its initializer sets the outlet",
      ["App/Card.swift": initializer("title = UILabel()")]
    ),
    change(
      "the code checks for nil",
      ["App/Card.swift": card.replacing("title.text", with: "title?.text")]
    ),
    change(
      "other code loads the nib of the owner",
      [
        "App/CardView.xib": nib(owner: named),
        "App/Home.swift": home.replacing(
          "card.show",
          with: #"Bundle.main.loadNibNamed("CardView", owner: card); card.show"#
        ),
      ]
    ),
    change("a superclass is unknown", ["App/Card.swift": card.replacing(": UIView", with: ": BaseView")]),
  ]

  @Test("A view with a nib is created without it", arguments: viewRows)
  func views(_ change: Change) async throws {
    try await check(change, among: Self.views, in: "Home", line: 4)
  }

  private func check(_ change: Change, among files: [String: String], in file: String, line: Int) async throws
  {
    let files = files.merging(change.input) { $1 }.filter { !$0.value.isEmpty }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .unconnectedOutlet }
    #expect(
      found.map { "\($0.keyPath ?? "") \($0.consequence.rawValue)" } == [change.expected].compactMap(\.self),
      sourceLocation: change.sourceLocation
    )
    #expect(found.allSatisfy { $0.file.contains(file) }, sourceLocation: change.sourceLocation)
    #expect(found.allSatisfy { $0.position.line == line }, sourceLocation: change.sourceLocation)
  }

  // MARK: - Window controllers

  private static let panel = """
    import AppKit
    class PanelController: NSWindowController {
      @IBOutlet var field: NSTextField!
      func show(_ text: String) { field.stringValue = text }
    }
    """

  private static let app = """
    import AppKit
    @main class AppDelegate: NSObject, NSApplicationDelegate {
      func open() {
        let panel = PanelController()
        panel.showWindow(nil)
      }
    }
    """

  private static let windows = [
    ProjectText.path: project("MACOSX"), "App/AppDelegate.swift": app, "App/Panel.swift": panel,
    "App/Panel.xib": """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
    <customObject id="-2" userLabel="File's Owner" customClass="PanelController" \(naming)><connections>
    <outlet property="window" destination="w-1" id="o-1"/><outlet property="field" destination="t-1" id="o-2"/>
    </connections></customObject><window id="w-1"><view key="contentView" id="v-1"><subviews><textField id="t-1"/>
    </subviews></view></window></objects></document>
    """,
  ]

  static let windowRows: [Change] = [
    change("created and shown", [:], "window silent"),
    change(
      "created, and an outlet is used",
      ["App/AppDelegate.swift": app.replacing("showWindow(nil)", with: "show(\"a\")")],
      "field crash-on-use"
    ),
    change(
      "Objective-C",
      [
        "App/AppDelegate.swift": "",
        "App/AppDelegate.m": """
        #import <Cocoa/Cocoa.h>
        @implementation AppDelegate
        - (void)open {
          self.panel = [[PanelController alloc] init];
        }
        @end
        int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
        """,
      ],
      "window silent"
    ),
    change(
      "created with the name of the nib",
      [
        "App/AppDelegate.swift": app.replacing(
          "PanelController()",
          with: #"PanelController(windowNibName: "Panel")"#
        )
      ]
    ),
    change(
      "created with a window",
      [
        "App/AppDelegate.swift": app.replacing(
          "PanelController()",
          with: "PanelController(window: NSWindow())"
        )
      ]
    ),
    change(
      "the class names its nib",
      [
        "App/Panel.swift": panel.replacing(
          "  func",
          with: #"  override var windowNibName: NSNib.Name? { "Panel" }\#n  func"#
        )
      ]
    ),
    change(
      "its initializer names the nib",
      [
        "App/Panel.swift": panel.replacing(
          "  func",
          with: #"  convenience init() { self.init(windowNibName: "Panel") }\#n  func"#
        )
      ]
    ),
    change(
      "code sets the window",
      [
        "App/AppDelegate.swift": app.replacing(
          "panel.showWindow",
          with: "panel.window = NSWindow(); panel.showWindow"
        )
      ]
    ),
  ]

  @Test("A window controller with a nib is created without it", arguments: windowRows)
  func windowControllers(_ change: Change) async throws {
    try await check(change, among: Self.windows, in: "AppDelegate", line: 4)
  }
}

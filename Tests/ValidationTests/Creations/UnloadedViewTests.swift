import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Outlets that code uses before the view of the controller is loaded")
struct UnloadedViewTests {
  struct App: Sendable {
    /// The code that creates the controller `card` and then uses it.
    var code: String
    /// The members of the controller.
    var members = ""
    /// Whether the controller has a nib instead of a scene.
    var hasNib = true
    var other = ""
  }

  typealias Row = Example<App, String?>

  private static let scene =
    #"let card = storyboard!.instantiateViewController(withIdentifier: "card") as! Card; "#
  private static let show = "func show(_ text: String) { label.text = text }"
  private static let observed = "var name = \"\" { didSet { label.text = name } }"

  private static let direct = "outlet 'label' of 'Card' is nil: the controller's view is not loaded yet"
  private static let called = direct + ", but calling 'show' uses the outlet"
  private static let set = direct + ", but setting 'name' uses the outlet"

  static let rows: [Row] = [
    // Nibs
    Row("init(), direct", App(code: "let card = Card(); card.label.text = \"\""), direct),
    Row(
      "named, direct",
      App(code: #"let card = Card(nibName: "Card", bundle: nil); card.label.text = """#),
      direct
    ),
    Row("init(), observer", App(code: "let card = Card(); card.name = \"\"", members: observed), set),
    Row(
      "named, observer",
      App(code: #"let card = Card(nibName: "Card", bundle: nil); card.name = """#, members: observed),
      set
    ),
    Row(
      "named by its initializer",
      App(
        code: "let card = Card(); card.name = \"\"",
        members: observed + "\ninit() { super.init(nibName: \"Card\", bundle: nil) }"
      ),
      set
    ),
    Row("init(), method", App(code: "let card = Card(); card.show(\"\")", members: show), called),
    Row(
      "init(), method that uses two outlets",
      App(
        code: "let card = Card(); card.show(\"\")",
        members: "func show(_ text: String) { label.text = text; image.isHidden = true }"
      ),
      called
    ),
    Row(
      "after the view is loaded",
      App(code: "let card = Card(); card.loadViewIfNeeded(); card.label.text = \"\""),
      nil
    ),
    Row(
      "presented before",
      App(code: "let card = Card(); present(card, animated: true); card.label.text = \"\""),
      nil
    ),
    Row("optional", App(code: "let card = Card(); card.label?.text = \"\""), nil),
    Row(
      "loads its view itself",
      App(
        code: "let card = Card(); card.label.text = \"\"",
        members: "init() { super.init(nibName: \"Card\", bundle: nil); loadViewIfNeeded() }"
      ),
      nil
    ),
    Row(
      "after an observer that loads the view",
      App(
        code: "let card = Card(); card.size = 1; card.name = \"\"",
        members: observed + "\nvar size = 0 { didSet { _ = view } }"
      ),
      nil
    ),
    // Scenes
    Row("scene, method", App(code: scene + "card.show(\"\")", members: show, hasNib: false), called),
    Row(
      "scene, method that calls another one",
      App(
        code: scene + "card.show(\"\")",
        members:
          "func show(_ text: String) { fill(text) }\nprivate func fill(_ text: String) { label.text = text }",
        hasNib: false
      ),
      called
    ),
    Row(
      "scene, method after a test",
      App(
        code: scene + "card.show(\"\")",
        members: "func show(_ text: String) { if isViewLoaded { label.text = text } }",
        hasNib: false
      ),
      nil
    ),
    Row(
      "scene, method after an exit",
      App(
        code: scene + "card.show(\"\")",
        members: "func show(_ text: String) { guard isViewLoaded else { return }; label.text = text }",
        hasNib: false
      ),
      nil
    ),
    Row(
      "scene, method that loads the view",
      App(
        code: scene + "card.show(\"\")",
        members: "func show(_ text: String) { loadViewIfNeeded(); label.text = text }",
        hasNib: false
      ),
      nil
    ),
    Row(
      "scene, method that checks the outlet",
      App(
        code: scene + "card.show(\"\")",
        members: "func show(_ text: String) { label?.text = text }",
        hasNib: false
      ),
      nil
    ),
    Row(
      "scene, one of two methods",
      App(
        code: scene + "card.show(1)",
        members: show + "\nfunc show(_ number: Int) {}",
        hasNib: false
      ),
      nil
    ),
    Row(
      "scene, method later",
      App(
        code: scene + "card.show(\"\")",
        members: "func show(_ text: String) { DispatchQueue.main.async { self.label.text = text } }",
        hasNib: false
      ),
      nil
    ),
    Row(
      "scene, method of a shown controller",
      App(code: scene + "present(card, animated: true); card.show(\"\")", members: show, hasNib: false),
      nil
    ),
  ]

  private static let naming = #"customModule="App" customModuleProvider="target""#

  private static func storyboard(_ card: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="h-1"><scenes>
    <scene sceneID="s-1"><objects><viewController id="h-1" customClass="Home" \(naming)/></objects></scene>
    \(card)</scenes></document>
    """
  }

  @Test("Controllers with nibs and scenes", arguments: rows)
  func controllers(_ row: Row) async throws {
    let app = row.input
    var files = [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with:
          "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ),
      "App/App.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Home: UIViewController {
        override func viewDidLoad() { \(app.code) }
      }
      """,
      "App/Card.swift": """
      import UIKit
      class Card: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var image: UIView!
        \(app.members)
      }
      """,
      "App/Main.storyboard": storyboardWithoutCard,
    ]
    let outlets =
      #"<connections><outlet property="label" destination="l-1" id="o-1"/>"#
      + #"<outlet property="image" destination="v-1" id="o-3"/>"#
    if app.hasNib {
      files["App/Card.xib"] = xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" \(Self.naming)>\(outlets)
        <outlet property="view" destination="v-1" id="o-2"/></connections></placeholder>
        <view id="v-1"><subviews><label id="l-1"/></subviews></view>
        """
      )
    } else {
      files["App/Main.storyboard"] = Self.storyboard(
        """
        <scene sceneID="s-2"><objects><viewController id="k-1" storyboardIdentifier="card" customClass="Card" \
        \(Self.naming)><view key="view" id="v-1"><subviews><label id="l-1"/></subviews></view>\(outlets)</connections>
        </viewController></objects></scene>
        """
      )
    }
    let findings = try await TemporaryTree(files).validate().findings
    let found = findings.filter { $0.id == .unconnectedOutlet }
    #expect(found.map(\.message) == [row.expected].compactMap(\.self), sourceLocation: row.sourceLocation)
  }

  private var storyboardWithoutCard: String { Self.storyboard("") }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Controls that never send their actions")
struct ActionSendersTests {
  /// A control with a missing action in the first scene of an app, and whether the action is unreachable.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var view: String
    var controller = ""
    var objects = ""
    var item = ""
    var scenes = ""
    var source = ""
    var isUnreachable: Bool
    var sourceLocation: SourceLocation

    init(
      _ name: String,
      _ view: String,
      controller: String = "",
      objects: String = "",
      source: String = "",
      _ isUnreachable: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.view, self.controller, self.objects) = (name, view, controller, objects)
      (self.source, self.isUnreachable, self.sourceLocation) = (source, isUnreachable, sourceLocation)
    }

    var files: [String: String] {
      [
        "Board.storyboard": storyboard(
          initial: "s-1",
          """
          <scene sceneID="a"><objects><viewController id="s-1" customClass="First" customModule="App">
          <view key="view" id="v-1"><subviews>\(view)</subviews></view>
          \(item)<connections>\(controller)</connections></viewController>\(objects)</objects></scene>\(scenes)
          """
        ),
        "First.swift": """
        class First: UIViewController {
          @IBOutlet var view1: UIView!
          @IBOutlet var views: [UIView]!
        }
        class Panel: UIView {}
        class Field: UITextField {}
        class OtherField: UnreadField {}
        """,
        "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Board</string></dict></plist>",
        "main.swift": source,
      ]
    }
  }

  private static func button(_ settings: String = "", event: String = "touchUpInside", _ more: String = "")
    -> String
  {
    control("button", settings, event: event, more)
  }

  private static func control(
    _ element: String,
    _ settings: String = "",
    event: String,
    _ more: String = ""
  ) -> String {
    """
    <\(element) id="b-1"\(settings)><connections>
    <action selector="gone:" destination="s-1" eventType="\(event)" id="a-1"/>\(more)</connections></\(element)>
    """
  }

  private static func panel(_ settings: String, _ content: String) -> String {
    "<view id=\"p-1\"\(settings)><subviews>\(content)</subviews></view>"
  }

  private static let outlet = "<outlet property=\"view1\" destination=\"b-1\" id=\"o-1\"/>"
  private static let hidden = " hidden=\"YES\""
  private static let recognizer = """
    <tapGestureRecognizer id="g-1" enabled="NO"><connections>
    <action selector="gone:" destination="s-1" id="a-1"/></connections></tapGestureRecognizer>
    """
  private static let attached =
    "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g-1\" appends=\"YES\" id=\"r-1\"/></connections>"

  static let hiddenControls: [Case] = [
    Case("A visible button", button(), false),
    Case("A hidden button", button(hidden), true),
    Case("A disabled button", button(" enabled=\"NO\""), true),
    Case("A button without user interaction", button(" userInteractionEnabled=\"NO\""), true),
    Case("An outlet leads to it", button(hidden), controller: outlet, false),
    Case(
      "An outlet collection has it",
      button(hidden),
      controller: "<outletCollection property=\"views\" destination=\"b-1\" id=\"o-1\"/>",
      false
    ),
    Case("It has a tag", button(hidden + " tag=\"7\""), false),
    Case("It has the tag of all views", button(hidden + " tag=\"0\""), true),
    Case("It has a class of its own", button(hidden + " customClass=\"Field\""), false),
    Case(
      "A size class shows it",
      button(hidden, "</connections><variation key=\"widthClass=regular\" hidden=\"NO\"/><connections>"),
      false
    ),
    Case("It is in a hidden view", panel(hidden, button()), true),
    Case(
      "It is in a hidden view with an outlet",
      panel(hidden, button()),
      controller: outlet.replacing("b-1", with: "p-1"),
      false
    ),
    Case(
      "It is in a hidden view of a class of its own",
      panel(hidden + " customClass=\"Panel\"", button()),
      false
    ),
    Case("Its superview has a class of its own", panel(" customClass=\"Panel\"", button(hidden)), false),
  ]

  static let recognizers: [Case] = [
    Case("A disabled recognizer", "<view id=\"p-1\">\(attached)</view>", objects: recognizer, true),
    Case(
      "An enabled recognizer",
      "<view id=\"p-1\">\(attached)</view>",
      objects: recognizer.replacing(" enabled=\"NO\"", with: ""),
      false
    ),
    Case(
      "A disabled recognizer with an outlet",
      "<view id=\"p-1\">\(attached)</view>",
      controller: outlet.replacing("b-1", with: "g-1"),
      objects: recognizer,
      false
    ),
    Case(
      "A recognizer of a view without user interaction",
      "<imageView id=\"p-1\" userInteractionEnabled=\"NO\">\(attached)</imageView>",
      objects: recognizer.replacing(" enabled=\"NO\"", with: ""),
      true
    ),
    Case(
      "A recognizer of two views",
      """
      <imageView id="p-1" userInteractionEnabled="NO">\(attached)</imageView>
      <imageView id="p-2">\(attached.replacing("r-1", with: "r-2"))</imageView>
      """,
      objects: recognizer.replacing(" enabled=\"NO\"", with: ""),
      false
    ),
  ]

  private static func field(_ settings: String = "", event: String = "valueChanged") -> String {
    control("textField", settings, event: event)
  }

  static let events: [Case] = [
    Case("The new value of a text field", field(), true),
    Case("The new text of a text field", field(event: "editingChanged"), false),
    Case("The editing of a button", button(event: "editingDidBegin"), true),
    Case("The new value of a slider", control("slider", event: "valueChanged"), false),
    Case("A class of the app's own", field(" customClass=\"Field\" customModule=\"App\""), true),
    Case(
      "A class of a superclass that was not read",
      field(" customClass=\"OtherField\" customModule=\"App\""),
      false
    ),
    Case("Code sends the event", field(), source: "field.sendActions(for: .valueChanged)", false),
    Case(
      "A control of another class sends it",
      field(),
      source: "class Step: UIStepper { func f() { sendActions(for: .valueChanged) } }",
      true
    ),
    Case(
      "A class of the field's own sends it",
      field(" customClass=\"Field\" customModule=\"App\""),
      source: "extension Field { func f() { self.sendActions(for: .valueChanged) } }",
      false
    ),
    Case(
      "All text fields send it",
      field(),
      source: "extension UITextField { func f() { sendActions(for: .valueChanged) } }",
      false
    ),
    Case(
      "A switch sends it",
      field(),
      source: "class Row { let flag = UISwitch()\nfunc f() { flag.sendActions(for: .valueChanged) } }",
      true
    ),
    Case(
      "Some control sends it",
      field(),
      source: "class Row { let field: UIControl\nfunc f() { field.sendActions(for: .valueChanged) } }",
      false
    ),
    Case("Code sends another event", field(), source: "field.sendActions(for: .editingChanged)", true),
    Case("Code sends some event", field(), source: "field.sendActions(for: events)", false),
  ]

  /// Returns a case for a bar button item, with other scenes and code that may show the item.
  private static func bar(
    _ name: String,
    scenes: String = "",
    controller: String = "",
    source: String = "",
    _ isUnreachable: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Case {
    var test = Case(
      name,
      "",
      controller: controller,
      source: source,
      isUnreachable,
      sourceLocation: sourceLocation
    )
    test.item = """
      <navigationItem key="navigationItem" id="n-1"><barButtonItem key="rightBarButtonItem" id="b-1"><connections>
      <action selector="gone:" destination="s-1" id="a-1"/></connections></barButtonItem></navigationItem>
      """
    test.scenes = scenes
    return test
  }

  /// A scene with a navigation controller whose root is the first scene.
  private static let navigation = """
    <scene sceneID="n"><objects><navigationController id="s-2"><connections>
    <segue destination="s-1" kind="relationship" relationship="rootViewController" id="g-1"/></connections>
    </navigationController></objects></scene>
    """

  static let barItems: [Case] = [
    bar("The window's only controller", true),
    bar("A navigation controller leads to it", scenes: navigation, false),
    bar(
      "Another scene leads nowhere",
      scenes: #"<scene sceneID="n"><objects><viewController id="s-2"/></objects></scene>"#,
      true
    ),
    bar("An outlet leads to it", controller: outlet, false),
    bar(
      "Code makes a navigation controller",
      source: "let a = UINavigationController(rootViewController: b)",
      false
    ),
    bar("Code moves its items", source: "toolbar.items = navigationItem.rightBarButtonItems", false),
    bar("Code makes the scene", source: "board.instantiateInitialViewController()", false),
  ]

  @Test(arguments: hiddenControls + recognizers + events + barItems)
  func `an action that is never sent`(_ test: Case) async throws {
    let findings = try await TemporaryTree(test.files).validate().findings.filter { $0.keyPath == "gone:" }
    #expect(findings.map(\.isUnreachable) == [test.isUnreachable], sourceLocation: test.sourceLocation)
  }
}

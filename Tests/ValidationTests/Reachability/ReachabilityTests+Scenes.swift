import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// Scenes, and the code and documents that show them.
extension ReachabilityTests {
  /// Returns a storyboard of three scenes; the controller in the last scene lacks an outlet.
  private static func board(
    identifier: String = "Last",
    initial: String = "s-1",
    segue: String = "",
    _ source: String
  ) -> [String: String] {
    [
      "Board.storyboard": storyboard(
        initial: initial,
        """
        <scene sceneID="a"><objects><viewController id="s-1"><connections>\(segue)</connections></viewController>
        </objects></scene>
        <scene sceneID="b"><objects><viewController id="s-2" storyboardIdentifier="Middle"><connections>
        <segue destination="s-3" kind="show" identifier="go" id="g-2"/></connections></viewController></objects></scene>
        <scene sceneID="c"><objects><viewController id="s-3" storyboardIdentifier="\(identifier)" customClass="Last"
         customModule="App" customModuleProvider="target"><connections>
        <outlet property="chart" destination="s-3" id="c-1"/></connections></viewController></objects></scene>
        """
      ),
      "Last.swift": "class Last: UIViewController { \(make) }", "main.swift": source,
      "Info.plist": "<plist><dict/></plist>",
    ]
  }

  private static let make = "static func make() -> Last { Last() }"
  private static let go = #"<segue destination="s-3" kind="show" identifier="go" id="g-1"/>"#
  private static let performGo =
    "class A { func f() { performSegue(withIdentifier: \"go\\(items[0])\", sender: nil) } }\nA().f()"
  private static let perform = "performSegue(withIdentifier: \"go\", sender: nil)\n"

  static let scenes: [Case] = [
    Case("Nothing leads to the scene", board(loadBoard), scene),
    Case("The scene's identifier, in a literal", board(loadBoard + "board.instantiate(\"Last\")"), ""),
    Case("The scene's identifier, without the storyboard", board("instantiate(\"Last\")"), scene),
    Case(
      "The scene's identifier, composed of another one and a prefix",
      board(
        identifier: "WideMiddle",
        loadBoard + #"var a = "Middle"; a = "Wide" + a; board.instantiateViewController(withIdentifier: a)"#
      ),
      ""
    ),
    Case(
      "Another identifier, composed with the same prefix",
      board(
        identifier: "WideMiddle",
        loadBoard + #"board.instantiateViewController(withIdentifier: "Wide" + "Side")"#
      ),
      scene
    ),
    Case("The scene's class is passed to a function", board(loadBoard + "make(Last.self)"), ""),
    Case(
      "The scene's class is the result of an undeclared function",
      board(loadBoard + "let last: Last = make()"),
      scene
    ),
    Case(
      "The scene's class is the result of a generic function",
      board(
        loadBoard
          + "let last: Last = make()\nfunc make<T>() -> T { board.make(withIdentifier: String(describing: T.self)) }"
      ),
      ""
    ),
    Case(
      "Code creates the controller with an initializer and a declared method",
      board(loadBoard + "show(Last()); show(Last.make())"),
      scene
    ),
    Case(
      "Code calls another undeclared method of the scene's class",
      board(loadBoard + "show(Last.other())"),
      ""
    ),
    Case("The scene is the initial scene", board(initial: "s-3", loadBoard), ""),
    Case(
      "The scene is the initial scene of a storyboard that nothing names",
      board(initial: "s-3", ""),
      scene
    ),
    Case(
      "The scene is the initial scene, but code requests another scene",
      board(
        initial: "s-3",
        "UIStoryboard(name: \"Board\", bundle: nil)\n  .instantiateViewController(withIdentifier: \"Middle\")"
      ),
      scene
    ),
    Case(
      "The scene is the initial scene, but code requests another scene from a local variable",
      board(
        initial: "s-3",
        """
        func show() {
          let board = UIStoryboard(name: "Board", bundle: nil)
          board.instantiateViewController(withIdentifier: "Middle")
        }
        show()
        """
      ),
      scene
    ),
    Case(
      "Code requests another scene and the initial scene from a local variable",
      board(
        initial: "s-3",
        """
        func show() {
          let board = UIStoryboard(name: "Board", bundle: nil)
          board.instantiateViewController(withIdentifier: "Middle")
          board.instantiateInitialViewController()
        }
        show()
        """
      ),
      ""
    ),
    Case(
      "The scene is the initial scene, but code requests another scene from a property",
      board(
        initial: "s-3",
        """
        class Boards {
          var board: UIStoryboard
          init() {
            board = UIStoryboard(name: "Board", bundle: nil)
            board.instantiateViewController(withIdentifier: "Middle")
          }
        }
        Boards()
        """
      ),
      ""
    ),
    Case(
      "The scene is the initial scene, but Objective-C code requests another scene",
      board(initial: "s-3", "").merging([
        "main.swift": "show()",
        "Show.m": """
        void show(void) { [[UIStoryboard storyboardWithName:@"Board" bundle:nil]
          instantiateViewControllerWithIdentifier:@"Middle"]; }
        """,
      ]) { $1 },
      scene
    ),
    Case(
      "Code requests the scene from the storyboard in one expression",
      board("UIStoryboard(name: \"Board\", bundle: nil).instantiateViewController(withIdentifier: \"Last\")"),
      ""
    ),
    Case(
      "Code requests another scene and the initial scene in two expressions",
      board(
        initial: "s-3",
        """
        UIStoryboard(name: "Board", bundle: nil).instantiateViewController(withIdentifier: "Middle")
        UIStoryboard(name: "Board", bundle: nil).instantiateInitialViewController()
        """
      ),
      ""
    ),
    Case("A segue from the initial scene", board(segue: go, loadBoard + perform), ""),
    Case("A segue from the initial scene that nothing performs", board(segue: go, loadBoard), scene),
    Case(
      "The segue's identifier is a case that nothing uses",
      board(segue: go, loadBoard + "enum Segue: String { case go }"),
      scene
    ),
    Case(
      "The segue's identifier is a case",
      board(segue: go, loadBoard + "enum Segue: String { case go }\nperform(Segue.go.rawValue)"),
      ""
    ),
    Case(
      "The segue's identifier is a member of generated code",
      board(segue: go, loadBoard + "perform(StoryboardSegue.Board.go)"),
      ""
    ),
    Case(
      "The segue's identifier is in a constant",
      board(
        segue: go,
        loadBoard
          + "class A { let name = \"go\"; func f() { performSegue(withIdentifier: name, sender: nil) } }\nA().f()"
      ),
      ""
    ),
    Case(
      "The segue's identifier begins with the text of an interpolation",
      board(segue: go.replacing("\"go\"", with: "\"goUp\""), loadBoard + performGo),
      ""
    ),
    Case(
      "The segue's identifier ends with the text of an interpolation",
      board(
        segue: go.replacing("\"go\"", with: "\"letgo\""),
        loadBoard + performGo.replacing("go\\(items[0])", with: "\\(items[0])go")
      ),
      ""
    ),
    Case(
      "The segue's identifier ends with text with which the interpolation begins",
      board(segue: go.replacing("\"go\"", with: "\"letgo\""), loadBoard + performGo),
      scene
    ),
    Case(
      "The segue's identifier does not end with the interpolated constant",
      board(
        segue: go.replacing("\"go\"", with: "\"goUp\""),
        loadBoard
          + performGo.replacing("items[0]", with: "item").replacing(
            "{ func",
            with: "{ let item = \"Down\"; func"
          )
      ),
      scene
    ),
    Case(
      "The segue's identifier does not contain the text of the interpolation",
      board(segue: go.replacing("\"go\"", with: "\"up\""), loadBoard + performGo),
      scene
    ),
    Case(
      "The scene's identifier is the name of its class without the prefix",
      board(
        identifier: "ast",
        """
        extension UIStoryboard {
          func make<T: UIViewController>(_ type: T.Type) -> T {
            let name = "\\(type)".replacingOccurrences(of: "L", with: "")
            return instantiateViewController(withIdentifier: name) as! T
          }
        }
        \(loadBoard)board.make(Last.self)
        """
      ),
      ""
    ),
    Case(
      "The segue's identifier is only compared",
      board(segue: go, loadBoard + "func p(s: S) { if s.identifier == \"go\" { f() } }"),
      scene
    ),
    Case(
      "A segue with a custom class, which a library may perform",
      board(segue: go.replacing("<segue", with: "<segue customClass=\"RevealSegue\""), loadBoard),
      ""
    ),
    Case(
      "A relationship segue",
      board(segue: go.replacing("show", with: "relationship"), loadBoard),
      ""
    ),
    Case(
      "A segue of the initial scene's controller without an identifier",
      board(segue: #"<segue destination="s-3" kind="show" id="g-1"/>"#, loadBoard),
      scene
    ),
    Case(
      "A segue of a button without an identifier",
      board(
        segue: """
          </connections><view key="view" id="v-1"><subviews><button id="b-1"><connections>
          <segue destination="s-3" kind="show" id="g-1"/></connections></button></subviews></view><connections>
          """,
        loadBoard
      ),
      ""
    ),
    Case(
      "Segues through another scene",
      board(
        segue: #"<segue destination="s-2" kind="relationship" relationship="rootViewController" id="g-1"/>"#,
        loadBoard + perform
      ),
      ""
    ),
    Case(
      "A segue from a scene that code requests",
      board(loadBoard + perform + "board.instantiate(\"Middle\")"),
      ""
    ),
    Case(
      "A reference in another storyboard",
      board("UIStoryboard(name: \"Other\")\n" + perform).merging([
        "Other.storyboard": storyboard(
          initial: "o-1",
          """
          <scene sceneID="a"><objects><viewController id="o-1"><connections>
          <segue destination="o-2" kind="show" identifier="go" id="g-1"/></connections></viewController></objects></scene>
          <scene sceneID="b"><objects>
          <viewControllerPlaceholder storyboardName="Board" referencedIdentifier="Last" id="o-2"/></objects></scene>
          """
        )
      ]) { $1 },
      ""
    ),
    Case(
      "A controller that a reference shows requests the scene's identifier",
      referenced("board.instantiate(\"Last\")"),
      ""
    ),
    Case("A controller that a reference shows performs a segue", referenced(perform), ""),
    Case("A controller that a reference shows leads to nothing", referenced("print(1)"), scene),
    Case(
      "The scene's identifier, by a controller that a reference in an earlier storyboard shows",
      referenced(in: "A.storyboard", "board.instantiate(\"Last\")"),
      ""
    ),
  ]

  /// Returns a storyboard whose first scene is shown by another storyboard, and the code of that scene's controller.
  private static func referenced(in file: String = "Other.storyboard", _ code: String) -> [String: String] {
    var files = board(segue: go, "UIStoryboard(name: \"\(file.dropLast(11))\")")
    files["Board.storyboard"] = files["Board.storyboard"]?.replacing(
      "<viewController id=\"s-1\">",
      with:
        "<viewController id=\"s-1\" customClass=\"First\" customModule=\"App\" customModuleProvider=\"target\">"
    )
    files["First.swift"] = "class First: UIViewController { override func viewDidLoad() { \(code) } }"
    files[file] = storyboard(
      initial: "o-1",
      """
      <scene sceneID="a"><objects><viewController id="o-1"><connections>
      <segue destination="o-2" kind="relationship" id="g-1"/></connections></viewController></objects></scene>
      <scene sceneID="b"><objects>
      <viewControllerPlaceholder storyboardName="Board" id="o-2"/></objects></scene>
      """
    )
    return files
  }

  @Test(
    "The unread superclass of an object does not show the scene of the object's class",
    arguments: [Example("show(Last())", true), Example("show(Last.other())", false)]
  )
  func unreadSuperclass(_ example: Example<String, Bool>) async throws {
    var files = Self.board(Self.loadBoard + example.input)
    files["Last.swift"] = "class Last: Unread { required init?(coder: NSCoder) { fatalError(\"no\") } }"
    let found = try await TemporaryTree(files).validate().findings.filter {
      $0.id == .unimplementedInitializer
    }
    #expect(found.map(\.isUnreachable) == [example.expected], sourceLocation: example.sourceLocation)
  }
}

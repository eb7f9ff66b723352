import Testing

@Suite("Edited constants in sessions")
struct ConstantEditTests {
  private static let edits = [
    FileEdit("Names.swift", #"enum Names { static let show = "showCart" }"#, 2),
    FileEdit("Names.swift", #"enum Names { static let show = "showCard" }"#, 1),
    FileEdit("Names.swift", "\n\n" + #"enum Names { static let show = "showCart" }"#, 2),
    FileEdit("Names.swift", #"enum Names { static var show = "showCart" }"#, 2),
    FileEdit("Names.swift", "", 1),
    FileEdit("Other.swift", #"extension Names { static var show: String { make() } }"#, 1),
    FileEdit("Other.swift", "class Other {}", 2),
    FileEdit("Other.swift", "class Other: Box {}", 1),
    FileEdit("Crate.swift", box("Names.show"), 4),
    FileEdit("Box.swift", "\n" + box("Names.show"), 2),
    FileEdit("Box.swift", box("\"showCard\""), 1),
  ]

  /// Returns the start of a class with a storyboard constant; only one of the two storyboards has the requested
  /// controller.
  private static func storyboard(_ name: String, by keyword: String = "let") -> String {
    "class Kits { static \(keyword) main = UIStoryboard(name: \"\(name)\", bundle: nil)"
  }

  private static let storyboards = [
    FileEdit("Kits.swift", storyboard("Cart") + " }", 1),
    FileEdit("Kits.swift", "\n" + storyboard("Cart") + " }", 1),
    FileEdit("Kits.swift", storyboard("Cart", by: "var") + " }", 1),
    FileEdit("Kits.swift", storyboard("Cart", by: "var") + "; func f() { Kits.main = other } }", 0),
    FileEdit("Kits.swift", storyboard("Main") + " }", 0),
    FileEdit("Kits.swift", storyboard("Mian") + " }", 1),
    FileEdit("Kits.swift", "", 0),
    FileEdit("Other.swift", "extension Kits { static var main: UIStoryboard { make() } }", 0),
    FileEdit("Other.swift", "class Other { func f() { other = make() } }", 1),
    FileEdit("Other.swift", "class Other { func f() { ask(Kits.main) } }", 1),
    FileEdit("Crate.swift", asker("Card").replacing("Box", with: "Crate"), 2),
    FileEdit("Box.swift", asker("Mine"), 0),
    FileEdit("Box.swift", "\n" + asker("Card"), 1),
  ]

  private static func asker(_ identifier: String) -> String {
    """
    class Box: UIViewController {
      func f() { show(Kits.main.instantiateViewController(withIdentifier: "\(identifier)")) }
    }
    """
  }

  private static let storyboardFiles = [
    "App.swift": "@main class App {}", "Package.swift": "// swift-tools-version: 6.2",
    "Box.swift": asker("Card"), "Other.swift": "", "Crate.swift": "", "Kits.swift": storyboard("Cart") + " }",
    "Main.storyboard": scene("Card"), "Cart.storyboard": scene("Mine"),
  ]

  private static func scene(_ identifier: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="\(identifier)" id="c"/></objects></scene></scenes>
    </document>
    """
  }

  private static func box(_ name: String) -> String {
    """
    class Box: UIViewController {
      static var id: String { String(describing: self) }
      func f() { performSegue(withIdentifier: \(name), sender: nil) }
      func g() { storyboard?.instantiateViewController(withIdentifier: Self.id) }
    }
    """
  }

  private static let files = [
    "App.swift": "@main class App {}", "Package.swift": "// swift-tools-version: 6.2",
    "Box.swift": box("Names.show"), "Other.swift": "", "Crate.swift": "",
    "Names.swift": #"enum Names { static let show = "showCart" }"#,
    "Main.storyboard": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><viewController id="c"><connections>
    <segue destination="c" kind="show" identifier="showCard" id="g"/></connections></viewController></objects></scene></scenes>
    </document>
    """,
  ]

  @Test("Requests by constants follow edits")
  func constants() async throws {
    try await FileEdit.check(Self.edits, of: Self.files)
  }

  @Test("Requests to storyboards in constants follow edits")
  func storyboardConstants() async throws {
    try await FileEdit.check(Self.storyboards, of: Self.storyboardFiles)
  }
}

import Testing

@testable import Validation

/// What sources ask for by constants, after files say something else than in the run before.
@Suite("Constants that change between runs with an index")
struct ConstantEditTests {
  private static let edits = [
    FileEdit("Names.swift", #"enum Names { static let show = "showCart" }"#, 2),
    FileEdit("Names.swift", #"enum Names { static let show = "showCard" }"#, 1),
    FileEdit("Names.swift", "\n\n" + #"enum Names { static let show = "showCart" }"#, 2),
    FileEdit("Names.swift", #"enum Names { static var show = "showCart" }"#, 1),
    FileEdit("Names.swift", "", 1),
    FileEdit("Other.swift", #"extension Names { static var show: String { make() } }"#, 1),
    FileEdit("Other.swift", "class Other {}", 2),
    FileEdit("Other.swift", "class Other: Box {}", 1),
    FileEdit("Crate.swift", box("Names.show"), 2),
    FileEdit("Box.swift", "\n" + box("Names.show"), 2),
    FileEdit("Box.swift", box("\"showCard\""), 1),
  ]

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

  @Test
  func `the same is found as in a run without one, whatever was known before`() async throws {
    try await FileEdit.check(Self.edits, of: Self.files)
  }
}

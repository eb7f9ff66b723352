import Testing

@testable import Validation

/// What sources ask for by constants, after files say something else than in the run before.
@Suite("Constants that change between runs with an index")
struct ConstantEditTests {
  /// A file, what it says, and how many findings there are then.
  struct Case {
    var file: String
    var text: String
    var count: Int
    var sourceLocation: SourceLocation

    init(
      _ text: String,
      _ count: Int,
      in file: String = "Names.swift",
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.file, self.text, self.count, self.sourceLocation) = (file, text, count, sourceLocation)
    }
  }

  private static let cases = [
    Case(#"enum Names { static let show = "showCart" }"#, 2),
    Case(#"enum Names { static let show = "showCard" }"#, 1),
    Case("\n\n" + #"enum Names { static let show = "showCart" }"#, 2),
    Case(#"enum Names { static var show = "showCart" }"#, 1),
    Case("", 1),
    Case(#"extension Names { static var show: String { make() } }"#, 1, in: "Other.swift"),
    Case("class Other {}", 2, in: "Other.swift"),
    Case("class Other: Box {}", 1, in: "Other.swift"),
    Case(box("Names.show"), 2, in: "Crate.swift"),
    Case("\n" + box("Names.show"), 2, in: "Box.swift"),
    Case(box("\"showCard\""), 1, in: "Box.swift"),
  ]

  /// What holds a storyboard, of which a controller is asked that one of two has.
  private static func storyboard(_ name: String, by keyword: String = "let") -> String {
    "class Kits { static \(keyword) main = UIStoryboard(name: \"\(name)\", bundle: nil)"
  }

  private static let storyboards = [
    Case(storyboard("Cart") + " }", 1, in: "Kits.swift"),
    Case("\n" + storyboard("Cart") + " }", 1, in: "Kits.swift"),
    Case(storyboard("Cart", by: "var") + " }", 1, in: "Kits.swift"),
    Case(storyboard("Cart", by: "var") + "; func f() { Kits.main = other } }", 0, in: "Kits.swift"),
    Case(storyboard("Main") + " }", 0, in: "Kits.swift"),
    Case(storyboard("Mian") + " }", 1, in: "Kits.swift"),
    Case("", 0, in: "Kits.swift"),
    Case("extension Kits { static var main: UIStoryboard { make() } }", 0, in: "Other.swift"),
    Case("class Other { func f() { Kits.main = make() } }", 1, in: "Other.swift"),
    Case("class Other { func f() { ask(Kits.main) } }", 1, in: "Other.swift"),
    Case(asker("Card").replacing("Box", with: "Crate"), 2, in: "Crate.swift"),
    Case(asker("Mine"), 0, in: "Box.swift"),
    Case("\n" + asker("Card"), 1, in: "Box.swift"),
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

  @Test
  func `the same is found as in a run without one, whatever was known before`() async throws {
    try await check(Self.cases, Self.files)
  }

  @Test
  func `storyboards that are held elsewhere are those which are held now`() async throws {
    try await check(Self.storyboards, Self.storyboardFiles)
  }

  /// Holds runs after each edit that follows another one against runs without an index.
  private func check(_ cases: [Case], _ files: [String: String]) async throws {
    for before in cases {
      let tree = try TemporaryTree(files)
      try tree.write(before.file, before.text)
      let units = try await ValidationUnit.units(at: [tree.path], specFile: nil)
      var run = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
      _ = await run.results(of: units)
      for after in cases {
        try tree.write(before.file, files[before.file] ?? "")
        try tree.write(after.file, after.text)
        let comment = Comment(rawValue: "\(before.text) -> \(after.text)")
        var next = IndexedRun([run.index], trust: .unchangedFiles, options: Validator.Options())
        let findings = await next.results(of: units).flatMap(\.result.findings)
        #expect(try await tree.validate().findings == findings, comment, sourceLocation: after.sourceLocation)
        #expect(findings.count == after.count, comment, sourceLocation: after.sourceLocation)
        try tree.write(after.file, files[after.file] ?? "")
        run = next
      }
    }
  }
}

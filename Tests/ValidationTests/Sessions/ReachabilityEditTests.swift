import NibproofTestSupport
import Testing

@testable import Checks

@Suite("Edited references in sessions")
struct ReachabilityEditTests {
  /// The text of a source, and whether the nib is loaded if the tree contains the source.
  struct Case {
    var text: String
    var isLoaded: Bool
    var sourceLocation: SourceLocation

    init(_ text: String, isLoaded: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
      (self.text, self.isLoaded, self.sourceLocation) = (text, isLoaded, sourceLocation)
    }
  }

  static let cases = [
    Case("", isLoaded: false),
    Case("class Other {}", isLoaded: false),
    // The code does not create an object of either class.
    Case("class Sub: Panel {}", isLoaded: false),
    Case("class Sub: Panel {}\nlet made = Sub()", isLoaded: true),
    Case("let made = Other()", isLoaded: false),
    Case("let made = Panel()", isLoaded: true),
    Case("let made = Panel()\nclass Another: UIView {}", isLoaded: true),
    Case("let made = Panel.shared", isLoaded: true),
    Case("let kind = Panel.self", isLoaded: true),
    Case("func show(_ panel: Panel) {}", isLoaded: false),
    Case(#"let name = "Panel""#, isLoaded: false),
    Case(#"load("Panel")"#, isLoaded: true),
    Case(#"load("Pane")"#, isLoaded: false),
    Case("extension Panel { func more() {} }", isLoaded: false),
  ]

  private static let named =
    "protocol Named {}\nextension Named { var name: String { String(describing: Self.self) } }"

  /// Cases for a view; its nib is loaded only by code that uses the name of the view's class.
  static let views = [
    Case("", isLoaded: false),
    Case("let made = Panel()", isLoaded: false),
    Case("class Sub: Panel {}\nlet made = Sub()", isLoaded: false),
    Case("func show(_ panel: Panel) {}", isLoaded: false),
    Case("func show() { load(String(describing: T.self)) }", isLoaded: false),
    Case(
      "func show<T>(_ panel: T) { load(String(describing: T.self)) }\nshow(panel as Panel)",
      isLoaded: true
    ),
    Case("let kind = Panel.self", isLoaded: false),
    Case("load(Panel.self)", isLoaded: true),
    Case("let made = Panel.shared", isLoaded: true),
    Case("extension Panel { var name: String { String(describing: type(of: self)) } }", isLoaded: false),
    Case(
      "extension Panel { var name: String { \"\\(Self.self)\" } }\nlet made = Panel(); load(made.name)",
      isLoaded: true
    ),
    Case(
      "extension UIView { var name: String { \"\\(Self.self)\" } }\nlet made = Panel(); load(made.name)",
      isLoaded: true
    ),
    Case("extension Panel: Named {}\nlet made = Panel()", isLoaded: false),
    Case("extension Panel: Named {}\nlet made = Panel(); load(made.name)", isLoaded: true),
    Case("let made = Panel()\nclass Panel: UIViewController {}", isLoaded: true),
    Case("extension Panel: Plain {}\nlet made = Panel()", isLoaded: false),
    Case("extension Panel: Plain, Named {}\nlet made = Panel(); load(made.name)", isLoaded: true),
    Case(#"load("Panel")"#, isLoaded: true),
  ]

  /// Cases for a nib that is loaded by a view with another name, in another source.
  static let loaders = [
    Case("", isLoaded: false),
    Case("let made = view as? Card", isLoaded: false),
    Case("let made: Card = load()", isLoaded: false),
    Case("let made = Card()", isLoaded: true),
    Case("let made = Card.shared", isLoaded: true),
    Case(#"let name = "Card""#, isLoaded: false),
    Case(#"NSClassFromString("Card")"#, isLoaded: true),
    Case("class Ace: Card {}", isLoaded: false),
    Case("class Ace: Card {}\nlet ace = Ace()", isLoaded: true),
    Case("class Ace: UIView {}\nlet card = Card()", isLoaded: true),
    Case("class Ace: UIView {}\nfunc deal() { Card() }", isLoaded: false),
    Case("class Ace: UIView {}\nfunc deal() { Card() }\ndeal()", isLoaded: true),
    Case("class Ace: UIView { func deal() { Card() } }", isLoaded: false),
    Case("class Ace: UIView { let card = Card() }", isLoaded: false),
    Case("class Ace: UIView { let card = Card() }\nlet ace = Ace()", isLoaded: true),
    Case("extension Card {}", isLoaded: false),
    Case("extension Card { func g() { Card() } }", isLoaded: false),
    Case("extension Card { func g() { Card() } }\nlet made = Card.one()", isLoaded: true),
    Case("struct Deck {}", isLoaded: false),
    Case("class Ace: UIView { enum Kind {}\nlet card = Card() }", isLoaded: false),
    Case("class Ace: UIView {\nlet card = Card() }\nenum Kind {}", isLoaded: false),
    Case("class Card: NSObject {}", isLoaded: false),
  ]

  /// Cases for a controller that another source creates with the name of a nib.
  static let makers = [
    Case("", isLoaded: false),
    Case(#"let made = Panel(nibName: "Lid", bundle: nil)"#, isLoaded: false),
    Case("let made = Panel(nibName: nil, bundle: nil)", isLoaded: true),
    Case("let made = Panel()\nmade.view = view", isLoaded: false),
    Case("let made = Panel()\nshow(made.view)", isLoaded: true),
    Case("let made = Panel.make()", isLoaded: true),
    Case("ask() as? Panel", isLoaded: false),
    Case("class Other {}", isLoaded: false),
  ]

  /// Cases for a nib with the name of a cell identifier, and for a nib with a name that code may compose.
  static let constants = [
    Case("", isLoaded: false),
    Case("f(list.cellID)", isLoaded: true),
    Case("UINib(nibName: list.cellID)", isLoaded: true),
    Case("UINib(nibName: list.other)", isLoaded: true),
    Case(#"let other = "Lid"; UINib(nibName: other)"#, isLoaded: false),
    Case(#"performSegue(withIdentifier: "Panel")"#, isLoaded: false),
    Case(#"f("Panel")"#, isLoaded: true),
    Case(#"f("Lid"); f("%@-wide")"#, isLoaded: false),
    Case(#"f("Pan"); f("%@el")"#, isLoaded: false),
    Case(#"f("Pan"); f(name + "el")"#, isLoaded: false),
  ]

  private static func files(_ superclass: String) -> [String: String] {
    [
      "Panel.swift": "class Panel: \(superclass) {}",
      "Panel.xib": xib(
        """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="never" value="a"/>
        </userDefinedRuntimeAttributes></view>
        """
      ),
    ]
  }

  @Test("A nib is unreachable until code loads it")
  func controllers() async throws {
    try await check(Self.cases, Self.files("UIViewController"))
  }

  @Test("The nib of a view is unreachable until code uses the name of its class")
  func viewNibs() async throws {
    var files = Self.files("UIView")
    files["Named.swift"] = Self.named
    files["Plain.swift"] = "protocol Plain {}"
    try await check(Self.views, files)
  }

  @Test("The nib of a controller is unreachable as long as every instance gets another nib or a view")
  func otherNibs() async throws {
    var files = Self.files("UIViewController")
    files["Maker.swift"] = #"func f() { show(Panel(nibName: "Box", bundle: nil)) }"#
    try await check(Self.makers, files)
  }

  @Test("A constant that only identifies cells loads no nib")
  func cellConstants() async throws {
    var files = Self.files("UIView")
    files["Make.swift"] = "make(List())"
    files["List.swift"] = """
      class List: UITableViewController {
        let cellID = "Panel"
        override func f() { table.dequeueReusableCell(withIdentifier: cellID, for: path) }
      }
      """
    try await check(Self.constants, files)
  }

  @Test("A part of the name of a nib loads it only together with the other parts")
  func nameParts() async throws {
    var files = Self.files("UIView")
    files["Panel-wide.xib"] = files.removeValue(forKey: "Panel.xib")
    files["Panel.xib"] = xib(#"<view id="v"/>"#)
    try await check(
      [
        Case("", isLoaded: false), Case(#"f("Panel")"#, isLoaded: false),
        Case(#"f("%@-wide")"#, isLoaded: false), Case(#"f("Panel"); f("%@-wide")"#, isLoaded: true),
        Case(#"f("Panel"); f(name + "-wide")"#, isLoaded: true),
        Case(#"f("Panel"); f(name + "-wider")"#, isLoaded: false),
      ],
      files
    )
  }

  @Test("A nib that only a class without instances loads is unreachable")
  func unusedLoaders() async throws {
    var files = Self.files("UIView")
    files["Panel.swift"] = nil
    files["Card.swift"] =
      "class Card: UIView { override func f() { bundle.loadNibNamed(\"Panel\", owner: self) } }"
    try await check(Self.loaders, files)
  }

  @Test("The code of an app loads no nib of another app")
  func otherApps() async throws {
    let text = #"load("Panel")"#
    for (name, isLoaded) in [("Own/Load.swift", true), ("Other/Load.swift", false)] {
      var files = ["Own/App.swift": "@main class App {}", "Other/Other.swift": "@main class Other {}"]
      for (name, text) in Self.files("UIView") { files["Own/\(name)"] = text }
      for folder in ["Own", "Other"] {
        let own = files.keys.filter { $0.hasPrefix(folder) } + ["\(folder)/Load.swift"]
        files["\(folder).xcodeproj/project.pbxproj"] = ProjectText.app(own.sorted())
      }
      try await check([Case("", isLoaded: false), Case(text, isLoaded: isLoaded)], files, changing: name)
    }
  }

  private func check(
    _ cases: [Case],
    _ files: [String: String],
    changing name: String = "main.swift"
  ) async throws {
    let edited = try await EditedTree(files)
    for test in cases {
      try await edited.write(name, test.text)
      let comment = Comment(rawValue: test.text)
      let findings = try await edited.findings(comment, sourceLocation: test.sourceLocation)
        .filter { $0.file.hasSuffix(".xib") }
      #expect(findings.map(\.isUnreachable) == [!test.isLoaded], comment, sourceLocation: test.sourceLocation)
    }
  }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// Code of real apps that looks as if it loads a nib or scene, each with a variant that does load the nib or scene.
@Suite("Code that loads nibs, and code that does not")
struct MechanismTests {
  /// A mechanism: files that do not load the nib or scene, and changes with which they do.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var unreachable: [String: String]
    var reachable: [String: String]
    var sourceLocation: SourceLocation

    init(
      _ name: String,
      _ unreachable: [String: String],
      control changes: [String: String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.unreachable, self.sourceLocation) = (name, unreachable, sourceLocation)
      reachable = unreachable.merging(changes) { $1 }
    }
  }

  // MARK: - Trees

  /// A nib with a cell that connects a missing outlet.
  private static let nib = xib(
    """
    <tableViewCell id="c" customClass="Card" customModule="App"><connections>
    <outlet property="gone" destination="c" id="o"/></connections></tableViewCell>
    """
  )

  /// Returns an app with the nib of a cell, and with code that runs at launch.
  private static func card(_ main: String, _ more: [String: String] = [:]) -> [String: String] {
    ["Card.xib": nib, "Card.swift": "class Card: UITableViewCell {}", "main.swift": main].merging(more) { $1 }
  }

  /// Returns an app with a storyboard of two scenes; the second scene connects a missing outlet.
  private static func board(_ main: String, _ more: [String: String] = [:]) -> [String: String] {
    [
      "Board.storyboard": storyboard(
        initial: "s-1",
        """
        <scene sceneID="a"><objects><viewController id="s-1" customClass="First" customModule="App"/></objects></scene>
        <scene sceneID="b"><objects><viewController id="s-2" storyboardIdentifier="Second" customClass="Second"
         customModule="App"><connections><outlet property="gone" destination="s-2" id="o"/></connections>
        </viewController></objects></scene>
        """
      ),
      "First.swift": "class First: UIViewController {}", "Second.swift": "class Second: UIViewController {}",
      "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Board</string></dict></plist>",
      "main.swift": main,
    ].merging(more) { $1 }
  }

  private static let nibHelper =
    "extension UITableViewCell { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }"
  private static let sceneHelper = """
    protocol Made {}
    extension Made where Self: UIViewController {
      static func make() -> Self {
        UIStoryboard(name: "Board", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
      }
    }
    extension UIViewController: Made {}
    """

  private static let use = "load(Card.nib)"

  // MARK: - Cases

  static let helpers: [Case] =
    [
      ("A constructor call", "let cell = Card()"),
      ("The type of a variable", "var cell: Card?"),
      ("A cast", "let cell = view as? Card; if view is Card {}"),
      ("A nested type", "let style = Card.Style.plain"),
      ("An associated value", "enum Page { case card(Card) }\nshow(Page.card)"),
      ("Another class that uses the helper", "class Lid: UITableViewCell {}\nload(Lid.nib)"),
    ].map { name, main in
      Case(
        "\(name) next to a helper",
        card(
          main,
          ["Helper.swift": nibHelper, "Style.swift": "extension Card { enum Style { case plain } }"]
        ),
        control: ["Use.swift": use]
      )
    } + [
      Case(
        "An object of the class in another document next to a helper",
        card(
          "load(\"Other\")",
          [
            "Helper.swift": nibHelper,
            "Other.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#),
          ]
        ),
        control: ["Use.swift": use]
      ),
      Case(
        "A scene's controller that code makes itself, next to a helper",
        board("let page = Second()", ["Helper.swift": sceneHelper]),
        control: ["Use.swift": "show(Second.make())"]
      ),
      Case(
        "A helper that gives the result of a function with parameters",
        card(
          "func make(id: Int) -> Lid { fromNib() }\nmake(id: 1)",
          [
            "Helper.swift": """
            func fromNib<T: UIView>() -> T {
              UINib(nibName: String(describing: T.self), bundle: nil).instantiate(withOwner: nil).first as! T
            }
            class Lid: UITableViewCell {}
            """
          ]
        ),
        control: ["Use.swift": "func make(name: String) -> Card { fromNib() }\nmake(name: \"a\")"]
      ),
      Case(
        "A helper used in code that nothing runs",
        card("func f() { \(use) }", ["Helper.swift": nibHelper]),
        control: ["Use.swift": "f()"]
      ),
    ]

  static let strings: [Case] = [
    Case(
      "A member of generated code for another storyboard",
      board("let scene = R.storyboard.settings.second()!"),
      control: ["main.swift": "let scene = R.storyboard.board.second()!"]
    ),
    Case(
      "A key of the user defaults",
      board("let seen = UserDefaults.standard.bool(forKey: \"Second\")"),
      control: ["Use.swift": "board.instantiateViewController(withIdentifier: \"Second\")"]
    ),
    Case(
      "A literal in a test",
      board(
        "",
        ["Tests.swift": "import XCTest\nboard.instantiateViewController(withIdentifier: \"Second\")"]
      ),
      control: ["Use.swift": "board.instantiateViewController(withIdentifier: \"Second\")"]
    ),
    Case(
      "An unused constant in a generated file",
      board(
        "",
        [
          "Generated.swift": """
          enum StoryboardScene {
            enum Board {
              static let second = SceneType(storyboard: "Board", identifier: "Second")
            }
          }
          """
        ]
      ),
      control: ["Use.swift": "show(StoryboardScene.Board.second)"]
    ),
    Case(
      "A class's own identifier that nothing uses",
      card(
        "let cell = Card()",
        ["Card.swift": "class Card: UITableViewCell { static let identifier = \"Card\" }"]
      ),
      control: ["Use.swift": "load(Card.identifier)"]
    ),
    Case(
      "A class's own nib that nothing uses",
      card(
        "let cell = Card()",
        [
          "Card.swift":
            "class Card: UITableViewCell { static var nib: UINib { UINib(nibName: \"Card\", bundle: nil) } }"
        ]
      ),
      control: ["Use.swift": use]
    ),
  ]

  static let registrations: [Case] = [
    Case(
      "A nib registered under an identifier that nothing requests",
      card("table.register(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: \"Card\")"),
      control: ["Use.swift": "table.dequeueReusableCell(withIdentifier: \"Card\")"]
    ),
    Case(
      "Through a variable",
      card(
        """
        func f() {
          let nib = UINib(nibName: "Card", bundle: nil)
          table.register(nib, forCellReuseIdentifier: "Card")
        }
        f()
        """
      ),
      control: ["Use.swift": "table.dequeueReusableCell(withIdentifier: \"Card\", for: path)"]
    ),
    Case(
      "Under a constant",
      card(
        "table.register(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: Card.identifier)",
        ["Card.swift": "class Card: UITableViewCell { static let identifier = \"CardCell\" }"]
      ),
      control: ["Use.swift": "grid.dequeueReusableCell(withReuseIdentifier: Card.identifier, for: path)"]
    ),
    Case(
      "By a class whose superclass was read",
      card(
        "show(Page())",
        [
          "Page.swift": """
          class Page: UIViewController {
            override func viewDidLoad() {
              table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "Card")
            }
          }
          """
        ]
      ),
      control: [
        "Page.swift": """
        class Page: PagerController {
          override func viewDidLoad() {
            table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "Card")
          }
        }
        """
      ]
    ),
    Case(
      "A collection view of AppKit requests it by its name",
      card("let identifier = NSUserInterfaceItemIdentifier(\"Card\")"),
      control: [
        "Use.swift": "view.makeItem(withIdentifier: NSUserInterfaceItemIdentifier(\"Card\"), for: path)"
      ]
    ),
    Case(
      "In Objective-C",
      card(
        "f()",
        [
          "F.m":
            "void f(void) { [table registerNib:[UINib nibWithNibName:@\"Card\" bundle:nil] forCellReuseIdentifier:@\"Card\"]; }"
        ]
      ),
      control: ["Use.swift": "table.dequeueReusableCell(withIdentifier: \"Card\")"]
    ),
    Case(
      "In AppKit",
      card(
        "table.register(NSNib(nibNamed: \"Card\", bundle: nil), forIdentifier: NSUserInterfaceItemIdentifier(\"Card\"))"
      ),
      control: [
        "Use.swift": "table.makeView(withIdentifier: NSUserInterfaceItemIdentifier(\"Card\"), owner: nil)"
      ]
    ),
    Case(
      "In AppKit and Objective-C",
      card(
        "f()",
        [
          "F.m":
            "void f(void) { [table registerNib:[[NSNib alloc] initWithNibNamed:@\"Card\" bundle:nil] forIdentifier:@\"Card\"]; }"
        ]
      ),
      control: [
        "G.m": "void g(void) { [table makeViewWithIdentifier:@\"Card\" owner:nil]; }", "Use.swift": "g()",
      ]
    ),
    Case(
      "For a supplementary view",
      card(
        "grid.register(UINib(nibName: \"Card\", bundle: nil), forSupplementaryViewOfKind: kind, withReuseIdentifier: \"Card\")"
      ),
      control: [
        "Use.swift":
          "grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: \"Card\", for: path)"
      ]
    ),
    Case(
      "Under a composed identifier",
      card(
        """
        table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "Ca" + "rd")
        table.dequeueReusableCell(withIdentifier: "Row-\\(number)")
        """
      ),
      control: ["Use.swift": "table.dequeueReusableCell(withIdentifier: \"Card\")"]
    ),
    Case(
      "Requested by a composed identifier",
      card(
        """
        table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "Card")
        table.dequeueReusableCell(withIdentifier: "Ro" + "w")
        """
      ),
      control: ["Use.swift": "table.dequeueReusableCell(withIdentifier: start + \"rd\")"]
    ),
  ]

  static let instances: [Case] = [
    Case(
      "A plain class that nothing makes",
      card("", ["Coordinator.swift": "class Coordinator { let nib = load(\"Card\") }"]),
      control: ["Use.swift": "start(Coordinator())"]
    ),
    Case(
      "A data source that nothing makes",
      card(
        "",
        [
          "Source.swift":
            "class Source: NSObject, UITableViewDataSource { func numberOfSections() { load(\"Card\") } }"
        ]
      ),
      control: ["Use.swift": "start(Source())"]
    ),
    Case(
      "A private member that nothing names",
      card(
        "let page = Page()",
        ["Page.swift": "class Page: UIViewController { private func f() { load(\"Card\") } }"]
      ),
      control: [
        "Page.swift":
          "class Page: UIViewController { override func g() { f() }\nprivate func f() { load(\"Card\") } }"
      ]
    ),
  ]

  /// Enum cases, and a static member that has the name of a case and loads the nib.
  private static let tabs = """
    enum Tab { case card, box }
    enum Kind { case card, lid }
    extension UINib { static var card: UINib { UINib(nibName: "Card", bundle: nil) } }
    struct Row { var kind: Kind }
    var current: Tab = .card
    func open(_ tab: Tab) {}
    """

  static let implicitMembers: [Case] =
    [
      ("The result of a function", "func f() -> [Tab] { [.card, .box] }\nf()"),
      ("A returned value", "func f() -> Tab { g(); return .card }\nf()"),
      ("The value of a local variable", "func f() { let tab: Tab = .card; g(tab) }\nf()"),
      ("The value of a property", "current = .card"),
      ("An argument of a function", "open(.card)"),
      ("An argument of an initializer", "show(Row(kind: .card))"),
      ("A pattern", "switch current { case .card: g()\ncase .box: g() }"),
      (
        "A pattern of a `switch` whose value is the result",
        "func f() -> Int? { switch current { case .box, .card: nil } }\nf()"
      ),
      ("A comparison", "if current == .card { g() }"),
      ("A list of cases", "if [.card, .box].contains(current) { g() }"),
    ].map { name, main in
      Case(
        "\(name) that is a case with the name of a static member",
        card(main, ["Tabs.swift": tabs]),
        control: ["Use.swift": "func make() -> UINib { .card }\nmake()"]
      )
    } + [
      Case(
        "A case, and an unknown function that may receive the static member with its name",
        card("open(.card)", ["Tabs.swift": tabs]),
        control: ["Use.swift": "table.register(.card, forCellReuseIdentifier: \"card\")"]
      ),
      Case(
        "A case, and a parameter of an aliased type that receives the static member with its name",
        card("open(.card)", ["Tabs.swift": tabs]),
        control: [
          "Use.swift":
            "typealias Nib = UINib\nfunc load(_ nib: Nib, from tab: Tab) {}\nload(.card, from: current)"
        ]
      ),
      Case(
        "A case, and a `switch` whose value is the static member with its name",
        card("open(.card)", ["Tabs.swift": tabs]),
        control: [
          "Use.swift":
            "func make() -> UINib { switch current { case .box: .lid\ncase .card: .card } }\nmake()"
        ]
      ),
    ]

  @Test(arguments: helpers + strings + registrations + instances + implicitMembers)
  func `a mechanism without a load, and one with a load`(_ test: Case) async throws {
    #expect(try await Self.isUnreachable(test.unreachable) == [true], sourceLocation: test.sourceLocation)
    #expect(try await Self.isUnreachable(test.reachable) == [false], sourceLocation: test.sourceLocation)
  }

  private static func isUnreachable(_ files: [String: String]) async throws -> [Bool] {
    try await TemporaryTree(files).validate().findings.filter { $0.id == .undefinedOutlet }.map(
      \.isUnreachable
    )
  }

  // MARK: - Several apps

  @Test
  func `a helper in another app does not load nibs of this app`() async throws {
    func files(_ built: [String]) -> [String: String] {
      var files = [
        "Other/Other.swift": "@main class Other {}", "Other/Load.swift": Self.nibHelper + "\n" + Self.use,
      ]
      for (name, text) in Self.card("let cell = Card()") { files["Own/\(name)"] = text }
      files["Own.xcodeproj/project.pbxproj"] = ProjectText.app(
        files.keys.filter { $0.hasPrefix("Own") }.sorted()
      )
      files["Other.xcodeproj/project.pbxproj"] = ProjectText.app(built)
      return files
    }
    let other = ["Other/Other.swift", "Other/Load.swift"]
    #expect(try await Self.isUnreachable(files(other)) == [true])
    #expect(try await Self.isUnreachable(files(other + ["Own/Card.xib", "Own/Card.swift"])) == [false])
  }

  @Test
  func `two apps with equally named classes are independent`() async throws {
    var files: [String: String] = [:]
    for app in ["One", "Two"] {
      for (name, text) in Self.card("") where name != "main.swift" { files["\(app)/\(name)"] = text }
      files["\(app)/App.swift"] = "@main class App: NSObject { static func main() {} }"
      files["\(app).xcodeproj/project.pbxproj"] = ProjectText.app(
        files.keys.filter { $0.hasPrefix(app + "/") }.sorted()
      )
    }
    #expect(try await Self.isUnreachable(files) == [true, true])
    files["Two/App.swift"] = "@main class App: NSObject { static func main() { load(\"Card\") } }"
    #expect(try await Self.isUnreachable(files) == [true, false])
  }

  @Test
  func `tools for the development of a dependency are not part of an app`() async throws {
    let call = ["Podfile.lock": "", "Helper.swift": Self.nibHelper, "main.swift": ""]
    let files = { Self.card("", call.merging([$0: Self.use]) { $1 }) }
    for folder in ["Carthage/Checkouts/Charts/Example/Pods/Kiwi", "Pods/Charts/Example/Pods/Kiwi"] {
      #expect(try await Self.isUnreachable(files(folder + "/main.swift")) == [true])
    }
    #expect(try await Self.isUnreachable(files("Pods/Charts/Sources/main.swift")) == [false])
  }

  @Test
  func `sources in a folder that a target copies are not built`() async throws {
    func files(_ built: String...) -> [String: String] {
      var files = Self.card("", ["Samples/main.swift": Self.use, "Card+Nib.swift": Self.nibHelper])
      files["App.xcodeproj/project.pbxproj"] = ProjectText.app(
        files.keys.filter { !$0.contains("/") }.sorted() + built
      )
      return files
    }
    #expect(try await Self.isUnreachable(files("Samples")) == [true])
    #expect(try await Self.isUnreachable(files("Samples", "Samples/main.swift")) == [false])
    #expect(try await Self.isUnreachable(files("Samples/main.swift")) == [false])
    var synchronized = files()
    synchronized = Dictionary(uniqueKeysWithValues: synchronized.map { ("App/" + $0, $1) })
    let project = ProjectText.targets("App", productType: "application")
    synchronized["App/App.xcodeproj/project.pbxproj"] = nil
    synchronized[ProjectText.path] = project
    #expect(try await Self.isUnreachable(synchronized) == [false])
    synchronized[ProjectText.path] = project.replacing(
      "path = App;",
      with: "path = App; explicitFolders = (Samples);"
    )
    #expect(try await Self.isUnreachable(synchronized) == [true])
  }

  @Test
  func `a source that a built source includes is built`() async throws {
    func files(_ text: String) -> [String: String] {
      var files = Self.card(
        "loadCard()",
        ["Code/All.m": text, "Code/Load.m": "void loadCard(void) { [loader loadNib:@\"Card\"]; }"]
      )
      files[ProjectText.path] = ProjectText.app(files.keys.filter { $0 != "Code/Load.m" }.sorted())
      return files
    }
    #expect(try await Self.isUnreachable(files("")) == [true])
    #expect(try await Self.isUnreachable(files("#include \"../Code/Load.m\"")) == [false])
  }

  /// Returns an app whose first scene leads to a storyboard in another bundle.
  private static func kit(_ main: String, _ more: [String: String]) -> [String: String] {
    let files = [
      "Board.storyboard": storyboard(
        initial: "s-1",
        """
        <scene sceneID="a"><objects><viewController id="s-1" customClass="First" customModule="App"><connections>
        <segue destination="p-1" kind="show" identifier="page" id="g-1"/></connections></viewController></objects></scene>
        <scene sceneID="b"><objects><viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="org.example.kit"
         id="p-1"/></objects></scene>
        """
      ),
      "First.swift":
        "class First: UIViewController { override func f() { performSegue(withIdentifier: \"page\") } }",
      "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Board</string></dict></plist>",
      "Page.swift": "class Page: UITableViewController { override func f() { load(\"Card\") } }",
    ]
    return card(main, files.merging(more) { $1 })
  }

  @Test
  func `code that casts to a class may show a scene of an unread storyboard`() async throws {
    #expect(try await Self.isUnreachable(Self.kit("", [:])) == [true])
    let cast = "func show(_ page: Any) { if let page = page as? Page { g(page) } }\nshow(page)"
    #expect(try await Self.isUnreachable(Self.kit(cast, [:])) == [false])
    let unlinked = ["First.swift": "class First: UIViewController {}"]
    #expect(try await Self.isUnreachable(Self.kit(cast, unlinked)) == [true])
  }

  @Test
  func `a cell may be in an unread storyboard`() async throws {
    let page =
      "class Page: UITableViewController { func f() { tableView.dequeueReusableCell(withIdentifier: \"Row\", for: path) } }"
    func missing(_ name: String) async throws -> Int {
      var files = Self.kit("", ["Package.swift": "// swift-tools-version: 6.2", "Page.swift": page])
      files["Kit.storyboard"] = nil
      files[name] = storyboard("<scene sceneID=\"k\"><objects><viewController id=\"k-1\"/></objects></scene>")
      return try await TemporaryTree(files).validate().findings.count { $0.id == .missingIdentifier }
    }
    #expect(try await missing("Kit.storyboard") == 1)
    #expect(try await missing("Other.storyboard") == 0)
  }

  // MARK: - Reproductions

  @Test
  func `helper-leads`() async throws {
    var files = Self.helperLeads
    #expect(try await Self.isUnreachable(files) == [true, true])
    let storyboard = files["Detail.storyboard"]?.replacing(
      "<document",
      with: "<document initialViewController=\"vc\""
    )
    files["Detail.storyboard"] = storyboard
    files["More.swift"] =
      "show(DetailController.make(), SwitchCell.nib)\nextension DetailController: Instantiable {}"
    #expect(try await Self.isUnreachable(files) == [false, false])
  }

  @Test
  func `string-leads`() async throws {
    var files = Self.stringLeads
    #expect(try await Self.isUnreachable(files) == [true])
    files["More.swift"] = """
      UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "DoNotSell")
      """
    #expect(try await Self.isUnreachable(files) == [false])
  }
}

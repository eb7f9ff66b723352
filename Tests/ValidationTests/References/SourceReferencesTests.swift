import Checks
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Names in sources")
struct SourceReferencesTests {
  typealias Case = Example<String, String?>

  private static let main = DocumentText.scene(
    """
    <viewController storyboardIdentifier="Card" id="c-1"><connections>
    <segue destination="c-1" kind="show" identifier="showCard" id="g-1"/>
    </connections></viewController>
    <tableViewCell reuseIdentifier="Row" id="r-1"/>
    """
  )

  static let cases: [Case] = [
    Case(#"_ = UIStoryboard(name: "Main", bundle: nil)"#, nil),
    Case(
      #"_ = UIStoryboard(name: "Mian", bundle: nil)"#,
      "missing-storyboard crash-on-use Box.swift:2:21 Mian (Main)"
    ),
    Case(#"storyboard?.instantiateViewController(withIdentifier: "Card")"#, nil),
    Case(
      #"storyboard?.instantiateViewController(withIdentifier: "Cart")"#,
      "missing-identifier crash-on-use Box.swift:2:29 Cart (Card)"
    ),
    Case(
      #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "List")"#,
      "missing-identifier crash-on-use Box.swift:2:57 List"
    ),
    Case(#"performSegue(withIdentifier: "showCard", sender: nil)"#, nil),
    Case(
      #"performSegue(withIdentifier: "showCards", sender: nil)"#,
      "missing-identifier crash-on-use Box.swift:2:17 showCards (showCard)"
    ),
    Case(#"_ = UINib(nibName: "Cell", bundle: nil)"#, nil),
    Case(
      #"_ = UINib(nibName: "Row", bundle: nil)"#,
      "missing-nib crash-on-use Box.swift:2:21 Row"
    ),
    // Generated code is not in the tree, and does not contain members for missing nibs.
    Case(
      "_ = UINib(nibName: R.nib.row.name, bundle: nil)",
      "missing-nib unverified Box.swift:2:42 row"
    ),
    Case("_ = UINib(nibName: R.nib.cell.name, bundle: nil)", nil),
    Case("R.storyboard.main.card()", nil),
    Case("R.storyboard.main().instantiateInitialViewController()", nil),
    Case("R.storyboard.mian()", "missing-storyboard unverified Box.swift:2:30 mian (Main)"),
    Case("R.storyboard.main.cart()", "missing-identifier unverified Box.swift:2:35 cart (Card)"),
    Case("perform(R.segue.box.showCard)", nil),
    Case("perform(R.segue.box.showCart)", "missing-identifier unverified Box.swift:2:37 showCart (showCard)"),
    Case("use(R.reuseIdentifier.row)", nil),
    Case("use(R.reuseIdentifier.rows)", "missing-identifier unverified Box.swift:2:39 rows (Row)"),
    Case("use(R.string.main.gone)", nil),
    Case("StoryboardScene.Main.card.instantiate()", nil),
    Case("StoryboardScene.Main.initialScene.instantiate()", nil),
    Case(
      "StoryboardScene.Main.cart.instantiate()",
      "missing-identifier unverified Box.swift:2:38 cart (Card)"
    ),
    Case("StoryboardSegue.Main.showCard", nil),
    Case(
      "perform(segue: StoryboardSegue.Main.showCart)",
      "missing-identifier unverified Box.swift:2:53 showCart (showCard)"
    ),
    // Generated code that is in the tree is checked like other code.
    Case("StoryboardScene.Main.cart.instantiate()\n}\nenum StoryboardScene {", nil),
    Case(#"table.dequeueReusableCell(withIdentifier: "Row", for: path)"#, nil),
    Case(#"table.dequeueReusableCell(withIdentifier: "Rows")"#, nil),
    Case(
      #"table.dequeueReusableCell(withIdentifier: "Rows", for: path)"#,
      "missing-identifier crash-on-use Box.swift:2:23 Rows (Row)"
    ),
    // A request without an index path returns nil, which terminates the app if the code unwraps the result.
    Case(#"table.dequeueReusableCell(withIdentifier: "Rows") as? Line"#, nil),
    Case(#"table.dequeueReusableCell(withIdentifier: "Row")!"#, nil),
    Case(
      #"table.dequeueReusableCell(withIdentifier: "Rows") as! Line"#,
      "missing-identifier crash-on-use Box.swift:2:23 Rows (Row)"
    ),
    Case(
      #"table.dequeueReusableHeaderFooterView(withIdentifier: "Head")!"#,
      "missing-identifier crash-on-use Box.swift:2:23 Head"
    ),
    Case(
      """
      table.register(Line.self, forHeaderFooterViewReuseIdentifier: "Head")
      table.dequeueReusableHeaderFooterView(withIdentifier: "Head")!
      """,
      nil
    ),
    Case(
      #"grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: path)"#,
      "missing-identifier crash-on-use Box.swift:2:22 Head"
    ),
    Case(
      """
      table.register(Line.self, forCellReuseIdentifier: "Line")
      table.dequeueReusableCell(withIdentifier: "Line", for: path)
      """,
      nil
    ),
    // A project in the tree builds the bundle of a class that the sources declare.
    Case(
      #"_ = UINib(nibName: "Row", bundle: Bundle(for: Box.self))"#,
      "missing-nib crash-on-use Box.swift:2:21 Row"
    ),
    Case(
      #"Bundle(for: type(of: self)).loadNibNamed("Row", owner: self)"#,
      "missing-nib crash-on-use Box.swift:2:45 Row"
    ),
    Case(#"_ = UINib(nibName: "Cell", bundle: Bundle(for: Box.self))"#, nil),
    Case(#"_ = UINib(nibName: "Row", bundle: Bundle(for: Kit.self))"#, nil),
    Case(
      #"UIStoryboard(name: "Main", bundle: Bundle(for: Kit.self)).instantiateViewController(withIdentifier: "List")"#,
      nil
    ),
    Case(#"_ = Panel(windowNibName: "Cell")"#, nil),
    // Without a nib name, the window or view is created differently.
    Case(#"_ = Panel(windowNibName: "")"#, nil),
    Case(#"_ = Panel(nibName: "", bundle: nil)"#, nil),
  ]

  private static func files(_ body: String) -> [String: String] {
    [
      "Package.swift": "// swift-tools-version: 6.2", "Main.storyboard": main, "Cell.xib": xib(""),
      "Box.swift": "class Box: UIViewController {\n  func open() { \(body) }\n}\n",
    ]
  }

  @Test("Each name exists, or is certainly missing", arguments: cases)
  func references(_ test: Case) async throws {
    let tree = try TemporaryTree(Self.files(test.input))
    let found = try await tree.validate().findings.map {
      "\($0.id.rawValue) \($0.consequence.rawValue) \(tree.relative($0.file)):\($0.position) \($0.keyPath ?? "")"
        + ($0.suggestion.map { " (\($0))" } ?? "")
    }
    #expect(found == [test.expected].compactMap(\.self), sourceLocation: test.sourceLocation)
  }

  @Test("Names are unverified without a project or with unreadable storyboards")
  func unverified() async throws {
    var files = Self.files(#"performSegue(withIdentifier: "other", sender: nil)"#)
    let broken = try TemporaryTree(files.merging(["Other.storyboard": "<document"]) { $1 })
    #expect(try await broken.validate().findings.map(\.id) == [.unreadableDocument])
    files["Package.swift"] = nil
    let loose = try TemporaryTree(files)
    let finding = try #require(try await loose.validate().findings.first)
    #expect(finding.consequence == .unverified)
    #expect(finding.keyPath == "other")
  }

  @Test(
    "Without a project, a folder with an entry point contains the whole app",
    arguments: [
      ("main.swift", "Box().open()", Consequence.crashOnUse), ("main.m", "int main() {}", .crashOnUse),
      ("App.swift", "@main class App {}", .crashOnUse), ("App.swift", "class App {}", .unverified),
    ]
  )
  func looseApp(file: String, text: String, consequence: Consequence) async throws {
    var files = Self.files(#"UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()"#)
    (files["Package.swift"], files[file]) = (nil, text)
    let findings = try await TemporaryTree(files).validate().findings.filter { $0.keyPath == "Other" }
    #expect(findings.map(\.consequence) == [consequence])
  }

  @Test("Scenes of a class with subclasses in other modules may be anywhere")
  func openClasses() async throws {
    var files = Self.files(#"performSegue(withIdentifier: "other", sender: nil)"#)
    files["Box.swift"] = files["Box.swift"].map { "public " + $0 }
    #expect(try await TemporaryTree(files).validate().findings.map(\.id) == [.missingIdentifier])
    files["Box.swift"] = files["Box.swift"]?.replacing("public", with: "open")
    #expect(try await TemporaryTree(files).validate().findings.isEmpty)
  }

  @Test("A class that overrides segue methods may handle its own identifiers")
  func overriddenSegues() async throws {
    var files = Self.files(#"performSegue(withIdentifier: "other", sender: nil)"#)
    files["Box.swift"]? += """
      class Plain: Box { func again() { performSegue(withIdentifier: "third", sender: nil) } }
      """
    #expect(try await TemporaryTree(files).validate().findings.map(\.keyPath) == ["other", "third"])
    files["Box.swift"]? += """

      extension Box {
        override func performSegue(withIdentifier identifier: String, sender: Any?) {}
      }
      """
    #expect(try await TemporaryTree(files).validate().findings.map(\.keyPath) == ["third"])
    files["Box.swift"] = nil
    files["Box.m"] = """
      @interface Box : UIViewController
      @end
      @implementation Box
      - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender {}
      - (void)open { [self performSegueWithIdentifier:@"other" sender:nil]; }
      @end
      """
    #expect(try await TemporaryTree(files).validate().findings.isEmpty)
  }

  @Test("Unread code may register a cell")
  func unseenRegistrations() async throws {
    let files = Self.files(#"table.dequeueReusableCell(withIdentifier: "Rows", for: path)"#)
    let more: [[String: String?]] = [
      ["Box.swift": files["Box.swift"]?.replacing("UIViewController", with: "KitController")],
      // The name of the superclass has a prefix that dependencies use.
      ["Box.swift": files["Box.swift"]?.replacing("UIViewController", with: "SLKTextViewController")],
      ["Box.swift": files["Box.swift"]?.replacing("UIViewController", with: "SKPhotoBrowser")],
      ["Box.swift": files["Box.swift"]?.replacing("UIViewController", with: "UIKitPlusController")],
      ["Other.storyboard": "<document"],
      ["Package.swift": nil],
      [
        ProjectText.path: ProjectText.app([
          "Box.swift", "Main.storyboard", "GoneView.swift",
        ])
      ],
      [
        ProjectText.path: ProjectText.app([
          "Box.swift", "Main.storyboard", "Gone.storyboard",
        ])
      ],
    ]
    for changes in more {
      let tree = try TemporaryTree(
        files.merging(changes.compactMapValues(\.self)) { $1 }.filter { changes[$0.key] != .some(nil) }
      )
      #expect(
        try await tree.validate().findings.filter { $0.id == .missingIdentifier }.isEmpty,
        "\(changes.keys)"
      )
    }
    // Only a few sources are missing: generated and secret sources do not register cells, but helpers may.
    for (absent, count) in [
      (["Secrets.swift"], 1), (["R.generated.swift", "Keys.m"], 1), (["TableHelpers.swift"], 0),
      (["Box+More.swift"], 0),
      (["RowsOfAll.swift"], 0), (["A.swift", "B.swift", "C.swift", "D.swift"], 0),
    ] {
      let project = ProjectText.app(["Box.swift", "Main.storyboard", "Cell.xib"] + absent)
      let tree = try TemporaryTree(files.merging([ProjectText.path: project]) { $1 })
      #expect(try await tree.validate().findings.count { $0.id == .missingIdentifier } == count, "\(absent)")
    }
    let project = ProjectText.app(["Box.swift", "Main.storyboard", "Cell.xib"])
    let whole = try TemporaryTree(files.merging([ProjectText.path: project]) { $1 })
    #expect(try await whole.validate().findings.map(\.id) == [.missingIdentifier])
  }

  @Test("All superclasses up to the frameworks are known")
  func chains() async throws {
    var files = Self.files(#"table.dequeueReusableCell(withIdentifier: "Rows", for: path)"#)
    files["Box.swift"] = files["Box.swift"]?.replacing("UIViewController", with: "Base")
    files["Base.swift"] = "class Base: UITableViewController {}"
    let known = try TemporaryTree(files)
    #expect(try await known.validate().findings.map(\.id) == [.missingIdentifier])
    files["Base.swift"] = "class Base: KitController {}"
    let open = try TemporaryTree(files)
    #expect(try await open.validate().findings.isEmpty)
  }

  /// Returns the findings about a segue that only the controller `s-2` has.
  private func findings(ofSegueIn source: String) async throws -> [String] {
    let scene = { (number: Int, name: String, segue: String) in
      """
      <scene sceneID="s-\(number)"><objects><viewController id="c-\(number)" customClass="\(name)" customModule="App"
       customModuleProvider="target">\(segue)</viewController></objects></scene>
      """
    }
    let segue =
      #"<connections><segue destination="c-1" kind="show" identifier="show" id="g-1"/></connections>"#
    let tree = try TemporaryTree([
      "Package.swift": "// swift-tools-version: 6.2", "Source.swift": source,
      "Main.storyboard": DocumentText.storyboard(
        """
        \(scene(1, "First", ""))\(scene(2, "Second", segue))
        """
      ),
    ])
    return try await tree.validate().findings.filter { $0.id == .missingIdentifier }
      .map { "\($0.consequence) \($0.keyPath ?? "")" }
  }

  @Test("A controller performs only segues of its own scenes")
  func ownSegues() async throws {
    let call = #"performSegue(withIdentifier: "show", sender: nil)"#
    let classes = "class First: UIViewController { BODY }; class Second: UIViewController {}"
    let found = ["crash-on-use show"]
    func source(_ body: String, _ classes: String) -> String {
      classes.replacing("BODY", with: "func f() { \(body) }")
    }
    #expect(try await findings(ofSegueIn: source(call, classes)) == found)
    #expect(try await findings(ofSegueIn: source("parent?." + call, classes)).isEmpty)
    #expect(
      try await findings(ofSegueIn: source("", classes) + "\nextension Second { func g() { \(call) } }")
        .isEmpty
    )
    #expect(
      try await findings(ofSegueIn: source("", classes) + "\nclass Third: UIView { func g() { \(call) } }")
        .isEmpty
    )
    let derived = classes.replacing("Second: UIViewController", with: "Second: First")
    #expect(try await findings(ofSegueIn: source(call, derived)).isEmpty)
    let renamed = "@objc(APFirst) " + classes
    #expect(try await findings(ofSegueIn: source(call, renamed)).isEmpty)
    // A document cannot refer to a nested class.
    let nested = "\nextension Other { class First: UIViewController { BODY } }"
    #expect(
      try await findings(ofSegueIn: source(call, classes) + nested.replacing("BODY", with: "")) == found
    )
    #expect(try await findings(ofSegueIn: source("", classes) + source(call, nested)).isEmpty)
    let unseen = classes.replacing("First: UIViewController", with: "First: KitController")
    #expect(try await findings(ofSegueIn: source(call, unseen)).isEmpty)
  }

  /// Returns the findings about a cell that exists in the table of `Second`, but not in the table of `First`.
  private func findings(ofCellIn source: String, table: String = "<tableView id=\"t-1\"/>") async throws
    -> [String]
  {
    let scene = { (number: Int, name: String, content: String) in
      """
      <scene sceneID="s-\(number)"><objects><viewController id="c-\(number)" customClass="\(name)" customModule="App"
       customModuleProvider="target"><view key="view" id="v-\(number)"><subviews>\(content)</subviews></view>
      </viewController></objects></scene>
      """
    }
    let cells = """
      <tableView id="t-2"><prototypes><tableViewCell reuseIdentifier="Row" id="r-2"/></prototypes></tableView>
      """
    let tree = try TemporaryTree([
      "Package.swift": "// swift-tools-version: 6.2", "Source.swift": source,
      "Main.storyboard": DocumentText.storyboard(
        """
        \(scene(1, "First", table))\(scene(2, "Second", cells))
        """
      ),
    ])
    return try await tree.validate().findings.filter { $0.id == .missingIdentifier }
      .map { "\($0.consequence) \($0.keyPath ?? "")" }
  }

  @Test("A table view has only the cells of its own scene")
  func ownCells() async throws {
    let call = #"table.dequeueReusableCell(withIdentifier: "Row", for: path)"#
    let classes = "class First: UIViewController { BODY }; class Second: UIViewController {}"
    let missing = ["crash-on-use Row"]
    func source(_ body: String, _ classes: String) -> String {
      classes.replacing("BODY", with: "func f() { \(body) }")
    }
    #expect(try await findings(ofCellIn: source(call, classes)) == missing)
    #expect(
      try await findings(ofCellIn: source(#"table.dequeueReusableCell(withIdentifier: "Row")!"#, classes))
        == missing
    )
    let silent = [
      // The table of another object, and a registered class.
      source("parent." + call, classes),
      source(call + #"; table.register(Row.self, forCellReuseIdentifier: "Row")"#, classes),
      // The other class has the same superclass, or is not the class of a scene.
      source(call, classes.replacing("Second: UIViewController", with: "Second: First")),
      source("", classes) + "\nextension Second { func g() { \(call) } }",
      source("", classes) + "\nclass Third: UIView { func g() { \(call) } }",
      // A class or its superclass is unknown.
      source(call, classes.replacing("First: UIViewController", with: "First: KitController")),
      source("", classes) + source(call, "\nextension Other { class First: UIViewController { BODY } }"),
      source(call, "open " + classes),
    ]
    for source in silent { #expect(try await findings(ofCellIn: source).isEmpty, "\(source)") }
    // A controller whose scene does not have a table gets its table from code.
    #expect(try await findings(ofCellIn: source(call, classes), table: "").isEmpty)
  }

  @Test("A class name is resolved as a name, if the class exists")
  func classNames() async throws {
    var files = Self.files(
      #"storyboard?.instantiateViewController(withIdentifier: String(describing: Cart.self))"#
    )
    #expect(try await TemporaryTree(files).validate().findings.isEmpty)
    files["Cart.swift"] = "class Cart: UIViewController {}"
    #expect(
      try await TemporaryTree(files).validate().findings.map(\.keyPath) == ["Cart"]
    )
  }

  @Test("UIKit's messages for cells")
  func consoleLinesOfCells() async throws {
    for (method, reason) in [
      ("withIdentifier", "unable to dequeue a cell with identifier Rows"),
      (
        "withReuseIdentifier",
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Rows"
      ),
    ] {
      let tree = try TemporaryTree(Self.files("table.dequeueReusableCell(\(method): \"Rows\", for: path)"))
      let finding = try #require(try await tree.validate().findings.first)
      #expect(
        finding.consoleMessage
          == "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)"
          + " - must register a nib or a class for the identifier or connect a prototype cell in a storyboard'"
      )
    }
  }

  @Test("Swift's messages for nil from a table view, unless the code traps itself")
  func consoleLinesOfNil() async throws {
    for (code, line) in [
      ("CALL as! Line", "Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
      ("CALL!", "Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
      ("guard let line = CALL as? Line else { fatalError() }", nil),
    ] {
      let call = #"table.dequeueReusableCell(withIdentifier: "Rows")"#
      let tree = try TemporaryTree(Self.files(code.replacing("CALL", with: call)))
      #expect(try await tree.validate().findings.map(\.consoleMessage) == [line])
    }
  }

  @Test("A tree may replace the dequeuing method")
  func redefinedDequeuing() async throws {
    var files = Self.files(#"table.dequeueReusableCell(withIdentifier: "Rows")!"#)
    for (parameters, count) in [
      ("withIdentifier identifier: String", 0), ("withIdentifier identifier: String, make: Maker", 1),
      ("_ type: Row.Type", 1), ("for indexPath: IndexPath", 1), ("withIdentifier identifier: R", 1),
      ("withIdentifier identifier: Kind", 1), ("withIdentifier identifier: Alias", 0),
      ("withIdentifier identifier: some Named", 1),
    ] {
      files["Table.swift"] = """
        extension UITableView { func dequeueReusableCell<R: Row>(\(parameters)) -> R {} }
        enum Kind { case row }
        typealias Alias = String
        protocol Named {}
        """
      #expect(try await TemporaryTree(files).validate().findings.count == count, "\(parameters)")
    }
    for (conformance, count) in [("Named", 0), ("Other", 1)] {
      files["Table.swift"] = """
        protocol Named {}
        protocol Other { associatedtype N }
        extension String: \(conformance) { typealias N = Int }
        extension UITableView { func dequeueReusableCell<N: Named>(withIdentifier identifier: N) -> Row {} }
        """
      #expect(try await TemporaryTree(files).validate().findings.count == count, "\(conformance)")
    }
  }

  @Test(
    "Code of structures and enumerations",
    arguments: [
      "struct Line { @ }", "enum Line { @ }", "struct Line {}\nextension Line { @ }", "class Line { @ }",
    ]
  )
  func valueTypes(type: String) async throws {
    var files = Self.files(
      "_ = Line.cell(of: table, at: path)"
    )
    let code =
      "static func cell(of t: UITableView, at p: IndexPath) { t.dequeueReusableCell(withIdentifier: NAME, for: p) }"
    for (name, count) in [(#""Rows""#, 1), (#""Row""#, 0)] {
      files["Line.swift"] = type.replacing("@", with: code.replacing("NAME", with: name))
      let found = try await TemporaryTree(files).validate().findings
      #expect(found.map(\.id) == Array(repeating: .missingIdentifier, count: count), "\(type) \(name)")
    }
  }

  @Test("UIKit's messages", arguments: [("", "Box"), ("self.", "Box"), ("top.", "…")])
  func consoleLine(receiver: String, className: String) async throws {
    let tree = try TemporaryTree(
      Self.files(receiver + #"performSegue(withIdentifier: "other", sender: nil)"#)
    )
    let finding = try #require(try await tree.validate().findings.first)
    #expect(
      finding.consoleMessage == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', "
        + "reason: 'Receiver (<\(className): 0x…>) has no segue with identifier 'other''"
    )
  }

  @Test("A comment above the member suppresses it")
  func accepted() async throws {
    var files = Self.files("")
    files["Box.swift"] = """
      class Box: UIViewController {
        // nibproof:ignore missing-identifier - made at run time
        func open() { performSegue(withIdentifier: "other", sender: nil) }
      }
      """
    let tree = try TemporaryTree(files)
    let report = try await tree.validate()
    #expect(report.findings.isEmpty)
  }

  struct PlatformCase: CustomTestStringConvertible {
    var source: String
    var documents: [String: String]
    var findings: [String]
    var sourceLocation: SourceLocation

    init(
      _ source: String,
      _ documents: [String: String],
      _ findings: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.source, self.documents, self.findings) = (source, documents, findings)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(documents.keys.sorted()) \(source)" }
  }

  private static let macNib = ["Mac.xib": mac("")]
  private static let bothNibs = ["Mac.xib": mac(""), "Phone.xib": xib("")]
  private static let nibs = """
    class Box: NSObject {
      func open() {
        Bundle.main.loadNibNamed("Bundled", owner: self, topLevelObjects: nil)
        _ = NSNib(nibNamed: "Plain", bundle: nil)
        _ = Panel(nibName: "Panel", bundle: nil)
        _ = Window(windowNibName: "Window")
      }
    }
    class Panel: NSViewController {}
    class Window: NSWindowController {}
    """
  private static let phoneNibs =
    #"class Box: NSObject { func open() { _ = UINib(nibName: "Cell", bundle: nil) } }"#

  static let platformCases: [PlatformCase] = [
    // In AppKit, window controllers and bundles return nil or false, but view controllers terminate the app.
    PlatformCase(
      "import AppKit\n" + nibs,
      macNib,
      "missing-nib dropped Bundled",
      "missing-nib dropped Plain",
      "missing-nib crash-on-use Panel -[NSNib _initWithNibNamed:bundle:options:] could not load the nibName: Panel in bundle NSBundle <…> (loaded).",
      "missing-nib dropped Window"
    ),
    // The window controller does not load its window from the nib.
    PlatformCase(
      "import AppKit\n"
        + nibs.replacing("NSWindowController {", with: "NSWindowController { override func loadWindow() {} "),
      macNib,
      "missing-nib dropped Bundled",
      "missing-nib dropped Plain",
      "missing-nib crash-on-use Panel -[NSNib _initWithNibNamed:bundle:options:] could not load the nibName: Panel in bundle NSBundle <…> (loaded)."
    ),
    PlatformCase(
      "import AppKit\nclass Base: NSWindowController { init() { super.init(windowNibName: \"None\") } }\n"
        + "class Window: Base { override func loadWindow() {} }",
      macNib
    ),
    // The imported framework determines the platform of a source.
    PlatformCase(
      "import Cocoa\n" + nibs,
      bothNibs,
      "missing-nib dropped Bundled",
      "missing-nib dropped Plain",
      "missing-nib crash-on-use Panel -[NSNib _initWithNibNamed:bundle:options:] could not load the nibName: Panel in bundle NSBundle <…> (loaded).",
      "missing-nib dropped Window"
    ),
    PlatformCase(
      "import UIKit\n" + phoneNibs,
      bothNibs,
      "missing-nib crash-on-use Cell \(terminating) 'NSInternalInconsistencyException', "
        + "reason: 'Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name 'Cell''"
    ),
    // If a source imports both frameworks or neither of them, its platform is unknown.
    PlatformCase("import Foundation\n" + nibs, bothNibs),
    PlatformCase("import UIKit\nimport AppKit\n" + nibs, bothNibs),
  ]

  private static let terminating = "*** Terminating app due to uncaught exception"

  @Test("The consequence of a missing name depends on the source's platform", arguments: platformCases)
  func platforms(_ test: PlatformCase) async throws {
    let files = ["Package.swift": "// swift-tools-version: 6.2", "Box.swift": test.source]
    let found = try await TemporaryTree(files.merging(test.documents) { $1 }).validate().findings.map {
      "\($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "")" + ($0.consoleMessage.map { " " + $0 } ?? "")
    }
    #expect(found == test.findings, sourceLocation: test.sourceLocation)
  }
}

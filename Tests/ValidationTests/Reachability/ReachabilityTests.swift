import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Unreachable findings")
struct ReachabilityTests {
  static let nib = Finding.Note.unreachable(.nib).message
  static let scene = Finding.Note.unreachable(.scene).message
  static let cell = Finding.Note.unreachable(.cell).message

  typealias Case = Example<[String: String], String>

  /// Returns an app with the given `main.swift`, and a nib whose owner lacks an outlet.
  static func panel(_ main: String, _ more: [String: String] = [:]) -> [String: String] {
    [
      "Panel.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Holder"><connections>
        <outlet property="chart" destination="v-1" id="c-1"/></connections></placeholder><view id="v-1"/>
        """
      ),
      "Holder.swift": "class Holder: NSObject {}", "main.swift": main,
    ].merging(more) { $1 }
  }

  private static let otherNib = [
    "Other.xib": xib(#"<view id="v-1" customClass="Panel" customModule="App"/>"#)
  ]

  /// A nib with a controller that loads its view from the nib `Panel`.
  private static let controllerNib = [
    "Other.xib": xib(#"<viewController nibName="Panel" id="c-1"/>"#)
  ]

  private static func controllerScene(initial: String = "s-1") -> [String: String] {
    [
      "Board.storyboard": storyboard(
        initial: initial,
        """
        <scene sceneID="a"><objects><viewController nibName="Panel" id="s-1"/></objects></scene>
        <scene sceneID="b"><objects><viewController id="s-2"/></objects></scene>
        """
      )
    ]
  }

  /// Returns the same files, with a macOS document.
  private static func onMac(_ files: [String: String]) -> [String: String] {
    files.mapValues {
      $0.replacing("CocoaTouch.XIB", with: "Cocoa.XIB").replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    }
  }

  private static let labeled = #"""
    class Label: UIView { override var accessibilityIdentifier: String? { nil } }
    label.accessibilityIdentifier = "Panel"
    show(text.accessibilityIdentifier("title"))

    """#

  static let nibs: [Case] = [
    Case("Nothing names the nib", panel("let x = 1"), nib),
    Case("A comment loads nothing", panel("// loadNibNamed(\"Panel\")"), nib),
    Case(
      "A test loads nothing for the app",
      panel("", ["Tests.swift": "import XCTest\nUINib(nibName: \"Panel\", bundle: nil)"]),
      nib
    ),
    Case(
      "A selector names a method",
      panel("class Panel: UIViewController { let tap = #selector(Panel.go) }"),
      nib
    ),
    Case("A nib that cannot be read leads nowhere", panel("", ["Old.xib": "<x/>"]), nib),
    Case("A literal", panel("UINib(nibName: \"Panel\", bundle: nil)"), ""),
    Case("A literal for a function that no source declares", panel("load(\"Panel\")"), ""),
    Case(
      "A literal for a function that compares it",
      panel("load(\"Panel\")\nfunc load(_ a: String) { if a == b {} }"),
      nib
    ),
    Case("A literal that is compared", panel("if name == \"Panel\" { load() }"), nib),
    Case("A key of the user defaults", panel("UserDefaults.standard.set(1, forKey: \"Panel\")"), nib),
    Case("A constant that nothing uses", panel("enum Key { static let name = \"Panel\" }"), nib),
    Case("A constant that is used", panel("enum Key { static let name = \"Panel\" }\nload(Key.name)"), ""),
    Case(
      "A property, and calls of a function with its name",
      panel(labeled),
      nib
    ),
    Case(
      "A property that is used, and calls of a function with its name",
      panel(labeled + "load(label.accessibilityIdentifier)"),
      ""
    ),
    Case("A closure's result", panel(#"let name = { (size: Int) in "Panel" }; load(name(3))"#), ""),
    Case(
      "A closure's result in a property",
      panel(#"enum Key { static let name: (Int) -> String = { _ in "Panel" } }; load(Key.name(3))"#),
      ""
    ),
    Case(
      "A closure's result in several statements",
      panel(#"enum Key { static let name = { (n: Int) in log(n); return "Panel" } }; load(Key.name(3))"#),
      ""
    ),
    Case(
      "A closure that is never called",
      panel(#"enum Key { static let name: (Int) -> String = { _ in "Panel" } }"#),
      nib
    ),
    Case("A closure that is called at once", panel(#"let name = { "Panel" }(); load(name)"#), ""),
    Case("A global of another file that nothing uses", panel("", ["A.swift": "let name = \"Panel\""]), nib),
    Case(
      "A global of another file that is used",
      panel("load(name)", ["A.swift": "let name = \"Panel\""]),
      ""
    ),
    Case("Statements of any file run", panel("", ["A.swift": "load(\"Panel\")"]), ""),
    Case(
      "A constant of Objective-C that nothing uses",
      panel("", ["A.m": "NSString *const k = @\"Panel\";"]),
      nib
    ),
    Case(
      "A constant of Objective-C that is used",
      panel("load(k)", ["A.m": "NSString *const k = @\"Panel\";"]),
      ""
    ),
    Case("A function that nothing calls", panel("func f() { load(\"Panel\") }"), nib),
    Case("A function that is called", panel("func f() { load(\"Panel\") }\nf()"), ""),
    Case("A case that nothing uses", panel("enum Nib: String { case Panel }"), nib),
    Case("A case that is used", panel("enum Nib: String { case Panel }\nload(Nib.Panel.rawValue)"), ""),
    Case(
      "A case that is used in lower case",
      panel("enum Nib: String { case panel }\nload(Nib.panel.rawValue)"),
      ""
    ),
    Case(
      "A case with another raw value",
      panel("enum Nib: String { case panel = \"P\" }\nload(Nib.panel)"),
      nib
    ),
    Case(
      "Code creates a controller with the nib's name",
      panel("class Panel: UIViewController {}\nlet panel = Panel()"),
      ""
    ),
    Case(
      "Code creates a view with the nib's name",
      panel("class Panel: UIView {}\nlet panel = Panel()"),
      nib
    ),
    Case(
      "Code does not create an object of the class with the nib's name",
      panel("class Panel: UIView { func f() -> Panel? { nil } }"),
      nib
    ),
    Case(
      "Code creates an object of a subclass of the class with the nib's name",
      panel("class Panel: UIViewController {}\nclass Lid: Panel {}\nlet lid = Lid()"),
      ""
    ),
    Case(
      "A controller with the nib's name in another nib that nothing loads",
      panel("class Panel: UIViewController {}", otherNib),
      nib
    ),
    Case(
      "A controller with the nib's name in another nib that code loads",
      panel("class Panel: UIViewController {}\nload(\"Other\")", otherNib),
      ""
    ),
    Case("A controller in another nib loads the nib", panel("load(\"Other\")", controllerNib), ""),
    Case("A controller in a nib that nothing loads", panel("", controllerNib), nib),
    Case("A controller in a scene loads the nib", panel(loadBoard, controllerScene()), ""),
    Case(
      "A controller in a scene that nothing shows",
      panel(loadBoard, controllerScene(initial: "s-2")),
      nib
    ),
    Case("UIKit does not accept the file extension", panel("load(\"Panel.nib\")"), nib),
    Case(
      "The title of a button",
      panel(
        "",
        [
          "A.m":
            "int main() { [[UIBarButtonItem alloc] initWithTitle:@\"Panel\" style:0 target:nil action:nil]; }"
        ]
      ),
      nib
    ),
    Case(
      "The title of a button in Swift",
      panel(#"_ = UIBarButtonItem(title: "Panel", style: .plain, target: self)"#),
      nib
    ),
    Case("The title of something unknown", panel(#"_ = Door(title: "Panel")"#), ""),
    Case("A list of names is mapped", panel(#"let a = ["Panel"]; a.map { load($0) }"#), ""),
    Case(
      "A closure parameter names the elements of a list",
      panel(#"let a = ["Panel"]; a.forEach { b in log(); load(b) }"#),
      ""
    ),
    Case("A list is mapped by a function", panel(#"let a = ["Panel"]; a.compactMap(load)"#), ""),
    Case(
      "A block receives the elements of a list",
      panel(
        "f()",
        [
          "A.m":
            "void f() { [@[@\"Panel\"] enumerateObjectsUsingBlock:^(id name, int i, BOOL *b) { load(name); }]; }"
        ]
      ),
      ""
    ),
    Case(
      "A list is mapped to something else",
      panel(#"let a = ["Panel"]; a.forEach { if $0 == b { f() } }"#),
      nib
    ),
    Case("A list that nothing uses", panel(#"let a = ["Panel"]; b.forEach { load($0) }"#), nib),
    Case(
      "The main nib, which the system loads",
      panel(
        "",
        ["Info.plist": "<plist><dict><key>NSMainNibFile</key><string>Panel</string></dict></plist>"]
      ),
      ""
    ),
    Case(
      "The launch screen, which the system shows without the classes of the app",
      panel(
        "",
        [
          "Info.plist":
            "<plist><dict><key>UILaunchStoryboardName</key>\n  <string>Panel</string></dict></plist>",
          ProjectText.path: "{ buildSettings = { INFOPLIST_KEY_UILaunchStoryboardName = Panel; }; }",
        ]
      ),
      nib
    ),
    Case(
      "The main nib in a setting of the project",
      panel("", [ProjectText.path: "{ buildSettings = { INFOPLIST_KEY_NSMainNibFile = Panel; }; }"]),
      ""
    ),
    Case(
      "No entry point of an app",
      panel("", ["App.swift": "class App {}"]).filter { $0.key != "main.swift" },
      ""
    ),
  ]

  private static func registered(_ main: String, _ more: [String: String] = [:]) -> [String: String] {
    panel(main, ["Panel.swift": "class Panel: UITableViewCell {}"].merging(more) { $1 })
  }

  private static let naming =
    "extension UIView { static var nib: UINib { UINib(nibName: \"\\(self)\", bundle: nil) } }\n"

  /// Cell classes that code registers with a table.
  static let registrations: [Case] = [
    Case(
      "A cell class with the nib's name that is registered and used in a cast",
      registered(
        """
        table.register(Panel.self, forCellReuseIdentifier: id)
        let panel = table.dequeue(id) as! Panel
        """
      ),
      nib
    ),
    Case(
      "A cell class with the nib's name that is registered and instantiated",
      registered("table.register(Panel.self, forCellReuseIdentifier: id); add(Panel())"),
      nib
    ),
    Case(
      "A helper registers the nib",
      registered(
        "table.register(cell: Panel.self)",
        [
          "Helper.swift":
            naming
            + "extension UITableView { func register<T>(cell: T.Type) { register(T.nib, forCellReuseIdentifier: T.id) } }"
        ]
      ),
      ""
    ),
    Case(
      "A helper uses an undeclared class member",
      registered(
        "table.register(cell: Panel.self)",
        [
          "Helper.swift":
            "extension UITableView { func register<T>(cell: T.Type) { register(T.nib, forCellReuseIdentifier: T.id) } }"
        ]
      ),
      ""
    ),
    Case(
      "A helper registers the class",
      registered(
        "table.register(cell: Panel.self)",
        [
          "Helper.swift":
            "extension UITableView { func register<T>(cell: T.Type) { register(cell, forCellReuseIdentifier: \"a\") } }"
        ]
      ),
      nib
    ),
    Case(
      "An undeclared helper",
      registered("table.register(cell: Panel.self)"),
      ""
    ),
  ]

  static let loadBoard = "let board = UIStoryboard(name: \"Board\", bundle: nil)\n"

  private static func table(_ source: String) -> [String: String] {
    [
      "Board.storyboard": storyboard(
        initial: "s-1",
        """
        <scene sceneID="a"><objects><tableViewController id="s-1"><tableView key="view" id="t-1"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="r-1" customClass="RowCell" customModule="App"
         customModuleProvider="target"><connections><outlet property="chart" destination="t-1" id="c-1"/></connections>
        </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
        """
      ),
      "main.swift": loadBoard + source, "Row.swift": "class RowCell: UITableViewCell {}",
    ]
  }

  static let cells: [Case] = [
    Case("Nothing requests the cell", table("let cell: Int"), cell),
    Case("Code requests the cell's identifier", table("dequeue(\"Row\")"), ""),
    Case("Code requests the cell's class", table("dequeue(RowCell.self)"), ""),
    Case("A cast to the cell's class", table("dequeue(id) as? RowCell"), ""),
    Case(
      "The cell's class, registered in place of the prototype",
      table("let id = \"a\"; register(RowCell.self, forCellReuseIdentifier: id); dequeue(id) as? RowCell"),
      cell
    ),
    Case("A helper registers the cell's class", helped("register(cellType: RowCell.self)"), replaced),
    Case("A helper registers another class", helped("register(cellType: Cell.self)"), ""),
    Case("A helper registers a nib for the cell's class", helped("register(nibOf: RowCell.self)"), ""),
    Case(
      "Other code registers the cell's class",
      helped("", elsewhere: "register(cellType: RowCell.self)"),
      ""
    ),
    Case(
      "A helper registers the cell's class for an identifier with its name",
      helped("register(cellType: RowCell.self)").mapValues {
        $0.replacing("reuseIdentifier=\"RowCell\"", with: "reuseIdentifier=\"Row\"")
          .replacing("    dequeue()\n", with: "    dequeue(\"Row\")\n")
      },
      ""
    ),
  ]

  private static let replaced = Finding.Note.unreachable(.replacedCell).message

  /// Returns a table that requests a cell by the name of the cell's class, with helpers that register cells.
  private static func helped(_ statement: String, elsewhere: String = "") -> [String: String] {
    var files = table(elsewhere).mapValues {
      $0.replacing("reuseIdentifier=\"Row\"", with: "reuseIdentifier=\"RowCell\"")
        .replacing(
          "<tableViewController id=\"s-1\">",
          with: "<tableViewController id=\"s-1\" customClass=\"List\">"
        )
    }
    files["List.swift"] = """
      @objc(List) class List: UITableViewController {
        override func viewDidLoad() {
          tableView.\(statement)
          dequeue()
        }
        func dequeue() { dequeue("RowCell") }
      }
      class Cell: UITableViewCell {}
      extension UITableView {
        func register(cellType: UITableViewCell.Type) {
          register(cellType.self, forCellReuseIdentifier: String(describing: cellType))
        }
        func register(nibOf cellType: UITableViewCell.Type) {
          register(UINib(nibName: "Any", bundle: nil), forCellReuseIdentifier: String(describing: cellType))
        }
      }
      """
    return files
  }

  /// Returns a scene with a table whose start tag ends with the given XML, and code that requests the table's
  /// cell.
  private static func list(_ table: String, of scene: String = "viewController", beside more: String = "")
    -> [String: String]
  {
    var files = self.table("dequeue(\"Row\")")
    files["Board.storyboard"] = storyboard(
      initial: "s-1",
      """
      <scene sceneID="a"><objects><\(scene) id="s-1"><view key="view" id="v-1"><subviews><tableView id="t-1"\(table)
      <tableViewCell reuseIdentifier="Row" id="r-1" customClass="RowCell" customModule="App"
       customModuleProvider="target"><connections><outlet property="chart" destination="v-1" id="c-1"/></connections>
      </tableViewCell></prototypes></tableView></subviews></view>\(more)</\(scene)></objects></scene>
      """
    )
    return files
  }
  private static let idle = Finding.Note.unreachable(.idleTable).message

  static let tables: [Case] = [
    Case("Nothing provides cells for the table", list("><prototypes>"), idle),
    Case(
      "The table has a data source",
      list(
        "><connections><outlet property=\"dataSource\" destination=\"s-1\" id=\"d-1\"/></connections><prototypes>"
      ),
      ""
    ),
    Case(
      "The controller has an outlet to the table",
      list(
        "><prototypes>",
        beside: "<connections><outlet property=\"table\" destination=\"t-1\" id=\"d-1\"/></connections>"
      ),
      ""
    ),
    Case("The table has a custom class", list(" customClass=\"Table\"><prototypes>"), ""),
    Case("The table is the view of a controller", list(" key=\"view\"><prototypes>"), ""),
    Case(
      "The cell is in a static section",
      list("><sections><tableViewSection id=\"e-1\"><cells>").mapValues {
        $0.replacing("</prototypes>", with: "</cells></tableViewSection></sections>")
          .replacing("dequeue(\"Row\")", with: "")
      },
      ""
    ),
  ]

  @Test(
    "The finding is marked unreachable",
    arguments: nibs + unread + views + provided + reused + composed + instances + instancesElsewhere
      + registrations
      + helpers
      + scenes
      + cells + tables
      + labels + privates + initializers + requests
      + receivers + namedTypes + cPlusPlus + accessed + exposed + inferred + actions + unreadSuperclasses
      + classParameters
      + implicitMembers
  )
  func reachability(_ testCase: Case) async throws {
    let tree = try TemporaryTree(testCase.input)
    let finding = try #require(
      try await tree.validate().findings.first { $0.keyPath == "chart" },
      sourceLocation: testCase.sourceLocation
    )
    #expect(finding.consequence == .crash, sourceLocation: testCase.sourceLocation)
    #expect(
      (finding.notes.map(\.message).last { $0.hasPrefix("unreachable") } ?? "") == testCase.expected,
      sourceLocation: testCase.sourceLocation
    )
    #expect(finding.isUnreachable == !testCase.expected.isEmpty, sourceLocation: testCase.sourceLocation)
  }

  @Test("The application scene is loaded with the main storyboard")
  func application() async throws {
    let tree = try TemporaryTree([
      "Main.storyboard": DocumentText.macStoryboard(
        """
        <scene sceneID="a"><objects><application id="a-1"/><customObject id="d-1" customClass="Delegate"><connections>
        <outlet property="chart" destination="a-1" id="c-1"/></connections></customObject></objects></scene>
        """
      ),
      "App.m": "@interface Delegate : NSObject\n@end\nint main() { NSApplicationMain(0, 0); }",
      "Info.plist": "<plist><dict><key>NSMainStoryboardFile</key><string>Main</string></dict></plist>",
    ])
    let finding = try #require(try await tree.validate().findings.first { $0.keyPath == "chart" })
    #expect(finding.consequence == .dropped)
    #expect(!finding.isUnreachable)
  }

  @Test("The system shows notification scenes of a watch app, but not scenes of other controllers")
  func notification() async throws {
    func findings(_ element: String) async throws -> [Bool] {
      let tree = try TemporaryTree([
        "Interface.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
        <scenes><scene sceneID="a"><objects><\(element) id="n-1" customClass="Note" customModule="App" \
        customModuleProvider="target"/></objects></scene></scenes>
        </document>
        """,
        "App.swift": "@main class App {}\nclass Note<T>: WKInterfaceController {}",
        "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Interface</string></dict></plist>",
      ])
      return try await tree.validate().findings.filter { $0.id == .unusableClass }.map(\.isUnreachable)
    }
    #expect(try await findings("notificationController") == [false])
    #expect(try await findings("glanceController") == [false])
    #expect(try await findings("controller") == [true])
  }

  @Test(
    "AppKit accepts nib names with an extension, and looks for nibs named after classes and their modules",
    arguments: [
      Example("load(\"Panel.nib\")", ["Panel.xib": false, "App.Panel.xib": true]),
      Example("load(\"Panel.xib\")", ["Panel.xib": true]),
      Example(
        "class Panel: NSViewController {}\nlet panel = Panel()",
        ["Panel.xib": false, "App.Panel.xib": false, "App.Panels.xib": true]
      ),
    ]
  )
  func namesOnMac(_ example: Example<String, [String: Bool]>) async throws {
    for (name, isUnreachable) in example.expected {
      var files = Self.onMac(Self.panel(example.input))
      files[name] = files.removeValue(forKey: "Panel.xib")
      let findings = try await TemporaryTree(files).validate().findings.filter { $0.keyPath == "chart" }
      #expect(findings.map(\.isUnreachable) == [isUnreachable], sourceLocation: example.sourceLocation)
    }
  }

  @Test("A name refers only to the nib with exactly that name")
  func nameWithSigns() async throws {
    let files = Self.panel("load(\"Panel\")")
    let tree = try TemporaryTree(files.merging(["Panel~.xib": files["Panel.xib"] ?? ""]) { $1 })
    let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }
    #expect(found.map { $0.file.hasSuffix("~.xib") } == [false, true])
    #expect(found.map(\.isUnreachable) == [false, true])
  }
}

import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Objects that code creates without the document that connects their outlets")
struct CreatedObjectTests {
  /// Files that are added to or replaced in an app, and whether the finding remains.
  typealias Change = Example<[String: String], Bool>

  private static func change(
    _ name: String,
    _ files: [String: String],
    isFound: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Change {
    Change(name, files, isFound, sourceLocation: sourceLocation)
  }

  private static func project(_ platform: String = "IPHONEOS") -> String {
    ProjectText.targets("App", productType: "application").replacing(
      "buildSettings = { ",
      with: "buildSettings = { \(platform)_DEPLOYMENT_TARGET = 15.0; "
    )
  }

  private static let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    """

  private static let naming = #"customModule="App" customModuleProvider="target""#

  // MARK: - Scenes

  private static let jobs = """
    import UIKit
    class JobsController: UIViewController {
      @IBOutlet weak var list: UITableView!
      override func viewDidLoad() {
        super.viewDidLoad()
        list.rowHeight = 40
      }
    }
    """

  private static let tabs = """
    import UIKit
    class TabsController: UIViewController {
      override func viewDidLoad() {
        let jobs = JobsController()
        view.addSubview(jobs.view)
      }
    }
    """

  private static func create(_ expression: String, pages: String = "") -> [String: String] {
    [
      "App/Tabs.swift": tabs.replacing(
        "let jobs = JobsController()",
        with: "\(pages)let jobs = \(expression)"
      )
      .replacing("  override", with: "  var pages: [UIViewController.Type] = []; override")
    ]
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="t-1"><scenes>
    <scene sceneID="s-1"><objects><viewController id="t-1" customClass="TabsController" \(naming)/></objects></scene>
    <scene sceneID="s-2"><objects><viewController id="j-1" storyboardIdentifier="jobs" \
    customClass="JobsController" \(naming)><view key="view" id="v-1"><subviews><tableView id="l-1"/></subviews>
    </view><connections><outlet property="list" destination="l-1" id="o-1"/></connections></viewController></objects>
    </scene></scenes></document>
    """

  private static let scenes = [
    ProjectText.path: project(), "App/AppDelegate.swift": delegate, "App/Jobs.swift": jobs,
    "App/Tabs.swift": tabs, "App/Main.storyboard": storyboard,
    "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
  ]

  static let sceneRows: [Change] = [
    change("created and shown", [:], isFound: true),
    change(
      "pushed by an initializer of its own",
      [
        "App/Jobs.swift": jobs.replacing(
          "  override",
          with: "  init(id: Int) { super.init(nibName: nil, bundle: nil) }\n  override"
        ),
        "App/Tabs.swift": tabs.replacing("JobsController()", with: "JobsController(id: 1)"),
      ],
      isFound: true
    ),
    change("created by its class value", create("JobsController.self.init()"), isFound: true),
    change(
      "created by a class in a constant",
      create("(JobsController.self as UIViewController.Type).init()"),
      isFound: true
    ),
    change(
      "created by a class in a list",
      create("pages[0].init()", pages: "pages = [JobsController.self]; "),
      isFound: true
    ),
    change(
      "created by a class in a parameter",
      [
        "App/Tabs.swift": tabs.replacing(
          "let jobs = JobsController()",
          with: "let jobs = make(JobsController.self)"
        )
          + "\nfunc make(_ type: UIViewController.Type) -> UIViewController { let made = type.init(); return made }"
      ],
      isFound: true
    ),
    change(
      "a class in a list that code does not instantiate",
      create("UIViewController()", pages: "pages = [JobsController.self]; ")
    ),
    change(
      "a class in a list that is the name of a scene",
      create(
        "isEditing ? pages[0].init() : storyboard!.instantiateViewController(withIdentifier: \"\\(pages[0])\")",
        pages: "pages = [JobsController.self]; "
      )
      .merging(["App/Main.storyboard": storyboard.replacing("\"jobs\"", with: "\"JobsController\"")]) { $1 }
    ),
    change(
      "a class in a list that is given a nib",
      create("pages[0].init(nibName: name, bundle: nil)", pages: "pages = [JobsController.self]; ")
    ),
    change(
      "a class that unread code receives",
      create("pages[0].init()", pages: "pages = [JobsController.self]; Router.add(pages[0]); ")
    ),
    change(
      "instantiated from its storyboard",
      [
        "App/Tabs.swift": tabs.replacing(
          "JobsController()",
          with: #"storyboard!.instantiateViewController(withIdentifier: "jobs")"#
        )
      ]
    ),
    change(
      "created only if the storyboard has none",
      [
        "App/Tabs.swift": tabs.replacing(
          "JobsController()",
          with: "storyboard!.instantiateInitialViewController() as? JobsController ?? JobsController()"
        )
      ]
    ),
    change(
      "another class has a property of the name",
      [
        "App/Tabs.swift": tabs
          + "\nclass Row { var list = 1 }\nclass Rows { let row = Row(); func f(_ r: Row) { r.list = 2; row.list = 3 } }"
      ],
      isFound: true
    ),
    change(
      "code of an unknown class sets a property of the name",
      ["App/Tabs.swift": tabs + "\nfunc fill(_ object: Any) { unknown(object).list = UITableView() }"]
    ),
    change(
      "created but not shown",
      [
        "App/Tabs.swift": tabs.replacing("view.addSubview(jobs.view)", with: "jobs.title = \"\"")
      ]
    ),
    change(
      "with a nib name",
      [
        "App/Tabs.swift": tabs.replacing(
          "JobsController()",
          with: "JobsController(nibName: name, bundle: nil)"
        )
      ]
    ),
    change(
      "decoded",
      [
        "App/Tabs.swift": tabs.replacing("JobsController()", with: "JobsController(coder: coder)!")
      ]
    ),
    change(
      "the class creates its view",
      [
        "App/Jobs.swift": jobs.replacing(
          "  override",
          with: "  override func loadView() { view = UIView() }\n  override"
        )
      ]
    ),
    change(
      "the class sets the outlet",
      [
        "App/Jobs.swift": jobs.replacing("list.rowHeight", with: "list = UITableView()\n    list.rowHeight")
      ]
    ),
    change(
      "the outlet is optional",
      [
        "App/Jobs.swift": jobs.replacing("UITableView!", with: "UITableView?").replacing(
          "list.row",
          with: "list?.row"
        )
      ]
    ),
    change(
      "the use depends on a condition",
      [
        "App/Jobs.swift": jobs.replacing(
          "list.rowHeight = 40",
          with: "if isBeingPresented { list.rowHeight = 40 }"
        )
      ]
    ),
    change(
      "a subclass does not inherit the scene",
      [
        "App/Jobs.swift": jobs + "\nclass MoreController: JobsController {}",
        "App/Tabs.swift": tabs.replacing(
          "JobsController()",
          with: "MoreController(nibName: nil, bundle: nil)"
        ),
      ],
      isFound: true
    ),
    change(
      "a subclass does not call the superclass",
      [
        "App/Jobs.swift": jobs + "\nclass MoreController: JobsController { override func viewDidLoad() {} }",
        "App/Tabs.swift": tabs.replacing("JobsController()", with: "MoreController()"),
      ]
    ),
    change(
      "the nib of the class is loaded",
      ["App/JobsController.xib": view("UIView", owner: "JobsController")]
    ),
    change(
      "a superclass is unknown",
      [
        "App/Jobs.swift": jobs.replacing("UIViewController {", with: "BaseController {")
      ]
    ),
  ]

  @Test("A controller with a scene is created without it", arguments: sceneRows)
  func scenes(_ change: Change) async throws {
    let files = Self.scenes.merging(change.input) { $1 }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.file.hasSuffix("Tabs.swift") }
    guard change.expected else {
      return #expect(found.filter(\.isReported).isEmpty, sourceLocation: change.sourceLocation)
    }
    #expect(found.map(\.id) == [.unconnectedOutlet], sourceLocation: change.sourceLocation)
    #expect(found.map(\.consequence) == [.crashOnUse], sourceLocation: change.sourceLocation)
    #expect(found.map(\.keyPath) == ["list"], sourceLocation: change.sourceLocation)
    #expect(found.map(\.position.line) == [4], sourceLocation: change.sourceLocation)
    #expect(
      found.first?.declaration?.file.hasSuffix("Jobs.swift") == true,
      sourceLocation: change.sourceLocation
    )
  }

  @Test("The line of the crash leads to the place that creates the controller")
  func crash() async throws {
    let tree = try TemporaryTree(Self.scenes)
    let line =
      "App/Jobs.swift:6: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
    #expect(places.contains { $0.file.hasSuffix("Tabs.swift") && $0.position.line == 4 })
  }

  // MARK: - Nibs

  private static func view(_ className: String, owner: String? = nil, _ content: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner.map { "customClass=\"\($0)\" \(naming)" } ?? "")/>
    <view id="v-1" customClass="\(className)" \(className.hasPrefix("UI") ? "" : naming)>\(content)</view>
    </objects></document>
    """
  }

  private static let window = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func start(_ window: UIWindow) { window.rootViewController = CardViewController() }
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
        start(UIWindow())
        return true
      }
    }
    """

  private static let card = "import UIKit\nclass CardViewController: UIViewController {}"

  static let nibRows: [Change] = [
    change(
      "the nib has the controller's name",
      ["App/CardViewController.xib": view("UIView")],
      isFound: true
    ),
    change("the nib has the view's name", ["App/CardView.xib": view("UIView")], isFound: true),
    change(
      "the nib of the view wins",
      [
        "App/CardView.xib": view("UIView"),
        "App/CardViewController.xib": view("UIView"),
      ],
      isFound: true
    ),
    change("another nib", ["App/Card.xib": view("UIView")]),
    change(
      "the controller creates its view",
      [
        "App/CardView.xib": view("UIView"),
        "App/Card.swift": card.replacing("{}", with: "{ override func loadView() { view = UIView() } }"),
      ]
    ),
    change(
      "the controller names another nib",
      [
        "App/CardView.xib": view("UIView"), "App/Other.xib": view("UIView", owner: "UIResponder"),
        "App/Card.swift": card.replacing(
          "{}",
          with: #"{ init() { super.init(nibName: "Other", bundle: nil) } }"#
        ),
      ]
    ),
    change(
      "code creates no such controller",
      [
        "App/CardView.xib": view("UIView"),
        "App/AppDelegate.swift": window.replacing("CardViewController()", with: "UIViewController()"),
      ]
    ),
  ]

  @Test("A controller finds a nib without an owner by its name", arguments: nibRows)
  func nibs(_ change: Change) async throws {
    let files = [
      ProjectText.path: Self.project(), "App/AppDelegate.swift": Self.window, "App/Card.swift": Self.card,
    ].merging(change.input) { $1 }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .missingViewOutlet }
    #expect(
      found.map(\.consequence) == (change.expected ? [.crash] : []),
      sourceLocation: change.sourceLocation
    )
    if change.input.count > 1, change.expected {
      #expect(found.allSatisfy { $0.file.hasSuffix("CardView.xib") }, sourceLocation: change.sourceLocation)
    }
  }

  // MARK: - AppKit

  private static let canvas = """
    import AppKit
    class CanvasController: NSViewController {
      override func viewDidLoad() { super.viewDidLoad() }
    }
    """

  private static let mac = """
    import AppKit
    @main class AppDelegate: NSObject, NSApplicationDelegate {
      func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.mainWindow?.contentViewController = CanvasController()
      }
    }
    """

  private static let menu = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
    <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/></objects></document>
    """

  static let macRows: [Change] = [
    change("without a nib", [:], isFound: true),
    change(
      "with a nib",
      [
        "App/CanvasController.xib": menu.replacing(
          "NSApplication\"/>",
          with: "CanvasController\" \(naming)/>"
        )
      ]
    ),
    change(
      "the class creates its view",
      [
        "App/Canvas.swift": canvas.replacing(
          "override func viewDidLoad() { super.viewDidLoad() }",
          with: "override func loadView() { view = NSView() }"
        )
      ]
    ),
    change(
      "its loadView() only extends that of the superclass",
      [
        "App/Canvas.swift": canvas.replacing(
          "override func viewDidLoad() { super.viewDidLoad() }",
          with: "override func loadView() { super.loadView(); view.wantsLayer = true }"
        )
      ],
      isFound: true
    ),
    change(
      "its loadView() calls the superclass only under a condition",
      [
        "App/Canvas.swift": canvas.replacing(
          "override func viewDidLoad() { super.viewDidLoad() }",
          with: "override func loadView() { if nibName != nil { super.loadView() } else { view = NSView() } }"
        )
      ]
    ),
    change(
      "an item that code registers",
      [
        "App/Canvas.swift": canvas.replacing("NSViewController", with: "NSCollectionViewItem"),
        "App/AppDelegate.swift": """
        import AppKit
        @main class AppDelegate: NSObject, NSApplicationDelegate {
          func fill(_ grid: NSCollectionView) {
            grid.register(CanvasController.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("canvas"))
          }
        }
        """,
      ],
      isFound: true
    ),
    change(
      "an item that a data source returns where a request fails",
      [
        "App/AppDelegate.swift": """
        import AppKit
        @main class AppDelegate: NSObject, NSApplicationDelegate, NSCollectionViewDataSource {
          func collectionView(_ view: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(_ view: NSCollectionView, itemForRepresentedObjectAt path: IndexPath) -> NSCollectionViewItem {
            guard let item = view.makeItem(withIdentifier: id, for: path) as? Card else { return NSCollectionViewItem() }
            return item
          }
        }
        class Card: NSCollectionViewItem {}
        """
      ]
    ),
    change(
      "the class sets its view",
      [
        "App/Canvas.swift": canvas.replacing(
          "  override",
          with: "  init() { super.init(nibName: nil, bundle: nil); view = NSView() }\n  override"
        )
      ]
    ),
    change(
      "not shown",
      [
        "App/AppDelegate.swift": mac.replacing("NSApp.mainWindow?.contentViewController =", with: "_ =")
      ]
    ),
  ]

  @Test("AppKit's controllers need a nib or a view", arguments: macRows)
  func appKit(_ change: Change) async throws {
    let files = [
      ProjectText.path: Self.project("MACOSX"), "App/AppDelegate.swift": Self.mac,
      "App/Canvas.swift": Self.canvas, "App/MainMenu.xib": Self.menu,
    ].merging(change.input) { $1 }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .missingNib }
    #expect(
      found.map(\.consequence) == (change.expected ? [.crashOnUse] : []),
      sourceLocation: change.sourceLocation
    )
    #expect(
      found.allSatisfy { $0.file.hasSuffix("AppDelegate.swift") && $0.position.line == 4 },
      sourceLocation: change.sourceLocation
    )
  }

  // MARK: - Cells

  private static let cell = """
    import UIKit
    class NoteCell: UITableViewCell { @IBOutlet weak var headline: UILabel! }
    """

  private static let notes = """
    import UIKit
    class NotesController: UITableViewController {
      override func viewDidLoad() {
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
        cell.headline.text = ""
        return cell
      }
    }
    """

  /// Returns the code with the nib's name as the reuse identifier.
  private static func named(_ text: String) -> String { text.replacing("\"note\"", with: "\"NoteCell\"") }

  private static let other = """
    import UIKit
    class OtherController: UITableViewController {
      func load() {
        tableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "NoteCell")
      }
    }
    """

  private static let noteNib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <tableViewCell id="c-1" customClass="NoteCell" \(naming)><subviews><label id="l-1"/></subviews><connections>
    <outlet property="headline" destination="l-1" id="o-1"/></connections></tableViewCell></objects></document>
    """

  static let cellRows: [Change] = [
    change("registered by class", [:], isFound: true),
    change(
      "registered by nib",
      [
        "App/Notes.swift": notes.replacing("NoteCell.self", with: #"UINib(nibName: "NoteCell", bundle: nil)"#)
      ]
    ),
    change("the identifier has the name of the nib", ["App/Notes.swift": named(notes)], isFound: true),
    change(
      "another controller registers the nib for its own table",
      ["App/Other.swift": other, "App/Notes.swift": named(notes)],
      isFound: true
    ),
    change(
      "another controller registers the nib for another table",
      ["App/Other.swift": other.replacing("tableView.register", with: "parent.tableView.register")]
    ),
    change(
      "another controller registers the nib for the table that it receives",
      [
        "App/Other.swift": other.replacing("func load()", with: "func load(_ tableView: UITableView)")
      ]
    ),
    change(
      "a subclass registers the nib",
      ["App/Other.swift": other.replacing("UITableViewController", with: "NotesController")]
    ),
    change(
      "a view registers the nib",
      ["App/Other.swift": other.replacing("UITableViewController", with: "UITableView")]
    ),
    change(
      "a helper names the nib after the class",
      [
        "App/Helper.swift":
          "import UIKit\nfunc nib() -> UINib { UINib(nibName: String(describing: NoteCell.self), bundle: nil) }"
      ]
    ),
    change(
      "another method registers the class",
      [
        "App/Notes.swift": notes.replacing(
          "register(NoteCell.self, forCellReuseIdentifier: \"note\")",
          with: "registerNib(of: NoteCell.self)"
        )
      ]
    ),
    change(
      "the class has an initializer of its own, which may load the nib",
      [
        "App/Cell.swift": cell.replacing(
          "! }",
          with:
            "!\n  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() } }"
        )
      ]
    ),
    change(
      "code checks the outlet",
      [
        "App/Notes.swift": notes.replacing("cell.headline.text", with: "cell.headline?.text")
      ]
    ),
    change(
      "code sets the outlet",
      [
        "App/Cell.swift": cell.replacing("! }", with: "!\n  func make() { headline = UILabel() } }")
      ]
    ),
    change(
      "the nib connects nothing",
      [
        "App/NoteCell.xib": noteNib.replacing(
          #"<outlet property="headline" destination="l-1" id="o-1"/>"#,
          with: ""
        )
      ]
    ),
  ]

  @Test("A cell with a nib is registered by its class", arguments: cellRows)
  func cells(_ change: Change) async throws {
    let files = [
      ProjectText.path: Self.project(), "App/AppDelegate.swift": Self.delegate, "App/Cell.swift": Self.cell,
      "App/Notes.swift": Self.notes, "App/NoteCell.xib": Self.noteNib,
    ].merging(change.input) { $1 }
    let found = try await TemporaryTree(files).validate().findings.filter {
      $0.id == .unconnectedOutlet && $0.consequence != .silent
    }
    #expect(
      found.map { $0.file.hasSuffix("Notes.swift") } == (change.expected ? [true] : []),
      sourceLocation: change.sourceLocation
    )
    #expect(
      found.allSatisfy { $0.position.line == 4 && $0.keyPath == "headline" && $0.consequence == .crashOnUse }
    )
  }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import ReferenceGraph
@testable import Validation

@Suite("Sets of app targets")
struct AppTargetsTests {
  @Test(
    "Up to 128 targets have their own places; further targets share them",
    arguments: [0, 1, 63, 64, 126, 127]
  )
  func places(target: Int) {
    let own = AppTargets([target])
    #expect(!own.isEmpty && own.overlap(own) && own.overlap(.all))
    #expect(!own.overlap(AppTargets([target + 1])))
    #expect(own.subtracting(own).isEmpty && own.subtracting(.all).isEmpty)
    #expect(!AppTargets.all.subtracting(own).overlap(own))
    var union = AppTargets.all.subtracting(own)
    union.formUnion(own)
    #expect(union == .all && union.intersection(own) == own)
    #expect(own == AppTargets([target + AppTargets.capacity]))
  }

  @Test("All targets together are the set of all targets")
  func all() {
    #expect(AppTargets(0..<AppTargets.capacity) == .all)
    #expect(AppTargets([]) == .none && AppTargets.none.isEmpty)
  }
}

@Suite("Trees with several apps are independent")
struct ProgramScopesTests {
  private typealias Target = ProjectText.Target

  /// Whether the finding in the app's nib is unreachable.
  private func isUnreachable(_ files: [String: String]) async throws -> Bool {
    let panel = ReachabilityTests.panel("")
    let own = ["App/Panel.xib": panel["Panel.xib"], "App/Holder.swift": panel["Holder.swift"]]
    let start = ["App/App.swift": "@main class App {}", "Other/Other.swift": "@main class Other {}"]
    let tree = try TemporaryTree(
      own.compactMapValues(\.self).merging(start) { $1 }.merging(files) { $1 }
    )
    let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }
    return try #require(found.count == 1 ? found.first : nil).isUnreachable
  }

  private static let app = Target(name: "App", files: ["App.swift", "Holder.swift", "Panel.xib"])
  private static let source = "UINib(nibName: \"Panel\", bundle: nil)"

  @Test("A source of another project's app does not load nibs of this one")
  func otherProject() async throws {
    var other = Target(name: "Other", files: ["Other.swift", "Load.swift"])
    func isUnreachable(_ more: [String: String] = [:]) async throws -> Bool {
      let files = [
        "App/App.xcodeproj/project.pbxproj": ProjectText.project([Self.app]),
        "Other/Other.xcodeproj/project.pbxproj": ProjectText.project([other]),
        "Other/Load.swift": Self.source,
      ]
      return try await self.isUnreachable(files.merging(more) { $1 })
    }
    #expect(try await isUnreachable())
    // All targets may use a library, and files that no target builds.
    other.product = "framework"
    #expect(try await !isUnreachable())
    other.product = "application"
    other.files = ["Other.swift"]
    #expect(try await !isUnreachable(["Loose/Load.swift": Self.source]))
    // The other app may also load the nibs that it builds.
    other.files = ["Other.swift", "Load.swift", "../App/Panel.xib"]
    #expect(try await !isUnreachable())
    other.files = ["Other.swift", "Load.swift"]
    #expect(try await !isUnreachable(["App/App.swift": "@main class App { let name = load(\"Panel\") }"]))
  }

  @Test("A class with the same name in another project's app does not load nibs of this one")
  func otherProjectsClass() async throws {
    var own = Self.app
    own.files += ["Panel.swift"]
    let other = Target(name: "Other", files: ["Other.swift", "Load.swift", "Panel.swift"])
    let panel = "class Panel: UIViewController {}"
    let files = [
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([own]), "App/Panel.swift": panel,
      "Other/Other.xcodeproj/project.pbxproj": ProjectText.project([other]), "Other/Panel.swift": panel,
      "Other/Load.swift": "show(Panel())",
    ]
    #expect(try await isUnreachable(files))
    let start = ["App/App.swift": "@main class App { let panel = Panel() }"]
    #expect(try await !isUnreachable(files.merging(start) { $1 }))
  }

  @Test(
    "An unreadable storyboard may load nibs of its own app, but not of others",
    arguments: [false, true]
  )
  func unreadStoryboard(isOwn: Bool) async throws {
    var (own, other) = (Self.app, Target(name: "Other", files: ["Other.swift"]))
    if isOwn { own.files.append("Main.storyboard") } else { other.files.append("Main.storyboard") }
    let folder = isOwn ? "App" : "Other"
    let files = [
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([own]),
      "Other/Other.xcodeproj/project.pbxproj": ProjectText.project([other]),
      "\(folder)/Main.storyboard": "<x/>",
    ]
    #expect(try await isUnreachable(files) == !isOwn)
  }

  @Test("Apps in a tree with more than 64 targets are distinct", arguments: [1, 70, 200])
  func manyTargets(count: Int) async throws {
    let others = (0..<count).map { Target(name: "Other\($0)", files: ["Load\($0).swift"]) }
    let projects = others.enumerated().map { index, target in
      ("Other\(index)/Other.xcodeproj/project.pbxproj", ProjectText.project([target]))
    }
    let sources = others.indices.map { index in
      ("Other\(index)/Load\(index).swift", "@main class Other {}\n" + (index == count - 1 ? Self.source : ""))
    }
    var files = Dictionary(uniqueKeysWithValues: projects + sources)
    files["App/App.xcodeproj/project.pbxproj"] = ProjectText.project([Self.app])
    #expect(try await isUnreachable(files))
    files["App/App.swift"] = "@main class App { let name = load(\"Panel\") }"
    #expect(try await !isUnreachable(files))
  }

  @Test("Apps of the same project are distinct as well")
  func sameProject() async throws {
    let other = Target(name: "Other", files: ["Load.swift"])
    #expect(
      try await isUnreachable([
        "App/App.xcodeproj/project.pbxproj": ProjectText.project([Self.app, other]),
        "App/Load.swift": Self.source,
      ])
    )
  }

  @Test("A watch app without code uses the code of its extension, which names a scene")
  func watchApp() async throws {
    func isUnreachable(_ name: String) async throws -> Bool {
      let tree = try TemporaryTree([
        "Interface.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" \
        initialViewController="c-1">
        <scenes><scene sceneID="a"><objects><controller id="c-1" customClass="First"/></objects></scene>
        <scene sceneID="b"><objects><controller identifier="Second" id="c-2" customClass="Second" \
        customModule="Extension"/></objects></scene></scenes></document>
        """,
        "App.swift": "@main class App {}",
        "Watch.swift": """
        class First: WKInterfaceController {
          override func willActivate() { pushController(withName: "\(name)", context: nil) }
        }
        class Second<Content>: WKInterfaceController {}
        """,
        "App.xcodeproj/project.pbxproj": ProjectText.project([
          Target(name: "App", files: ["App.swift"]),
          Target(name: "Watch", files: ["Interface.storyboard"], product: "application.watchapp2"),
          Target(name: "Extension", files: ["Watch.swift"], product: "watchkit2-extension"),
        ]),
      ])
      let found = try await tree.validate().findings.filter { $0.object?.id == "c-2" }
      return try #require(found.count == 1 ? found.first : nil).isUnreachable
    }
    #expect(try await !isUnreachable("Second"))
    #expect(try await isUnreachable("Third"))
  }

  /// The key and class that start an extension in its property list, and the product type of the extension.
  typealias Start = (key: String, name: String, product: String)

  @Test(
    "The property list of an extension names the class or storyboard with which the system starts it",
    arguments: [
      Example<Start, Bool>(("MainStoryboard", "Panel", "app-extension"), false),
      Example<Start, Bool>(("PrincipalClass", "$(PRODUCT_MODULE_NAME).Widget", "app-extension"), true),
      Example<Start, Bool>(("MainStoryboard", "Panel", "app-extension.messages"), false),
      Example<Start, Bool>(("MainStoryboard", "Other", "tv-app-extension"), true),
    ]
  )
  func appExtension(_ example: Example<Start, Bool>) async throws {
    let (key, name, product) = example.input
    let widget = Target(
      name: "Widget",
      files: ["Widget.swift", "Panel.storyboard"],
      product: product,
      settings: "INFOPLIST_FILE = Widget.plist;"
    )
    let tree = try TemporaryTree([
      "App/App.swift": "@main class App {}",
      "App/Widget.swift": "class Widget: UIViewController {}",
      "App/Panel.storyboard": storyboard(
        initial: "v-1",
        """
        <scene sceneID="a"><objects><viewController id="v-1" customClass="Widget" customModule="Widget">
        <connections><outlet property="gone" destination="v-1" id="o"/></connections></viewController>
        </objects></scene>
        """
      ),
      "App/Widget.plist": "<plist><dict><key>NSExtension\(key)</key><string>\(name)</string></dict></plist>",
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([
        Target(name: "App", files: ["App.swift"]), widget,
      ]),
    ])
    let found = try await tree.validate().findings.filter { $0.keyPath == "gone" }
    #expect(found.map(\.isUnreachable) == [example.expected], sourceLocation: example.sourceLocation)
  }

  @Test("Several apps have a helper and a class with the same names")
  func sameHelpers() async throws {
    let files = { (name: String) in
      [
        "\(name)/App.swift":
          "@main class App: UIViewController { override func viewDidLoad() { Panel.register() } }",
        "\(name)/Panel.swift": """
        class Cell: UITableViewCell {
          class func register() { load(UINib(nibName: String(describing: self), bundle: nil)) }
        }
        class Panel: Cell {}
        """,
        "\(name)/App.xcodeproj/project.pbxproj": ProjectText.project([
          Target(name: name, files: ["App.swift", "Panel.swift", "Panel.xib", "Holder.swift"])
        ]),
      ]
    }
    for other in ["Aaa", "Zzz"] {
      #expect(try await !isUnreachable(files("App").merging(files(other)) { $1 }), "\(other)")
    }
  }

  @Test(
    "An app whose code is mostly in a language that is not read may load any document",
    arguments: [
      Example(["Main.py", "Card.py", "Deck.py"], false), Example(["Main.py", "Card.py"], true),
      Example(["Card.txt", "Deck.txt", "Main.txt"], true),
    ]
  )
  func scripts(_ example: Example<[String], Bool>) async throws {
    var app = Self.app
    app.files += example.input
    let found = try await isUnreachable(["App/App.xcodeproj/project.pbxproj": ProjectText.project([app])])
    #expect(found == example.expected, sourceLocation: example.sourceLocation)
  }

  @Test("A library's nib can be loaded by any app that mentions it")
  func libraryNib() async throws {
    var kit = Self.app
    kit.product = "framework"
    let other = Target(name: "Other", files: ["Other.swift", "Load.swift"])
    #expect(
      try await !isUnreachable([
        "App/App.xcodeproj/project.pbxproj": ProjectText.project([kit]),
        "Other/Other.xcodeproj/project.pbxproj": ProjectText.project([other]),
        "Other/Load.swift": Self.source,
      ])
    )
  }

  @Test(
    "All code of a library that no other target imports may run, even if the library imports its own header",
    arguments: [("", false), ("import Kit", true)]
  )
  func unlinkedLibrary(appImport: String, isUnreachable: Bool) async throws {
    let kit = Target(
      name: "Kit",
      files: ["Load.m", "Holder.swift", "Panel.xib"],
      product: "library.dynamic",
      settings: "PRODUCT_NAME = Kit;"
    )
    let app = Target(name: "App", files: ["App.swift"])
    let found = try await self.isUnreachable([
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([app, kit]),
      "App/App.swift": "\(appImport)\n@main class App {}",
      "App/Load.m": """
      #import "Kit.h"
      void openKit(void) { [UINib nibWithNibName:@"Panel" bundle:nil]; }
      """,
    ])
    #expect(found == isUnreachable)
  }

  @Test(
    "A property list applies to the targets that use it",
    arguments: [
      ("Info.plist", "Other.plist", false), ("Other.plist", "Info.plist", true),
      // If a settings file or a variable determines the path of the property list, the path is unknown.
      ("$(LIST)", "Other.plist", false), ("", "Other.plist", false),
      ("$(SRCROOT)/Info.plist", "${PROJECT_DIR}/Other.plist", false),
      ("$(SRCROOT)/$(TARGET_NAME).plist", "Info.plist", true), ("Other.plist", "Other.plist", false),
    ]
  )
  func propertyList(app: String, other: String, isUnreachable: Bool) async throws {
    var targets = [Self.app, Target(name: "Other", files: ["Load.swift"])]
    targets[0].settings = "INFOPLIST_FILE = \"\(app)\";"
    targets[1].settings = "INFOPLIST_FILE = \"\(other)\";"
    let list = "<plist><dict><key>NSMainNibFile</key><string>Panel</string></dict></plist>"
    #expect(
      try await self.isUnreachable([
        "App/App.xcodeproj/project.pbxproj": ProjectText.project(targets), "App/Load.swift": "",
        "App/Info.plist": list,
      ]) == isUnreachable
    )
    // A property list that no target uses by name may belong to any target.
    #expect(
      try await !self.isUnreachable([
        "App/App.xcodeproj/project.pbxproj": ProjectText.project(targets), "App/Load.swift": "",
        "App/Menu.plist": list,
      ])
    )
  }

  /// The settings of an app, and the contents of its property list, if it is in the tree.
  typealias List = (settings: String, list: String?)

  @Test(
    "An app whose property list was not read may load any storyboard with an initial scene",
    arguments: [
      Example<List, Bool>(("INFOPLIST_FILE = Info.plist;", ""), true),
      Example<List, Bool>(("INFOPLIST_FILE = Info.plist;", nil), false),
      Example<List, Bool>(("INFOPLIST_FILE = \"$(BUILD)/Info.plist\";", nil), false),
      Example<List, Bool>(("GENERATE_INFOPLIST_FILE = YES;", nil), true),
      // The property list in the tree may be the app's own.
      Example<List, Bool>(("INFOPLIST_FILE = \"$(BUILD)/Info.plist\";", "<string>Other</string>"), true),
      Example<List, Bool>(("INFOPLIST_FILE = \"$(BUILD)/Info.plist\";", "<string>Main</string>"), false),
    ]
  )
  func unreadPropertyList(_ testCase: Example<List, Bool>) async throws {
    let found = try await homes(testCase.input).map(\.isUnreachable)
    #expect(found == [testCase.expected], sourceLocation: testCase.sourceLocation)
  }

  @Test(
    "It may, although code instantiates another scene of the storyboard",
    arguments: [
      Example<List, Bool>(("INFOPLIST_FILE = Info.plist;", nil), false),
      Example<List, Bool>(("GENERATE_INFOPLIST_FILE = YES;", nil), true),
      Example<List, Bool>(("INFOPLIST_FILE = \"$(BUILD)/Info.plist\";", "<string>Other</string>"), true),
    ]
  )
  func mainStoryboardOfScenes(_ testCase: Example<List, Bool>) async throws {
    let code = """
      func start() { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "List") }
      """
    let found = try await homes(testCase.input, code).map(\.isUnreachable)
    #expect(found == [testCase.expected], sourceLocation: testCase.sourceLocation)
  }

  /// Returns the findings in the initial scene of an app's storyboard, which also contains another scene.
  private func homes(_ list: List, _ code: String = "") async throws -> [Finding] {
    let scene = """
      <scene sceneID="a"><objects><viewController id="v-1" customClass="Home" customModule="App"><connections>
      <outlet property="gone" destination="v-1" id="o"/></connections></viewController></objects></scene>
      <scene sceneID="b"><objects><viewController storyboardIdentifier="List" id="v-2"/></objects></scene>
      """
    let target = Target(
      name: "App",
      files: ["App.swift", "Main.storyboard", "Other.storyboard"],
      settings: list.settings
    )
    let tree = try TemporaryTree(
      [
        "App/Main.storyboard": storyboard(initial: "v-1", scene),
        "App/Other.storyboard": storyboard(
          initial: "v-1",
          #"<scene sceneID="a"><objects><viewController id="v-1"/></objects></scene>"#
        ),
        "App/App.swift": "@main class App { init() { start() } }\nclass Home: UIViewController {}\n\(code)",
        "App/App.xcodeproj/project.pbxproj": ProjectText.project([target]),
        "App/Info.plist": list.list.map {
          "<plist><dict><key>UIMainStoryboardFile</key>\($0)</dict></plist>"
        },
      ].compactMapValues(\.self)
    )
    return try await tree.validate().findings.filter { $0.keyPath == "gone" }
  }

  @Test("The evidence is the property list of the document's own app")
  func evidence() async throws {
    let list = "<plist><dict><key>NSMainNibFile</key><string>Panel</string></dict></plist>"
    let settings = "INFOPLIST_FILE = Info.plist;"
    var app = Self.app
    app.settings = settings
    let other = Target(name: "Alien", files: ["Alien.swift"], settings: settings)
    let panel = ReachabilityTests.panel("")
    let tree = try TemporaryTree([
      "Alien/Alien.swift": "@main class Alien {}", "Alien/Info.plist": list,
      "Alien/Alien.xcodeproj/project.pbxproj": ProjectText.project([other]),
      "App/App.swift": "@main class App {}", "App/Info.plist": list,
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([app]),
      "App/Panel.xib": panel["Panel.xib"] ?? "", "App/Holder.swift": panel["Holder.swift"] ?? "",
    ])
    let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }
    #expect(found.map { $0.evidence.map(\.file) } == [[tree.path + "/App/Info.plist"]])
  }

  @Test("Project settings apply to the project's own targets")
  func projectSettings() async throws {
    var other = Target(name: "Other", files: ["Other.swift"])
    other.settings += " INFOPLIST_KEY_NSMainNibFile = Panel;"
    #expect(
      try await isUnreachable([
        "App/App.xcodeproj/project.pbxproj": ProjectText.project([Self.app]),
        "Other/Other.xcodeproj/project.pbxproj": ProjectText.project([other]),
      ])
    )
  }

  @Test(
    "Code of a package loads the nib of a package rather than an app's nib of the same name",
    arguments: [
      Example("a nib of the same target", "Kit/Sources/Kit/Panel.xib", true),
      Example("a nib of another target", "Kit/Sources/Other/Panel.xib", true),
      Example("a nib of another name", "Kit/Sources/Kit/Card.xib", false),
      Example("a nib in the folder of the package's sources", "Kit/Panel.xib", false),
    ]
  )
  func packageNib(_ example: Example<String, Bool>) async throws {
    let files = [
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([Self.app]),
      "App/App.swift": "@main class App { let kit = Kit() }",
      "Kit/Package.swift": "", "Kit/Sources/Kit/Kit.swift": "class Kit { let nib = \(Self.source) }",
      example.input: xib(#"<view id="v-1"/>"#),
    ]
    #expect(try await isUnreachable(files) == example.expected, sourceLocation: example.sourceLocation)
    // Code of the app loads the app's own nib.
    let own = ["App/App.swift": "@main class App { let nib = \(Self.source) }"]
    #expect(
      try await !isUnreachable(files.merging(own) { $1 }),
      sourceLocation: example.sourceLocation
    )
  }

  @Test("A package's nib is loaded by code of the package, and by that of the app")
  func nibOfPackage() async throws {
    for source in ["Kit/Sources/Kit/Load.swift", "Load.swift"] {
      let panel = ReachabilityTests.panel("")
      let tree = try TemporaryTree([
        "Kit/Package.swift": "", "Kit/Sources/Kit/Panel.xib": panel["Panel.xib"] ?? "",
        "Holder.swift": panel["Holder.swift"] ?? "", "main.swift": "load()",
        source: "func load() { \(Self.source) }",
      ])
      let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }
      #expect(found.map(\.isUnreachable) == [false], "\(source)")
    }
  }

  @Test("A storyboard refers to storyboards of its own app")
  func references() async throws {
    let scene = """
      <scene sceneID="a"><objects><viewController id="v-1" customClass="Home"><connections>
      <segue destination="r-1" kind="show" id="s-1"/></connections></viewController>
      <viewControllerPlaceholder storyboardName="Detail" id="r-1"/></objects></scene>
      """
    let detail = storyboard(
      initial: "v-1",
      """
      <scene sceneID="a"><objects><viewController id="v-1" customClass="Gone" customModule="App" \
      customModuleProvider="target"/></objects></scene>
      """
    )
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    let files = ["App.swift", "Main.storyboard", "Detail.storyboard"]
    let tree = try TemporaryTree([
      "App/Main.storyboard": storyboard(initial: "v-1", scene), "App/Info.plist": list,
      "App/Detail.storyboard": detail, "Other/Detail.storyboard": detail,
      "App/App.swift": "@main class App {}\nclass Home: UIViewController {}",
      "Other/Other.swift": "@main class Other {}",
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([
        Target(name: "App", files: files, settings: "INFOPLIST_FILE = Info.plist;")
      ]),
      "Other/Other.xcodeproj/project.pbxproj": ProjectText.project([
        Target(name: "Other", files: ["Other.swift", "Detail.storyboard"])
      ]),
    ])
    let findings = try await tree.validate().findings.filter { $0.id == .unknownClass }
    #expect(findings.map { tree.relative($0.file) } == ["App/Detail.storyboard", "Other/Detail.storyboard"])
    #expect(findings.map(\.isUnreachable) == [false, true])
  }
}

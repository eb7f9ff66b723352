import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Files that are in no target")
struct UnbuiltFilesTests {
  struct App: Sendable {
    var files: [String: String]
    var unbuilt: [String]
  }

  typealias Row = Example<App, [String]>

  private static func row(
    _ name: String,
    _ files: [String: String],
    unbuilt: [String] = [],
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, App(files: files, unbuilt: unbuilt), expected, sourceLocation: sourceLocation)
  }

  private static let delegate =
    "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }"

  private static func home(_ body: String) -> String {
    "import UIKit\nclass Home: UIViewController {\noverride func viewDidLoad() { \(body) }\n}"
  }

  private static let naming = #"customModule="App" customModuleProvider="target""#

  private static func main(_ view: String = "", _ other: String = "") -> String {
    DocumentText.storyboard(
      initial: "c-1",
      """
      <scene sceneID="s-1"><objects><viewController id="c-1" customClass="Home" \(naming)><view key="view" id="v-1"><subviews>
      \(view)<button id="b-1"/></subviews></view></viewController></objects></scene>
      \(other)
      """
    )
  }

  private static let card = DocumentText.xib(#"<view id="v-1"/>"#)
  private static let detail = DocumentText.scene(initial: "d-1", #"<viewController id="d-1"/>"#)

  // MARK: - Documents

  static let documentRows: [Row] = [
    row(
      "a nib in a group",
      [
        "Home.swift": home(#"UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)"#),
        "Main.storyboard": main(), "Card.xib": card,
      ],
      unbuilt: ["Card.xib"],
      finds: ["missing-nib crash-on-use Card Home.swift:3"]
    ),
    row(
      "a nib in a target",
      [
        "Home.swift": home(#"UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)"#),
        "Main.storyboard": main(), "Card.xib": card,
      ]
    ),
    row(
      "a nib in a target, and another one of the name",
      [
        "Home.swift": home(#"UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)"#),
        "Main.storyboard": main(), "Card.xib": card, "Old/Card.xib": card,
      ],
      unbuilt: ["Old/Card.xib"]
    ),
    row(
      "a storyboard in a group",
      [
        "Home.swift": home(
          #"show(UIStoryboard(name: "Detail", bundle: nil).instantiateInitialViewController()!, sender: nil)"#
        ),
        "Main.storyboard": main(), "Detail.storyboard": detail,
      ],
      unbuilt: ["Detail.storyboard"],
      finds: ["missing-storyboard crash-on-use Detail Home.swift:3"]
    ),
    row(
      "a storyboard that another one refers to",
      [
        "Home.swift": home(""),
        "Main.storyboard": main(
          #"<button id="b-2"><connections><segue destination="p-1" kind="show" id="se-1"/></connections></button>"#,
          #"<scene sceneID="s-2"><objects><viewControllerPlaceholder storyboardName="Detail" id="p-1"/></objects></scene>"#
        ),
        "Detail.storyboard": detail,
      ],
      unbuilt: ["Detail.storyboard"],
      finds: ["missing-storyboard crash-on-use Detail Main.storyboard:6"]
    ),
    row(
      "the main storyboard",
      ["Home.swift": home(""), "Main.storyboard": main()],
      unbuilt: ["Main.storyboard"],
      finds: ["missing-storyboard crash-on-use Main project.pbxproj:1"]
    ),
  ]

  private static let panelNib = DocumentText.xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel" \(naming)><connections>
    <outlet property="view" destination="v-1" id="o-1"/><outlet property="label" destination="l-1" id="o-2"/>
    </connections></placeholder><view id="v-1"><subviews><label id="l-1"/></subviews></view>
    """
  )

  private static func panel(_ body: String, _ outlet: String = "UILabel?") -> String {
    "import UIKit\nclass Panel: UIViewController {\n@IBOutlet var label: \(outlet)\n"
      + "override func viewDidLoad() { \(body) }\n}"
  }

  private static func created(
    _ name: String,
    _ panel: String,
    unbuilt: [String] = ["Panel.xib"],
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    row(
      name,
      [
        "Home.swift": home("show(Panel(), sender: nil)"), "Panel.swift": panel, "Main.storyboard": main(),
        "Panel.xib": panelNib,
      ],
      unbuilt: unbuilt,
      finds: expected,
      sourceLocation: sourceLocation
    )
  }

  /// Controllers that code creates, and whose own nib connects an outlet.
  static let ownNibRows: [Row] = [
    created(
      "an outlet without effect",
      panel("label?.text = \"\""),
      finds: ["missing-nib dropped Panel Home.swift:3"]
    ),
    created(
      "an outlet that code unwraps",
      panel("label.text = \"\"", "UILabel!"),
      finds: ["unconnected-outlet crash-on-use label Home.swift:3"]
    ),
    created("a nib in the target", panel("label?.text = \"\""), unbuilt: []),
    created("an outlet that code does not use", panel("")),
    created("an outlet that code sets", panel("label = UILabel(); label?.text = \"\"")),
    created(
      "a view that code creates",
      panel("label?.text = \"\"").replacing(
        "override",
        with: "override func loadView() { view = UIView() }\noverride"
      )
    ),
  ]

  @Test("Own nibs of controllers that code creates", arguments: ownNibRows)
  func ownNibs(_ row: Row) async throws { try await check(row) }

  @Test("Documents", arguments: documentRows)
  func documents(_ row: Row) async throws { try await check(row) }

  // MARK: - Documents of macOS

  private static let panel = DocumentText.mac(
    #"<customObject id="-2" customClass="Panel"/><window id="w-1"/>"#
  )
  private static let windows = "import AppKit\nclass Panel: NSWindowController {@\n}\n"

  /// Code that names the nib of a window or view, in Swift and in Objective-C, and the consequence if the nib is
  /// missing.
  private static let macRequests: [(name: String, swift: String, objectiveC: String, consequence: String)] = [
    (
      "a window controller", windows + #"class Shelf { func f() { _ = Panel(windowNibName: "Card") } }"#,
      "[[Panel alloc] initWithWindowNibName:@\"Card\"];", "dropped"
    ),
    (
      "a plain window controller",
      windows + #"class Shelf { func f() { _ = NSWindowController(windowNibName: "Card") } }"#,
      "[[NSWindowController alloc] initWithWindowNibName:@\"Card\"];", "dropped"
    ),
    (
      "its own initializer", windows.replacing("@", with: " init() { super.init(windowNibName: \"Card\") }"),
      "self = [super initWithWindowNibName:@\"Card\"];", "dropped"
    ),
    (
      "an owner",
      windows.replacing("@", with: " func f() { _ = Panel(windowNibName: \"Card\", owner: self) }"),
      "[[Panel alloc] initWithWindowNibName:@\"Card\" owner:self];", "dropped"
    ),
    (
      "a nib", windows + #"class Shelf { func f() { _ = NSNib(nibNamed: "Card", bundle: nil)! } }"#,
      "", "crash-on-use"
    ),
    (
      "a view controller",
      "import AppKit\nclass Shelf { func f() { _ = Panel(nibName: \"Card\", bundle: nil) } }\n"
        + "class Panel: NSViewController {}",
      "", "crash-on-use"
    ),
  ]

  static let macRows: [Row] = macRequests.flatMap { request -> [Row] in
    let objectiveC = """
      #import <Cocoa/Cocoa.h>
      @interface Panel : NSWindowController
      @end
      @implementation Panel
      - (id)init { \(request.objectiveC) return self; }
      @end
      """
    let sources =
      [("Home.swift", request.swift.replacing("{@", with: "{"))]
      + (request.objectiveC.isEmpty ? [] : [("Home.m", objectiveC)])
    return sources.flatMap { name, source -> [Row] in
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let line = (lines.firstIndex { $0.contains("\"Card\"") } ?? 0) + 1
      return [["Card.xib"], []].map { unbuilt in
        row(
          "\(request.name), \(name)\(unbuilt.isEmpty ? "" : ", not built")",
          [name: source, "Card.xib": panel],
          unbuilt: unbuilt,
          finds: unbuilt.isEmpty ? [] : ["missing-nib \(request.consequence) Card \(name):\(line)"]
        )
      }
    }
  }

  @Test("Documents of macOS", arguments: macRows)
  func macDocuments(_ row: Row) async throws {
    var files = row.input.files
    files["AppDelegate.swift"] = "import AppKit\n@main class AppDelegate: NSObject, NSApplicationDelegate {}"
    files[ProjectText.path] = ProjectText.app(
      files.keys.filter { !row.input.unbuilt.contains($0) }.sorted(),
      unbuilt: row.input.unbuilt
    )
    let found = try await TemporaryTree(files).found().filter { $0.hasPrefix("missing") }
    #expect(
      found.map { $0.replacing(" unreachable", with: "") } == row.expected,
      sourceLocation: row.sourceLocation
    )
  }

  // MARK: - Classes

  private static let badge = "import UIKit\nclass Badge: UIView { @IBOutlet var icon: UIView! }"
  private static let view = """
    <view id="x-1" customClass="Badge" \(naming)><connections><outlet property="icon" destination="b-1" id="o-1"/></connections></view>
    """

  private static let header = "@interface Badge : UIView\n@property IBOutlet UIView *icon;\n@end"
  private static let implementation = "#import \"Badge.h\"\n@implementation Badge\n@end"
  private static let bareView = view.replacing(naming, with: "")

  private static func objectiveC(_ code: String = "") -> [String: String] {
    [
      "Home.swift": home(""), "Main.storyboard": main(bareView), "Badge.h": header, "Badge.m": implementation,
      "Other.m": "#import \"Badge.h\"\n@interface Other : NSObject\n@property Badge *badge;\n@end\n"
        + "@implementation Other\n\(code)\n@end",
    ]
  }

  static let classRows: [Row] = [
    row(
      "a Swift class",
      ["Home.swift": home(""), "Main.storyboard": main(view), "Badge.swift": badge],
      unbuilt: ["Badge.swift"],
      finds: [
        "unknown-class crash - Main.storyboard:5", "undefined-outlet crash icon Main.storyboard:5",
      ]
    ),
    row(
      "a Swift class in a target",
      ["Home.swift": home(""), "Main.storyboard": main(view), "Badge.swift": badge]
    ),
    row(
      "a Swift class that built code needs, so that the project is not understood",
      ["Home.swift": home("view.addSubview(Badge())"), "Main.storyboard": main(view), "Badge.swift": badge],
      unbuilt: ["Badge.swift"]
    ),
    row(
      "a Swift class that another file declares, too",
      [
        "Home.swift": home(""), "Main.storyboard": main(view), "Badge.swift": badge, "New.swift": badge,
      ],
      unbuilt: ["Badge.swift"]
    ),
    row(
      "an Objective-C class",
      objectiveC(),
      unbuilt: ["Badge.m"],
      finds: [
        "unknown-class crash - Main.storyboard:5", "undefined-outlet crash icon Main.storyboard:5",
      ]
    ),
    row("an Objective-C class in a target", objectiveC()),
    row(
      "an Objective-C class that built code creates",
      objectiveC("- (void)f { self.badge = [[Badge alloc] init]; }"),
      unbuilt: ["Badge.m"]
    ),
    row(
      "an Objective-C class, with a missing dependency",
      objectiveC().merging(["Podfile.lock": "PODS:\n  - SomeViews (1.0.0)\n"]) { $1 },
      unbuilt: ["Badge.m"]
    ),
  ]

  @Test("Classes", arguments: classRows)
  func classes(_ row: Row) async throws { try await check(row) }

  private func check(_ row: Row) async throws {
    var files = row.input.files
    files["AppDelegate.swift"] = Self.delegate
    let built = files.keys.filter {
      !row.input.unbuilt.contains($0) && !$0.hasSuffix(".lock") && !$0.hasSuffix(".h")
    }
    files[ProjectText.path] = ProjectText.app(built.sorted(), unbuilt: row.input.unbuilt)
      .replacing("buildPhases = (B);", with: "buildPhases = (B); buildConfigurationList = L;")
      .replacing(
        "{ objects = {",
        with:
          "{ objects = { L = { buildConfigurations = (C); }; C = { buildSettings = { PRODUCT_NAME = App; IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };"
      )
    let found = try await TemporaryTree(files).found()
    #expect(Set(found) == Set(row.expected), sourceLocation: row.sourceLocation)
  }
}

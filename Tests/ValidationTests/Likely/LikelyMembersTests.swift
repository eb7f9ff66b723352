import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Outlets and actions that are probably missing")
struct LikelyMembersTests {
  typealias Row = Example<[String: String], [String]>

  private static let naming = #"customModule="App" customModuleProvider="target""#

  // MARK: - A missing dependency

  /// Returns a storyboard whose controller does not have a custom class.
  private static func home(_ connections: String, in view: String = "", view viewConnections: String = "")
    -> String
  {
    DocumentText.scene(
      initial: "c-1",
      """
      <viewController id="c-1"><view key="view" id="v-1"><subviews><label id="l-1"/>\(view)</subviews><connections>\(viewConnections)</connections></view>
      <connections>\(connections)</connections></viewController>
      """
    )
  }

  private static let title = #"<outlet property="title2" destination="l-1" id="o-1"/>"#
  private static let button =
    #"<button id="b-1"><connections><action selector="save:" destination="c-1" eventType="touchUpInside" id="a-1"/></connections></button>"#

  private static let controller = """
    class Meter: UIViewController {
      @IBOutlet var title2: UILabel!
      @IBAction func save(_ sender: Any?) {}
    }
    """

  static let dependencyRows: [Row] = [
    Row.app(
      "an outlet of a controller that no code mentions",
      ["Main.storyboard": home(title)],
      finds: ["undefined-outlet likely-unmentioned title2 Main.storyboard:5"]
    ),
    Row.app(
      "an outlet that another controller declares",
      ["Main.storyboard": home(title), "Meter.swift": "import UIKit\n" + controller],
      finds: ["undefined-outlet likely-otherClass title2 Main.storyboard:5"]
    ),
    Row.app(
      "an outlet that code mentions",
      ["Main.storyboard": home(title), "Meter.swift": "func f(x: Any) { print(x.title2) }"]
    ),
    Row.app(
      "an action that another controller declares",
      ["Main.storyboard": home("", in: button), "Meter.swift": "import UIKit\n" + controller],
      finds: ["undefined-action likely-otherClass save: Main.storyboard:4"]
    ),
    Row.app("an action alone that no code mentions", ["Main.storyboard": home("", in: button)]),
    Row.app(
      "an action of a controller without its outlets",
      ["Main.storyboard": home(title, in: button)],
      finds: [
        "undefined-action likely-unmentioned save: Main.storyboard:4",
        "undefined-outlet likely-unmentioned title2 Main.storyboard:5",
      ]
    ),
    Row.app(
      "an outlet of a view, as dependencies add them",
      [
        "Main.storyboard": home(
          "",
          view: #"<outlet property="emptyDataSource" destination="c-1" id="o-1"/>"#
        )
      ]
    ),
    Row.app(
      "an outlet of a view that another view declares",
      [
        "Main.storyboard": home("", view: title),
        "Row.swift": "import UIKit\nclass Row: UIView { @IBOutlet var title2: UILabel! }",
      ],
      finds: ["undefined-outlet likely-otherClass title2 Main.storyboard:4"]
    ),
    Row.app(
      "an outlet of a view that only a controller declares",
      ["Main.storyboard": home("", view: title), "Meter.swift": "import UIKit\n" + controller]
    ),
  ]

  @Test("A dependency that was not found may add members", arguments: dependencyRows)
  func dependencies(_ row: Row) async throws {
    let files = [
      "Podfile.lock": "PODS:\n  - SomeNetworking (1.0.0)\n",
      "App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
      "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
    ]
    let found = try await TemporaryTree(files.merging(row.input) { $1 }).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  // MARK: - Frameworks

  private static func cell(_ outlet: String) -> String {
    DocumentText.mac(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="List" \(naming)><connections><outlet property="view" destination="v-1" id="o-2"/></connections></customObject>
      <customView id="v-1"><subviews><tableCellView id="r-1" customClass="Row" \(naming)><connections><outlet property="\(outlet)" destination="v-1" id="o-1"/></connections></tableCellView></subviews></customView>
      """
    )
  }

  private static func list(_ row: String) -> String {
    """
    import AppKit
    \(row)
    class List: NSViewController {}
    @main class App { let list = List(nibName: "List", bundle: nil) }
    """
  }

  static let frameworkRows: [Row] = [
    Row.app(
      "a read-only property of NSObject",
      ["List.xib": cell("description"), "App.swift": list("class Row: NSTableCellView {}")],
      finds: ["undefined-outlet likely-rootProperty description List.xib:5"]
    ),
    Row.app(
      "a property that the class declares again",
      [
        "List.xib": cell("description"),
        "App.swift": list("class Row: NSTableCellView { @IBOutlet var summary: NSView? }"),
      ],
      finds: ["undefined-outlet likely-rootProperty description List.xib:5"]
    ),
    Row.app(
      "a read-only property of NSObject, in a controller of UIKit without variables for it",
      [
        "Main.storyboard": DocumentText.scene(
          initial: "c-1",
          """
          <viewController id="c-1" customClass="Movie" \(naming)><view key="view" id="v-1"/><connections>
          <outlet property="description" destination="v-1" id="o-1"/></connections></viewController>
          """
        ),
        "App.swift": "import UIKit\nclass Movie: UIViewController {}",
      ],
      finds: ["undefined-outlet crash description Main.storyboard:5"]
    ),
    Row.app(
      "a property of NSObject that a class of the sources can set",
      [
        "Main.storyboard": DocumentText.scene(
          initial: "c-1",
          """
          <viewController id="c-1" customClass="Movie"><view key="view" id="v-1"/><connections>
          <outlet property="description" destination="v-1" id="o-1"/></connections></viewController>
          """
        ),
        "Movie.m": """
        #import <UIKit/UIKit.h>
        @interface Movie : UIViewController { UIView *_description; }
        @end
        @implementation Movie
        @end
        """,
      ]
    ),
    Row.app(
      "a read-only property of a view",
      ["List.xib": cell("superview"), "App.swift": list("class Row: NSTableCellView {}")]
    ),
  ]

  @Test("Properties of NSObject have no setter", arguments: frameworkRows)
  func frameworks(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  // MARK: - watchOS

  private static func watch(_ element: String, _ connections: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" initialViewController="c-1">
    <scenes><scene sceneID="s-1"><objects><\(element) id="c-1" customClass="Info" customModule="App"><items><label id="l-1"/><button id="b-1">
    <connections><action selector="close" destination="c-1" id="a-1"/></connections></button></items>
    <connections>\(connections)</connections></\(element)></objects></scene></scenes></document>
    """
  }

  static let watchRows: [Row] = [
    Row.app(
      "an action",
      ["Interface.storyboard": watch("controller", "")],
      finds: ["undefined-action likely-platform close Interface.storyboard:3"]
    ),
    Row.app(
      "an outlet",
      [
        "Interface.storyboard": watch("controller", #"<outlet property="count" destination="l-1" id="o-1"/>"#)
      ],
      finds: [
        "undefined-action likely-platform close Interface.storyboard:3",
        "undefined-outlet likely-platform count Interface.storyboard:4",
      ]
    ),
  ]

  @Test("WatchKit passes no argument to the action of a button")
  func watchArguments() async throws {
    let found = try await TemporaryTree([
      "Interface.storyboard": Self.watch("controller", ""),
      "App.swift":
        "import WatchKit\nclass Info: WKInterfaceController { @IBAction func close(_ sender: WKInterfaceButton) {} }",
    ]).validate().findings.filter { $0.id == .undefinedAction }
    #expect(found.map(\.likely) == [.platform])
    #expect(found.first?.notes.contains { $0.message.contains("WatchKit passes no argument") } == true)
  }

  // MARK: - Compilers

  @Test(
    "Only the Swift compilers of Xcode 9 and later make private inspectable properties visible",
    arguments: [("3.0", "likely-compiler"), ("2.3", "dropped"), ("4.0", nil), ("5.0", nil)]
  )
  func compilers(_ version: String, _ certainty: String?) async throws {
    let found = try await TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { SWIFT_VERSION = \(version); IPHONEOS_DEPLOYMENT_TARGET = 9.0; "
      ),
      "App/Box.swift": "import UIKit\nclass Box: UIView { @IBInspectable private var size: Int = 0 }",
      "App/Main.storyboard": DocumentText.scene(
        initial: "c-1",
        """
        <viewController id="c-1"><view key="view" id="v-1" customClass="Box" \(Self.naming)><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="size"><integer key="value" value="4"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></viewController>
        """
      ),
    ]).validate().findings.filter { $0.id == .undefinedKey }
    let certainties = found.map { $0.likely.map { "likely-\($0)" } ?? $0.consequence.rawValue }
    #expect(certainties == [certainty].compactMap(\.self))
  }

  @Test("What watchOS does is not documented", arguments: watchRows)
  func watch(_ row: Row) async throws {
    let files = [
      "App.swift": "import WatchKit\nclass Info: WKInterfaceController { @IBAction func save() {} }"
    ]
    let found = try await TemporaryTree(files.merging(row.input) { $1 }).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}

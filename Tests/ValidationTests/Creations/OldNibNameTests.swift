import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Nibs of AppKit controllers on systems that look for the module")
struct OldNibNameTests {
  struct App: Sendable {
    var system = "10.10"
    var pane = "class Pane: NSViewController {}"
    var nib = "Pane.xib"
    var creation = "Pane()"
  }

  typealias Row = Example<App, [String]>

  private static func row(
    _ name: String,
    _ app: App = App(),
    isFound: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(
      name,
      app,
      isFound ? ["missing-nib crash-on-use - AppDelegate.swift:5"] : [],
      sourceLocation: sourceLocation
    )
  }

  static let rows: [Row] = [
    row("OS X 10.10", isFound: true),
    row("OS X 10.11", App(system: "10.11")),
    row("a nib with the module in its name", App(nib: "App.Pane.xib")),
    row(
      "the class names the nib",
      App(pane: #"class Pane: NSViewController { override var nibName: String? { "Pane" } }"#)
    ),
    row("the class has an Objective-C name", App(pane: "@objc(Pane) class Pane: NSViewController {}")),
    row(
      "the class creates its view",
      App(pane: "class Pane: NSViewController { override func loadView() { view = NSView() } }")
    ),
    row("the code names the nib", App(creation: #"Pane(nibName: "Pane", bundle: nil)"#)),
    row("no nib name", App(creation: "Pane(nibName: nil, bundle: nil)"), isFound: true),
  ]

  @Test("A Swift controller", arguments: rows)
  func controllers(_ row: Row) async throws {
    let app = row.input
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = \(app.system); "
      ),
      "App/AppDelegate.swift": """
      import Cocoa
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        let window = NSWindow()
        func applicationDidFinishLaunching(_ notification: Notification) {
          window.contentViewController = \(app.creation)
        }
      }
      """,
      "App/Pane.swift": "import Cocoa\n\(app.pane)",
      "App/\(app.nib)": DocumentText.mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Pane" customModule="App" customModuleProvider="target">
        <connections><outlet property="view" destination="v-1" id="o-1"/></connections></customObject>
        <customView id="v-1"/>
        """
      ),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .missingNib }
    #expect(
      found.map { "\($0.id.rawValue) \($0.consequence.rawValue) - AppDelegate.swift:\($0.position.line)" }
        == row.expected,
      sourceLocation: row.sourceLocation
    )
    for finding in found {
      let line = "could not load the nibName: App.Pane in bundle"
      #expect(finding.consoleMessage?.contains(line) == true, sourceLocation: row.sourceLocation)
    }
  }

  @Test("An Objective-C controller")
  func objectiveC() async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 10.10; "
      ),
      "App/Pane.m": """
      #import <Cocoa/Cocoa.h>
      @interface Pane : NSViewController
      @end
      @implementation Pane
      @end
      @interface Delegate : NSObject <NSApplicationDelegate>
      @property NSWindow *window;
      @end
      @implementation Delegate
      - (void)applicationDidFinishLaunching:(NSNotification *)n { self.window.contentViewController = [[Pane alloc] init]; }
      @end
      """,
      "App/Pane.xib": DocumentText.mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Pane"><connections>
        <outlet property="view" destination="v-1" id="o-1"/></connections></customObject><customView id="v-1"/>
        """
      ),
    ])
    #expect(try await tree.validate().findings.allSatisfy { $0.id != .missingNib })
  }
}

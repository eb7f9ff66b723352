import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Nibs of window controllers in packages")
struct WindowNibBundleTests {
  typealias Row = Example<(panel: String, code: String), [String]>

  private static func row(
    _ name: String,
    _ panel: String,
    _ code: String,
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, (panel, code), expected, sourceLocation: sourceLocation)
  }

  private static let getter = #"override var windowNibName: NSNib.Name? { "Panel" }"#

  static let rows: [Row] = [
    row(
      "a controller that other code makes",
      "",
      #"Panel(windowNibName: "Panel").showWindow(nil)"#,
      finds: ["missing-nib dropped Panel Show.swift:4"]
    ),
    row(
      "a framework's controller",
      "",
      #"NSWindowController(windowNibName: "Panel").showWindow(nil)"#,
      finds: ["missing-nib dropped Panel Show.swift:4"]
    ),
    row("a getter", getter, "Panel().showWindow(nil)", finds: ["missing-nib dropped Panel Panel.swift:3"]),
    row(
      "a getter of a controller that loads the nib itself",
      getter + #" ; func load() { Bundle.module.loadNibNamed("Panel", owner: self, topLevelObjects: nil) }"#,
      "Panel().load()"
    ),
    row(
      "a getter of a controller with another window",
      getter + "; override func loadWindow() {}",
      "_ = Panel()"
    ),
    row("a getter with a missing nib", #"override var windowNibName: NSNib.Name? { "None" }"#, "_ = Panel()"),
    row("another owner", "", #"_ = Panel(windowNibName: "Panel", owner: NSObject())"#),
    row(
      "a path in the bundle of the module",
      "",
      #"_ = Panel(windowNibPath: Bundle.module.path(forResource: "Panel", ofType: "nib")!, owner: NSObject())"#
    ),
  ]

  @Test("A window controller", arguments: rows)
  func findings(_ row: Row) async throws {
    let found = try await TemporaryTree([
      "Package.swift": """
      // swift-tools-version:5.9
      let package = Package(name: "Kit", platforms: [.macOS(.v11)], targets: [.target(name: "Kit")])
      """,
      "Sources/Kit/Panel.swift":
        "import AppKit\npublic class Panel: NSWindowController {\n\(row.input.panel)\n}",
      "Sources/Kit/Show.swift":
        "import AppKit\npublic enum Show {\npublic static func show() {\n\(row.input.code)\n}\n}",
      "Sources/Kit/Panel.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="Kit"><connections>
      <outlet property="window" destination="w-1" id="o-1"/></connections></customObject>
      <window id="w-1"/></objects></document>
      """,
    ]).found().filter { $0.hasPrefix("missing-nib") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Value transformers of bindings")
struct ValueTransformerTests {
  struct App: Sendable {
    var source: String
    var name = "KeyTransformer"
    var file = "App/Keys.swift"
    var owner = "NSApplication"
  }

  typealias Row = Example<App, String?>

  private static let swift = "import Cocoa\nclass KeyTransformer: ValueTransformer {}\n"
  private static let other = "import Cocoa\nclass Other: ValueTransformer {}\n"

  static let rows: [Row] = [
    Row("a Swift class", App(source: swift), "crash"),
    Row("a Swift class, in another nib", App(source: swift, owner: "NSWindowController"), "dropped"),
    Row("no class", App(source: other), "crash"),
    Row(
      "a Swift class with its name",
      App(source: swift.replacing("class", with: "@objc(KeyTransformer) class")),
      nil
    ),
    Row("a Swift class by its runtime name", App(source: swift, name: "App.KeyTransformer"), nil),
    Row(
      "a registered name",
      App(
        source: other
          + #"func f() { ValueTransformer.setValueTransformer(Other(), forName: NSValueTransformerName("KeyTransformer")) }"#
      ),
      nil
    ),
    Row(
      "a registered constant",
      App(
        source: other + """
          extension NSValueTransformerName { static let keys = NSValueTransformerName(rawValue: "KeyTransformer") }
          func f() { ValueTransformer.setValueTransformer(Other(), forName: .keys) }
          """
      ),
      nil
    ),
    Row(
      "registered by its own name",
      App(
        source: """
          import Cocoa
          class KeyTransformer: ValueTransformer {
            static func register() {
              setValueTransformer(KeyTransformer(), forName: NSValueTransformerName(String(describing: KeyTransformer.self)))
            }
          }
          """
      ),
      nil
    ),
    Row(
      "another registered name",
      App(
        source: other
          + #"func f() { ValueTransformer.setValueTransformer(Other(), forName: NSValueTransformerName("Other")) }"#
      ),
      "crash"
    ),
    Row("a transformer of Foundation", App(source: other, name: "NSNegateBoolean"), nil),
    Row("an unread module", App(source: "import Keys\n" + other), nil),
    Row(
      "an Objective-C class",
      App(
        source: "#import <Cocoa/Cocoa.h>\n@interface KeyTransformer : NSValueTransformer\n@end\n"
          + "@implementation KeyTransformer\n@end",
        file: "App/Keys.m"
      ),
      nil
    ),
    Row(
      "registered in Objective-C",
      App(
        source: "#import <Cocoa/Cocoa.h>\nvoid f(id x) { [NSValueTransformer setValueTransformer:x "
          + "forName:@\"KeyTransformer\"]; }",
        file: "App/Keys.m"
      ),
      nil
    ),
  ]

  @Test("A transformer needs a registered name or a class with its name", arguments: rows)
  func transformers(_ row: Row) async throws {
    let app = row.input
    let files = [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with: "buildSettings = { MACOSX_DEPLOYMENT_TARGET = 13.0; "
      ),
      app.file: app.source,
      "App/App.swift": """
      import Cocoa
      @main class Delegate: NSObject, NSApplicationDelegate { @objc dynamic var keyCode = 1 }
      """,
      "App/MainMenu.xib": DocumentText.mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="\(app.owner)"/>
        <customObject id="d-1" customClass="Delegate" customModule="App" customModuleProvider="target"/>
        <textField id="t-1"><connections>
        <binding destination="d-1" name="value" keyPath="keyCode" id="b-1"><dictionary key="options">
        <string key="NSValueTransformerName">\(app.name)</string></dictionary></binding>
        </connections></textField>
        """
      ),
    ]
    let tree = try TemporaryTree(files)
    let found = try await tree.validate().findings.filter { $0.id == .missingValueTransformer }
    #expect(
      found.map { "\($0.consequence)" } == [row.expected].compactMap(\.self),
      sourceLocation: row.sourceLocation
    )
    guard row.expected != nil else { return }
    let line = "Cannot find value transformer with name \(app.name)"
    let report = try await Validator().locate(Array(line.utf8), below: [tree.path])
    #expect(report.lines.first?.places.count == 1, sourceLocation: row.sourceLocation)
  }
}

import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Selectors of target bindings")
struct BindingActionsTests {
  typealias Row = Example<(source: String, binding: String), [String]>

  private static func row(
    _ name: String,
    _ members: String,
    keyPath: String = "self",
    binding: String = "target",
    isFound: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(
      name,
      (members, #"<binding destination="d-1" name="\#(binding)" keyPath="\#(keyPath)" id="bi-1">"#),
      isFound ? ["undefined-action dropped open: MainMenu.xib:5"] : [],
      sourceLocation: sourceLocation
    )
  }

  static let rows: [Row] = [
    row("a method", "@objc func open(_ sender: Any?) {}"),
    row("no method", "", isFound: true),
    row("a method that Objective-C does not see", "func open(_ sender: Any?) {}", isFound: true),
    row("a double click", "", binding: "doubleClickTarget", isFound: true),
    row("an argument", "", binding: "argument"),
    row("an object in a property", "@objc var model: Model!", keyPath: "model", isFound: true),
    row("an object of an unknown class", "@objc var model: PodModel!", keyPath: "model"),
  ]

  @Test("A click sends the selector to the object of the binding", arguments: rows)
  func bindings(_ row: Row) async throws {
    let tree = try TemporaryTree([
      "App.swift": """
      import AppKit
      class Model: NSObject {}
      @main class AppDelegate: NSObject, NSApplicationDelegate { \(row.input.source) }
      """,
      "Info.plist": "<plist><dict><key>NSMainNibFile</key><string>MainMenu</string></dict></plist>",
      "MainMenu.xib": DocumentText.mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
        <window id="w-1"><view key="contentView" id="v-1"><subviews><button id="b-1"><buttonCell key="cell" id="k-1"/><connections>\(row.input.binding)<dictionary key="options"><string key="NSSelectorName">open:</string></dictionary></binding></connections></button></subviews></view></window>
        <customObject id="d-1" customClass="AppDelegate" customModule="App" customModuleProvider="target"/>
        """
      ),
    ])
    let found = try await tree.found().filter { $0.hasPrefix("undefined-action") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}

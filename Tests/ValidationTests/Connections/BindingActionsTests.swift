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
    row("an object of an object", "@objc var parent: Parent!", keyPath: "parent.child", isFound: true),
    row("an unknown object of an object", "@objc var parent: Parent!", keyPath: "parent.other"),
    row("an object whose subclass has the method", "@objc var shape: Shape!", keyPath: "shape"),
  ]

  @Test("A click sends the selector to the object of the binding", arguments: rows)
  func bindings(_ row: Row) async throws {
    let tree = try TemporaryTree([
      "App.swift": """
      import AppKit
      class Model: NSObject {}
      class Parent: NSObject { @objc let child = Model() }
      class Shape: NSObject {}
      class Circle: Shape { @objc func open(_ sender: Any?) {} }
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

  static let owners: [Example<(source: String, keyPath: String), [String]>] = [
    Example("an object of the owner", ("@objc dynamic let model = Model()", "model"), ["Panel.xib:5"]),
    Example("a method of the object", ("@objc dynamic let model = Opener()", "model"), []),
    Example("an object without a declared class", ("@objc dynamic let model = make()", "model"), []),
    Example("the owner itself, which may have another class", ("", "self"), []),
  ]

  @Test("Key paths begin at File's Owner", arguments: owners)
  func objectsOfOwners(_ row: Example<(source: String, keyPath: String), [String]>) async throws {
    let tree = try TemporaryTree([
      "App.swift": """
      import AppKit
      class Model: NSObject {}
      class Opener: NSObject { @objc func open(_ sender: Any?) {} }
      class Panel: NSWindowController { \(row.input.source) }
      @main class AppDelegate: NSObject, NSApplicationDelegate { let panel = Panel(windowNibName: "Panel") }
      """,
      "Panel.xib": DocumentText.mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App" customModuleProvider="target"/>
        <window id="w-1"><view key="contentView" id="v-1"><subviews><button id="b-1"><buttonCell key="cell" id="k-1"/><connections><binding destination="-2" name="target" keyPath="\(row.input.keyPath)" id="bi-1"><dictionary key="options"><string key="NSSelectorName">open:</string></dictionary></binding></connections></button></subviews></view></window>
        """
      ),
    ])
    let found = try await tree.found().filter { $0.hasPrefix("undefined-action dropped open:") }
    #expect(
      found == row.expected.map { "undefined-action dropped open: \($0)" },
      sourceLocation: row.sourceLocation
    )
  }
}

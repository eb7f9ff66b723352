import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("The keys that tree controllers read from their objects")
struct TreeControllerKeysTests {
  struct App: Sendable {
    var members: String
    var attributes = #"childrenKeyPath="children" leafKeyPath="isLeaf""#
    var other = ""
    var className = "Year: NSObject"
  }

  typealias Row = Example<App, [String]>

  private static let children = "@objc var children: [Year] = []; "
  private static let missing = ["undefined-binding dropped isLeaf A.xib:4"]
  private static let declared = #"objectClassName="Year" childrenKeyPath="children" leafKeyPath="isLeaf""#

  static let rows: [Row] = [
    Row("a method", App(members: children + "func isLeaf() -> Bool { true }"), missing),
    Row("a property", App(members: children + "var isLeaf = true"), missing),
    Row("an exposed method", App(members: children + "@objc func isLeaf() -> Bool { true }"), []),
    Row("an exposed property", App(members: children + "@objc var isLeaf = true"), []),
    Row(
      "exposed members",
      App(members: children + "func isLeaf() -> Bool { true }", className: "@objcMembers Year"),
      []
    ),
    Row("no such member", App(members: children), []),
    Row("a type method", App(members: children + "static func isLeaf() -> Bool { true }"), []),
    Row("hidden children", App(members: "var children: [Year] = []; func isLeaf() -> Bool { true }"), []),
    Row(
      "another class with children",
      App(
        members: children + "func isLeaf() -> Bool { true }",
        other: "class Month: NSObject { @objc var children: [Month] = [] }"
      ),
      []
    ),
    Row(
      "another class with the key",
      App(
        members: children + "func isLeaf() -> Bool { true }",
        other: "class Month: NSObject { @objc var isLeaf = true }"
      ),
      []
    ),
    Row(
      "other keys",
      App(members: children + "func isLeaf() -> Bool { true }", attributes: #"childrenKeyPath="children""#),
      []
    ),
    Row(
      "counts",
      App(
        members: children + "var count = 0",
        attributes: #"childrenKeyPath="children" countKeyPath="count""#
      ),
      ["undefined-binding dropped count A.xib:4"]
    ),
    Row("the declared class", App(members: children, attributes: declared), missing),
    Row(
      "the declared class with the key",
      App(members: children + "@objc var isLeaf = true", attributes: declared),
      []
    ),
    Row(
      "a class that handles other keys",
      App(
        members: children
          + "func isLeaf() -> Bool { true }; override func value(forUndefinedKey key: String) -> Any? { nil }"
      ),
      []
    ),
  ]

  @Test("The objects have the keys", arguments: rows)
  func keys(_ row: Row) async throws {
    let app = row.input
    let declaration =
      app.className.hasPrefix("@") ? "@objcMembers class Year: NSObject" : "class \(app.className)"
    let tree = try TemporaryTree([
      "A.xib": mac(
        #"<customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/><treeController \#(app.attributes) id="t-1"/>"#
      ),
      "App.swift": "import Cocoa\n\(declaration) { \(app.members) }\n\(app.other)",
    ])
    #expect(try await tree.found() == row.expected, sourceLocation: row.sourceLocation)
  }
}

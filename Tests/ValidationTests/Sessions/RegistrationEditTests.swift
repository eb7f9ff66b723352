import Testing

@testable import Checks

@Suite("Edited cell registrations in sessions")
struct RegistrationEditTests {
  private static let edits = [
    FileEdit("Other.swift", "", 1),
    FileEdit("Other.swift", "let id = \"RowCell\"", 1),
    FileEdit("Other.swift", "func f() { table.reg(\"RowCell\") }", 0),
    FileEdit("Other.swift", "// \"RowCell\"", 1),
    FileEdit("Other.swift", "class RowCell: UITableViewCell {}", 1),
    FileEdit("Other.swift", "func f() { table.register(RowCell.self) }", 0),
    FileEdit(
      "Other.swift",
      "func f() { table.register(C.self, forCellReuseIdentifier: name + \"Cell\") }",
      0
    ),
    FileEdit(
      "Other.swift",
      "extension T { func dequeueReusableCell(withIdentifier id: String, for p: P) -> C {} }",
      0
    ),
    FileEdit("Other.swift", "extension Base: Sendable {}", 1),
    FileEdit("Base.swift", "class Base: KitController {}", 0),
    FileEdit("Base.swift", "class Base: UITableViewController { let more = 1 }", 1),
    FileEdit("Main.storyboard", storyboard("RowCell"), 0),
    FileEdit("Main.storyboard", storyboard("Row"), 1),
    FileEdit("Box.swift", box("table.dequeueReusableCell(withIdentifier: \"RowCell\")"), 0),
    FileEdit("Box.swift", box("\n" + call), 1),
    FileEdit("Package.swift", "// swift-tools-version: 6.1", 1),
  ]

  private static let call = "table.dequeueReusableCell(withIdentifier: \"RowCell\", for: path)"

  private static func box(_ body: String) -> String { "class Box: Base { func f() { \(body) } }" }

  private static func storyboard(_ identifier: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects>
    <tableViewController id="c"><tableView id="t"><prototypes><tableViewCell reuseIdentifier="\(identifier)" id="r"/>
    </prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """
  }

  private static let files = [
    "App.swift": "@main class App {}", "Base.swift": "class Base: UITableViewController {}",
    "Package.swift": "// swift-tools-version: 6.2", "Box.swift": box(call),
    "Main.storyboard": storyboard("Row"),
    "Other.swift": "",
  ]

  @Test("Findings about requested cells follow edits")
  func registrations() async throws {
    try await FileEdit.check(Self.edits, of: Self.files)
  }

  @Test("Unverified findings are updated as well")
  func unverified() async throws {
    let edited = try await EditedTree([
      "A.xib": xib(#"<view id="v-1"/>"#),
      "Foo.swift": "class Foo { func f() { _ = Pane(nibName: \"Gone\", bundle: nil) } }",
      "Pane.swift": "class Pane: Base {}", "Base.swift": "class Base: UIViewController {}",
    ])
    for (base, count) in [("", 1), ("override func loadView() { view = UIView() }", 0), ("", 1)] {
      try await edited.write("Base.swift", "class Base: UIViewController { \(base) }")
      #expect(try await edited.findings().map(\.id) == Array(repeating: .missingNib, count: count))
    }
  }
}

import NibLoading
import Testing

@testable import Checks

@Suite("Edited casts and prototypes in sessions")
struct CastEditTests {
  private static let edits = [
    FileEdit("Other.swift", "", 2),
    FileEdit("Other.swift", "func f() { table.reg(\"Row\") }", 0),
    FileEdit("Other.swift", "typealias OtherCell = RowCell", 1),
    FileEdit("Other.swift", "func fill(row: RowCell) { row.title = UILabel() }", 1),
    FileEdit("Base.swift", "class Base: OtherCell { @IBOutlet var title: UILabel! }", 1),
    FileEdit("Base.swift", "class Base: KitCell { @IBOutlet var title: UILabel! }", 0),
    FileEdit("Main.storyboard", storyboard("OtherCell"), 0),
    FileEdit("Main.storyboard", storyboard("RowCell").replacing("\"Row\"", with: "\"Line\""), 2),
    FileEdit("Box.swift", box("as? OtherCell"), 1),
    FileEdit("Box.swift", box("as! RowCell"), 1),
    FileEdit("Box.swift", "\n" + box("as! OtherCell"), 2),
  ]

  private static func box(_ cast: String) -> String {
    """
    class Box: UITableViewController {
      func f() { _ = tableView.dequeueReusableCell(withIdentifier: "Row", for: path) \(cast) }
    }
    """
  }

  private static func storyboard(_ className: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><tableViewController id="c" customClass="Box" customModule="App"
     customModuleProvider="target"><tableView key="view" id="t"><prototypes>
    <tableViewCell reuseIdentifier="Row" id="r" customClass="\(className)" customModule="App"
     customModuleProvider="target"/></prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """
  }

  private static let files = [
    "App.swift": "@main class App {}", "Package.swift": "// swift-tools-version: 6.2",
    "Base.swift": "class Base: UITableViewCell { @IBOutlet var title: UILabel! }",
    "Cells.swift": """
    class OtherCell: UITableViewCell {}
    class RowCell: Base { override func awakeFromNib() { title.text = nil } }
    """,
    "Box.swift": box("as! OtherCell"), "Main.storyboard": storyboard("RowCell"), "Other.swift": "",
  ]

  @Test("Findings about casts and outlets of prototypes follow edits")
  func casts() async throws {
    try await FileEdit.check(Self.edits, of: Self.files) { $0.consequence != .unverified }
  }
}

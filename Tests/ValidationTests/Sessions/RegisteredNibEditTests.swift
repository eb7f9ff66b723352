import Testing

@testable import Checks

@Suite("Edited nib registrations in sessions")
struct RegisteredNibEditTests {
  private static func nib(_ identifier: String, beside other: String = "") -> String {
    xib(
      """
      <tableViewCell reuseIdentifier="\(identifier)" id="c" customClass="RowCell" customModule="App"
       customModuleProvider="target"/>\(other)
      """
    )
  }

  private static func list(_ identifier: String) -> String {
    """
    class List: UITableViewController {
      func f() {
        table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: \(identifier))
        show(table.dequeueReusableCell(withIdentifier: \(identifier), for: path))
      }
    }
    """
  }

  private static let row =
    "class RowCell: UITableViewCell { static var id: String { String(describing: self) } }"

  private static let files = [
    "App.swift": "@main class App {}", "Package.swift": "// swift-tools-version: 6.2",
    "List.swift": list("Names.row"), "Names.swift": #"enum Names { static let row = "Row" }"#,
    "RowCell.swift": row, "Other.swift": "", "RowCell.xib": nib("Old"),
  ]

  private static let edits = [
    FileEdit("Names.swift", #"enum Names { static let row = "Old" }"#, 0),
    FileEdit("Names.swift", "\n\n" + #"enum Names { static let row = "Wide" }"#, 1),
    FileEdit("Names.swift", #"enum Names { static var row = "Row" }"#, 1),
    FileEdit("Names.swift", "", 0),
    FileEdit("RowCell.xib", nib("Row"), 0),
    FileEdit("RowCell.xib", nib("Older"), 1),
    FileEdit("RowCell.xib", nib("Old", beside: #"<view id="v"/>"#), 1),
    FileEdit("List.swift", list("\"Row\""), 1),
    FileEdit("List.swift", list("\"Old\""), 0),
    FileEdit("List.swift", "\n" + list("RowCell.id"), 1),
    FileEdit("List.swift", "", 0),
    FileEdit("RowCell.swift", "\n" + row, 1),
    FileEdit(
      "RowCell.swift",
      "class RowCell: UITableViewCell { override var reuseIdentifier: String? { nil } }",
      0
    ),
    FileEdit("RowCell.swift", "class RowCell: PodCell {}", 0),
    FileEdit("Other.swift", #"extension Names { static let row = "Old" }"#, 0),
    FileEdit("Other.swift", "extension RowCell { override var reuseIdentifier: String? { nil } }", 0),
  ]

  @Test("Findings about registered nibs follow edits")
  func registrations() async throws {
    try await FileEdit.check(Self.edits, of: Self.files) { $0.id == .unusableCellNib }
  }
}

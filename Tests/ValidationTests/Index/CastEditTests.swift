import NibLoading
import Testing

@testable import Validation

/// Whether a cast fails, or a prototype leaves an outlet nil, after files say something else than in the run before.
@Suite("Casts and prototypes that change between runs with an index")
struct CastEditTests {
  /// A file, what it says, and how many findings there are then.
  struct Case {
    var file: String
    var text: String
    var count: Int
    var sourceLocation: SourceLocation

    init(
      _ file: String,
      _ text: String,
      _ count: Int,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.file, self.text, self.count, self.sourceLocation) = (file, text, count, sourceLocation)
    }
  }

  private static let cases = [
    Case("Other.swift", "", 2),
    Case("Other.swift", "let id = \"Row\"", 0),
    Case("Other.swift", "typealias OtherCell = RowCell", 1),
    Case("Other.swift", "func fill(row: RowCell) { row.title = UILabel() }", 1),
    Case("Base.swift", "class Base: OtherCell { @IBOutlet var title: UILabel! }", 1),
    Case("Base.swift", "class Base: KitCell { @IBOutlet var title: UILabel! }", 0),
    Case("Main.storyboard", storyboard("OtherCell"), 0),
    Case("Main.storyboard", storyboard("RowCell").replacing("\"Row\"", with: "\"Line\""), 2),
    Case("Box.swift", box("as? OtherCell"), 1),
    Case("Box.swift", box("as! RowCell"), 1),
    Case("Box.swift", "\n" + box("as! OtherCell"), 2),
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

  private static func found(_ run: inout IndexedRun, in units: [ValidationUnit]) async -> [Finding] {
    await run.results(of: units).flatMap(\.result.findings).filter { $0.consequence != .unproved }
  }

  @Test
  func `the same is found as in a run without one, whatever was known before`() async throws {
    for before in Self.cases {
      let tree = try TemporaryTree(Self.files)
      try tree.write(before.file, before.text)
      let units = try await ValidationUnit.units(at: [tree.path], specFile: nil)
      var run = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
      _ = await Self.found(&run, in: units)
      for after in Self.cases {
        try tree.write(before.file, Self.files[before.file] ?? "")
        try tree.write(after.file, after.text)
        let comment = Comment(rawValue: "\(before.text) -> \(after.text)")
        var next = IndexedRun([run.index], trust: .unchangedFiles, options: Validator.Options())
        let findings = await Self.found(&next, in: units)
        #expect(findings.count == after.count, comment, sourceLocation: after.sourceLocation)
        let plain = try await tree.validate().findings.filter { $0.consequence != .unproved }
        #expect(plain == findings, comment, sourceLocation: after.sourceLocation)
        try tree.write(after.file, Self.files[after.file] ?? "")
        run = next
      }
    }
  }
}

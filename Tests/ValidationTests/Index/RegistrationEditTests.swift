import Testing

@testable import Validation

/// Whether a cell that code asks for is registered, after files say something else than in the run before.
@Suite("Registrations of cells that change between runs with an index")
struct RegistrationEditTests {
  /// A file, what it says, and how many findings there are then.
  struct Case {
    var file: String
    var text: String
    var count: Int
    var sourceLocation: SourceLocation

    init(
      _ text: String,
      _ count: Int,
      in file: String = "Other.swift",
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.file, self.text, self.count, self.sourceLocation) = (file, text, count, sourceLocation)
    }
  }

  private static let cases = [
    Case("", 1),
    Case("let id = \"RowCell\"", 0),
    Case("// \"RowCell\"", 1),
    Case("class RowCell: UITableViewCell {}", 1),
    Case("func f() { table.register(RowCell.self) }", 0),
    Case("func f() { table.register(C.self, forCellReuseIdentifier: name + \"Cell\") }", 0),
    Case("extension T { func dequeueReusableCell(withIdentifier id: String, for p: P) -> C {} }", 0),
    Case("extension Base: Sendable {}", 1),
    Case("class Base: KitController {}", 0, in: "Base.swift"),
    Case("class Base: UITableViewController { let more = 1 }", 1, in: "Base.swift"),
    Case(storyboard("RowCell"), 0, in: "Main.storyboard"),
    Case(storyboard("Row"), 1, in: "Main.storyboard"),
    Case(box("table.dequeueReusableCell(withIdentifier: \"RowCell\")"), 0, in: "Box.swift"),
    Case(box("\n" + call), 1, in: "Box.swift"),
    Case("// swift-tools-version: 6.1", 1, in: "Package.swift"),
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

  private static func found(_ run: inout IndexedRun, in units: [ValidationUnit]) async -> [Finding] {
    await run.results(of: units).flatMap(\.result.findings)
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
        let plain = try await tree.validate().findings
        #expect(plain == findings, comment, sourceLocation: after.sourceLocation)
        try tree.write(after.file, Self.files[after.file] ?? "")
        run = next
      }
    }
  }

  @Test("What cannot be proved goes as well once it does not hold")
  func unproved() async throws {
    let tree = try TemporaryTree([
      "A.xib": xib(#"<view id="v-1"/>"#),
      "Foo.swift": "class Foo { func f() { _ = Pane(nibName: \"Gone\", bundle: nil) } }",
      "Pane.swift": "class Pane: Base {}", "Base.swift": "class Base: UIViewController {}",
    ])
    let units = try await ValidationUnit.units(at: [tree.path], specFile: nil)
    var run = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
    for (base, count) in [("", 1), ("override func loadView() { view = UIView() }", 0), ("", 1)] {
      try tree.write("Base.swift", "class Base: UIViewController { \(base) }")
      let found = await Self.found(&run, in: units)
      #expect(found.map(\.id) == Array(repeating: .missingNib, count: count))
      #expect(try await tree.validate().findings == found)
      run = IndexedRun([run.index], trust: .unchangedFiles, options: Validator.Options())
    }
  }
}

import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Repairing documents with a history")
struct HistoryTests {
  /// Returns the files of an app after fixes that use its earlier sources, and the report before the fixes.
  private func fixed(
    _ files: [String: String],
    earlier: [String: String],
    _ applicability: Applicability = .safe
  ) async throws -> (texts: [String: String], report: ValidationReport) {
    let tree = try TemporaryTree(files.merging(["Package.swift": "// The whole app is read.\n"]) { $1 })
    var options = Validator.Options()
    options.history = SourceHistory { _ in
      ["r1"]
    } texts: { _, selection, _ in
      let words =
        switch selection {
        case .types(let names): names
        case .words(let words): words
        }
      let found = earlier.filter { file in words.contains { file.value.contains($0) } }
      return Dictionary(uniqueKeysWithValues: found.map { (tree($0.key), Array($0.value.utf8)) })
    }
    let fixer = try await AppFixer([tree.path], options: options)
    let plan = FixPlan(fixer.report.findings)
    let texts = try plan.files.map { ($0, Array(try tree.text(tree.relative($0)).utf8)) }
    let fixes = try await fixer.fixes(of: plan, texts: Dictionary(texts) { $1 }, applicability).fixes
    let changed = fixes.map { (tree.relative($0.file), String(decoding: $0.fixed, as: UTF8.self)) }
    return (files.merging(changed) { $1 }, fixer.report)
  }

  private static func source(_ members: String, name: String = "Card", file: String = "Card.swift")
    -> [String: String]
  {
    [file: "import UIKit\nclass \(name): UIView {\n\(members)\n}\n"]
  }

  private static func document(_ content: String, name: String = "Card") -> [String: String] {
    [
      "V.xib": DocumentText.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v" customClass="\(name)" customModule="App" customModuleProvider="target">
          <subviews><label id="l"/><label id="m"/><button id="b">\(content)</button></subviews>
          <connections><outlet property="title" destination="l" id="o"/></connections>
        </view>
        """
      )
    ]
  }

  private static let outlets =
    "@IBOutlet var first: UIView?\n@IBOutlet var title: UILabel!\n@IBOutlet var last: UIView?"

  private static let moved =
    "@IBOutlet var name: UILabel!\n@IBOutlet var first: UIView?\n@IBOutlet var last: UIView?"

  /// The current members of the class, and the new name of `title`; nil if the new name is uncertain.
  private static let members: [Example<String, String?>] = [
    .init(outlets.replacing("title", with: "name"), "name"),
    // The outlet is at the same position, among other outlets.
    .init(outlets.replacing("title", with: "name") + "\n@IBOutlet var other: UILabel!", "name"),
    // The outlet moved, but is the only outlet of its type.
    .init(moved, "name"),
    .init(moved + "\n@IBOutlet var more: UILabel!", nil),
    // The outlet was deleted, or was replaced by an outlet of another type or by a property that is not an outlet.
    .init("@IBOutlet var first: UIView?\n@IBOutlet var last: UIView?", nil),
    .init(outlets.replacing("title: UILabel", with: "name: UIButton"), nil),
    .init(outlets.replacing("@IBOutlet var title", with: "var name"), nil),
    // The outlet is at the same position, and its new type accepts the object.
    .init(outlets.replacing("title: UILabel", with: "name: UIView"), "name"),
  ]

  @Test(
    "An outlet is renamed if the position or type shows that its declaration was renamed",
    arguments: members
  )
  func outlet(_ example: Example<String, String?>) async throws {
    let files = Self.document("").merging(Self.source(example.input)) { $1 }
    let (texts, _) = try await fixed(files, earlier: Self.source(Self.outlets))
    let expected = example.expected.map { files["V.xib"]?.replacing("\"title\"", with: "\"\($0)\"") }
    #expect(texts["V.xib"] == expected ?? files["V.xib"], sourceLocation: example.sourceLocation)
  }

  /// The previous and current members of the class, and the new name of `title`; nil if the new name is uncertain.
  private static let outletUses: [Example<(String, String), String?>] = [
    .init(
      (
        outlets + "\nfunc fill() { title.text = a }",
        outlets.replacing("title", with: "name") + "\nfunc fill() { name.text = a }"
      ),
      "name"
    ),
    // The outlet was deleted with its uses, and another outlet is at the same position.
    .init(
      (
        outlets + "\nfunc fill() { title.text = a }",
        outlets.replacing("title", with: "name") + "\nfunc fill() {}\nfunc scan() { name.text = b }"
      ),
      nil
    ),
    // Several outlets were renamed, each to the previous name of another outlet or to a new name.
    .init(
      (
        "@IBOutlet var title: UILabel!\n@IBOutlet var detail: UILabel!\nfunc fill() { title.text = a; detail.text = b }",
        "@IBOutlet var detail: UILabel!\n@IBOutlet var more: UILabel!\nfunc fill() { detail.text = a; more.text = b }"
      ),
      nil
    ),
  ]

  @Test("An outlet is renamed only if code treats the new one like the old one", arguments: outletUses)
  func uses(_ example: Example<(String, String), String?>) async throws {
    let files = Self.document("").merging(Self.source(example.input.1)) { $1 }
    let (texts, _) = try await fixed(files, earlier: Self.source(example.input.0))
    let expected = example.expected.map { files["V.xib"]?.replacing("\"title\"", with: "\"\($0)\"") }
    #expect(texts["V.xib"] == expected ?? files["V.xib"], sourceLocation: example.sourceLocation)
  }

  @Test("Several candidates are listed and not used; a deleted outlet is removed only on request")
  func ambiguous() async throws {
    let two = Self.moved.replacing("name", with: "a") + "\n@IBOutlet var b: UILabel!"
    let files = Self.document("").merging(Self.source(two)) { $1 }
    let (texts, report) = try await fixed(files, earlier: Self.source(Self.outlets))
    #expect(texts == files)
    let notes = report.findings.filter { $0.id == .undefinedOutlet }.flatMap(\.notes).map(\.message)
    #expect(notes.contains { $0.contains("'a'") && $0.contains("'b'") && $0.contains("r1") })
    let deleted = Self.document("").merging(Self.source("@IBOutlet var first: UIView?")) { $1 }
    let earlier = Self.source("@IBOutlet var first: UIView?\n@IBOutlet var title: UILabel?")
    #expect(try await fixed(deleted, earlier: earlier).texts == deleted)
    let removed = try await fixed(deleted, earlier: earlier, .unsafe).texts
    #expect(removed["V.xib"]?.contains("property=\"title\"") == false)
  }

  private static let action = """
    <connections>
      <action selector="reveal:" destination="v" eventType="touchUpInside" id="a"/>
      <action selector="reveal:" destination="-2" eventType="touchCancel" id="d"/>
    </connections>
    """

  /// The previous and current methods, and the new selector of `reveal:`; nil if the new selector is uncertain.
  private static let actions: [Example<(String, String), String?>] = [
    .init(
      ("@IBAction func reveal(_ s: Any) { go(1, 2) }", "@IBAction func open(_ s: Any) { go(1, 2) }"),
      "open:"
    ),
    // Another action is at the same position.
    .init(
      (
        "@IBAction func reveal(_ s: Any) { go(1, 2) }",
        "@IBAction func share(_ s: Any) { present(items, from: s) }"
      ),
      nil
    ),
    // The body of the method identifies it among other methods.
    .init(
      (
        "@IBAction func reveal(_ s: Any) { go(a, b, c) }",
        "@IBAction func x(_ s: Any) {}\n@IBAction func y(_ s: Any) { go(a, b, c) }\n@IBAction func z(_ s: Any) {}"
      ),
      "y:"
    ),
    .init(
      ("@IBAction func reveal(_ s: Any) {}", "@IBAction func x(_ s: Any) {}\n@IBAction func y(_ s: Any) {}"),
      nil
    ),
    // The method now has no parameters, as an action may.
    .init(
      ("@IBAction func reveal(_ s: Any) { go(a, b, c) }", "@IBAction func open() { go(a, b, c) }"),
      "open"
    ),
  ]

  @Test("An action is renamed in all its connections, also those to the first responder", arguments: actions)
  func action(_ example: Example<(String, String), String?>) async throws {
    let title = "@IBOutlet var title: UILabel?\n"
    let files = Self.document(Self.action).merging(Self.source(title + example.input.1)) { $1 }
    let (texts, _) = try await fixed(files, earlier: Self.source(title + example.input.0))
    let expected = example.expected.map { files["V.xib"]?.replacing("\"reveal:\"", with: "\"\($0)\"") }
    #expect(texts["V.xib"] == expected ?? files["V.xib"], sourceLocation: example.sourceLocation)
  }

  /// The current sources, and the new name of the class `Card`; nil if the new name is uncertain.
  private static let classes: [Example<[String: String], String?>] = [
    .init(source(outlets, name: "Tile"), "Tile"),
    .init(source(outlets, name: "Tile", file: "Tile.swift"), "Tile"),
    // Two classes have the members, one of them in the file of the old class.
    .init(
      source(outlets, name: "Tile").merging(source(outlets, name: "Row", file: "Row.swift")) { $1 },
      "Tile"
    ),
    // A class with another superclass, a class with other members, or a source without classes.
    .init(["Card.swift": "import UIKit\nclass Tile: UIButton {\n\(outlets)\n}"], nil),
    .init(source("var x = 1", name: "Tile", file: "Tile.swift"), nil),
    .init(["Other.swift": "import UIKit\n"], nil),
  ]

  @Test("A class is renamed if one class took its place", arguments: classes)
  func renamedClass(_ example: Example<[String: String], String?>) async throws {
    let files = Self.document("").merging(example.input) { $1 }
    let (texts, _) = try await fixed(files, earlier: Self.source(Self.outlets))
    let expected = example.expected.map { files["V.xib"]?.replacing("\"Card\"", with: "\"\($0)\"") }
    #expect(texts["V.xib"] == expected ?? files["V.xib"], sourceLocation: example.sourceLocation)
  }

  @Test("The class of a placeholder is renamed although nothing fails")
  func placeholder() async throws {
    let owner = "import UIKit\nclass Owner: UIViewController { func go() {} }\n"
    var files = Self.document("").merging(Self.source(Self.outlets)) { $1 }
    files["Owner.swift"] = owner.replacing("Owner", with: "Boss")
    var earlier = Self.source(Self.outlets)
    earlier["Owner.swift"] = owner
    let (texts, _) = try await fixed(files, earlier: earlier)
    #expect(texts["V.xib"] == files["V.xib"]?.replacing("\"Owner\"", with: "\"Boss\""))
  }

  private static let storyboard = DocumentText.storyboard(
    """
    <scene sceneID="s"><objects><viewController storyboardIdentifier="Detail" id="c"><view key="view" id="v">
      <subviews><tableView id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="r"/></prototypes></tableView></subviews></view>
      <connections><segue destination="d" kind="show" identifier="go" id="g"/></connections></viewController></objects></scene>
    <scene sceneID="e"><objects><viewController id="d"/></objects></scene>
    """
  )

  private static func requests(_ scene: String, _ segue: String, _ row: String) -> [String: String] {
    [
      "List.swift": """
      import UIKit
      class List: UIViewController {
        static let row = "\(row)"
        func show(_ table: UITableView) {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\(scene)")
          performSegue(withIdentifier: "\(segue)", sender: nil)
          table.dequeueReusableCell(withIdentifier: Self.row, for: IndexPath())
        }
      }
      """
    ]
  }

  /// The current identifiers of the scene, the segue and the cell in code, and the renamed identifiers.
  private static let identifiers: [Example<(String, String, String), [String: String]>] = [
    .init(("Info", "go", "Row"), ["Detail": "Info"]),
    .init(("Detail", "leave", "Row"), ["go": "leave"]),
    .init(("Detail", "go", "Line"), ["Row": "Line"]),
    .init(("Info", "leave", "Line"), ["Detail": "Info", "go": "leave", "Row": "Line"]),
    // The code requests another identifier that the document already has, or nothing changed.
    .init(("Detail", "Detail", "Row"), [:]),
    .init(("Detail", "go", "Row"), [:]),
  ]

  @Test("An identifier is renamed if code requests another one at the same place", arguments: identifiers)
  func renamedIdentifier(_ example: Example<(String, String, String), [String: String]>) async throws {
    let (scene, segue, row) = example.input
    let files = Self.requests(scene, segue, row).merging(["Main.storyboard": Self.storyboard]) { $1 }
    let (texts, _) = try await fixed(files, earlier: Self.requests("Detail", "go", "Row"))
    let expected = example.expected.reduce(Self.storyboard) {
      $0.replacing("dentifier=\"\($1.key)\"", with: "dentifier=\"\($1.value)\"")
    }
    #expect(texts["Main.storyboard"] == expected, sourceLocation: example.sourceLocation)
  }
}

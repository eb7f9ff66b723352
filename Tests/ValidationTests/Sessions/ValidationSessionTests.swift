import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Sessions")
struct ValidationSessionTests {
  private static func view(_ content: String = "", className: String = "Card") -> String {
    DocumentText.xib(
      """
      <view id="v" customClass="\(className)" customModule="App" customModuleProvider="target">\(content)</view>
      """
    )
  }

  private static func attribute(_ key: String) -> String {
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="\(key)" value="x"/>
    </userDefinedRuntimeAttributes>
    """
  }

  private static let card =
    "import UIKit\nclass Card: UIView {\n  @objc var title = \"\"\n  func load() {}\n}\n"

  private static let files = [
    "App/Main.swift":
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate { let card = Card() }",
    "App/Card.swift": card,
    "App/Card.xib": view(attribute("titel")),
    "App/Other.xib": view(attribute("title")),
    "App/Broken.xib": "<document",
  ]

  struct Edit: Sendable {
    var file: String
    var text: String
    var sourceLocation: SourceLocation

    init(_ file: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      (self.file, self.text, self.sourceLocation) = (file, text, sourceLocation)
    }
  }

  private static let edits = [
    Edit("App/Card.xib", view(attribute("title"))),
    Edit("App/Card.xib", "\n" + view(attribute("legacy"))),
    Edit("App/Card.xib", view("<subviews><view id=\"w\" customClass=\"Missing\"/></subviews>")),
    Edit("App/Card.xib", view(attribute("title"), className: "Cart")),
    Edit("App/Card.xib", String(view(attribute("titel")).dropLast(30))),
    Edit("App/Card.xib", ""),
    Edit("App/Broken.xib", view(attribute("legacy"))),
    Edit("App/Card.swift", "\n\n" + card),
    Edit("App/Card.swift", card.replacing("title", with: "titel")),
    Edit("App/Card.swift", card.replacing("func load() {}", with: "func load() { print(\"Other\") }")),
    Edit(
      "App/Card.swift",
      card.replacing("func load()", with: "// nibproof:ignore undefined-key - old\n  func load()")
    ),
    Edit("App/Card.swift", ""),
    Edit(
      "App/Main.swift",
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate { let nib = UINib(nibName: \"Other\", bundle: nil) }"
    ),
  ]

  /// Compares the findings of a session with a validation of the files on disk.
  private func expectEqual(
    _ session: ValidationSession,
    _ tree: TemporaryTree,
    sourceLocation: SourceLocation
  ) async throws {
    let report = try await tree.validate()
    for document in report.results.flatMap(\.documents) {
      let expected = report.findings.filter { $0.file == document }
      #expect(try await session.findings(in: document) == expected, sourceLocation: sourceLocation)
    }
    let own = try await session.report()
    #expect(own.findings == report.findings, sourceLocation: sourceLocation)
    #expect(own.counts == report.counts, sourceLocation: sourceLocation)
    #expect(own.results.map(\.documents) == report.results.map(\.documents), sourceLocation: sourceLocation)
  }

  @Test("After an edit, the findings equal those of a new validation", arguments: edits)
  func edit(_ edit: Edit) async throws {
    let tree = try TemporaryTree(Self.files)
    let session = try await ValidationSession([tree.path])
    try await expectEqual(session, tree, sourceLocation: edit.sourceLocation)
    let before = try tree.text(edit.file)
    for text in [edit.text, before, edit.text] {
      // The session receives the new text before the file contains it.
      try await session.update(tree(edit.file), text: Array(text.utf8))
      try tree.write(edit.file, text)
      try await expectEqual(session, tree, sourceLocation: edit.sourceLocation)
    }
    try await session.update(tree(edit.file))
    try await expectEqual(session, tree, sourceLocation: edit.sourceLocation)
  }

  @Test("Unsaved text is used until the file is read again, even if other files change")
  func unsaved() async throws {
    let tree = try TemporaryTree(Self.files)
    let session = try await ValidationSession([tree.path])
    let card = tree("App/Card.xib")
    #expect(try await session.findings(in: card).map(\.keyPath) == ["titel"])
    try await session.update(card, text: Array(Self.view(Self.attribute("legacy")).utf8))
    #expect(try await session.findings(in: card).map(\.keyPath) == ["legacy"])
    try tree.write("App/New.xib", Self.view(Self.attribute("new")))
    await #expect(throws: ValidationError.noSuchPath(tree("App/New.xib"))) {
      try await session.findings(in: tree("App/New.xib"))
    }
    try await session.update(tree("App/New.xib"))
    #expect(try await session.findings(in: tree("App/New.xib")).map(\.keyPath) == ["new"])
    #expect(try await session.findings(in: card).map(\.keyPath) == ["legacy"])
    try await session.update(card)
    #expect(try await session.findings(in: card).map(\.keyPath) == ["titel"])
  }

  @Test("A tree with random edits", arguments: 0..<4 as Range<UInt64>)
  func randomChanges(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let changing = try ChangingTree()
    let session = try await ValidationSession([changing.tree.path])
    for _ in 0..<12 {
      try changing.change(using: &random)
      for path in changing.changes { try await session.update(path) }
      try await expectEqual(session, changing.tree, sourceLocation: #_sourceLocation)
    }
  }

  @Test("Documents of other platforms than the first are loaded as well")
  func platforms() async throws {
    var files = Self.files
    files["Mac/Mac.xib"] = DocumentText.mac(#"<customView id="v" customClass="Missing"/>"#)
    let tree = try TemporaryTree(files)
    let session = try await ValidationSession([tree.path])
    _ = try await session.findings(in: tree("App/Card.xib"))
    #expect(try await session.report().findings == (try await tree.validate().findings))
  }

  @Test("A missing path is an error")
  func missing() async throws {
    await #expect(throws: ValidationError.noSuchPath("no/such")) { try await ValidationSession(["no/such"]) }
    let tree = try TemporaryTree(Self.files)
    let session = try await ValidationSession([tree.path])
    await #expect(throws: ValidationError.noSuchPath("x.xib")) { try await session.findings(in: "x.xib") }
  }
}

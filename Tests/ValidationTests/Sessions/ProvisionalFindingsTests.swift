import NibproofTestSupport
import ProjectModel
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Provisional findings after an edit")
struct ProvisionalFindingsTests {
  private static func main(loading nib: String) -> String {
    """
    import UIKit
    @main class App: UIResponder, UIApplicationDelegate { let nib = UINib(nibName: "\(nib)", bundle: nil) }
    """
  }

  private static func files(_ card: String) -> [String: String] {
    [
      "App/Main.swift": main(loading: "Card"),
      "App/Card.swift": "class Card: UIView { \(card) }",
      "App/Card.xib": DocumentText.xib(
        #"""
        <view id="v-1" customClass="Card" customModule="App"><connections>
        <outlet property="title" destination="v-1" id="o-1"/></connections></view>
        """#
      ),
      "App/Other.xib": DocumentText.xib(#"<view id="v-1" customClass="Missing"/>"#),
    ]
  }

  private static let outlet = "@IBOutlet var title: UIView!"

  struct Edit: Sendable {
    var file: String
    var text: String
    var files: Set<String>
    var keyPaths: [String]
    var sourceLocation: SourceLocation

    init(
      _ file: String,
      _ text: String,
      in files: Set<String>,
      _ keyPaths: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.file, self.text, self.files, self.keyPaths) = (file, text, files, keyPaths)
      self.sourceLocation = sourceLocation
    }
  }

  static let edits = [
    Edit(
      "App/Card.swift",
      "class Card: UIView { @IBOutlet var heading: UIView! }",
      in: ["App/Card.swift", "App/Card.xib"],
      ["title"]
    ),
    Edit(
      "App/Card.swift",
      files(outlet + " // a comment")["App/Card.swift"] ?? "",
      in: ["App/Card.swift", "App/Card.xib"],
      []
    ),
    Edit("App/Main.swift", main(loading: "Gone"), in: ["App/Main.swift"], ["Gone"]),
    Edit(
      "App/Card.xib",
      DocumentText.xib(#"<view id="v-1" customClass="Card" customModule="App"/>"#),
      in: ["App/Card.xib"],
      []
    ),
  ]

  @Test("They are those in the edited file and the documents of its classes", arguments: edits)
  func edit(_ edit: Edit) async throws {
    let tree = try TemporaryTree(Self.files(Self.outlet))
    let session = try await ValidationSession([tree.path])
    _ = try await session.report()
    try await session.update(tree(edit.file), text: Array(edit.text.utf8))
    let first = try await session.provisionalFindings(after: tree(edit.file))
    #expect(first.files == Set(edit.files.map { tree($0) }), sourceLocation: edit.sourceLocation)
    let reported = first.findings.filter { !$0.isUnreachable }
    #expect(reported.map(\.keyPath) == edit.keyPaths, sourceLocation: edit.sourceLocation)
    // The next report does not depend on the provisional findings.
    try tree.write(edit.file, edit.text)
    let (own, new) = (try await session.report(), try await tree.validate())
    #expect(own.findings == new.findings, sourceLocation: edit.sourceLocation)
    #expect(own.counts == new.counts, sourceLocation: edit.sourceLocation)
  }

  @Test("They assume that the app reaches what it reached before the edit")
  func reachability() async throws {
    let tree = try TemporaryTree(Self.files(""))
    let session = try await ValidationSession([tree.path])
    let before = try await session.report().findings.filter { $0.file == tree("App/Card.xib") }
    #expect(before.map(\.isUnreachable) == [false])
    try await session.update(tree("App/Main.swift"), text: Array(Self.main(loading: "Other").utf8))
    try await session.update(tree("App/Card.swift"), text: Array("class Card: UIView {}\n".utf8))
    let first = try await session.provisionalFindings(after: tree("App/Card.swift")).findings
    #expect(first.map(\.isUnreachable) == [false])
    let after = try await session.report().findings.filter { $0.file == tree("App/Card.xib") }
    #expect(after.map(\.isUnreachable) == [true])
  }

  @Test("There are none for a file that the session does not have, or with expectations")
  func nothing() async throws {
    var files = Self.files("")
    files["App/spec.json"] = #"{"expect": {"findings": []}}"#
    let tree = try TemporaryTree(files)
    let session = try await ValidationSession([tree.path])
    for file in ["App/Card.swift", "App/Absent.swift"] {
      let first = try await session.provisionalFindings(after: tree(file))
      #expect(first.files.isEmpty && first.findings.isEmpty)
    }
  }
}

import Foundation
import NibLoading
import NibproofTestSupport
import Testing

@testable import Validation

/// Whether an outlet is asked for what its object does not answer, after sources say something else than in the run before.
@Suite("Edited uses of outlets in runs with an index")
struct OutletUseEditTests {
  /// What a source says, and what is found then.
  struct Case {
    var text: String
    var finding: String
    var sourceLocation: SourceLocation

    init(_ text: String, _ finding: String, sourceLocation: SourceLocation = #_sourceLocation) {
      (self.text, self.finding, self.sourceLocation) = (text, finding, sourceLocation)
    }
  }

  private static let cases = [
    Case("", "silent"),
    Case("func show(_ card: Card) { card.caption.text = fade }", "silent"),
    Case("func show(_ card: Card) { card.caption.fade() }", "crash-on-use"),
    Case("func show(_ card: Card) { card.caption.glow() }", "silent"),
    Case(
      "extension Label { func glow() {} }\nfunc show(_ card: Card) { card.caption.glow() }",
      "crash-on-use"
    ),
    Case("extension UILabel { func fade() {} }\nfunc show(_ card: Card) { card.caption.fade() }", "silent"),
    Case("class Other: UIView { var caption: Label!; func show() { caption.fade() } }", "silent"),
    Case(
      "extension Card { func show() { style(caption) }; func style(_ label: Label) { label.fade() } }",
      "crash-on-use"
    ),
  ]

  private static let files = [
    "App.swift": "@main class App {}\nlet panel = Card()",
    "Card.swift": "class Card: UIView { @IBOutlet var caption: Label! }",
    "Label.swift": "class Label: UILabel { func fade() {} }",
    "Card.xib": xib(
      """
      <view id="v" customClass="Card" customModule="App" customModuleProvider="target">
      <subviews><label id="l"/></subviews>
      <connections><outlet property="caption" destination="l" id="o"/></connections></view>
      """
    ),
  ]

  @Test
  func `a use makes the outlet's first use end the app, whatever was known before`() async throws {
    let runs = try CachedRuns(TemporaryTree(Self.files))
    for test in Self.cases {
      try runs.tree.write("Other.swift", test.text)
      let comment = Comment(rawValue: test.text)
      let findings = try await runs.findings(comment, sourceLocation: test.sourceLocation)
      #expect(
        findings.map { "\($0.id.rawValue) \($0.consequence)" } == ["outlet-type-mismatch \(test.finding)"],
        comment,
        sourceLocation: test.sourceLocation
      )
    }
  }

  @Test
  func `indexes of parts say the same together`() async throws {
    for test in Self.cases {
      let tree = try TemporaryTree(Self.files)
      try tree.write("Other.swift", test.text)
      let folder = try TemporaryTree()
      func write(_ bytes: [UInt8], _ name: String) throws -> String {
        let path = "\(folder.path)/\(name).nibindex"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
      }
      var options = Validator.Options()
      options.indexes = [try write(try await Validator().index(below: [tree.path]), "files")]
      let part = try await Validator(options: options).partialIndex(["\(tree.path)/Card.xib"])
      options.indexes.append(try write(part, "part"))
      let findings = try await Validator(options: options).validate([]).findings
      #expect(findings.map(\.consequence.rawValue) == [test.finding], sourceLocation: test.sourceLocation)
      #expect(try await tree.validate().findings == findings, sourceLocation: test.sourceLocation)
    }
  }

  @Test
  func `a source that no target builds asks for nothing`() async throws {
    let tree = try TemporaryTree(Self.files)
    try tree.write("Other.swift", "func show(_ card: Card) { card.caption.fade() }")
    for (listed, consequence) in [([], "silent"), (["Other.swift"], "crash-on-use")] {
      let project = ProjectText.app(Self.files.keys.sorted() + listed)
      try tree.write("App.xcodeproj/project.pbxproj", project)
      #expect(try await tree.validate().findings.map(\.consequence.rawValue) == [consequence])
    }
  }
}

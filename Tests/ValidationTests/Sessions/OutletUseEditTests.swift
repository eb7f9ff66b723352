import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Edited uses of outlets in sessions")
struct OutletUseEditTests {
  private static let files = [
    "App.swift": "@main class App {}\nlet panel = Card()",
    "Card.swift": "class Card: UIView { @IBOutlet var caption: Label! }",
    "Label.swift": "class Label: UILabel { func fade() {} }",
    "Other.swift": "",
    "Card.xib": xib(
      """
      <view id="v" customClass="Card" customModule="App" customModuleProvider="target">
      <subviews><label id="l"/></subviews>
      <connections><outlet property="caption" destination="l" id="o"/></connections></view>
      """
    ),
  ]

  /// Texts of a source, and the consequence of the outlet's wrong type for each text.
  private static let edits: KeyValuePairs = [
    "": "silent",
    "func show(_ card: Card) { card.caption.text = fade }": "silent",
    "func show(_ card: Card) { card.caption.fade() }": "crash-on-use",
    "func show(_ card: Card) { card.caption.glow() }": "silent",
    "extension Label { func glow() {} }\nfunc show(_ card: Card) { card.caption.glow() }": "crash-on-use",
    "extension UILabel { func fade() {} }\nfunc show(_ card: Card) { card.caption.fade() }": "silent",
    "class Other: UIView { var caption: Label!; func show() { caption.fade() } }": "silent",
    "extension Card { func show() { style(caption) }; func style(_ label: Label) { label.fade() } }":
      "crash-on-use",
  ]

  @Test("An edited use that the connected object does not support crashes")
  func edits() async throws {
    let edited = try await EditedTree(Self.files)
    for (text, consequence) in Self.edits {
      try await edited.write("Other.swift", text)
      let findings = try await edited.findings("\(text)")
      #expect(
        findings.map { "\($0.id.rawValue) \($0.consequence)" } == ["outlet-type-mismatch \(consequence)"],
        "\(text)"
      )
    }
  }

  @Test("Uses in a source that no target builds do not count")
  func unbuilt() async throws {
    let tree = try TemporaryTree(Self.files)
    try tree.write("Other.swift", "func show(_ card: Card) { card.caption.fade() }")
    let built = Self.files.keys.filter { $0 != "Other.swift" }.sorted()
    for (listed, consequence) in [([], "silent"), (["Other.swift"], "crash-on-use")] {
      try tree.write("App.xcodeproj/project.pbxproj", ProjectText.app(built + listed))
      #expect(try await tree.validate().findings.map(\.consequence.rawValue) == [consequence])
    }
  }
}

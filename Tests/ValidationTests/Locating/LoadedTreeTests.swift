import NibproofTestSupport
import Testing

@testable import Validation

struct LoadedTreeTests {
  /// An app with an outlet; whether its use fails depends on the text of another source.
  private static let files = [
    "App.swift": "@main class App { let nib = UINib(nibName: \"Card\", bundle: nil) }",
    "Card.swift": "class Card: UIView { @IBOutlet var caption: Label! }",
    "Label.swift": "class Label: UILabel { func fade() {} }",
    "Card.xib": DocumentText.xib(
      """
      <view id="v" customClass="Card" customModule="App" customModuleProvider="target">
      <subviews><label id="l"/></subviews>
      <connections><outlet property="caption" destination="l" id="o"/></connections></view>
      """
    ),
  ]

  @Test(
    "A log is compared with the findings of a validation",
    arguments: ["", "func show(_ card: Card) { card.caption.fade() }"]
  )
  func findings(_ text: String) async throws {
    let tree = try TemporaryTree(Self.files)
    try tree.write("Other.swift", text)
    let loaded = try await LoadedTree(below: [tree.path], options: Validator.Options())
    let findings = try await tree.validate().findings
    #expect(!findings.isEmpty)
    #expect(loaded.findings == findings)
  }
}

import NibLoading
import Testing

@testable import Validation

@Suite("What a trace says of outlets whose use decides")
struct TraceVerdictTests {
  private static let document = xib(
    """
    <view id="v" customClass="Card" customModule="App" customModuleProvider="target"><connections>
    <outlet property="button" destination="l" id="o"/></connections></view><label id="l"/>
    """
  )
  private static let card = "class Card: UIView { @IBOutlet var button: UIButton! }\n"

  @Test(
    "A button that is a label ends the app where a source asks it for a title, and not else",
    arguments: [
      (card, Consequence.silent),
      (card + "func f(_ card: Card) { card.button.setTitle(nil, for: .normal) }", .later),
    ]
  )
  func asked(source: String, consequence: Consequence) async throws {
    let tree = try TemporaryTree(["Card.xib": Self.document, "Card.swift": source])
    let trace = try await Validator().trace(tree.path + "/Card.xib", sources: [tree.path])
    #expect(trace.events.compactMap(\.consequence) == [consequence])
    let findings = try await tree.validate().findings
    #expect(findings.map(\.consequence) == [consequence])
    #expect(trace.events.compactMap(\.consoleLine) == findings.compactMap(\.consoleMessage))
  }
}

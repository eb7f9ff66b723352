import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Loading documents in parts")
struct ScopeLoadsTests {
  /// Documents that depend on each other through the modules of classes, nested nibs and segues.
  private static let files: [String: String] = [
    "App/A.xib": xib(
      #"<view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"/>"#
    ),
    "App/B.xib": xib(#"<view id="v-1" customClass="Card" customModule="Kit"/>"#),
    "App/Card.xib": xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
      <outlet property="badge" destination="v-1" id="c-1"/></connections></placeholder>
      <view id="v-1" customClass="Badge"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="colour" value="x"/></userDefinedRuntimeAttributes></view>
      """
    ),
    "App/Badge.xib": xib(#"<view id="v-1" customClass="Lost"/>"#),
    "App/Window.xib": xib(#"<view id="v-1" customClass="Outer"/>"#).replacing(
      "iOS.CocoaTouch",
      with: "MacOSX.Cocoa"
    ),
    "App/Outer.xib": xib(#"<view id="v-1" customClass="Outer" customModule="App"/>"#),
    "App/Broken.xib": "<document",
    "App/Main.storyboard": DocumentText.storyboard(
      initial: "c-1",
      """
      <scene sceneID="s-1"><objects>
      <viewController id="c-1" customClass="Lost"><connections>
      <segue destination="c-2" kind="show" id="g-1"/></connections></viewController></objects></scene>
      <scene sceneID="s-2"><objects><viewController id="c-2" storyboardIdentifier="two"/></objects></scene>
      """
    ),
    "App/App.swift": """
    @main class App { let name = "Main" }
    class Badge: UIView { @IBInspectable var color: UIColor? }
    class Card: UIView {
      @IBOutlet var badge: UIView!
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("Card", owner: self)
      }
    }
    class Outer: UIView {
      override func awakeFromNib() { Bundle.main.loadNibNamed(String(describing: Self.self), owner: nil) }
    }
    """,
  ]

  private func findings(
    in tree: TemporaryTree,
    partSize: Int,
    keepsDocuments: Bool
  ) async throws -> [Finding] {
    let options = Validator.Options()
    let unit = try #require(try await ValidationScope.units(at: [tree.path], specFile: nil).first)
    let validation = ScopeValidation(unit: unit, options: options)
    let reading = await ScopeReading(validation, keepsDocuments: keepsDocuments)
    var analysis = Analysis(validation, reading, partSize: partSize)
    var findings: [Finding] = []
    while let outcomes = await analysis.outcomes() { findings += outcomes.flatMap(\.findings) }
    return findings.sorted()
  }

  @Test("The results do not depend on the size of parts and the way documents are stored")
  func sizes() async throws {
    let tree = try TemporaryTree(Self.files)
    let whole = try await findings(in: tree, partSize: 100, keepsDocuments: true)
    #expect(Set(whole.map(\.file)).count >= 4)
    for (partSize, keepsDocuments) in [(100, false), (1, true), (2, false), (3, true), (4, false)] {
      let parts = try await findings(in: tree, partSize: partSize, keepsDocuments: keepsDocuments)
      for (finding, other) in zip(whole, parts) { #expect(finding == other) }
      #expect(parts.count == whole.count)
    }
  }
}

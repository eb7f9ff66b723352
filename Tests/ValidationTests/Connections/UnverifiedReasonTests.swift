import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("The reasons why outlets are unverified")
struct UnverifiedReasonTests {
  @Test("WatchKit does not document what an undefined outlet causes")
  func watch() async throws {
    let tree = try TemporaryTree([
      "Interface.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
      <scenes><scene sceneID="a"><objects><controller id="c-1" customClass="First" customModule="App">
      <items><label id="l-1"/></items>
      <connections><outlet property="chart" destination="l-1" id="o-1"/></connections></controller></objects></scene>
      </scenes></document>
      """,
      "First.swift": "class First: WKInterfaceController {}",
    ])
    #expect(try await reasons(in: tree) == [.platform])
  }

  @Test("A class of an older system may have a variable for a later property")
  func laterProperty() async throws {
    let tree = try TemporaryTree([
      "Panel.xib": DocumentText.mac(
        """
        <searchField id="s-1"><connections>
        <outlet property="searchMenuTemplate" destination="m-1" id="o-1"/></connections></searchField>
        <menu id="m-1"/>
        """
      )
    ])
    let options = Validator.Options(deploymentTarget: PlatformVersion(10, 9))
    #expect(try await reasons(in: tree, options) == [.variable])
  }

  private func reasons(in tree: TemporaryTree, _ options: Validator.Options = Validator.Options())
    async throws
    -> [UnverifiedReason?]
  {
    try await tree.validate(options).findings.filter { $0.id == .undefinedOutlet }.map(\.unverifiedReason)
  }
}

import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Notes about the substitutes for objects of missing classes")
struct SubstituteNoteTests {
  private static let gone = #"customClass="Gone" customModule="App" customModuleProvider="target""#

  @Test(
    "The substitute is the one that lacks the member, not the object that is connected to it",
    arguments: [
      Example(
        mac(
          """
          <customObject id="h-1" \(gone)/><menuItem id="i-1"><connections>
          <action selector="check:" target="h-1" id="a-1"/></connections></menuItem>
          """
        ),
        "NSObject"
      ),
      Example(
        xib(
          """
          <view id="h-1" \(gone)/><button id="b-1"><connections>
          <action selector="check:" destination="h-1" eventType="touchUpInside" id="a-1"/></connections></button>
          """
        ),
        "UIView"
      ),
      Example(
        xib(
          """
          <label id="h-1" \(gone)><connections><outlet property="face" destination="v-2" id="o-1"/></connections></label>
          <view id="v-2"/>
          """
        ),
        "UILabel"
      ),
    ]
  )
  func substitute(_ example: Example<String, String>) async throws {
    let tree = try TemporaryTree([
      "Panel.xib": example.input, "Panel.swift": "class Panel {}",
      ProjectText.path: ProjectText.app(["Panel.xib", "Panel.swift"]),
    ])
    let findings = try await tree.validate().findings.filter { $0.id != .unknownClass }
    #expect(
      findings.map(\.notes) == [[.created(example.expected, insteadOf: "Gone")]],
      sourceLocation: example.sourceLocation
    )
  }
}

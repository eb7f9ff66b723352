import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Objects of unknown creation")
struct UnseenObjectTests {
  @Test("The finding has a note with the possible superclass")
  func finding() async throws {
    let tree = try TemporaryTree([
      "A.xib": xib(
        """
        <tableView id="v-1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="backgroundView.word" value="x"/>
        </userDefinedRuntimeAttributes></tableView>
        """
      )
    ])
    let finding = try #require(try await tree.validate().findings.first)
    #expect(
      finding.message
        == UncertainMember(
          .undefinedKey,
          "'backgroundView.word'",
          keyPath: "backgroundView.word",
          className: "UIView",
          .unseenObject(className: "UIView")
        ).message
    )
    #expect(finding.consequence == .unverified)
    #expect(finding.unverifiedReason == .unseenObject)
  }

  @Test("The outcome has a note")
  func outcome() {
    let outcome = SetValueOutcome.undecided(.unseenObject(className: "UIView"))
    #expect(outcome.description == "the object may be an instance of a subclass of 'UIView', or nil")
  }
}

import ClassInterfaces
import RuntimeAttributes
import Testing

@testable import Validation

@Suite("What code is searched for")
struct CodeEvidenceTests {
  @Test("What decides questions is sought, and only what was not sought before")
  func deciding() {
    let outlet = SoughtUse(of: "title", owners: ["Card"], .setting)
    let questions: Set<OpenQuestion> = [
      .use(.neverSet([outlet])),
      .answer(NilTargetedAction(selector: "share:", hasUnseenDependencies: false)),
      .claim(.isUnregistered(identifier: "Row", className: "Table")),
      .claim(.isDeclared(className: "Card")),
    ]
    var facts = CodeEvidence(deciding: questions)
    #expect(facts.uses == [outlet])
    #expect(facts.answers == ["share:"])
    #expect(facts.registrations == ["Row"])
    var sought = CodeEvidence()
    sought.registrations = ["Row"]
    facts.subtract(sought)
    #expect(facts.registrations.isEmpty)
    #expect(facts.uses == [outlet])
  }
}

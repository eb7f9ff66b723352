import ClassInterfaces
import RuntimeAttributes
import Testing

@testable import Validation

@Suite("Searching the text of sources for all that is sought")
struct TextSearchTests {
  static var sought: TextFacts {
    var facts = TextFacts()
    facts.registrations = ["Row"]
    return facts
  }

  struct Case {
    let source: String
    var registrations: Set<String> = []
    let location: Testing.SourceLocation

    init(
      _ source: String,
      registrations: Set<String> = [],
      location: Testing.SourceLocation = #_sourceLocation
    ) {
      (self.source, self.location) = (source, location)
      self.registrations = registrations
    }
  }

  @Test(
    "One look finds all of it",
    arguments: [
      Case("class Other { func go() {} }"),
      Case(
        "class C { func f(_ t: UITableView) { t.register(Row.self, forCellReuseIdentifier: \"Row\") } }",
        registrations: ["Row"]
      ),
      Case(
        """
        class Card: UIView {
          func f(_ t: UITableView) { title = nil; t.register(Row.self, forCellReuseIdentifier: "Row") }
          @objc func share(_ sender: Any?) {}
        }
        """,
        registrations: ["Row"]
      ),
    ]
  )
  func search(_ example: Case) {
    let facts = TextSearch(for: Self.sought).facts(in: Array(example.source.utf8), of: "A.swift")
    #expect(facts.registrations == example.registrations, sourceLocation: example.location)
  }

  @Test("What decides questions is sought, and only what was not sought before")
  func deciding() {
    let outlet = SoughtUse(of: "title", owners: ["Card"], .setting)
    let questions: Set<OpenQuestion> = [
      .use(.neverSet([outlet])),
      .answer(SentAction(selector: "share:", hasUnseenDependencies: false)),
      .claim(.isUnregistered(identifier: "Row", className: "Table")),
      .claim(.isDeclared(className: "Card")),
    ]
    var facts = TextFacts(deciding: questions)
    #expect(facts.uses == [outlet])
    #expect(facts.answers == ["share:"])
    #expect(facts.registrations == ["Row"])
    #expect(!facts.needNoText)
    facts.subtract(Self.sought)
    #expect(facts.needNoText)
  }
}

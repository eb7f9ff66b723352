import ClassInterfaces
import RuntimeAttributes
import Testing

@testable import Validation

@Suite("Searching the text of sources for all that is sought")
struct TextSearchTests {
  static let outlet = SoughtUse(of: "title", owners: ["Card"], .setting)

  static var sought: TextFacts {
    var facts = TextFacts()
    (facts.uses, facts.registrations, facts.answers) = ([outlet], ["Row"], ["share:"])
    return facts
  }

  struct Case {
    let source: String
    var isBuilt = true
    var uses: Set<SoughtUse> = []
    var registrations: Set<String> = []
    var answers: Set<String> = []
    let location: Testing.SourceLocation

    init(
      _ source: String,
      isBuilt: Bool = true,
      uses: Set<SoughtUse> = [],
      registrations: Set<String> = [],
      answers: Set<String> = [],
      location: Testing.SourceLocation = #_sourceLocation
    ) {
      (self.source, self.isBuilt, self.location) = (source, isBuilt, location)
      (self.uses, self.registrations, self.answers) = (uses, registrations, answers)
    }
  }

  @Test(
    "One look finds all of it",
    arguments: [
      Case("class Other { func go() {} }"),
      Case("class Card: UIView { func f() { title = UILabel() } }", uses: [outlet]),
      Case("class Card: UIView { func f() { title = UILabel() } }", isBuilt: false),
      Case(
        "class C { func f(_ t: UITableView) { t.register(Row.self, forCellReuseIdentifier: \"Row\") } }",
        registrations: ["Row"]
      ),
      Case("class C { @objc func share(_ sender: Any?) {} }", answers: ["share:"]),
      Case(
        """
        class Card: UIView {
          func f(_ t: UITableView) { title = nil; t.register(Row.self, forCellReuseIdentifier: "Row") }
          @objc func share(_ sender: Any?) {}
        }
        """,
        uses: [outlet],
        registrations: ["Row"],
        answers: ["share:"]
      ),
    ]
  )
  func search(_ example: Case) {
    var facts = TextSearch(for: Self.sought)
      .facts(in: Array(example.source.utf8), of: "A.swift", isBuilt: example.isBuilt)
    facts.spread(over: Self.sought.uses)
    #expect(facts.uses == example.uses, sourceLocation: example.location)
    #expect(Set(facts.places.keys) == example.uses, sourceLocation: example.location)
    #expect(facts.places.values.allSatisfy { $0.file == "A.swift" }, sourceLocation: example.location)
    #expect(facts.registrations == example.registrations, sourceLocation: example.location)
    #expect(facts.answers == example.answers, sourceLocation: example.location)
  }

  @Test("What decides questions is sought, and only what was not sought before")
  func deciding() {
    let questions: Set<OpenQuestion> = [
      .use(.neverSet([Self.outlet])),
      .answer(SentAction(selector: "share:", hasUnseenDependencies: false)),
      .claim(.isUnregistered(identifier: "Row", className: "Table")),
      .claim(.isDeclared(className: "Card")),
    ]
    var facts = TextFacts(deciding: questions)
    #expect(facts.uses == [Self.outlet])
    #expect(facts.answers == ["share:"])
    #expect(facts.registrations == ["Row"])
    #expect(facts.words.isSuperset(of: ["title", "setTitle", "share", "Row"]))
    facts.subtract(Self.sought)
    #expect(facts.isEmpty)
    #expect(facts.words.isEmpty)
  }
}

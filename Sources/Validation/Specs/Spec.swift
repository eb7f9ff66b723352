import NibLoading
import RuntimeAttributes

/// What a `spec.json` or `nibproof.json` says: which documents and sources belong together, and what to expect of them.
struct Spec: Hashable, Sendable {
  /// What the spec is about, in a sentence.
  var title: String?
  /// The platform to load for; each document's own unless said.
  var platform: Platform?
  /// The oldest system.
  var deploymentTarget: PlatformVersion?
  /// Patterns of the documents, from the spec's folder; everything below it unless said.
  var documents: [PathPattern]?
  /// Patterns of the sources, likewise.
  var sources: [PathPattern]?
  /// Patterns of the only documents and sources that count, from the spec's folder; all unless said.
  var included: [PathPattern]?
  /// Patterns of documents and sources that do not count, likewise.
  var excluded: [PathPattern]
  /// How serious findings are, by their ids; as their consequences are unless said.
  var severity: [FindingID: SeverityChoice]
  /// How serious findings are at most in what nothing is seen to load; as elsewhere unless said.
  var unreachable: SeverityChoice?
  /// Classes that no source shows.
  var classes: [InlineClass]
  /// Attributes to set without a document.
  var apply: [InlineAttribute]
  /// Findings that are known and accepted.
  var allow: [Allowance]
  /// What must come out; nil where it is enough that nothing fails.
  var expect: Expectation?
  /// The defaults for options of a run.
  var run = RunDefaults()
  /// Where each pattern stands.
  var patternPositions: [PatternKey: [SourcePosition]] = [:]

  /// Creates a spec that says nothing.
  init() {
    excluded = []
    severity = [:]
    classes = []
    apply = []
    allow = []
  }

  /// A key whose value is a list of patterns.
  enum PatternKey: String, CaseIterable, Sendable {
    case documents, sources, included, excluded
  }

  /// The patterns of a key.
  func patterns(_ key: PatternKey) -> [PathPattern] {
    switch key {
    case .documents: documents ?? []
    case .sources: sources ?? []
    case .included: included ?? []
    case .excluded: excluded
    }
  }

  /// Where a pattern of a key stands; nil if nobody knows.
  func position(_ key: PatternKey, _ index: Int) -> SourcePosition? {
    patternPositions[key].flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// What a spec makes of the findings of an id.
  enum SeverityChoice: String, CaseIterable, Sendable {
    case error, warning, note
    /// They are none.
    case off

    /// The severity; nil for what is off.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// A class that no source shows.
  struct InlineClass: Hashable, Sendable {
    /// The class's name.
    var name: String
    /// Its superclass's name.
    var superclass: String?
    /// Its settable properties: Swift types by key.
    var properties: [String: String]
    /// The selectors that it answers.
    var methods: [String]
  }

  /// An attribute that is set without a document.
  struct InlineAttribute: Hashable, Sendable {
    /// The class of the object that it is set on.
    var target: String
    /// The attribute.
    var attribute: RuntimeAttribute
    /// Where its key path stands.
    var position = SourcePosition(line: 1, column: 1)
  }

  /// A finding that is known and accepted, by what it is about and never by its line.
  struct Allowance: Hashable, Sendable {
    /// Which findings.
    var pattern: FindingPattern
    /// Why they are accepted.
    var reason: String
    /// Where the entry stands.
    var position = SourcePosition(line: 1, column: 1)
  }

  /// What must come out, exactly.
  struct Expectation: Hashable, Sendable {
    /// The findings.
    var findings: [FindingPattern]
    /// Values after the load, by object id and key path: `abc-12-def.layer.cornerRadius`.
    var values: [String: AttributeValue]
    /// Where each of the findings stands.
    var findingPositions: [SourcePosition] = []
    /// Where each of the values stands.
    var valuePositions: [String: SourcePosition] = [:]

    /// The expectation without the findings of ids that are not reported.
    func limited(to isReported: (FindingID) -> Bool) -> Expectation {
      var limited = self
      let indexes = findings.indices.filter { isReported(findings[$0].id) }
      limited.findings = indexes.map { findings[$0] }
      limited.findingPositions = indexes.filter(findingPositions.indices.contains).map {
        findingPositions[$0]
      }
      return limited
    }
  }

  /// Names findings by what they are about; what is nil holds for any.
  struct FindingPattern: Hashable, Sendable {
    /// The finding's id.
    var id: FindingID
    /// The consequence.
    var consequence: Consequence?
    /// The document's id of the object.
    var object: String?
    /// The key path, outlet or selector.
    var keyPath: String?

    /// Whether a finding is meant.
    func matches(_ finding: Finding) -> Bool {
      id == finding.id
        && (consequence == nil || consequence == finding.consequence)
        && (object == nil || object == finding.object?.id)
        && (keyPath == nil || keyPath == finding.keyPath)
    }
  }
}

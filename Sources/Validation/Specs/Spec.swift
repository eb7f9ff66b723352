import Checks
import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// The contents of a `spec.json` or `nibproof.json`: the documents and sources that belong together, and the expected
/// results.
struct Spec: Hashable, Sendable {
  /// A one-sentence description of the spec.
  var title: String?
  /// The platform for which documents are loaded; by default, each document's own platform.
  var platform: Platform?
  var deploymentTarget: PlatformVersion?
  /// The patterns of the documents, relative to the spec's folder; by default, all documents below the folder.
  var documents: [PathPattern]?
  /// The patterns of the sources, relative to the spec's folder; by default, all sources below the folder.
  var sources: [PathPattern]?
  /// The patterns of the documents and sources to include, relative to the spec's folder; all by default.
  var included: [PathPattern]?
  /// The patterns of the documents and sources to exclude, relative to the spec's folder.
  var excluded: [PathPattern]
  /// The severities of findings by id; by default, the consequence determines the severity.
  var severity: [FindingID: SeverityChoice]
  /// The maximum severity of findings in unreachable documents, scenes, cells and code; `warning` by default.
  var unreachable: SeverityChoice?
  /// The classes that the spec declares in place of sources.
  var classes: [InlineClass]
  /// The attributes that are set without a document.
  var apply: [InlineAttribute]
  /// The entries that suppress findings.
  var allow: [Allowance]
  /// The expected results, which must match exactly; without expectations, the spec passes if no finding fails.
  var expect: Expectation?
  /// The defaults for options of a run.
  var run = RunDefaults()
  var patternPositions: [PatternKey: [SourcePosition]] = [:]
  /// The position of the key `platform`.
  var platformPosition: SourcePosition?

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

  func patterns(_ key: PatternKey) -> [PathPattern] {
    switch key {
    case .documents: documents ?? []
    case .sources: sources ?? []
    case .included: included ?? []
    case .excluded: excluded
    }
  }

  /// Returns the position of a pattern, or nil if unknown.
  func position(_ key: PatternKey, _ index: Int) -> SourcePosition? {
    patternPositions[key].flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// A configured severity for a finding id, or for unreachable findings.
  enum SeverityChoice: String, CaseIterable, Sendable {
    case error, warning, note
    /// The findings are not reported.
    case off

    /// The severity; nil for `off`.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// A class that a spec declares in place of sources.
  struct InlineClass: Hashable, Sendable {
    var name: String
    var superclass: String?
    /// The types of the settable properties, by key.
    var properties: [String: String]
    /// The selectors that the class implements.
    var methods: [String]
    /// The position of the name.
    var position = SourcePosition(line: 1, column: 1)
    /// The position of the superclass's name, if specified.
    var superclassPosition: SourcePosition?
  }

  /// An attribute that is set without a document.
  struct InlineAttribute: Hashable, Sendable {
    /// The class of the target object.
    var target: String
    var attribute: RuntimeAttribute
    /// The position of the attribute's key path.
    var position = SourcePosition(line: 1, column: 1)
    /// The position of the class.
    var targetPosition = SourcePosition(line: 1, column: 1)
  }

  /// A suppression of findings, which are identified by their contents instead of a line.
  struct Allowance: Hashable, Sendable {
    /// The findings to suppress.
    var pattern: FindingPattern
    var reason: String
    /// The position of the entry.
    var position = SourcePosition(line: 1, column: 1)
  }

  /// The exact expected results.
  struct Expectation: Hashable, Sendable {
    var findings: [FindingPattern] = []
    /// The values after the load, by object id and key path: `abc-12-def.layer.cornerRadius`.
    var values: [String: AttributeValue] = [:]
    /// The classes of connected objects, by object id and name of the outlet or action: `abc-12-def.nameLabel`.
    var connections: [String: [String]] = [:]
    /// The positions of the findings.
    var findingPositions: [SourcePosition] = []
    var valuePositions: [String: SourcePosition] = [:]
    var connectionPositions: [String: SourcePosition] = [:]

    /// Returns the expectation, limited to findings with reported ids; connections and values remain.
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

  /// A pattern for findings; nil fields match any value.
  struct FindingPattern: Hashable, Sendable {
    var id: FindingID
    var consequence: Consequence?
    /// The id of the object in the document.
    var object: String?
    /// The key path, outlet, selector or name.
    var keyPath: String?

    func matches(_ finding: Finding) -> Bool {
      id == finding.id
        && (consequence == nil || consequence == finding.consequence)
        && (object == nil || object == finding.object?.id)
        && (keyPath == nil || keyPath == finding.keyPath)
    }
  }
}

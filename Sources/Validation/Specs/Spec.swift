public import NibLoading
public import RuntimeAttributes

/// What a `spec.json` or `nibproof.json` says: which documents and sources belong together, and what to expect of them.
public struct Spec: Hashable, Sendable {
  /// What the spec is about, in a sentence.
  public var title: String?
  /// The platform to load for; each document's own unless said.
  public var platform: Platform?
  /// The oldest system.
  public var deploymentTarget: PlatformVersion?
  /// Patterns of the documents, from the spec's folder; everything below it unless said.
  public var documents: [PathPattern]?
  /// Patterns of the sources, likewise.
  public var sources: [PathPattern]?
  /// Classes that no source shows.
  public var classes: [InlineClass]
  /// Attributes to set without a document.
  public var apply: [InlineAttribute]
  /// Findings that are known and accepted.
  public var allow: [Allowance]
  /// What must come out; nil where it is enough that nothing fails.
  public var expect: Expectation?

  /// Creates a spec that says nothing.
  public init() {
    classes = []
    apply = []
    allow = []
  }

  /// A class that no source shows.
  public struct InlineClass: Hashable, Sendable {
    /// The class's name.
    public var name: String
    /// Its superclass's name.
    public var superclass: String?
    /// Its module, if documents name one.
    public var module: String?
    /// Its settable properties: Swift types by key.
    public var properties: [String: String]
    /// The selectors that it answers.
    public var methods: [String]
  }

  /// An attribute that is set without a document.
  public struct InlineAttribute: Hashable, Sendable {
    /// The class of the object that it is set on.
    public var target: String
    /// The attribute.
    public var attribute: RuntimeAttribute
  }

  /// A finding that is known and accepted, by what it is about and never by its line.
  public struct Allowance: Hashable, Sendable {
    /// Which findings.
    public var pattern: FindingPattern
    /// Why they are accepted.
    public var reason: String
  }

  /// What must come out, exactly.
  public struct Expectation: Hashable, Sendable {
    /// The findings.
    public var findings: [FindingPattern]
    /// Values after the load, by object id and key path: `abc-12-def.layer.cornerRadius`.
    public var values: [String: AttributeValue]
  }

  /// Names findings by what they are about; what is nil holds for any.
  public struct FindingPattern: Hashable, Sendable {
    /// The finding's id.
    public var id: FindingID
    /// The consequence.
    public var consequence: Consequence?
    /// The document's id of the object.
    public var object: String?
    /// The key path, outlet or selector.
    public var keyPath: String?

    /// Whether a finding is meant.
    public func matches(_ finding: Finding) -> Bool {
      id == finding.id
        && (consequence == nil || consequence == finding.consequence)
        && (object == nil || object == finding.object?.id)
        && (keyPath == nil || keyPath == finding.keyPath)
    }
  }
}

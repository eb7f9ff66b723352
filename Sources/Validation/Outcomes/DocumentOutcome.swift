import BinaryCoding
import RuntimeAttributes

/// The results for one document, before specs and suppression comments are applied.
struct DocumentOutcome: Hashable, Sendable {
  /// The document's path.
  var file: String
  /// The digest of everything that the findings depend on; a placeholder if the digest is not needed.
  var key = ContentDigest.placeholder
  /// The findings from reading and loading the document.
  var findings: [Finding] = []
  /// The values requested by specs, by object id and key path, for objects that exist in the document.
  var values: [String: FoundValue] = [:]
  /// The number of checked runtime attributes.
  var attributes = 0
  /// The number of checked outlets, including each member of an outlet collection.
  var outlets = 0
  /// The number of checked actions.
  var actions = 0

  /// Keeps some of the findings; what the other ones are about does not count as checked.
  mutating func keep(_ kept: [Finding]) {
    guard kept.count < findings.count else { return findings = kept }
    for (subject, count) in [
      (FindingID.Subject.attribute, \Self.attributes), (.outlet, \Self.outlets), (.action, \Self.actions),
    ] {
      let isOfSubject = { (finding: Finding) in finding.isOpen && finding.id.subject == subject }
      let removed = findings.count(where: isOfSubject) - kept.count(where: isOfSubject)
      self[keyPath: count] = max(0, self[keyPath: count] - removed)
    }
    findings = kept
  }

  /// A value of an object after the load.
  struct FoundValue: Hashable, Sendable {
    /// The value, or nil if it is unknown.
    var value: AttributeValue?
    /// The reason why the value is unknown, as a clause.
    var reason = ""
  }
}

extension DocumentOutcome: BinaryCodable {
  static var placeholder: DocumentOutcome { DocumentOutcome(file: "") }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(unique: &file)
    coder.code(&key)
    coder.code(&findings)
    coder.code(&values)
    coder.code(&attributes)
    coder.code(&outlets)
    coder.code(&actions)
  }
}

extension DocumentOutcome.FoundValue: BinaryCodable {
  static var placeholder: DocumentOutcome.FoundValue { DocumentOutcome.FoundValue(value: nil) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&value)
    coder.code(&reason)
  }
}

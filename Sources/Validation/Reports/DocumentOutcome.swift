import Checks
import NibLoading
import RuntimeAttributes

/// The results for one document, or for all sources of a scope.
struct DocumentOutcome: Hashable, Sendable {
  /// The document's path, or ``ScopeValidation/sources``.
  var file: String
  /// The findings from reading and loading the document, or from checking the sources.
  var findings: [Finding] = []
  /// The findings that specs or comments suppress, or that are turned off.
  var suppressed: [Finding] = []
  /// The indexes of the suppressions that match a finding, among all suppressions of the scope.
  var used: Set<Int> = []
  /// The values requested by specs, by object id and key path, for objects that exist in the document.
  var values: [String: LoadedValue] = [:]
  /// The connections requested by specs, by object id and name, for objects that exist in the document.
  var connections: [String: LoadedConnection] = [:]
  /// The number of checked runtime attributes.
  var attributes = 0
  /// The number of checked outlets, including each member of an outlet collection.
  var outlets = 0
  /// The number of checked actions.
  var actions = 0

  /// Keeps only the given findings, and subtracts the removed unverified findings from the counts of checked items.
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
}

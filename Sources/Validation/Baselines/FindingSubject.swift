import Checks

/// The properties that identify a finding across two states of an app; its line may change.
struct FindingSubject: Hashable, Sendable {
  var id: String
  var file: String
  var object: String?
  var keyPath: String?

  init(_ entry: Baseline.Entry) {
    (id, file, object, keyPath) = (entry.id, entry.file, entry.object, entry.keyPath)
  }

  /// Creates the subject of a finding, with the path that identifies its file in both states.
  init(_ finding: Finding, file: String) {
    (id, self.file, object, keyPath) = (finding.id.rawValue, file, finding.object?.id, finding.keyPath)
  }
}

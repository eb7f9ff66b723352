import NibLoading
import Validation

/// How serious a finding is, in the words of compilers.
enum Severity: String, CaseIterable {
  case error, warning, note

  /// What fails is an error; what nobody can decide is a note; the rest is a warning.
  init(of finding: Finding, strictly: Bool) {
    if finding.fails(strictly: strictly) {
      self = .error
    } else {
      self = finding.consequence == .unproved ? .note : .warning
    }
  }
}

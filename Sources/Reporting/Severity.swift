import NibLoading
import Validation

/// How serious a consequence is, in the words of compilers.
enum Severity: String, CaseIterable {
  case error, warning, note

  /// What fails is an error; what nobody can decide is a note; the rest is a warning.
  init(of consequence: Consequence, strictly: Bool) {
    if consequence.fails(strictly: strictly) {
      self = .error
    } else {
      self = consequence == .unproved ? .note : .warning
    }
  }
}

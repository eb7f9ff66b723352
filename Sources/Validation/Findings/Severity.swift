public import NibLoading

/// How serious a finding is, in the words of compilers.
public enum Severity: String, CaseIterable, Hashable, Sendable {
  /// It fails.
  case error
  /// It fails in a strict run alone.
  case warning
  /// It never fails.
  case note
}

/// What makes a run fail.
public enum Strictness: Hashable, Sendable {
  /// Nothing: errors are warnings.
  case lenient
  /// Errors.
  case normal
  /// Warnings as well.
  case strict
}

extension Consequence {
  /// How serious a consequence is unless a configuration says otherwise.
  ///
  /// What nobody can decide is a note, and what is silent a warning.
  public var severity: Severity {
    switch self {
    case .crash, .dropped, .crashOnUse, .invalid: .error
    case .silent: .warning
    case .unverified: .note
    }
  }

  /// How serious a consequence is in a run.
  public func severity(under strictness: Strictness) -> Severity { severity.under(strictness) }
}

extension Severity {
  func isMoreSerious(than other: Severity) -> Bool {
    switch (self, other) {
    case (.error, .warning), (.error, .note), (.warning, .note): true
    default: false
    }
  }

  func under(_ strictness: Strictness) -> Severity {
    switch (self, strictness) {
    case (.error, .lenient): .warning
    case (.warning, .strict): .error
    default: self
    }
  }
}

public import NibLoading
public import ProjectModel

/// The severity of a finding, in compiler terms.
public enum Severity: String, CaseIterable, Hashable, Sendable {
  /// Fails the run, unless the run is lenient.
  case error
  /// Fails only strict runs.
  case warning
  /// Never fails a run.
  case note
}

/// The severities that make a run fail.
public enum Strictness: Hashable, Sendable {
  /// No severity: errors become warnings.
  case lenient
  /// Errors.
  case normal
  /// Errors and warnings.
  case strict
}

extension Consequence {
  /// The default severity of the consequence.
  ///
  /// Unverified findings are notes, and silent findings are warnings.
  public var severity: Severity {
    switch self {
    case .crash, .dropped, .crashOnUse, .invalid: .error
    case .silent: .warning
    case .unverified: .note
    }
  }

  /// Returns the severity of the consequence in a run.
  public func severity(under strictness: Strictness) -> Severity { severity.under(strictness) }
}

extension Severity {
  package func isMoreSerious(than other: Severity) -> Bool {
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

extension ConfigurationDiagnostic {
  /// Returns the severity of the diagnostic in a run.
  ///
  /// Diagnostics about patterns and dependencies never fail a run, since a folder may exist on one machine and not on
  /// another.
  public func severity(under strictness: Strictness) -> Severity {
    [.pattern, .dependency].contains(kind) || strictness == .lenient ? .warning : .error
  }
}

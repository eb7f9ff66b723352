import Checks

/// Moves findings that are turned off, or that specs or comments suppress, to the suppressed findings, and sets the
/// severity of the other findings.
enum SuppressedFindings: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    outcome.findings = outcome.findings.compactMap { finding in
      if let weighed = weighed(finding, file.scope.validation) {
        let suppressions = file.scope.suppressions.all
        guard let index = suppressions.firstIndex(where: { $0.covers(weighed) }) else { return weighed }
        outcome.used.insert(index)
      }
      outcome.suppressed.append(finding)
      return nil
    }
  }

  /// Returns the finding with the severity for its id and reachability, or nil if its id is turned off, or if the
  /// finding is unreachable and unreachable findings are turned off.
  private static func weighed(_ finding: Finding, _ validation: ScopeValidation) -> Finding? {
    var finding = finding
    if let choice = validation.choice.severity(of: finding.id) {
      guard let severity = choice.severity else { return nil }
      finding.severity = severity
    }
    guard finding.isUnreachable else { return finding }
    // Unreachable findings are at most warnings unless a configuration sets another maximum.
    var highest = Severity.warning
    if let choice = validation.unit.setting(\.unreachable) {
      guard let severity = choice.severity else { return nil }
      highest = severity
    }
    if finding.severity(under: .normal).isMoreSerious(than: highest) { finding.severity = highest }
    return finding
  }
}

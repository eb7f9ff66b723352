/// Removes the findings that a unit's specs and the comments of its sources accept, and records what accepted any.
struct SuppressedFindings: Sendable {
  /// The entries and comments that may accept a finding of this run.
  let acceptances: [Suppression]
  private(set) var used: Set<Suppression> = []
  private let unit: ValidationScope
  private let choice: FindingChoice

  /// Collects what accepts findings.
  ///
  /// - Parameters:
  ///   - validation: The unit and the options.
  ///   - comments: The comments of its sources.
  init(_ validation: ScopeValidation, _ comments: [IgnoreComment]) {
    unit = validation.unit
    choice = validation.choice
    acceptances = Suppression.all(of: unit, comments)
  }

  /// The entries and comments of which every finding is reported in this run, so that they must accept one.
  var checked: Set<Suppression> {
    Set(acceptances.filter { $0.ids.allSatisfy { choice.severity(of: $0) != .some(.off) } })
  }

  /// The findings that nothing accepts, with the severities that the specs give their ids.
  mutating func remaining(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let weighed = weighed(finding) else { return nil }
      guard let acceptance = acceptances.first(where: { $0.covers(weighed) }) else { return weighed }
      used.insert(acceptance)
      return nil
    }
  }

  /// A finding with the severity of its id and of unreachable findings; nil if it is off.
  private func weighed(_ finding: Finding) -> Finding? {
    var finding = finding
    if let choice = choice.severity(of: finding.id) {
      guard let severity = choice.severity else { return nil }
      finding.severity = severity
    }
    guard finding.isUnreachable else { return finding }
    // What nothing loads fails no run unless a configuration says otherwise.
    var highest = Severity.warning
    if let choice = unit.setting(\.unreachable) {
      guard let severity = choice.severity else { return nil }
      highest = severity
    }
    if finding.severity(under: .normal).isMoreSerious(than: highest) { finding.severity = highest }
    return finding
  }
}

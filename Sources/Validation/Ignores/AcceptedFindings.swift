/// Takes the findings out that a unit's specs and the comments of its sources accept, and remembers what accepted any.
struct AcceptedFindings: Sendable {
  let acceptances: [Acceptance]
  private(set) var used: Set<Acceptance> = []
  private let unit: ValidationUnit

  /// Gathers what accepts findings.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - comments: The comments of its sources.
  init(_ unit: ValidationUnit, _ comments: [IgnoreComment]) {
    self.unit = unit
    acceptances = Acceptance.all(of: unit, comments)
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

  /// A finding with the severity that the specs give its id and what is unreachable; nil if they turn it off.
  private func weighed(_ finding: Finding) -> Finding? {
    var finding = finding
    if let choice = unit.setting({ $0.severity[finding.id] }) {
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

import RuntimeAttributes

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

  /// A finding with the severity that the specs give its id; nil if they turn it off.
  private func weighed(_ finding: Finding) -> Finding? {
    guard let choice = unit.setting({ $0.severity[finding.id] }) else { return finding }
    guard let severity = choice.severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

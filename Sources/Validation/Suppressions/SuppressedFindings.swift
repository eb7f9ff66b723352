import Checks
import SourceModel

/// Removes the findings that the specs of a scope and the comments in its sources suppress, and records which
/// suppressions were used.
struct SuppressedFindings: Sendable {
  /// The entries and comments that may suppress findings of this run.
  private let acceptances: [Suppression]
  private(set) var used: Set<Suppression> = []
  private let unit: ValidationScope
  private let choice: FindingChoice

  /// Collects the suppressions.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - comments: The comments in its sources.
  init(_ validation: ScopeValidation, _ comments: [SuppressionComment]) {
    unit = validation.unit
    choice = validation.choice
    acceptances = Suppression.all(of: unit, comments)
  }

  /// The suppressions whose ids are all enabled in this run, so that each should match a finding.
  var checked: Set<Suppression> {
    Set(acceptances.filter { $0.ids.allSatisfy { choice.severity(of: $0) != .some(.off) } })
  }

  /// The suppressions that matched no finding so far.
  var unmatched: Set<Suppression> { Set(acceptances).subtracting(used) }

  /// Returns the findings that are not suppressed, with the severities from the specs.
  mutating func remaining(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let weighed = weighed(finding) else { return nil }
      guard let acceptance = acceptances.first(where: { $0.covers(weighed) }) else { return weighed }
      used.insert(acceptance)
      return nil
    }
  }

  /// Returns the finding with the severity that applies to its id and reachability, or nil if the id is turned off.
  private func weighed(_ finding: Finding) -> Finding? {
    var finding = finding
    if let choice = choice.severity(of: finding.id) {
      guard let severity = choice.severity else { return nil }
      finding.severity = severity
    }
    guard finding.isUnreachable else { return finding }
    // Unreachable findings do not fail a run unless a configuration raises their severity.
    var highest = Severity.warning
    if let choice = unit.setting(\.unreachable) {
      guard let severity = choice.severity else { return nil }
      highest = severity
    }
    if finding.severity(under: .normal).isMoreSerious(than: highest) { finding.severity = highest }
    return finding
  }
}

import Checks
import NibLoading

extension ReportOptions {
  /// Returns the findings that a report lists individually; unverified findings are listed only if they are likely, or
  /// at the verbose level.
  func shown(_ findings: [Finding]) -> some Sequence<Finding> {
    findings.lazy.filter { !$0.isOpen || detail == .verbose }
  }

  /// Returns the findings that a report lists, grouped with the findings that they explain; unverified findings are
  /// listed only if they are likely, or at the verbose level.
  func shownGroups(_ findings: [Finding]) -> some Sequence<FindingGroup> {
    findings.grouped.lazy.filter { !$0.finding.isOpen || detail == .verbose }
  }
}

extension Sequence<FindingGroup> {
  /// The groups by severity: reachable findings come before unreachable findings, and unverified findings that are not
  /// likely come last.
  var mostSeriousFirst: [FindingGroup] {
    sorted { ($0.finding.rank, $0.finding) < ($1.finding.rank, $1.finding) }
  }
}

extension Finding {
  /// The position of the finding in a list by severity; lower values come first.
  var rank: Int {
    let kinds = Consequence.worstFirst.count
    return consequence.rank + (isOpen ? 2 * kinds : isUnreachable ? kinds : 0)
  }
}

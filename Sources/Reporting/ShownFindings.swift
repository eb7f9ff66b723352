import NibLoading
import Validation

extension ReportOptions {
  /// The findings that a report lists one by one; unverified ones on request only.
  func shown(_ findings: [Finding]) -> some Sequence<Finding> {
    findings.lazy.filter { !$0.isOpen || detail == .verbose }
  }

  /// The findings that a report lists, each with those that it explains; unverified ones on request only.
  func shownGroups(_ findings: [Finding]) -> some Sequence<FindingGroup> {
    findings.grouped.lazy.filter { !$0.finding.isOpen || detail == .verbose }
  }
}

extension Sequence<FindingGroup> {
  /// The groups, the most serious first: what is reachable before the rest, and unverified findings last.
  var mostSeriousFirst: [FindingGroup] {
    sorted { ($0.finding.rank, $0.finding) < ($1.finding.rank, $1.finding) }
  }
}

extension Finding {
  /// How far behind others a report lists the finding that begins with the most serious one.
  var rank: Int {
    let kinds = Consequence.worstFirst.count
    return consequence.rank + (isOpen ? 2 * kinds : isUnreachable ? kinds : 0)
  }
}

import NibLoading
import Validation

/// The closing lines of a report: what was checked, and what was found.
struct SummaryText {
  let options: ReportOptions

  /// A report's summary.
  func text(of report: ValidationReport) -> String {
    var numbers: [Consequence: Int] = [:]
    for result in report.results {
      for finding in result.findings { numbers[finding.consequence, default: 0] += 1 }
    }
    var lines = [Sentences.checked(report.counts)]
    if let specs = specs(of: report) { lines.append(specs) }
    lines.append(Sentences.found(numbers))
    let unproved = UnprovedCounts(report.results.lazy.flatMap(\.findings))
    if unproved.total > 0 {
      let isVerbose = options.detail == .verbose
      lines.append(Sentences.unproved(unproved, areListed: isVerbose))
      if isVerbose {
        lines.append(Sentences.unprovedShares(unproved, of: report.counts))
        lines += [Sentences.unprovedReasons(unproved)].compactMap(\.self)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func specs(of report: ValidationReport) -> String? {
    let specs = report.results.filter { $0.file != nil && !$0.isConfiguration }
    guard !specs.isEmpty else { return nil }
    let failed = specs.count { $0.fails(under: options.strictness) }
    return Sentences.specs(passed: specs.count - failed, failed: failed)
  }
}

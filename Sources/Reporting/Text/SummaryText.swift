import Validation

/// Formats a report's summary: the numbers of checks and findings.
struct SummaryText {
  let options: ReportOptions

  /// Returns the styled lines of a report's summary.
  func text(of tally: ReportTally) -> String {
    lines(of: tally).map { line in
      line.role.map { options.style.set(line.text, as: $0) } ?? line.text
    }.joined(separator: "\n") + "\n"
  }

  /// Returns the lines of a report's summary, each with its role.
  func lines(of tally: ReportTally) -> [(text: String, role: TextStyle.Role?)] {
    var lines: [(String, TextStyle.Role?)] = [(ReportMessages.checked(tally.counts), nil)]
    if tally.specs > 0 {
      let text = ReportMessages.specs(passed: tally.specs - tally.failedSpecs, failed: tally.failedSpecs)
      lines.append((text, tally.failedSpecs == 0 ? .success : .error))
    }
    let found = ReportMessages.found(tally, omitted: options.omitted)
    // A run without documents is not a success.
    let isGood = tally.number == 0 && !tally.counts.isEmpty
    // After a failed spec, "No findings." would read as success.
    if tally.number > 0 || tally.failedSpecs == 0 || tally.baseline > 0 {
      lines.append((found, tally.failing > 0 ? .error : isGood ? .success : .warning))
    }
    if let (cause, number) = tally.mainCause { lines.append((ReportMessages.mainCause(cause, number), nil)) }
    lines += [
      ReportMessages.configurationProblems(tally.diagnostics),
      ReportMessages.fixable(tally.fixable),
    ].compactMap { line in line.map { ($0, nil) } }
    if tally.unverified.total > 0 { lines += unverified(tally).map { ($0, .faint) } }
    return lines
  }

  private func unverified(_ tally: ReportTally) -> [String] {
    let isVerbose = options.detail == .verbose
    let checked = tally.unverified.checked(of: tally.counts)
    var lines: [String] = []
    if checked.number < checked.total { lines += [ReportMessages.coverage(checked)].compactMap(\.self) }
    lines.append(ReportMessages.unverified(tally.unverified, areListed: isVerbose))
    if isVerbose {
      lines.append(ReportMessages.unverifiedShares(tally.unverified, of: tally.counts))
      lines += [
        ReportMessages.unverifiedReasons(tally.unverified), ReportMessages.unseenNames(tally.unverified),
      ].compactMap(\.self)
    }
    return lines
  }
}

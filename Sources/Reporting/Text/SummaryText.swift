/// The closing lines of a report: what was checked, and what was found.
struct SummaryText {
  let options: ReportOptions

  /// A report's summary.
  func text(of tally: ReportTally) -> String {
    var lines = [Sentences.checked(tally.counts)]
    if tally.specs > 0 {
      lines.append(Sentences.specs(passed: tally.specs - tally.failedSpecs, failed: tally.failedSpecs))
    }
    lines.append(
      Sentences.found(
        tally.findings,
        likely: tally.likely,
        unreachable: tally.unreachable,
        failing: tally.failing
      )
    )
    if let (cause, number) = tally.mainCause { lines.append(Sentences.mainCause(cause, number)) }
    lines += [
      Sentences.said(beside: tally.remarks), Sentences.mendable(tally.leftOver, misspelt: tally.misspelt),
    ].compactMap(\.self)
    if tally.unproved.total > 0 {
      let isVerbose = options.detail == .verbose
      let checked = tally.unproved.checked(of: tally.counts)
      if checked.number < checked.total { lines += [Sentences.coverage(checked)].compactMap(\.self) }
      lines.append(Sentences.unproved(tally.unproved, areListed: isVerbose))
      if isVerbose {
        lines.append(Sentences.unprovedShares(tally.unproved, of: tally.counts))
        lines += [
          Sentences.unprovedReasons(tally.unproved), Sentences.unseenNames(tally.unproved),
        ].compactMap(\.self)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The closing lines of a report: what was checked, and what was found.
struct SummaryText {
  let options: ReportOptions

  /// A report's summary, its lines set off as the options have it.
  func text(of tally: ReportTally) -> String {
    lines(of: tally).map { line in
      line.role.map { options.style.set(line.text, as: $0) } ?? line.text
    }.joined(separator: "\n") + "\n"
  }

  /// The lines of a report's summary, each with its look.
  func lines(of tally: ReportTally) -> [(text: String, role: Style.Role?)] {
    var lines: [(String, Style.Role?)] = [(Sentences.checked(tally.counts), nil)]
    if tally.specs > 0 {
      let text = Sentences.specs(passed: tally.specs - tally.failedSpecs, failed: tally.failedSpecs)
      lines.append((text, tally.failedSpecs == 0 ? .success : .error))
    }
    let found = Sentences.found(tally, baseline: options.baseline)
    lines.append((found, tally.failing > 0 ? .error : tally.number > 0 ? .warning : .success))
    if let (cause, number) = tally.mainCause { lines.append((Sentences.mainCause(cause, number), nil)) }
    lines += [
      Sentences.said(beside: tally.remarks), Sentences.fixable(tally.leftOver, misspelt: tally.misspelt),
    ].compactMap { line in line.map { ($0, nil) } }
    if tally.unproved.total > 0 { lines += unverified(tally).map { ($0, .faint) } }
    return lines
  }

  private func unverified(_ tally: ReportTally) -> [String] {
    let isVerbose = options.detail == .verbose
    let checked = tally.unproved.checked(of: tally.counts)
    var lines: [String] = []
    if checked.number < checked.total { lines += [Sentences.coverage(checked)].compactMap(\.self) }
    lines.append(Sentences.unproved(tally.unproved, areListed: isVerbose))
    if isVerbose {
      lines.append(Sentences.unprovedShares(tally.unproved, of: tally.counts))
      lines += [
        Sentences.unprovedReasons(tally.unproved), Sentences.unseenNames(tally.unproved),
      ].compactMap(\.self)
    }
    return lines
  }
}

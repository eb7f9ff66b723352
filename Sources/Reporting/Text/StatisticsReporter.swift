import Checks
import RuntimeAttributes
import Validation

/// Writes the numbers of findings by id and by file, followed by configuration problems and a summary, for apps with
/// many findings.
struct StatisticsReporter: ValidationReporter {
  typealias Stream = WholeReportStream<StatisticsReporter>

  let name = "statistics"
  let summary = "human-readable: the numbers of findings by id and by file, and a summary"

  func write(_ subject: ValidationReport, options: ReportOptions, to output: inout some TextOutputStream) {
    let statistics = FindingStatistics(options.shownGroups(subject.findings))
    for (title, rows) in [("By id:", statistics.ids), ("By file:", statistics.files)] where !rows.isEmpty {
      output.write(options.style.set(title, as: .strong) + "\n")
      let width = rows.map { String($0.number).count }.max() ?? 0
      for row in rows {
        let number = String(row.number)
        let indentation = String(repeating: " ", count: 2 + width - number.count)
        output.write("\(indentation)\(number)  \(row.name)".escapedForTerminal + "\n")
      }
      output.write("\n")
    }
    let results = subject.results.map { result in
      SpecText(options: options).text(
        of: result,
        fails: result.fails(under: options.strictness) || !result.failures.isEmpty
      )
    }.joined()
    output.write(results)
    guard options.detail > .quiet else { return }
    if !results.isEmpty { output.write("\n") }
    output.write(SummaryText(options: options).text(of: ReportTally(subject, options)))
  }
}

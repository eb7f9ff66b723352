import Checks
import NibLoading
import ProjectModel
import RuntimeAttributes
import Validation

/// Writes findings as a Markdown table, for comments and job summaries.
struct MarkdownReporter: ValidationReporter {
  typealias Stream = WholeReportStream<MarkdownReporter>

  let name = "markdown"
  let summary = "for comments and job summaries: a table with a summary above it"

  func write(
    _ subject: ValidationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    output.write("## Nibproof\n\n")
    let tally = ReportTally(subject, options)
    let summary = SummaryText(options: options).lines(of: tally).map(\.text)
    output.write(summary.map(MarkdownText.escaped).joined(separator: "  \n") + "\n")
    let all = options.shownGroups(subject.findings)
    let groups = all.joiningTranslations.mostSeriousFirst
    if groups.count >= Self.many { writeStatistics(FindingStatistics(all), to: &output) }
    if !groups.isEmpty { output.write("\n| | Where | What | Object |\n| --- | --- | --- | --- |\n") }
    var size = 0
    for (index, group) in groups.enumerated() {
      let row = row(of: group, options)
      size += row.utf8.count
      guard size <= Self.largestTable else {
        output.write("\n\(groups.count - index) more are not shown.\n")
        break
      }
      output.write(row)
    }
    for result in subject.results {
      let isStory = result.file != nil && !result.isConfiguration
      list(
        result.diagnostics,
        below: isStory
          ? "Differences from \(MarkdownText.code(result.file ?? ""))" : ReportMessages.configuration,
        options,
        to: &output
      )
    }
  }

  /// The minimum number of findings for which statistics by id and by file are added.
  private static let many = 20
  /// The maximum size of the table in bytes, since GitHub rejects summaries of more than a megabyte.
  private static let largestTable = 900_000
  /// The maximum number of files that are listed with their numbers.
  private static let mostFiles = 20

  private func writeStatistics(_ statistics: FindingStatistics, to output: inout some TextOutputStream) {
    let files = statistics.files.prefix(Self.mostFiles)
    for (title, rows) in [("Id", statistics.ids[...]), ("File", files)] {
      output.write("\n| Findings | \(title) |\n| ---: | --- |\n")
      for row in rows { output.write("| \(row.number) | \(MarkdownText.code(row.name)) |\n") }
    }
    let rest = statistics.files.count - files.count
    if rest > 0 { output.write("\n\(rest) more files have findings.\n") }
  }

  private func list(
    _ diagnostics: [ConfigurationDiagnostic],
    below title: String,
    _ options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    guard !diagnostics.isEmpty else { return }
    output.write("\n\(title):\n\n")
    for diagnostic in diagnostics {
      let lines = ReportMessages.item(diagnostic, under: options.strictness).split(separator: "\n")
      output.write("- \(lines.map(MarkdownText.escaped).joined(separator: "<br>"))\n")
    }
  }

  private func row(of group: FindingGroup, _ options: ReportOptions) -> String {
    let finding = group.finding
    let object = finding.object.map { object in
      MarkdownText.escaped(
        ReportMessages.named(object.label ?? object.className ?? object.element, id: object.id)
      )
    }
    let lines = [ReportMessages.line(group)] + finding.notes.map(ReportMessages.note)
    let message = lines.map(MarkdownText.escaped).joined(separator: "<br>")
    let cells = [
      ReportMessages.words(of: finding, under: options.strictness),
      MarkdownText.code("\(finding.file):\(finding.position)"),
      "\(message) \(MarkdownText.code(finding.id.rawValue))",
      object ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}

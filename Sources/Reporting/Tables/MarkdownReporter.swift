import Checks
import NibLoading
import ProjectModel
import RuntimeAttributes
import Validation

/// Findings as a Markdown table, for comments and job summaries.
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
    let groups = options.shownGroups(subject.findings).mostSeriousFirst
    if !groups.isEmpty { output.write("\n| | Where | What | Object |\n| --- | --- | --- | --- |\n") }
    for group in groups { output.write(row(of: group, options)) }
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

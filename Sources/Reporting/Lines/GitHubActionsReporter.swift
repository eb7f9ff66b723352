import Checks
import ProjectModel
import RuntimeAttributes
import Validation

/// Writes findings as GitHub workflow commands, which annotate the lines of a pull request.
///
/// GitHub shows only the first ten errors and the first ten warnings of a step, so the most serious findings come
/// first.
///
/// See https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
struct GitHubActionsReporter: ValidationReporter {
  let name = "github-actions"
  let summary = "for GitHub Actions: one annotation per finding"

  typealias Stream = WholeReportStream<GitHubActionsReporter>

  func write(_ subject: ValidationReport, options: ReportOptions, to output: inout some TextOutputStream) {
    for group in options.shownGroups(subject.findings).joiningTranslations.mostSeriousFirst {
      let group = options.forServer(group)
      let finding = group.finding
      let place = FileLocation(file: finding.file, position: finding.position)
      let severity = finding.severity(under: options.strictness)
      let members = group.members.map { "line \($0.position.line): \(ReportMessages.member($0))" }
      let lines = [ReportMessages.line(group)] + ReportMessages.notes(on: group) + members
      output.write(line(place, severity, lines, title: finding.id.rawValue))
    }
    for diagnostic in subject.results.flatMap(\.diagnostics) {
      let diagnostic = options.forServer(diagnostic)
      let lines = diagnostic.message.split(separator: "\n").map(String.init)
      let severity = diagnostic.severity(under: options.strictness)
      output.write(line(diagnostic.place, severity, lines, title: diagnostic.kind.rawValue))
    }
  }

  func line(
    _ place: FileLocation,
    _ severity: Severity,
    _ lines: [String],
    title: String?
  ) -> String {
    let properties =
      ["file=\(property(place.file))", "line=\(place.position.line)", "col=\(place.position.column)"]
      + (title.map { ["title=\(property($0))"] } ?? [])
    let message = data(lines.map(\.escapedForTerminal).joined(separator: "\n"))
    return "::\(severity.command) \(properties.joined(separator: ","))::\(message)\n"
  }

  private func data(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      // Paths must remain unchanged to be found, except for characters that control a terminal.
      result += escapes[scalar] ?? String(scalar).escapedForTerminal
    }
    return result
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

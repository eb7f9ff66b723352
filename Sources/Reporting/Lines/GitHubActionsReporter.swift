import RuntimeAttributes
import Validation

/// Findings as commands of GitHub's workflows, which annotate the lines of a pull request.
///
/// See https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
struct GitHubActionsReporter: ValidationReporter {
  let name = "github-actions"
  let summary = "for GitHub's workflows, an annotation a finding"

  func stream(options: ReportOptions) -> FindingStream {
    FindingStream(
      options,
      remark: { remark in
        let severity = remark.severity(under: options.strictness)
        let told = options.forServer(remark)
        let lines = told.message.split(separator: "\n").map(String.init)
        return line(told.place, severity, lines, title: told.kind.rawValue)
      },
      text: { finding in
        let told = options.forServer(finding)
        let place = SourceLocation(file: told.file, position: told.position)
        let severity = told.severity(under: options.strictness)
        let lines = [Sentences.line(told)] + Sentences.notes(on: told)
        return line(place, severity, lines, title: told.id.rawValue)
      }
    )
  }

  func line(
    _ place: SourceLocation,
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
      // A path must stay as it is to be found, but for what would steer the terminal of who reads the log.
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

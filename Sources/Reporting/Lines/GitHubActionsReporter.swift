import RuntimeAttributes
import Validation

/// Findings as commands of GitHub's workflows, which annotate the lines of a pull request.
///
/// See https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
struct GitHubActionsReporter: ValidationReporter {
  let name = "github-actions"
  let summary = "for GitHub's workflows, an annotation a finding"
  let tellsEverything = false

  func stream(options: ReportOptions) -> FindingStream {
    FindingStream(options) { finding in
      let command = finding.severity(under: options.strictness).command
      let properties = [
        "file=\(property(finding.file))", "line=\(finding.position.line)", "col=\(finding.position.column)",
        "title=\(property(finding.id.rawValue))",
      ]
      let lines = [Sentences.line(finding)] + Sentences.notes(on: finding)
      let message = data(lines.map(\.escapedForTerminal).joined(separator: "\n"))
      return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
    }
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

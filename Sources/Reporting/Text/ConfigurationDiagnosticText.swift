import Checks
import ProjectModel
import RuntimeAttributes

/// Formats configuration diagnostics in the style of compilers.
struct ConfigurationDiagnosticText {
  let options: ReportOptions

  /// Returns the lines of a diagnostic, including a trailing line feed.
  func text(of diagnostic: ConfigurationDiagnostic) -> String {
    let severity = diagnostic.severity(under: options.strictness)
    let lines = diagnostic.message.split(separator: "\n").map(\.escapedForTerminal)
    let header = [
      options.style.set("\(diagnostic.place):".escapedForTerminal, as: .strong),
      options.style.set("\(severity.rawValue):", as: severity.role),
      options.style.set(lines.first ?? "", as: .strong), "[\(diagnostic.kind.rawValue)]",
    ]
    return ([header.joined(separator: " ")] + lines.dropFirst().map { "  " + $0 }).joined(separator: "\n")
      + "\n"
  }

  /// Returns a diagnostic as an item below the headline of its spec.
  func item(of diagnostic: ConfigurationDiagnostic) -> String {
    let text = ReportMessages.item(diagnostic, under: options.strictness)
    return "  - " + text.split(separator: "\n").map(\.escapedForTerminal).joined(separator: "\n    ") + "\n"
  }
}

import RuntimeAttributes
import Validation

/// Configuration diagnostics in the format of compilers.
struct ConfigurationDiagnosticText {
  let options: ReportOptions

  /// The lines of a diagnostic, including a trailing line feed.
  func text(of remark: ConfigurationDiagnostic) -> String {
    let severity = remark.severity(under: options.strictness)
    let lines = remark.message.split(separator: "\n").map(\.escapedForTerminal)
    let header = [
      options.style.set("\(remark.place):".escapedForTerminal, as: .strong),
      options.style.set("\(severity.rawValue):", as: severity.role),
      options.style.set(lines.first ?? "", as: .strong), "[\(remark.kind.rawValue)]",
    ]
    return ([header.joined(separator: " ")] + lines.dropFirst().map { "  " + $0 }).joined(separator: "\n")
      + "\n"
  }

  /// A diagnostic as an item below the headline of its spec.
  func item(of remark: ConfigurationDiagnostic) -> String {
    let text = ReportMessages.item(remark, under: options.strictness)
    return "  - " + text.split(separator: "\n").map(\.escapedForTerminal).joined(separator: "\n    ") + "\n"
  }
}

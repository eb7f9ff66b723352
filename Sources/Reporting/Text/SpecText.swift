import RuntimeAttributes
import Validation

/// Formats the result of a spec: a headline, followed by unmet expectations.
struct SpecText {
  let options: ReportOptions

  /// Returns the lines of a result.
  ///
  /// - Parameters:
  ///   - result: The result of a spec, or of a tree without a spec.
  ///   - fails: Whether the result fails; the findings may have been removed from the result.
  /// - Returns: The lines; only the diagnostics for a configuration or a tree without a spec, and an empty text for a
  ///   passing spec at the quiet level.
  func text(of result: SpecResult, fails: Bool) -> String {
    guard let file = result.file, !result.isConfiguration else {
      let diagnostics = options.detail > .quiet ? result.diagnostics : result.failures
      return diagnostics.map(ConfigurationDiagnosticText(options: options).text).joined()
    }
    guard fails || options.detail > .quiet else { return "" }
    let verdict = fails ? options.style.set("failed", as: .error) : options.style.set("passed", as: .success)
    let title = result.title.map { " \($0)" } ?? ""
    let headline = "\(file):\(title) (\(ReportMessages.passed(result)))".escapedForTerminal
    return "\(verdict) \(headline)\n"
      + result.diagnostics.map(ConfigurationDiagnosticText(options: options).item).joined()
  }
}

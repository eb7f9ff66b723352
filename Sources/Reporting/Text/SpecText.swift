import RuntimeAttributes
import Validation

/// What became of one spec: a line that says what it checked, and what it expected in vain.
struct SpecText {
  let options: ReportOptions

  /// A result's lines; of a tree without one, or with a configuration, what
  /// is left over there; none for what passed where little is to be told.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - fails: Whether it fails, for which its findings may have gone before.
  /// - Returns: The lines.
  func text(of result: SpecResult, fails: Bool) -> String {
    guard let file = result.file, !result.isConfiguration else {
      let remarks = options.detail > .quiet ? result.remarks : result.failures
      return remarks.map(ConfigurationDiagnosticText(options: options).text).joined()
    }
    guard fails || options.detail > .quiet else { return "" }
    let verdict = fails ? options.style.set("failed", as: .error) : options.style.set("passed", as: .success)
    let title = result.title.map { " \($0)" } ?? ""
    let headline = "\(file):\(title) (\(ReportMessages.passed(result)))".escapedForTerminal
    return "\(verdict) \(headline)\n"
      + result.remarks.map(ConfigurationDiagnosticText(options: options).item).joined()
  }
}

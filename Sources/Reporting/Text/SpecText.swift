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
    guard let file = result.file, !result.isConfiguration else { return Self.failures(of: result) }
    guard fails || options.detail > .quiet else { return "" }
    let verdict = fails ? options.style.set("failed", as: .error) : options.style.set("passed", as: .success)
    let title = result.title.map { " \($0)" } ?? ""
    let headline = "\(file):\(title) (\(Sentences.passed(result)))".escapedForTerminal
    return "\(verdict) \(headline)\n" + Self.failures(of: result)
  }

  /// What a spec expects and did not get, an item each.
  static func failures(of result: SpecResult) -> String {
    result.failures.map { failure in
      let lines = failure.split(separator: "\n").map(\.escapedForTerminal)
      return "  - " + lines.joined(separator: "\n    ") + "\n"
    }.joined()
  }
}

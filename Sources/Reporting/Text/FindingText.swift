import RuntimeAttributes
import Validation

/// One finding as compilers print one: a header, the line with a caret, and what else is known.
struct FindingText {
  private let options: ReportOptions
  private var excerpts: ExcerptText

  init(options: ReportOptions) {
    self.options = options
    excerpts = ExcerptText(options: options)
  }

  /// A finding's lines, the last one ended as well.
  mutating func text(of finding: Finding) -> String {
    let excerpt = excerpts.lines(at: finding.position, of: finding.file, indentation: 2)
    let lines = [header(of: finding)] + excerpt + notes(on: finding)
    return lines.joined(separator: "\n") + "\n"
  }

  private func header(of finding: Finding) -> String {
    let severity = finding.severity(under: options.strictness)
    let place = "\(finding.file):\(finding.position):".escapedForTerminal
    return [
      options.style.set(place, as: .strong),
      options.style.set("\(severity.rawValue):", as: severity.role),
      options.style.set(finding.message.escapedForTerminal, as: .strong),
      "[\(finding.id.rawValue)]",
    ].joined(separator: " ")
  }

  private func notes(on finding: Finding) -> [String] {
    let notes =
      Sentences.notes(on: finding) + [finding.suggestion.map(Sentences.didYouMean)].compactMap(\.self)
    return notes.map { "  " + $0.escapedForTerminal }
  }
}

import RuntimeAttributes
import Validation

/// One finding as compilers print one: a header, the line with a caret, and what else is known.
struct FindingText {
  private let options: ReportOptions
  private var lines: SourceLines

  init(options: ReportOptions) {
    self.options = options
    lines = SourceLines(options.texts)
  }

  /// A finding's lines, the last one ended as well.
  mutating func text(of finding: Finding) -> String {
    let lines = [header(of: finding)] + excerpt(of: finding) + notes(on: finding)
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

  private mutating func excerpt(of finding: Finding) -> [String] {
    guard let line = lines.line(finding.position.line, of: finding.file) else { return [] }
    let excerpt = SourceExcerpt(of: line, column: finding.position.column)
    let number = String(finding.position.line)
    let margin = String(repeating: " ", count: number.count)
    let caret = String(repeating: " ", count: excerpt.indentation) + options.style.set("^", as: .pointer)
    return [
      "  " + options.style.set("\(number) |", as: .faint) + " " + excerpt.text,
      "  " + options.style.set("\(margin) |", as: .faint) + " " + caret,
    ]
  }

  private func notes(on finding: Finding) -> [String] {
    let notes =
      Sentences.notes(on: finding) + [finding.suggestion.map(Sentences.didYouMean)].compactMap(\.self)
    return notes.map { "  " + $0.escapedForTerminal }
  }
}

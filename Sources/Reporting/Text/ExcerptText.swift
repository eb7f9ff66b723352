import Checks
import RuntimeAttributes

/// Formats a line of a file with its number and an underlined fault.
struct ExcerptText {
  private let style: TextStyle
  private let width: Int
  private var texts: SourceLines

  init(options: ReportOptions) {
    style = options.style
    width = options.width
    texts = SourceLines(options.texts)
  }

  /// Returns the two lines for a finding; empty if the line does not exist.
  mutating func lines(of finding: Finding, indentation: Int) -> [String] {
    guard let line = texts.line(finding.position.line, of: finding.file) else { return [] }
    return lines(
      of: line,
      FaultRange.range(of: finding, in: line),
      number: finding.position.line,
      indentation
    )
  }

  /// Returns the two lines for a position and a name; empty if the line does not exist.
  mutating func lines(at position: SourcePosition, of file: String, name: String?, indentation: Int)
    -> [String]
  {
    guard let line = texts.line(position.line, of: file) else { return [] }
    return lines(
      of: line,
      FaultRange.range(of: name, at: position.column, in: line),
      number: position.line,
      indentation
    )
  }

  private func lines(
    of line: ArraySlice<UInt8>,
    _ range: Range<Int>,
    number: Int,
    _ indentation: Int
  ) -> [String] {
    let number = String(number)
    let gutter = indentation + number.count + 3
    let excerpt = SourceExcerpt(of: line, range: range, width: width - gutter)
    let indent = String(repeating: " ", count: indentation)
    let margin = String(repeating: " ", count: number.count)
    let carets = style.set(String(repeating: "^", count: excerpt.length), as: .pointer)
    let fault = excerpt.fault.isEmpty ? "" : style.set(excerpt.fault, as: .strong)
    return [
      indent + style.set("\(number) |", as: .faint) + " " + excerpt.before + fault + excerpt.after,
      indent + style.set("\(margin) |", as: .faint) + " "
        + String(repeating: " ", count: excerpt.indentation) + carets,
    ]
  }
}

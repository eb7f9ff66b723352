import RuntimeAttributes

/// A line of a file with its number and a caret below a column.
struct ExcerptText {
  private let style: Style
  private var texts: SourceLines

  init(options: ReportOptions) {
    style = options.style
    texts = SourceLines(options.texts)
  }

  /// The two lines; none where the file has no such line.
  mutating func lines(at position: SourcePosition, of file: String, indentation: Int) -> [String] {
    guard let line = texts.line(position.line, of: file) else { return [] }
    let excerpt = SourceExcerpt(of: line, column: position.column)
    let number = String(position.line)
    let indent = String(repeating: " ", count: indentation)
    let margin = String(repeating: " ", count: number.count)
    let caret = String(repeating: " ", count: excerpt.indentation) + style.set("^", as: .pointer)
    return [
      indent + style.set("\(number) |", as: .faint) + " " + excerpt.text,
      indent + style.set("\(margin) |", as: .faint) + " " + caret,
    ]
  }
}

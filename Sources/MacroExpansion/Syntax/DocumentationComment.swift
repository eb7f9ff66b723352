/// The documentation comment in the whitespace and comments before a declaration.
struct DocumentationComment {
  /// The text without comment markers; nil without a documentation comment.
  let text: String?

  /// Finds the documentation comment in whitespace and comments.
  ///
  /// - Parameters:
  ///   - trivia: The text between the previous token and the declaration.
  ///   - isAtStart: Whether the declaration starts the source, so that a comment on the first line belongs to it.
  init(in trivia: String, isAtStart: Bool) {
    var lines = trivia.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).trimmed }
    // A comment on the line of the previous token does not belong to the declaration.
    if !isAtStart { lines.removeFirst() }
    var found: [String] = []
    var block: [String]?
    var isInPlainBlock = false
    for line in lines {
      if var lines = block {
        lines.append(line)
        block = lines
        if line.hasSuffix("*/") { (found, block) = (Self.text(ofBlock: lines), nil) }
      } else if isInPlainBlock {
        isInPlainBlock = !line.contains("*/")
      } else if line.hasPrefix("///") {
        let text = line.dropFirst(3)
        found.append(String(text.first == " " ? text.dropFirst() : text))
      } else if line.hasPrefix("/**"), !line.hasPrefix("/**/") {
        if line.hasSuffix("*/") { found = Self.text(ofBlock: [line]) } else { block = [line] }
      } else if line.hasPrefix("/*") {
        isInPlainBlock = !line.contains("*/")
        found = []
      } else if line.hasPrefix("//") {
        found = []
      }
    }
    let joined = found.joined(separator: "\n").trimmed
    text = joined.isEmpty ? nil : joined
  }

  private static func text(ofBlock lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      var text = line[...]
      if index == 0 { text = text.dropFirst(3) }
      if index == lines.count - 1, text.hasSuffix("*/") { text = text.dropLast(2) }
      if index > 0, text.first == "*" { text = text.dropFirst() }
      return String(text).trimmed
    }
  }
}

extension String {
  /// The text as a string literal on one line.
  var literal: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

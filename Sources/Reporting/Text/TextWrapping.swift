/// Wraps text between words.
package enum TextWrapping {
  /// Returns the lines of a text, limited to the width except for longer words, with an empty line between paragraphs.
  package static func lines(of text: String, width: Int) -> [String] {
    Array(text.split(separator: "\n\n").map { lines(ofParagraph: $0, width: width) }.joined(separator: [""]))
  }

  private static func lines(ofParagraph text: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

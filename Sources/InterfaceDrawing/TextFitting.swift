/// Fits texts into boxes by estimated widths, since font metrics are not available.
enum TextFitting {
  /// Returns the estimated width of a line.
  static func width(of text: some StringProtocol, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns the width of a character in a humanist sans serif font, relative to the font size.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "!", "|", "'", " ": 0.28
    case "f", "t", "r", "(", ")", "[", "]", "-", "/": 0.36
    case "m", "w", "M", "W", "@", "%", "…": 0.82
    case "A"..."Z": 0.64
    case "\u{300}"..."\u{36F}": 0
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
      "\u{FF00}"..."\u{FF60}", "\u{1F300}"..."\u{1FAFF}":
      1
    default: 0.52
    }
  }

  /// Truncates a line so that it fits into a width.
  static func line(_ text: some StringProtocol, width: Double, size: Double) -> String {
    if self.width(of: text, size: size) <= width * 1.06 + 1 { return String(text) }
    var remaining = width - self.width(of: "…", size: size)
    let head = text.prefix { character in
      remaining -= self.width(of: String(character), size: size)
      return remaining >= 0
    }
    return head.isEmpty ? "" : head + "…"
  }

  /// Wraps text between words and truncates the last line that fits.
  static func lines(of text: String, width: Double, size: Double, limit: Int) -> [String] {
    // Longer text does not fit on a screen.
    let paragraphs = text.prefix(4000).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines: [String] = []
    for paragraph in paragraphs {
      var current = ""
      for word in paragraph.split(separator: " ") {
        let longer = current.isEmpty ? String(word) : "\(current) \(word)"
        if current.isEmpty || self.width(of: longer, size: size) <= width * 1.06 + 1 {
          current = longer
        } else {
          lines.append(current)
          current = String(word)
        }
      }
      lines.append(current)
    }
    let limit = max(limit, 1)
    if lines.count > limit {
      lines[limit - 1] += " " + lines[limit]
      lines.removeLast(lines.count - limit)
    }
    return lines.map { line($0, width: width, size: size) }
  }
}

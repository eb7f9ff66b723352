import RuntimeAttributes

/// Names that code puts together: `[NSString stringWithFormat:@"%@-large", name]`, `name + "-large"`, `"\(name)_iPad"`.
extension MentionPass {
  /// Whether what stands in a literal may be, or end or begin with, a part of a name.
  func mayHaveParts(_ content: Range<Int>) -> Bool {
    guard !content.isEmpty, content.count <= Self.longestPart else { return false }
    return folds != nil || scanner.isPartBound(bytes[content.lowerBound])
      || scanner.isPartBound(bytes[endOfName(content) - 1])
  }

  /// Notes what a literal may add to names.
  ///
  /// - Parameters:
  ///   - content: What stands between its quotes.
  ///   - literal: Where it stands.
  ///   - isInterpolated: Whether code stands in it.
  mutating func noteParts(_ content: Range<Int>, of literal: Range<Int>, isInterpolated: Bool) {
    let end = endOfName(content)
    if isInterpolated || content.contains(where: { bytes[$0] == UInt8(ascii: "%") }) {
      guard let places = places(in: content), !isReadOrCompared(literal) else { return }
      if places.lowerBound > content.lowerBound { notePart(content.lowerBound..<places.lowerBound) }
      if places.upperBound < end { notePart(places.upperBound..<end) }
    } else if isSign(bytes[content.lowerBound]) || isSign(bytes[content.upperBound - 1]) || isAdded(literal) {
      if !isReadOrCompared(literal) { notePart(content.lowerBound..<end) }
    }
  }

  private mutating func notePart(_ part: Range<Int>) {
    folds?.append(FoldedHash.of(bytes[part]))
    guard let part = scanner.part(FNVHash.hash(of: bytes[part])) else { return }
    mentions.names.insert(NameMentions.part(part))
  }

  /// Where the names end that a literal adds to, the extension of a file aside.
  private func endOfName(_ content: Range<Int>) -> Int {
    let end = content.upperBound - 4
    guard end > content.lowerBound, bytes[end] == UInt8(ascii: ".") else { return content.upperBound }
    return spells(end..<content.upperBound, ".nib") || spells(end..<content.upperBound, ".xib")
      ? end : content.upperBound
  }

  /// From the first place to the last that other text takes: `%@`, `\(name)`.
  private func places(in content: Range<Int>) -> Range<Int>? {
    var places: Range<Int>?
    var index = content.lowerBound
    while index < content.upperBound - 1 {
      let start = index
      index += 1
      switch (bytes[start], bytes[index]) {
      case (UInt8(ascii: "%"), UInt8(ascii: "%")):
        index += 1
        continue
      case (UInt8(ascii: "%"), _):
        while index < content.upperBound, Self.lengths.contains(bytes[index]) { index += 1 }
        index = min(index + 1, content.upperBound)
      case (UInt8(ascii: "\\"), UInt8(ascii: "(")):
        var depth = 0
        repeat {
          if bytes[index] == UInt8(ascii: "(") { depth += 1 }
          if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
          index += 1
        } while depth > 0 && index < content.upperBound
      default: continue
      }
      places = (places?.lowerBound ?? start)..<index
    }
    return places
  }

  /// What may stand in `%02ld` and `%1$@` before the letter that tells the kind.
  private static let lengths = Set("0123456789.$lhqz".utf8)

  private func isSign(_ byte: UInt8) -> Bool {
    byte < 0x80 && !byte.continuesWord || byte == 0x5F
  }

  /// Whether a literal is added to another text: `name + "X"`, `"X" + name`, `[name stringByAppendingString:@"X"]`.
  private func isAdded(_ literal: Range<Int>) -> Bool {
    var end = literal.lowerBound
    if byteBefore(end) == UInt8(ascii: "@") { end -= 1 }
    end = skipBlanksBefore(end)
    if byteBefore(end) == UInt8(ascii: "=") { end -= 1 }
    if byteBefore(end) == UInt8(ascii: "+") || byte(skipBlanks(literal.upperBound)) == UInt8(ascii: "+") {
      return true
    }
    return wordBefore.map { before in
      literal.lowerBound - before.upperBound <= 3 && Self.adding.contains { spells(before, $0) }
    } == true
  }

  /// What is longer is a text.
  private static let longestPart = 96

  private static let adding: [StaticString] = [
    "append", "appendString", "appending", "stringByAppendingString",
  ]
}

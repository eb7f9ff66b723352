import ByteHashing
import RuntimeAttributes

/// Names that code puts together: `[NSString stringWithFormat:@"%@-large", name]`, `name + "-large"`, `"\(name)_iPad"`.
extension MentionPass {
  /// Whether the literal may contribute a prefix or suffix to a composed name.
  func mayHaveParts(_ content: Range<Int>) -> Bool {
    guard !content.isEmpty, content.count <= Self.longestPart else { return false }
    return folds != nil || scanner.isPartBound(bytes[content.lowerBound])
      || scanner.isPartBound(bytes[endOfName(content) - 1])
  }

  /// Notes what a literal may add to names.
  ///
  /// - Parameters:
  ///   - content: The text between its quotes.
  ///   - literal: The literal.
  ///   - interpolations: The code that it interpolates.
  mutating func noteParts(_ content: Range<Int>, of literal: Int, _ interpolations: [Range<Int>]) {
    let end = endOfName(content)
    if !interpolations.isEmpty || content.contains(where: { bytes[$0] == UInt8(ascii: "%") }) {
      guard let places = places(in: content, interpolations), !isReadOrCompared(literal) else { return }
      if places.lowerBound > content.lowerBound { notePart(content.lowerBound..<places.lowerBound) }
      if places.upperBound < end { notePart(places.upperBound..<end) }
    } else if isSign(bytes[content.lowerBound]) || isSign(bytes[content.upperBound - 1]) || isAdded(literal) {
      if !isReadOrCompared(literal) { notePart(content.lowerBound..<end) }
    }
  }

  private mutating func notePart(_ part: Range<Int>) {
    let fold = FoldedHash.of(bytes[part])
    folds?.append(fold)
    guard let part = scanner.part(FNVHash.hash(of: bytes[part])) else { return }
    mentions.names.insert(NameMentions.part(part))
  }

  /// Where the names end that a literal adds to, the extension of a file aside.
  private func endOfName(_ content: Range<Int>) -> Int {
    let end = content.upperBound - 4
    guard end > content.lowerBound, bytes[end] == UInt8(ascii: ".") else { return content.upperBound }
    let suffix = bytes[end..<content.upperBound]
    return suffix.elementsEqual(".nib".utf8) || suffix.elementsEqual(".xib".utf8) ? end : content.upperBound
  }

  /// From the first place to the last that another text takes: `%@`, `\(name)`.
  private func places(in content: Range<Int>, _ interpolations: [Range<Int>]) -> Range<Int>? {
    var places: Range<Int>?
    var index = content.lowerBound
    while index < content.upperBound - 1 {
      let start = index
      index += 1
      if let code = interpolations.first(where: { $0.lowerBound == start }) {
        index = code.upperBound
      } else if bytes[start] != UInt8(ascii: "%") {
        continue
      } else if bytes[index] == UInt8(ascii: "%") {
        index += 1
        continue
      } else {
        while index < content.upperBound, Self.lengths.contains(bytes[index]) { index += 1 }
        index = min(index + 1, content.upperBound)
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
  private func isAdded(_ literal: Int) -> Bool {
    var before = tokens.beforeLiteral(literal)
    if tokens.isSymbol(before, "="), tokens.isJoined(before) { before -= 1 }
    if tokens.isSymbol(before, "+") || tokens.isSymbol(literal + 1, "+") { return true }
    return wordBefore.map { word in
      tokens.range(literal).lowerBound - tokens.range(word).upperBound <= 3
        && tokens.isWord(word, of: Self.adding)
    } == true
  }

  /// What is longer is a text.
  private static let longestPart = 96

  private static let adding: [StaticString] = [
    "append", "appendString", "appending", "stringByAppendingString",
  ]
}

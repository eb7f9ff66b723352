import RuntimeAttributes

/// What the bytes of a source say: words, literals, and what stands around them.
extension MentionPass {
  /// The end of the literal or comment that begins at an offset; the offset itself where neither does.
  static func end(ofTextAt start: Int, in bytes: UnsafeBufferPointer<UInt8>, upTo limit: Int) -> Int {
    func byte(_ index: Int) -> UInt8 { index < limit ? bytes[index] : 0 }
    var index = start
    switch (byte(start), byte(start + 1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      return UnsafeBufferPointer(rebasing: bytes[..<limit]).index(of: 0x0A, from: start) ?? limit
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      index += 2
      let text = UnsafeBufferPointer(rebasing: bytes[..<limit])
      while let star = text.index(of: UInt8(ascii: "*"), from: index) {
        if byte(star + 1) == UInt8(ascii: "/") { return star + 2 }
        index = star + 1
      }
      return limit
    case (UInt8(ascii: "\""), UInt8(ascii: "\"")) where byte(start + 2) == UInt8(ascii: "\""):
      index += 3
      while index < limit, !(0..<3).allSatisfy({ byte(index + $0) == UInt8(ascii: "\"") }) {
        index += byte(index) == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 3, limit)
    case (UInt8(ascii: "\""), _):
      index += 1
      while index < limit, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, limit)
    default:
      return start
    }
  }

  static func end(ofWordAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index].continuesWord { index += 1 }
    return index
  }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func skipBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index
  }

  func lineEnd(after start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    return index
  }

  func spells(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount
      && range.indices.allSatisfy { bytes[$0] == word.utf8Start[$0 - range.lowerBound] }
  }

  /// Whether a word holds another one, which is given in lower case, in whatever case.
  func contains(_ range: Range<Int>, _ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard length <= range.count else { return false }
    return (range.lowerBound...range.upperBound - length).contains { start in
      (0..<length).allSatisfy { bytes[start + $0] | 0x20 == word.utf8Start[$0] }
    }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  func byteBefore(_ index: Int) -> UInt8 { index > 0 ? bytes[index - 1] : 0 }

  func skipBlanksBefore(_ end: Int) -> Int {
    var index = end
    while index > 0, bytes[index - 1] <= 0x20 { index -= 1 }
    return index
  }

  /// The word that ends at an offset; empty if none does.
  func wordBefore(_ end: Int) -> Range<Int> {
    var start = end
    while start > 0, bytes[start - 1].continuesWord { start -= 1 }
    return start..<max(start, end)
  }
}

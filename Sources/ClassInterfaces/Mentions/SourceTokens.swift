/// The words and symbols of a source, Swift or Objective-C, without its comments and literals.
///
/// What literals interpolate is code, and stays. Any index may be asked for: beyond the ends there is nothing.
struct SourceTokens {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var ranges: [Range<Int>] = []
  /// The innermost bracket around each token, by its index.
  private var brackets: [Int?] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    read(bytes.indices)
    brackets = Self.brackets(around: self)
  }

  private mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte <= 0x20 {
        index += 1
      } else if byte.beginsWord {
        let end = min(MentionPass.end(ofWordAt: index, in: bytes), range.upperBound)
        ranges.append(index..<end)
        index = end
      } else {
        let mayBeText = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"")
        let end =
          mayBeText ? MentionPass.end(ofTextAt: index, in: bytes, upTo: range.upperBound) : index
        if byte == UInt8(ascii: "\""), end > index + 1 {
          ranges.append(index..<index + 1)
          if isInterpolated(index + 1..<end - 1) { read(index + 1..<end - 1) }
        } else if end == index {
          ranges.append(index..<index + 1)
        }
        index = max(end, index + 1)
      }
    }
  }

  private func isInterpolated(_ content: Range<Int>) -> Bool {
    content.dropLast().contains { bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == UInt8(ascii: "(") }
  }

  var indices: Range<Int> { ranges.indices }

  func isWord(_ index: Int) -> Bool {
    ranges.indices.contains(index) && bytes[ranges[index].lowerBound].beginsWord
  }

  /// Whether one of some symbols stands at an index.
  func isSymbol(_ index: Int, _ symbols: Unicode.Scalar...) -> Bool {
    guard ranges.indices.contains(index) else { return false }
    return symbols.contains(Unicode.Scalar(bytes[ranges[index].lowerBound]))
  }

  func word(_ index: Int) -> String? {
    isWord(index) ? String(decoding: UnsafeBufferPointer(rebasing: bytes[ranges[index]]), as: UTF8.self) : nil
  }

  /// What stands between the quotes of the literal that begins at an index; nil where none does.
  func literal(_ index: Int) -> UnsafeBufferPointer<UInt8>.SubSequence? {
    guard ranges.indices.contains(index) else { return nil }
    let start = ranges[index].lowerBound
    guard bytes[start] == UInt8(ascii: "\"") else { return nil }
    var content = bytes[start..<MentionPass.end(ofTextAt: start, in: bytes, upTo: bytes.count)]
    while content.count >= 2, content.first == UInt8(ascii: "\""), content.last == UInt8(ascii: "\"") {
      content = content.dropFirst().dropLast()
    }
    return content
  }

  /// The word at an index, or what stands between the quotes of the literal there.
  func text(_ index: Int) -> String? {
    literal(index).map { String(decoding: UnsafeBufferPointer(rebasing: $0), as: UTF8.self) } ?? word(index)
  }

  /// The number of bytes of the word or symbol at an index, or of what stands between the quotes of the literal there.
  func length(_ index: Int) -> Int { literal(index)?.count ?? ranges[index].count }

  /// Whether a word stands at an index that is one of some.
  func isWord(_ index: Int, in words: Set<String>) -> Bool { word(index).map(words.contains) == true }

  /// Whether a word stands at an index that is one of a few, which needs no string to be made of it.
  func isWord(_ index: Int, of words: [StaticString]) -> Bool {
    guard ranges.indices.contains(index) else { return false }
    return words.contains { word in
      word.utf8CodeUnitCount == ranges[index].count
        && word.withUTF8Buffer { $0.elementsEqual(bytes[ranges[index]]) }
    }
  }

  /// The bytes of the word or symbol at an index.
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8>.SubSequence? {
    ranges.indices.contains(index) ? bytes[ranges[index]] : nil
  }

  /// Whether the word at an index has some bytes.
  func spells(_ index: Int, _ word: [UInt8]) -> Bool {
    ranges.indices.contains(index) && ranges[index].count == word.count
      && bytes[ranges[index]].elementsEqual(word)
  }

  /// The line of the token at an index, from 1 on.
  func line(_ index: Int) -> Int {
    bytes[..<ranges[index].lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Whether nothing stands between a token and the one before.
  func isJoined(_ index: Int) -> Bool {
    ranges.indices.contains(index) && ranges.indices.contains(index - 1)
      && ranges[index - 1].upperBound == ranges[index].lowerBound
  }

  /// Whether a token is the first of its line.
  func beginsLine(_ index: Int) -> Bool {
    guard ranges.indices.contains(index), ranges.indices.contains(index - 1) else { return true }
    return bytes[ranges[index - 1].upperBound..<ranges[index].lowerBound].contains(0x0A)
  }

  /// The innermost bracket around a token; around a closing one that is the one which it closes.
  func bracket(around index: Int) -> Int? { brackets.indices.contains(index) ? brackets[index] : nil }

  private static func brackets(around tokens: SourceTokens) -> [Int?] {
    var open: [Int] = []
    return tokens.indices.map { index in
      let around = open.last
      switch tokens.bytes[tokens.ranges[index].lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
      return around
    }
  }
}

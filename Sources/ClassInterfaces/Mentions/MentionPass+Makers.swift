/// Static methods that make an object without any nib.
extension MentionPass {
  /// Notes `static func name() -> Name { Name() }`, which makes an object without any nib.
  mutating func noteMaker(_ name: Range<Int>) {
    guard let modifier = wordBefore, spells(modifier, "static") || spells(modifier, "class") else { return }
    var index = name.upperBound
    while index < bytes.count, bytes[index] != UInt8(ascii: "{"), bytes[index] != UInt8(ascii: "}") {
      let end = Self.end(ofWordAt: index, in: bytes)
      // A protocol's requirement has no body.
      if end > index, spells(index..<end, "func") { return }
      index = end > index ? end : max(Self.end(ofTextAt: index, in: bytes, upTo: bytes.count), index + 1)
    }
    var (depth, makes) = (0, false)
    let end = min(index + Self.longestBody, bytes.count)
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth <= 0 { break }
      }
      guard byte.beginsWord else {
        index = max(Self.end(ofTextAt: index, in: bytes, upTo: bytes.count), index + 1)
        continue
      }
      let word = index..<Self.end(ofWordAt: index, in: bytes)
      if asksForNib(word) { return }
      let isCalled = self.byte(word.upperBound) == UInt8(ascii: "(")
      if isCalled, byte.isUppercase || spells(word, "init") { makes = true }
      index = word.upperBound
    }
    if makes, index < end { mentions.plainMakers.insert(text(name)) }
  }

  /// What makes an object, or registers a class, does little else.
  static let longestBody = 1 << 14

  /// Whether a word in a body hands over a class, or has to do with storyboards and nibs.
  private func asksForNib(_ word: Range<Int>) -> Bool {
    if spells(word, "self"), word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: ".") {
      return true
    }
    return Self.nibWords.contains { contains(word, $0) }
  }
}

/// Names of nibs that code makes of the names of classes: `String(describing: self)`, `NSStringFromClass([self class])`.
extension MentionPass {
  /// Notes a word that tells the name of a class, if it is one.
  mutating func noteClassName(_ word: Range<Int>) {
    if spells(word, "className") || spells(word, "classForCoder") {
      // `self.className`, `[self className]`.
      if let before = previousWord ?? wordBefore, spells(before, "self") { mentions.classNames.insert(.own) }
      return
    }
    if spells(word, "description") {
      // `[[self class] description]`
      if let wordBefore, spells(wordBefore, "class") { mentions.classNames.insert(.own) }
      return
    }
    guard MentionScanner.classNaming.contains(where: { spells(word, $0) }) else { return }
    var start = skipBlanks(word.upperBound)
    guard byte(start) == UInt8(ascii: ":") || byte(start) == UInt8(ascii: "(") else { return }
    start += 1
    noteNamed(argument(from: start))
  }

  /// Notes a string literal that is nothing but the name of a class: `"\(Self.self)"`, `@"%@"`.
  mutating func noteClassName(inLiteral content: Range<Int>) {
    if spells(content, "%@") {
      mentions.classNames.insert(.any)
    } else if content.count > 3, byte(content.lowerBound) == UInt8(ascii: "\\"),
      byte(content.lowerBound + 1) == UInt8(ascii: "(")
    {
      let argument = argument(from: content.lowerBound + 2)
      if argument.upperBound + 1 == content.upperBound { noteNamed(argument) }
    }
  }

  /// The text of an argument, up to the parenthesis or comma behind it.
  private func argument(from start: Int) -> Range<Int> {
    var (index, depth) = (start, 0)
    let limit = min(start + Self.longestArgument, bytes.count)
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","):
        if depth == 0 { return start..<index }
        if bytes[index] != UInt8(ascii: ",") { depth -= 1 }
      default: break
      }
      index += 1
    }
    return start..<limit
  }

  /// No expression for a class is longer.
  private static let longestArgument = 128

  /// Notes what stands where a class is named: the object's own class, or any that somebody hands over.
  private mutating func noteNamed(_ argument: Range<Int>) {
    var words: [Range<Int>] = []
    var index = argument.lowerBound
    while index < argument.upperBound {
      let end = min(Self.end(ofWordAt: index, in: bytes), argument.upperBound)
      if end > index { words.append(index..<end) }
      index = max(end, index + 1)
    }
    guard let first = words.first, let last = words.last else { return }
    // `self`, `type(of: self)`, `self.dynamicType`, `[self class]`, `Self.self`.
    if spells(first, "Self") || words.contains(where: { spells($0, "self") }) && !spells(last, "self")
      || words.count == 1 && spells(first, "self") || spells(first, "type") && spells(last, "self")
    {
      mentions.classNames.insert(.own)
    } else if spells(last, "self") || spells(first, "type") || byte(last.lowerBound) &- 0x41 < 26
      || Self.classWords.contains(where: { contains(last, $0) })
    {
      // `T.self`, `type(of: cell)`, `T`, `cellType`.
      mentions.classNames.insert(.any)
    }
  }

  /// What the names of variables hold that are classes.
  private static let classWords: [StaticString] = ["type", "class", "cell", "view", "nib"]
}

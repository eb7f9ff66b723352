/// Names of nibs that code makes of the names of classes: `String(describing: self)`, `NSStringFromClass([self class])`.
extension MentionPass {
  /// Notes a word that tells the name of a class, if it is one.
  mutating func noteClassName(_ word: Range<Int>) {
    if isOwnClass(word) {
      mentions.classNames.insert(.own)
      return
    }
    guard MentionScanner.classNaming.contains(where: { spells(word, $0) }) else { return }
    var start = skipBlanks(word.upperBound)
    guard byte(start) == UInt8(ascii: ":") || byte(start) == UInt8(ascii: "(") else { return }
    start += 1
    noteNamed(argument(from: start))
  }

  /// Whether a word stands for the class of the object itself, or for its name: `type(of: self)`, `[self class]`.
  private func isOwnClass(_ word: Range<Int>) -> Bool {
    let before = previousWord ?? wordBefore
    func follows(_ words: StaticString...) -> Bool {
      before.map { before in words.contains { spells(before, $0) } } == true
    }
    if spells(word, "className") || spells(word, "classForCoder") { return true }
    if spells(word, "class") || spells(word, "dynamicType") { return follows("self") }
    if spells(word, "description") { return follows("class", "Self") }
    if spells(word, "file") { return previousByte == UInt8(ascii: "#") && !isDefaultArgument(word) }
    guard spells(word, "type"), byte(word.upperBound) == UInt8(ascii: "(") else { return false }
    let argument = argument(from: word.upperBound + 1)
    return argument.count > 4 && spells(argument.upperBound - 4..<argument.upperBound, "self")
  }

  /// Whether `#file` is what an argument is unless given, as where somebody logs: `file: String = #file)`.
  private func isDefaultArgument(_ word: Range<Int>) -> Bool {
    let next = byte(skipBlanks(word.upperBound))
    return byteBefore(skipBlanksBefore(word.lowerBound - 1)) == UInt8(ascii: "=")
      && (next == UInt8(ascii: ")") || next == UInt8(ascii: ","))
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
  func argument(from start: Int) -> Range<Int> {
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
    let namesSelf = words.contains { spells($0, "self") }
    if spells(first, "Self") || namesSelf && !spells(last, "self")
      || words.count == 1 && namesSelf || spells(first, "type") && spells(last, "self")
    {
      mentions.classNames.insert(.own)
    } else if spells(last, "self") || spells(first, "type") || byte(last.lowerBound).isUppercase
      || Self.classWords.contains(where: { contains(last, $0) })
    {
      // `T.self`, `type(of: cell)`, `T`, `cellType`.
      mentions.classNames.insert(.any)
    }
  }

  /// What the names of variables hold that are classes.
  private static let classWords: [StaticString] = ["type", "class", "cell", "view", "nib"]
}

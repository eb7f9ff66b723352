/// Names of nibs that code derives from class names: `String(describing: self)`, `NSStringFromClass([self class])`.
extension MentionPass {
  /// Notes a word that names a class, if it does.
  mutating func noteClassName(_ word: Int) {
    if isOwnClass(word) {
      mentions.classNames.insert(.own)
    } else if tokens.isWord(word, of: MentionScanner.classNaming), tokens.isSymbol(word + 1, ":", "(") {
      noteNamed(argument(from: word + 2))
    }
  }

  /// Whether a word is the class of the object itself, or its name: `type(of: self)`, `[self class]`.
  private func isOwnClass(_ word: Int) -> Bool {
    let before = previousWord ?? wordBefore
    func follows(_ words: [StaticString]) -> Bool { before.map { tokens.isWord($0, of: words) } == true }
    if tokens.isWord(word, of: ["className", "classForCoder"]) { return true }
    if tokens.isWord(word, of: ["class", "dynamicType"]) { return follows(["self"]) }
    if tokens.spells(word, "description") { return follows(["class", "Self"]) }
    if tokens.spells(word, "file") { return tokens.isSymbol(word - 1, "#") && !isDefaultArgument(word) }
    guard tokens.spells(word, "type"), tokens.isSymbol(word + 1, "("), tokens.isJoined(word + 1) else {
      return false
    }
    let argument = argument(from: word + 2)
    return argument.count > 1 && tokens.spells(argument.upperBound - 1, "self")
  }

  /// Whether `#file` is a default argument, as in a logging function: `file: String = #file)`.
  private func isDefaultArgument(_ word: Int) -> Bool {
    tokens.isSymbol(word - 2, "=") && tokens.isSymbol(word + 1, ")", ",")
  }

  /// Notes a string literal that consists of the name of a class: `"\(Self.self)"`, `@"%@"`.
  mutating func noteClassName(inLiteral literal: Int, _ content: Range<Int>) {
    if bytes[content].elementsEqual("%@".utf8) {
      mentions.classNames.insert(.any)
    } else if tokens.isInterpolated(literal), tokens.range(literal + 1).lowerBound == content.lowerBound {
      let argument = argument(from: literal + 3)
      let end = argument.upperBound
      if tokens.indices.contains(end), tokens.range(end).upperBound == content.upperBound {
        noteNamed(argument)
      }
    }
  }

  /// Notes the class that an expression names: the object's own class, or any class that is passed in.
  private mutating func noteNamed(_ argument: Range<Int>) {
    let words = argument.filter(tokens.isWord)
    guard let first = words.first, let last = words.last else { return }
    // `self`, `type(of: self)`, `self.dynamicType`, `[self class]`, `Self.self`.
    let namesSelf = words.contains { tokens.spells($0, "self") }
    let endsWithSelf = tokens.spells(last, "self")
    let beginsWithType = tokens.spells(first, "type")
    if tokens.spells(first, "Self") || namesSelf && !endsWithSelf || words.count == 1 && namesSelf
      || beginsWithType && endsWithSelf
    {
      mentions.classNames.insert(.own)
    } else if endsWithSelf || beginsWithType || bytes[tokens.range(last).lowerBound].isUppercase
      || Self.classWords.contains(where: { tokens.contains(last, $0) })
    {
      // `T.self`, `type(of: cell)`, `T`, `cellType`.
      mentions.classNames.insert(.any)
    }
  }

  /// Parts of the names of variables that hold classes.
  private static let classWords: [StaticString] = ["type", "class", "cell", "view", "nib"]
}

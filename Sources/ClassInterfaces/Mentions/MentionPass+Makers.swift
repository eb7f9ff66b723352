/// Static methods that make an object without any nib.
extension MentionPass {
  /// Notes `static func name() -> Name { Name() }`, which makes an object without any nib.
  mutating func noteMaker(_ name: Int) {
    guard let modifier = wordBefore, tokens.isWord(modifier, of: ["static", "class"]),
      let start = body(ofFunction: name)
    else { return }
    var makes = false
    let end = endOfBody(from: start) { word in
      if tokens.isLiteral(word) { return false }
      guard tokens.isWord(word) else { return true }
      if asksForNib(word) { return false }
      let isCalled = tokens.isSymbol(word + 1, "(") && tokens.isJoined(word + 1)
      if isCalled, bytes[tokens.range(word).lowerBound].isUppercase || tokens.spells(word, "init") {
        makes = true
      }
      return true
    }
    if makes, end != nil { mentions.plainMakers.insert(text(name)) }
  }

  /// The index of the brace that begins the body of the function whose name is at an index; nil for a requirement of a
  /// protocol, which has none.
  func body(ofFunction name: Int) -> Int? {
    var index = name + 1
    while index < tokens.indices.upperBound {
      if tokens.isSymbol(index, "{") { return index }
      if tokens.isSymbol(index, "}") || tokens.spells(index, "func") { return nil }
      index += 1
    }
    return nil
  }

  /// Reads a body up to its end.
  ///
  /// - Parameters:
  ///   - start: The index of the opening brace.
  ///   - mayGoOn: Whether to go on after a token.
  /// - Returns: The index of the closing brace; nil if a token rules the body out, or if the body is too long.
  func endOfBody(from start: Int, _ mayGoOn: (Int) -> Bool) -> Int? {
    let limit = tokens.range(start).lowerBound + Self.longestBody
    var (index, depth) = (start, 0)
    while index < tokens.indices.upperBound, tokens.range(index).lowerBound < limit {
      if tokens.isSymbol(index, "{") { depth += 1 }
      if tokens.isSymbol(index, "}") {
        depth -= 1
        if depth <= 0 { return index }
      }
      guard mayGoOn(index) else { return nil }
      index += 1
    }
    return nil
  }

  /// A function that makes an object, or registers a class, does little else.
  private static let longestBody = 1 << 14

  /// Whether a word in a body passes a class on, or has to do with storyboards and nibs.
  private func asksForNib(_ word: Int) -> Bool {
    if tokens.spells(word, "self"), tokens.isSymbol(word - 1, ".") { return true }
    return Self.nibWords.contains { tokens.contains(word, $0) }
  }
}

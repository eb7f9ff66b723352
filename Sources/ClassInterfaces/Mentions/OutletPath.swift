/// The name of an outlet with what it is asked of: `cell?.name`, `[self name]`.
struct OutletPath {
  /// The first and the last token.
  var start: Int
  var end: Int
  /// Whether something else than `self` is asked.
  var isOthers: Bool

  /// Reads what the name at an index is asked of; nil where it is an implicit member such as `.name`, or a type's.
  init?(to index: Int, in tokens: SourceTokens) {
    if tokens.isSymbol(index + 1, "]"), tokens.isWord(index - 1) || tokens.isSymbol(index - 1, "]", ")"),
      let bracket = tokens.bracket(around: index + 1), bracket < index - 1
    {
      (start, end) = (bracket, index + 1)
      isOthers = bracket != index - 2 || !tokens.isSelf(index - 1)
      return
    }
    end = index
    let isArrow = tokens.isSymbol(index - 1, ">") && tokens.isSymbol(index - 2, "-")
    guard isArrow || tokens.isSymbol(index - 1, ".") else {
      (start, isOthers) = (index, false)
      return
    }
    let dot = isArrow ? index - 2 : index - 1
    guard isArrow || tokens.hasReceiver(dot) && !tokens.isType(dot - 1) else { return nil }
    start = tokens.start(ofPathTo: dot)
    isOthers = start < dot - 2 || !tokens.isSelf(start)
  }
}

extension SourceTokens {
  /// Whether something stands before a dot that is asked for the member behind it.
  func hasReceiver(_ dot: Int) -> Bool {
    guard isWord(dot - 1) || isSymbol(dot - 1, ")", "]", "}", "?", "!", "\\") else {
      return false
    }
    return isJoined(dot) || beginsLine(dot)
  }

  /// The first token of what stands before a dot: `a` of `a.b(c)?.d`.
  fileprivate func start(ofPathTo dot: Int) -> Int {
    var start = dot
    for _ in 0..<Self.longestPath {
      var index = start - 1
      while isSymbol(index, "?", "!") { index -= 1 }
      if isSymbol(index, ")", "]"), let opening = bracket(around: index) {
        let isCall = isWord(opening - 1) && isJoined(opening)
        index = isCall ? opening - 1 : opening
      } else if !isWord(index) {
        return start
      }
      start = index
      guard isSymbol(start - 1, "."), hasReceiver(start - 1) else { return start }
      start -= 1
    }
    return start
  }

  /// Whether a word stands for a type, whose member is none of an object's: `Texts.title`, but not `\Card.title`.
  fileprivate func isType(_ index: Int) -> Bool {
    guard let word = word(index), word.first?.isUppercase == true, !word.contains("_") else {
      return false
    }
    return word != "NSApp" && !isSymbol(index - 1, "\\")
  }

  /// Whether a word stands for the object itself: `self`, `weakSelf`, `super`.
  func isSelf(_ index: Int) -> Bool {
    word(index).map { $0 == "super" || $0.lowercased().contains("self") } == true
  }

  private static let longestPath = 64
}

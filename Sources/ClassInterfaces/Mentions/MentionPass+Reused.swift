/// Recognizes reuse and segue identifiers, which are not nib names.
extension MentionPass {
  /// Whether a literal is the identifier under which a cell or view is registered or requested.
  func isReuseIdentifier(_ literal: Int) -> Bool {
    let colon = tokens.beforeLiteral(literal)
    guard tokens.isSymbol(colon, ":") else { return false }
    if tokens.isWord(colon - 1, of: Self.cellLabels) { return true }
    return tokens.spells(colon - 1, "withReuseIdentifier") && isOfFrameworks(colon - 1)
  }

  /// Whether the call around a label is one of the frameworks' that take `withReuseIdentifier:` after other arguments.
  private func isOfFrameworks(_ label: Int) -> Bool {
    let limit = tokens.range(label).lowerBound - Self.longestCall
    var (index, depth) = (label - 1, 0)
    while index >= 0, tokens.range(index).lowerBound >= limit {
      if tokens.isSymbol(index, ")", "]") { depth += 1 }
      if tokens.isSymbol(index, "(", "[") { depth -= 1 }
      if depth < 0 { return tokens.isSymbol(index, "(") && tokens.isWord(index - 1, of: Self.supplementary) }
      if depth == 0, tokens.isSymbol(index, ":"), tokens.isWord(index - 1, of: Self.supplementary) {
        return true
      }
      index -= 1
    }
    return false
  }

  // MARK: Constants

  /// The mentions of a name in the literal that is the value of a constant.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - literal: The literal.
  /// - Returns: The mentions, if code requests cells and segues alone by the constant; nil otherwise.
  mutating func constantSpelling(of name: String, in literal: Int) -> Set<String>? {
    guard constantCount < Self.mostConstants, !scanner.isCell(name), let word = constant(of: literal) else {
      return nil
    }
    constantCount += 1
    tokens.matchBrackets()
    guard let uses = ReuseConstant(Array(bytes[tokens.range(word)]), in: tokens) else { return nil }
    if uses.mayBeSeen { return [NameMentions.constant(text(word), ofCell: name)] }
    var spellings: Set<String> = []
    if uses.asksForCells { spellings.insert(NameMentions.cell(name)) }
    if uses.performsSegues { spellings.insert(NameMentions.segue(name)) }
    return spellings
  }

  /// The name of the constant that a literal is assigned to where it is declared: `let name = "X"`,
  /// `NSString *const name = @"X"`, `#define name @"X"`.
  private func constant(of literal: Int) -> Int? {
    var word = tokens.beforeLiteral(literal)
    let isGiven = tokens.isSymbol(word, "=")
    if isGiven { word -= 1 }
    if isGiven, tokens.spells(word, "String") {
      guard tokens.isSymbol(word - 1, ":") else { return nil }
      word -= 2
    }
    guard tokens.isWord(word) else { return nil }
    guard isGiven else { return tokens.spells(word - 1, "define") ? word : nil }
    if tokens.spells(word - 1, "let") { return isForOthers(word - 1) ? nil : word }
    return tokens.spells(word - 1, "const") || tokens.isSymbol(word - 1, "*") ? word : nil
  }

  /// Whether other sources are meant to use the constant that `let` declares: `static let name`.
  private func isForOthers(_ keyword: Int) -> Bool {
    var (modifier, isStatic) = (keyword - 1, false)
    while tokens.isWord(modifier) {
      if tokens.isWord(modifier, of: ["private", "fileprivate"]) { return false }
      guard tokens.isWord(modifier, of: Self.modifiers) else { break }
      isStatic = isStatic || tokens.spells(modifier, "static")
      modifier -= 1
    }
    return isStatic
  }

  private static let modifiers: [StaticString] = ["final", "internal", "open", "public", "static"]

  // MARK: Nibs

  /// Notes the constant or variable in place of a nib's name: `nibName: list.name`, `loadNibNamed(name`.
  mutating func noteNibArgument(behind label: Int) {
    // All of these end so.
    let last = bytes[tokens.range(label).upperBound - 1]
    guard tokens.range(label).count > 6, last == UInt8(ascii: "e") || last == UInt8(ascii: "d"),
      tokens.isSymbol(label + 1, ":", "("), tokens.isWord(label, of: MentionScanner.nibLabels)
    else { return }
    var word = label + 2
    while tokens.isSymbol(word + 1, "."), tokens.isJoined(word + 1), tokens.isWord(word + 2),
      tokens.isJoined(word + 2)
    {
      word += 2
    }
    guard tokens.isWord(word), !tokens.isWord(word, of: ["nil", "String"]) else { return }
    mentions.names.insert(NameMentions.nibArgument(text(word)))
  }

  /// More stand in what was generated, where each would be looked for in all of it.
  private static let mostConstants = 64
  /// No call of these is longer.
  private static let longestCall = 512

  /// The labels behind which nothing but the identifier of a cell stands.
  static let cellLabels: [StaticString] = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
  ]
  /// The methods of the frameworks that take such an identifier behind `withReuseIdentifier:`, not as the first argument.
  private static let supplementary: [StaticString] = [
    "dequeueReusableSupplementaryView", "dequeueReusableSupplementaryViewOfKind", "register", "registerClass",
    "registerNib",
  ]
}

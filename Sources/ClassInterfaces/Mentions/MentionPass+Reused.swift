/// Identifiers of cells and segues: a literal, or a constant that holds it, by which nothing but these is asked for names
/// no nib.
extension MentionPass {
  /// Whether a literal at an offset is the identifier under which a cell or view is registered or asked for.
  func isReuseIdentifier(_ literal: Int) -> Bool {
    let end = skipBlanksBefore(byteBefore(literal) == UInt8(ascii: "@") ? literal - 1 : literal)
    guard byteBefore(end) == UInt8(ascii: ":") else { return false }
    let label = wordBefore(skipBlanksBefore(end - 1))
    if Self.cellLabels.contains(where: { spells(label, $0) }) { return true }
    return spells(label, "withReuseIdentifier") && isOfFrameworks(label.lowerBound)
  }

  /// Whether the call around an offset is one of the frameworks' that take `withReuseIdentifier:` behind other arguments.
  private func isOfFrameworks(_ offset: Int) -> Bool {
    var (index, depth) = (offset, 0)
    let limit = max(0, offset - Self.longestCall)
    while index > limit {
      index -= 1
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("):
        depth -= 1
        if depth < 0 {
          let call = wordBefore(index)
          return Self.supplementary.contains { spells(call, $0) }
        }
      case UInt8(ascii: "["): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        let label = wordBefore(index)
        if Self.supplementary.contains(where: { spells(label, $0) }) { return true }
      default: break
      }
      if depth < 0 { return false }
    }
    return false
  }

  // MARK: Constants

  /// How a name is kept that a literal holds which is the value of a constant.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - literal: Where the literal stands.
  /// - Returns: How the name is kept, if code asks for cells and segues alone by the constant; nil otherwise.
  mutating func constantSpelling(of name: String, in literal: Range<Int>) -> Set<String>? {
    guard constantCount < Self.mostConstants, !scanner.isCell(name),
      let word = constant(of: literal.lowerBound)
    else { return nil }
    constantCount += 1
    let tokens = tokens ?? SourceTokens(bytes)
    self.tokens = tokens
    guard let uses = ReuseConstant(Array(bytes[word]), in: tokens) else { return nil }
    if uses.mayBeSeen { return [NameMentions.constant(text(word), ofCell: name)] }
    var spellings: Set<String> = []
    if uses.asksForCells { spellings.insert(NameMentions.cell(name)) }
    if uses.performsSegues { spellings.insert(NameMentions.segue(name)) }
    return spellings
  }

  /// The name of the constant to which the literal at an offset is given where it is declared: `let name = "X"`,
  /// `NSString *const name = @"X"`, `#define name @"X"`.
  private func constant(of literal: Int) -> Range<Int>? {
    var end = skipBlanksBefore(byteBefore(literal) == UInt8(ascii: "@") ? literal - 1 : literal)
    let isGiven = byteBefore(end) == UInt8(ascii: "=")
    if isGiven { end = skipBlanksBefore(end - 1) }
    var word = wordBefore(end)
    if isGiven, spells(word, "String") {
      let colon = skipBlanksBefore(word.lowerBound)
      guard byteBefore(colon) == UInt8(ascii: ":") else { return nil }
      word = wordBefore(skipBlanksBefore(colon - 1))
    }
    guard !word.isEmpty else { return nil }
    let before = skipBlanksBefore(word.lowerBound)
    let keyword = wordBefore(before)
    guard isGiven else { return spells(keyword, "define") ? word : nil }
    if spells(keyword, "let") { return isForOthers(keyword) ? nil : word }
    return spells(keyword, "const") || byteBefore(before) == UInt8(ascii: "*") ? word : nil
  }

  /// Whether other sources are meant to use what `let` declares: `static let name`.
  private func isForOthers(_ keyword: Range<Int>) -> Bool {
    var (modifier, isStatic) = (wordBefore(skipBlanksBefore(keyword.lowerBound)), false)
    while !modifier.isEmpty {
      if spells(modifier, "private") || spells(modifier, "fileprivate") { return false }
      guard Self.modifiers.contains(where: { spells(modifier, $0) }) else { break }
      isStatic = isStatic || spells(modifier, "static")
      modifier = wordBefore(skipBlanksBefore(modifier.lowerBound))
    }
    return isStatic
  }

  private static let modifiers: [StaticString] = ["final", "internal", "open", "public", "static"]

  // MARK: Nibs

  /// Notes the constant or variable that stands where the name of a nib does: `nibName: list.name`, `loadNibNamed(name`.
  mutating func noteNibArgument(behind label: Range<Int>) {
    // All of these end so.
    let last = bytes[label.upperBound - 1]
    guard label.count > 6, last == UInt8(ascii: "e") || last == UInt8(ascii: "d") else { return }
    let next = skipBlanks(label.upperBound)
    guard byte(next) == UInt8(ascii: ":") || byte(next) == UInt8(ascii: "("),
      MentionScanner.nibLabels.contains(where: { spells(label, $0) })
    else { return }
    var index = skipBlanks(next + 1)
    var word = index..<Self.end(ofWordAt: index, in: bytes)
    while byte(word.upperBound) == UInt8(ascii: "."), byte(word.upperBound + 1).beginsWord {
      index = word.upperBound + 1
      word = index..<Self.end(ofWordAt: index, in: bytes)
    }
    guard !word.isEmpty, !spells(word, "nil"), !spells(word, "String") else { return }
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

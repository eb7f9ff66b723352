/// Classes that tables and collections register for cells, in place of a nib or a prototype.
extension MentionPass {
  /// How a class is registered in `register(Name.self, forCell…)` or `register(label: Name.self)`.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - member: The member after it.
  /// - Returns: The label of the argument, `_` without one, empty for the frameworks' own methods; nil for any other use.
  func registration(of name: Int, _ member: Int) -> String? {
    var index = name - 1
    if tokens.isSymbol(index, "[") {
      return tokens.isSymbol(index - 1, ":") && tokens.spells(index - 2, "registerClass") ? "" : nil
    }
    var label = "_"
    if tokens.isSymbol(index, ":") {
      label = tokens.word(index - 1) ?? ""
      index -= 2
    }
    guard tokens.isSymbol(index, "("), tokens.spells(index - 1, "register") else { return nil }
    if tokens.isSymbol(member + 1, ")") { return label }
    return tokens.isSymbol(member + 1, ",") && tokens.isWord(member + 2, of: Self.reuseLabels) ? "" : nil
  }

  /// Notes `func register<T>(label type: T.Type) { ... }`: whether it passes the class on, or loads the class's nib.
  mutating func noteRegistrar(_ name: Int) {
    var opening = name + 1
    while opening < tokens.indices.upperBound, !tokens.isSymbol(opening, "(", "{") { opening += 1 }
    // A method without a parameter registers no class.
    guard tokens.isSymbol(opening, "("), let label = tokens.word(opening + 1),
      let start = body(ofFunction: opening)
    else { return }
    var registers = false
    let end = endOfBody(from: start) { word in
      if Self.nibWords.contains(where: { tokens.contains(word, $0) }) { return false }
      if tokens.isWord(word, of: Self.reuseLabels) { registers = true }
      return true
    }
    if registers, end != nil {
      mentions.classRegistrars.insert(label)
    } else {
      mentions.otherRegistrars.insert(label)
    }
  }

  /// The labels after the class in the frameworks' methods.
  private static let reuseLabels = cellLabels + ["forSupplementaryViewOfKind"]
}

/// Finds controllers created with an explicit nib name or view, so that UIKit does not look for a nib named after the class.
extension MentionPass {
  /// Whether `Name(...)` is given its nib or its view.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - opening: The parenthesis.
  /// - Returns: Whether it is.
  func isProvided(_ name: Int, madeWith opening: Int) -> Bool {
    let label = opening + 1
    if tokens.isWord(label, of: ["nibName", "nib"]), tokens.isSymbol(label + 1, ":"),
      tokens.isJoined(label + 1)
    {
      return isNib(label + 2)
    }
    return closing(of: opening).map { isGivenView($0 + 1, toObjectMadeAt: name) } == true
  }

  /// Whether `Name.init(...)`, `[[Name alloc] init...]` or `[Name new]` is.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - member: The member that makes the object.
  /// - Returns: Whether it is.
  func isProvided(_ name: Int, madeBy member: Int) -> Bool {
    let next = member + 1
    if tokens.spells(member, "init") { return tokens.isSymbol(next, "(") && isProvided(name, madeWith: next) }
    guard tokens.isSymbol(next, "]") else { return false }
    let opening = name - 1
    if tokens.spells(member, "new") { return isGivenView(next + 1, toObjectMadeAt: opening) }
    if tokens.spells(next + 1, "initWithNibName") {
      return tokens.isSymbol(next + 2, ":") && isNib(next + 3)
    }
    guard tokens.isSymbol(opening - 1, "["), let end = closing(of: opening - 1) else { return false }
    return isGivenView(end + 1, toObjectMadeAt: opening - 1)
  }

  /// Whether an argument is certainly a nib or the name of one; a variable may be nil.
  private func isNib(_ start: Int) -> Bool {
    guard !argument(from: start).contains(where: { tokens.isSymbol($0, "?") }) else { return false }
    let first = tokens.isSymbol(start, "@") ? start + 1 : start
    if let content = tokens.content(first) { return !content.isEmpty }
    if tokens.isSymbol(first, "[") { return true }
    return tokens.isWord(start) && tokens.isSymbol(start + 1, ".", "(") && tokens.isJoined(start + 1)
  }

  /// Whether a statement sets the view of the object made by the statement before: `name = Name()`, `name.view = view`.
  ///
  /// - Parameters:
  ///   - end: The first token of the statement.
  ///   - start: The first token of the expression that makes the object.
  /// - Returns: Whether it does.
  private func isGivenView(_ end: Int, toObjectMadeAt start: Int) -> Bool {
    guard tokens.isSymbol(start - 1, "="), tokens.isWord(start - 2) else { return false }
    let variable = path(endingAt: start - 2)
    var index = end
    while tokens.isSymbol(index, ";") { index += 1 }
    let isMessage = tokens.isSymbol(index, "[")
    if isMessage { index += 1 }
    for (own, other) in zip(variable, index...) {
      guard let expected = tokens.bytes(own), tokens.bytes(other)?.elementsEqual(expected) == true else {
        return false
      }
    }
    index += variable.count
    if isMessage { return tokens.spells(index, "setView") && tokens.isSymbol(index + 1, ":") }
    return tokens.isSymbol(index, ".") && tokens.spells(index + 1, "view") && tokens.isSymbol(index + 2, "=")
      && !tokens.isSymbol(index + 3, "=")
  }

  /// The variable whose last word is at an index, with its receiver: `panel`, `self.panel`.
  private func path(endingAt last: Int) -> ClosedRange<Int> {
    var first = last
    while tokens.isSymbol(first - 1, "."), tokens.isWord(first - 2) { first -= 2 }
    return first...last
  }
}

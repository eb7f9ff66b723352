/// Rows that a data source takes from its table and hands back, whatever they are.
extension ObjectiveCNameReferenceFinder {
  /// Whether the body gives the table what the message at an index gives, and nothing looks whether that is nil.
  func isAnsweredUnchecked(_ index: Int) -> Bool {
    guard givesRows else { return false }
    guard let variable = body.variableSet(before: index) else { return isAnswered(index) }
    var isAnswered = false
    for use in body.tokens.indices where body.name(at: use) == variable && !body.isSymbol(".", at: use - 1) {
      if body.isSymbol("=", at: use + 1), !body.isSymbol("=", at: use + 2) {
        guard isGivenRow(from: use + 2) else { return false }
      } else if body.name(at: use - 1) == "return", body.isSymbol(";", at: use + 1) {
        isAnswered = true
      } else if !isHarmless(use) {
        return false
      }
    }
    return isAnswered
  }

  /// Whether what a message gives is answered as it is: `return [table dequeueReusableCellWithIdentifier:@"Row"];`.
  private func isAnswered(_ index: Int) -> Bool {
    var start = index
    while start > 0, body.name(at: start - 1) != nil || body.isSymbol(".", at: start - 1) { start -= 1 }
    return body.isSymbol("[", at: start - 1) && body.name(at: start - 2) == "return"
  }

  /// Whether the value that begins at an index is what a table gives, or nil until then.
  private func isGivenRow(from start: Int) -> Bool {
    var index = start
    while index < body.tokens.count, !body.isSymbol(";", at: index) {
      if body.bytes(ofNameAt: index).map(DequeuingMethods.mayBeNamed) == true { return true }
      index += 1
    }
    return body.name(at: start) == "nil" && index == start + 1
  }

  /// Whether a use of a row says nothing of whether it is nil: `[row show]`, `row.label`, `show:row`, `Row *row;`.
  private func isHarmless(_ use: Int) -> Bool {
    body.isSymbol(".", at: use + 1) || body.isSymbol(":", at: use - 1)
      || body.isSymbol("[", at: use - 1) && body.name(at: use + 1) != nil
      || body.isSymbol("*", at: use - 1) && body.isSymbol(";", at: use + 1)
  }
}

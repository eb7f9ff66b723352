/// Cells that a data source takes from its table or collection.
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

  /// Whether a message stands where a cell is missing that is always there: `if (!cell) { ... }` right behind one that is asked
  /// for with its index path.
  func isForMissingCell(_ index: Int) -> Bool {
    body.tokens.indices.prefix(index).contains { start in
      guard body.name(at: start) == "if", body.isSymbol("(", at: start + 1) else { return false }
      let end = body.closing(start + 1)
      guard body.isSymbol("{", at: end + 1), (end + 1..<body.closing(end + 1)).contains(index),
        body.isSymbol(";", at: start - 1), let cell = body.variableSet(before: start - 1)
      else { return false }
      let missing = ["!\(cell)", "\(cell)==nil", "nil==\(cell)"]
      return missing.contains(body.spelling(start + 2..<end)) && isAlwaysGiven(endingAt: start - 1)
    }
  }

  /// Whether the statement that ends at an index takes a cell with its index path.
  private func isAlwaysGiven(endingAt end: Int) -> Bool {
    var index = end - 1
    while index >= 0, ![";", "{", "}"].contains(where: { body.isSymbol($0, at: index) }) {
      if body.bytes(ofNameAt: index).map(DequeuingMethods.mayBeNamed) == true {
        let selector = body.arguments(from: index).map { "\($0.label):" }.joined()
        return DequeuingMethods.all[selector].map { !$0.mayGiveNil } ?? false
      }
      index -= 1
    }
    return false
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

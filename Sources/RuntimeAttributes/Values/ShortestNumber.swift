extension Double {
  /// The fewest digits that stand for the number; no `.0` behind a whole one.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

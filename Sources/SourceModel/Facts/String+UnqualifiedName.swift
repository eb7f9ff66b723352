extension String {
  /// The name of a type without modules and enclosing types: `Card` for `App.Deck.Card`.
  package var unqualifiedName: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}

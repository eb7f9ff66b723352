extension String {
  /// The name of a type without modules and enclosing types: `Card` for `App.Deck.Card`.
  package var unqualifiedName: String { split(separator: ".").last.map(String.init) ?? self }
}

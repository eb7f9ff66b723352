import RuntimeAttributes

extension String {
  /// The string with its first character uppercased if it is an ASCII letter, as in `set<Key>:`.
  package var firstUppercased: String {
    guard let first = utf8.first, first &- 0x61 < 26 else { return self }
    return String(UnicodeScalar(first &- 0x20)) + dropFirst()
  }

  /// The string with its first character lowercased if it is an ASCII letter, as in the key of `set<Key>:`.
  package var firstLowercased: String {
    guard let first = utf8.first, first &- 0x41 < 26 else { return self }
    return String(UnicodeScalar(first &+ 0x20)) + dropFirst()
  }
}

/// The parts of document names that code may use as prefixes or suffixes.
///
/// Examples are `-large` in `Card-large`, `Card` and `Controller` in `CardController`, and `large` in `Cardlarge` if a
/// document `Card` exists as well.
struct NameParts {
  private(set) var parts: Set<String> = []

  /// Splits names at punctuation, between words, and at places where the rest is the name of another document.
  init(of names: Set<String>) {
    let lengths = Set(names.lazy.map(\.utf8.count))
    for name in names {
      let (bytes, count) = (name.utf8, name.utf8.count)
      var (cut, length) = (bytes.startIndex, 0)
      while length < count - 1 {
        let last = bytes[cut]
        (cut, length) = (bytes.index(after: cut), length + 1)
        if Self.isUppercase(bytes[cut]), !Self.isUppercase(last), !Self.isSign(last) {
          parts.formUnion([String(name[..<cut]), String(name[cut...])])
        }
        if Self.isSign(bytes[cut]) {
          if count - length > 1 { parts.insert(String(name[cut...])) }
        } else if count - length > 2, lengths.contains(length), names.contains(String(name[..<cut])) {
          parts.insert(String(name[cut...]))
        }
        if Self.isSign(last) {
          if length > 1 { parts.insert(String(name[..<cut])) }
        } else if length > 2, lengths.contains(count - length), names.contains(String(name[cut...])) {
          parts.insert(String(name[..<cut]))
        }
      }
    }
  }

  /// Whether a string begins or ends with punctuation, as many parts of names do.
  static func hasSign(_ text: String) -> Bool {
    text.utf8.first.map(isSign) == true || text.utf8.last.map(isSign) == true
  }

  /// Whether a nib name and a class name differ only in the prefix or the last word.
  ///
  /// Examples are `HistoryView` and `HistoryController`, or `Card` and `ABCard`.
  static func shareStem(_ nib: String, _ className: String) -> Bool {
    if className.hasSuffix(nib) { return true }
    guard let word = className.lastIndex(where: \.isUppercase), word > className.startIndex else {
      return false
    }
    return nib.hasPrefix(className[..<word])
  }

  /// Returns the indexes where a name may have been concatenated.
  static func cuts(of name: String) -> some Sequence<String.Index> { name.indices.dropFirst() }

  private static func isUppercase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte < 0x80 && !(byte | 0x20 &- 0x61 < 26) && !(byte &- 0x30 < 10)
  }
}

/// The parts of documents' names that code may put before or behind others: `-large` of `Card-large`, `Wide` of `CardWide`
/// beside `Card`.
struct NameParts {
  private(set) var parts: Set<String> = []

  /// Divides the names of documents: where a sign stands, and where the rest is another one's name.
  init(of names: Set<String>) {
    let lengths = Set(names.lazy.map(\.utf8.count))
    for name in names {
      let (bytes, count) = (name.utf8, name.utf8.count)
      var (cut, length) = (bytes.startIndex, 0)
      while length < count - 1 {
        let last = bytes[cut]
        (cut, length) = (bytes.index(after: cut), length + 1)
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

  /// Whether a text begins or ends with a sign, as parts do.
  static func hasSign(_ text: String) -> Bool {
    text.utf8.first.map(isSign) == true || text.utf8.last.map(isSign) == true
  }

  /// Where a name may be put together.
  static func cuts(of name: String) -> some Sequence<String.Index> { name.indices.dropFirst() }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte < 0x80 && !(byte | 0x20 &- 0x61 < 26) && !(byte &- 0x30 < 10)
  }
}

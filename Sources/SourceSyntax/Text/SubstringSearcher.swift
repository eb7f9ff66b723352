/// Searches many sources for a substring that few sources contain.
package struct SubstringSearcher: Sendable {
  private let text: [UInt8]
  private let pivot: UInt8

  /// The lower-case letters and the space, ordered from rarest to most frequent in source code.
  ///
  /// Capitals, digits and punctuation are rarer.
  private static let letters = Array("jqzkvywbxghfpmudclsonraite ".utf8)

  /// The search for `super`, the keyword of calls to superclass implementations.
  package static let `super` = SubstringSearcher("super")

  /// Prepares a search for a nonempty string.
  package init(_ text: String) {
    self.text = Array(text.utf8)
    pivot = self.text.min { Self.frequency(of: $0) < Self.frequency(of: $1) } ?? 0
  }

  /// Whether a string contains the substring.
  package func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8(occurs)
  }

  /// Whether the bytes contain the substring.
  package func occurs(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer(occurs) }

  /// Whether the bytes contain the substring.
  package func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    ByteSearch.search(text, by: pivot, in: bytes) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  private static func frequency(of byte: UInt8) -> Int { letters.firstIndex(of: byte) ?? -1 }
}

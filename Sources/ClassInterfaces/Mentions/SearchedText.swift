/// A text that is looked for in many sources, most of which do not have it.
package struct SearchedText: Sendable {
  private let text: [UInt8]
  private let pivot: UInt8

  /// Prepares to look for a text that is not empty.
  package init(_ text: String) {
    self.text = Array(text.utf8)
    // Capitals are rare in words.
    pivot = self.text.first { $0 &- 0x41 < 26 } ?? self.text.first ?? 0
  }

  /// Whether the text stands somewhere.
  package func stands(in bytes: [UInt8]) -> Bool {
    var isFound = false
    ByteSearch.search(text, by: pivot, in: bytes) { _ in
      isFound = true
      return false
    }
    return isFound
  }
}

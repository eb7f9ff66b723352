/// A text that is looked for in many sources, most of which do not have it.
package struct SubstringSearcher: Sendable {
  private let text: [UInt8]
  private let pivot: UInt8

  /// Small letters and the blank as frequent as they are in sources, the rarest first; capitals, digits and signs are rarer
  /// in words.
  private static let letters = Array("jqzkvywbxghfpmudclsonraite ".utf8)

  /// What a method has that may call that of the superclass.
  static let `super` = SubstringSearcher("super")

  /// Prepares to look for a text that is not empty.
  package init(_ text: String) {
    self.text = Array(text.utf8)
    pivot = self.text.min { Self.frequency(of: $0) < Self.frequency(of: $1) } ?? 0
  }

  /// Whether the text stands in another one.
  package func stands(in text: String) -> Bool {
    var text = text
    return text.withUTF8(stands)
  }

  /// Whether the text stands somewhere.
  package func stands(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer(stands) }

  /// Whether the text stands somewhere.
  func stands(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    ByteSearch.search(text, by: pivot, in: bytes) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  private static func frequency(of byte: UInt8) -> Int { letters.firstIndex(of: byte) ?? -1 }
}

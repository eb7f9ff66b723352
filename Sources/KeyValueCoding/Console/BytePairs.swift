import RuntimeAttributes

/// A set of pairs of adjacent bytes.
///
/// A line without one of the pairs of a text cannot contain the text, so the line need not be searched.
///
/// A pair is represented by 10 of its bits, so different pairs may be equal.
struct BytePairs: Sendable {
  private var words: [UInt64] = Array(repeating: 0, count: 16)

  /// Collects the pairs of a text.
  init(of text: some Sequence<UInt8>) {
    words.withUnsafeMutableBufferPointer { words in
      var previous: Int?
      for byte in text {
        // The last five bits distinguish letters.
        let current = Int(byte & 0x1F)
        if let previous {
          let pair = previous << 5 | current
          words[pair >> 6] |= 1 << UInt64(pair & 63)
        }
        previous = current
      }
    }
  }

  mutating func formUnion(_ other: BytePairs) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func isSubset(of other: BytePairs) -> Bool {
    for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
    return true
  }
}

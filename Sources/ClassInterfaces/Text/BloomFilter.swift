package import BinaryCoding

/// Tells of most hashes at once that they are none of those in a set.
package struct BloomFilter: Hashable, Sendable {
  /// As many words as a power of two.
  private var words: [UInt64]

  /// Creates a filter of nothing.
  ///
  /// - Parameters:
  ///   - capacity: How many hashes it will hold.
  ///   - bitsPerHash: How much room each has; with more, fewer others are taken for one of them.
  init(capacity: Int, bitsPerHash: Int = 32) {
    var count = 64
    while count < capacity * bitsPerHash { count *= 2 }
    words = Array(repeating: 0, count: count / 64)
  }

  private var mask: UInt64 { UInt64(words.count * 64 - 1) }

  mutating func insert(_ hash: UInt64) {
    let bit = hash & mask
    words[Int(bit >> 6)] |= 1 << (bit & 63)
  }

  /// Whether a hash was inserted; true for a few others as well.
  func mayContain(_ hash: UInt64) -> Bool {
    let bit = hash & mask
    return words[Int(bit >> 6)] & 1 << (bit & 63) != 0
  }
}

extension BloomFilter: BinaryCodable {
  package static var placeholder: BloomFilter { BloomFilter(capacity: 0) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(numbers: &words)
    if words.isEmpty || words.count & (words.count - 1) != 0 { coder.fail() }
  }
}

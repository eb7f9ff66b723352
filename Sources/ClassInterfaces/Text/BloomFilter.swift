package import BinaryCoding

/// A Bloom filter over 64-bit hashes.
package struct BloomFilter: Hashable, Sendable {
  /// The bits; the number of words is a power of two.
  private var words: [UInt64]

  /// Creates an empty filter.
  ///
  /// - Parameters:
  ///   - capacity: The expected number of hashes.
  ///   - bitsPerHash: The number of bits per hash; more bits reduce false positives.
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

  /// Whether a hash may have been inserted; false positives are possible.
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

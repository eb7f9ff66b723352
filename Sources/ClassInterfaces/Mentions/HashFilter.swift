package import FactStorage

/// Tells of most hashes at once that they are none of those in a set.
package struct HashFilter: Hashable, Sendable {
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

extension HashFilter: Storable {
  package static var blank: HashFilter { HashFilter(capacity: 0) }

  package mutating func code(with coder: inout some FieldCoder) {
    var bytes: [UInt8] = []
    for word in words {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    var slice = bytes[...]
    coder.code(bytes: &slice)
    let count = slice.count / 8
    guard count > 0, slice.count == count * 8, count & (count - 1) == 0 else { return coder.fail() }
    words = (0..<count).map { word in
      (0..<8).reduce(0) { $0 | UInt64(slice[slice.startIndex + word * 8 + $1]) << UInt64($1 * 8) }
    }
  }
}

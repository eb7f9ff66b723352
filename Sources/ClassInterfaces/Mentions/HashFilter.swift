/// Tells of most hashes at once that they are none of those in a set.
struct HashFilter: Sendable {
  private static let bitsPerHash = 32

  private var words: [UInt64]
  private let mask: UInt64

  /// Creates a filter of nothing.
  ///
  /// - Parameter capacity: How many hashes it will hold.
  init(capacity: Int) {
    var count = 64
    while count < capacity * Self.bitsPerHash { count *= 2 }
    words = Array(repeating: 0, count: count / 64)
    mask = UInt64(count - 1)
  }

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

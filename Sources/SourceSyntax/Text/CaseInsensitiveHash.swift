import ByteHashing

/// A case-insensitive FNV-1a hash of the letters and digits in a byte sequence.
///
/// Spellings that differ only in case and punctuation have the same hash: `cardView`, `card_view`. Bytes of non-ASCII
/// characters are treated as letters without case.
struct CaseInsensitiveHash {
  private var hash = FNVHash()

  /// The hash of the bytes added so far.
  private var value: UInt64 { hash.value }

  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    let lower = byte | 0x20
    if lower.isLowercase {
      hash.combine(lower)
    } else if byte.isDigit || byte >= 0x80 {
      hash.combine(byte)
    }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = Self()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }
}

/// Names reduced to their letters and digits in lower case.
package enum FoldedName {
  /// Returns the hash of a name's letters and digits.
  package static func hash(of name: ArraySlice<UInt8>) -> UInt64 { CaseInsensitiveHash.of(name) }
}

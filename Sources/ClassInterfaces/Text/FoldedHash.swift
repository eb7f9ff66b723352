/// FNV-1a of the letters and digits among some bytes, in lower case: the same for all spellings of a name.
struct FoldedHash {
  static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
  static let prime: UInt64 = 0x100_0000_01B3

  private(set) var value = Self.basis

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    let lower = byte | 0x20
    if lower.isLowercase {
      value = (value ^ UInt64(lower)) &* Self.prime
    } else if byte.isDigit || byte >= 0x80 {
      value = (value ^ UInt64(byte)) &* Self.prime
    }
  }

  /// Adds a byte if a word goes on with it, and tells whether it does.
  @inline(__always)
  mutating func addPart(ofWord byte: UInt8) -> Bool {
    let lower = byte | 0x20
    if lower.isLowercase {
      value = (value ^ UInt64(lower)) &* Self.prime
    } else if byte.isDigit || byte >= 0x80 {
      value = (value ^ UInt64(byte)) &* Self.prime
    } else {
      return byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
    return true
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = Self()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }
}

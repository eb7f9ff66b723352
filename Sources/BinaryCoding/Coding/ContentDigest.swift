/// A 128-bit digest that identifies contents.
///
/// It is fast but not cryptographic: an attacker who could exploit a collision could also write to the index
/// directly.
package struct ContentDigest: Hashable, Sendable {
  /// The first half.
  package var high: UInt64
  /// The second half.
  package var low: UInt64

  /// Creates a digest from its halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Computes the digest of bytes.
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Self(of: $0) }
  }

  /// Computes the digest of digests and strings.
  package init(of digests: [ContentDigest], _ texts: [String] = []) {
    let size = digests.count * 16 + texts.reduce(0) { $0 + $1.utf8.count + 1 }
    // With a capacity of zero, the standard library would write to the shared empty array, possibly from several
    // threads.
    let bytes = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { buffer, count in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      for digest in digests {
        raw.storeBytes(of: digest.high.littleEndian, toByteOffset: count, as: UInt64.self)
        raw.storeBytes(of: digest.low.littleEndian, toByteOffset: count + 8, as: UInt64.self)
        count += 16
      }
      for text in texts {
        var text = text
        text.withUTF8 { utf8 in
          UnsafeMutableRawBufferPointer(rebasing: raw[count...]).copyBytes(from: utf8)
          count += utf8.count
        }
        // A terminator that does not occur in UTF-8.
        raw[count] = 0xFF
        count += 1
      }
    }
    self.init(of: bytes)
  }

  /// Computes the digest of bytes.
  package init(of bytes: UnsafeRawBufferPointer) {
    var (high, low) = (Self.seeds.0, Self.seeds.1)
    var offset = 0
    // Both halves depend on all bytes, mixed by multiplications of 64 by 64 bits.
    while bytes.count - offset >= 16 {
      let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      high = Self.mixed(high ^ first, second ^ Self.seeds.2)
      low = Self.mixed(low ^ second, first ^ Self.seeds.3) &+ first
      offset += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes[offset...].enumerated() {
      if index < 8 { rest.0 |= UInt64(byte) << UInt64(index * 8) }
      if index >= 8 { rest.1 |= UInt64(byte) << UInt64((index - 8) * 8) }
    }
    let count = UInt64(bytes.count)
    high = Self.mixed(high ^ rest.0 ^ count, rest.1 ^ Self.seeds.2)
    low = Self.mixed(low ^ rest.1, rest.0 ^ Self.seeds.3 ^ count) &+ rest.0
    self.init(high: Self.mixed(high ^ low, Self.seeds.0), low: Self.mixed(low ^ count, high ^ Self.seeds.1))
  }

  /// Odd constants without a pattern: the first digits of pi and e, and of the roots of 2 and 3.
  private static let seeds: (UInt64, UInt64, UInt64, UInt64) = (
    0x243F_6A88_85A3_08D3, 0xB7E1_5162_8AED_2A6B, 0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B
  )

  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low ^ left
  }
}

extension ContentDigest: BinaryCodable {
  package static var placeholder: ContentDigest { ContentDigest(high: 0, low: 0) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(word: &high)
    coder.code(word: &low)
  }
}

extension ContentDigest: CustomStringConvertible {
  /// Both halves in hexadecimal.
  package var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

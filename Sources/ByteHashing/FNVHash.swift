/// The 64-bit FNV-1a hash.
///
/// The same bytes have the same hash in every process. `Hasher` is seeded to protect against chosen collisions, and is
/// therefore slower.
public struct FNVHash: Sendable {
  @usableFromInline var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty sequence of bytes.
  @inlinable public init() {}

  /// The hash of all bytes so far.
  @inlinable public var value: UInt64 { bits }

  /// Adds a byte.
  @inlinable
  @inline(__always)
  public mutating func combine(_ byte: UInt8) {
    bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Returns the hash of a sequence of bytes.
  @inlinable
  @inline(__always)
  public static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNVHash()
    for byte in bytes { hash.combine(byte) }
    return hash.value
  }
}

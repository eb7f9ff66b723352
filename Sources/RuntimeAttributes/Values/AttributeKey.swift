import ByteHashing

/// One key of a key path, hashed once when it is made.
///
/// Key-value coding finds the setter of `key` by upper-casing its first character (`setKey:`), so `key`
/// and `Key` name the same setter; the hash therefore ignores the case of the first character.
public struct AttributeKey: Hashable, Sendable {
  // The hashes stand before the name, since keys are compared in this order.

  /// The hash of the key's UTF-8 bytes for getters and instance variables, which are named as the key is, case and all.
  @usableFromInline let exactHash: UInt64
  /// The same for setters, which are named after the key with its first character upper-cased.
  @usableFromInline let accessorHash: UInt64
  /// The key as it was written.
  public let name: String

  /// The key of a method that every object has, and that returns the object: `-self`.
  static let itself = AttributeKey("self")

  /// Creates a key.
  ///
  /// Any string is a key, the empty one included; whether a class answers it is another matter.
  public init(_ name: String) {
    self.name = name
    self.accessorHash = Self.accessorHash(of: name.utf8)
    self.exactHash = Self.exactHash(of: name.utf8)
  }

  /// Hashes what makes two of them equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(exactHash)
  }

  /// FNV-1a over the bytes, the first one upper-cased if it is an ASCII letter.
  static func accessorHash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNVHash()
    var isFirst = true
    for byte in bytes {
      hash.combine(isFirst && byte &- 0x61 < 26 ? byte &- 0x20 : byte)
      isFirst = false
    }
    // FNV-1a leaves the low bits of short keys alike; tables index by the low bits.
    return hash.value ^ (hash.value >> 29)
  }

  /// The accessor hash, told apart by the case of the first character.
  static func exactHash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var iterator = bytes.makeIterator()
    let isLowercased = iterator.next().map { $0 &- 0x61 < 26 } ?? false
    return accessorHash(of: bytes) ^ (isLowercased ? 0x5851_F42D_4C95_7F2D : 0)
  }
}

extension AttributeKey {
  /// Whether the key could be the name of a property: letters, digits, `_` and `$`, no digit first.
  var isIdentifier: Bool {
    guard let first = name.utf8.first, !(0x30...0x39 ~= first) else { return false }
    return name.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
        || byte >= 0x80
    }
  }
}

extension AttributeKey: ExpressibleByStringInterpolation {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension AttributeKey: CustomStringConvertible {
  /// The key as it was written.
  public var description: String { name }
}

extension AttributeKey {
  /// The order of reports.
  package static func < (left: AttributeKey, right: AttributeKey) -> Bool { left.name < right.name }
}

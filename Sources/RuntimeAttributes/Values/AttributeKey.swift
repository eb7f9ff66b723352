import ByteHashing

/// One key of a key path, with precomputed hashes.
///
/// Key-value coding uppercases the first character to find a setter (`setKey:`), so `key` and `Key` have the same
/// setter; the hash therefore ignores the case of the first character.
public struct AttributeKey: Hashable, Sendable {
  // The hashes come before the name, since the synthesized comparison follows the declaration order.

  /// The case-sensitive hash of the key's UTF-8 bytes, for getters and instance variables.
  @usableFromInline let exactHash: UInt64
  /// The hash of the key's UTF-8 bytes with the first character uppercased, for setters.
  @usableFromInline let accessorHash: UInt64
  /// The key as written.
  public let name: String

  /// The key `self`, which returns the object itself: every object has the method `-self`.
  static let itself = AttributeKey("self")

  /// Creates a key.
  ///
  /// Any string is a key, including the empty string and names that no class has.
  public init(_ name: String) {
    self.name = name
    self.accessorHash = Self.accessorHash(of: name.utf8)
    self.exactHash = Self.exactHash(of: name.utf8)
  }

  /// Hashes the key consistently with equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(exactHash)
  }

  /// Returns the FNV-1a hash of the bytes, with the first one uppercased if it is an ASCII letter.
  static func accessorHash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNVHash()
    var isFirst = true
    for byte in bytes {
      hash.combine(isFirst && byte &- 0x61 < 26 ? byte &- 0x20 : byte)
      isFirst = false
    }
    // The low bits of FNV-1a barely differ for short keys, and tables index by the low bits.
    return hash.value ^ (hash.value >> 29)
  }

  /// Returns the accessor hash, modified by the case of the first character.
  static func exactHash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var iterator = bytes.makeIterator()
    let isLowercased = iterator.next().map { $0 &- 0x61 < 26 } ?? false
    return accessorHash(of: bytes) ^ (isLowercased ? 0x5851_F42D_4C95_7F2D : 0)
  }
}

extension AttributeKey {
  /// Whether the key is a valid identifier: letters, digits, `_` and `$`, not starting with a digit.
  var isIdentifier: Bool {
    guard let first = name.utf8.first, !(0x30...0x39 ~= first) else { return false }
    return name.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
        || byte >= 0x80
    }
  }
}

extension AttributeKey {
  /// Whether the key consists of valid identifiers separated by dots, like the key of a structure's field.
  var isFieldPath: Bool { AttributeKeyPath(name).keys.allSatisfy(\.isIdentifier) }

  /// Returns the key of a field of the structure with this key.
  func joined(_ field: AttributeKey) -> AttributeKey { AttributeKey("\(name).\(field.name)") }
}

extension AttributeKey: ExpressibleByStringInterpolation {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension AttributeKey: CustomStringConvertible {
  /// The key as written.
  public var description: String { name }
}

extension AttributeKey {
  /// Compares keys by name, for reports.
  package static func < (left: AttributeKey, right: AttributeKey) -> Bool { left.name < right.name }
}

import ByteHashing

/// One key of a key path, with precomputed hashes.
///
/// Key-value coding uppercases the first character to find a setter (`setKey:`), so `key` and `Key` have the same
/// setter; one of the hashes therefore ignores the case of the first character.
public struct AttributeKey: Hashable, Sendable {
  /// The hashes of a key for the table of accessors.
  package struct Hashes: Hashable, Sendable {
    /// The case-sensitive hash of the key's UTF-8 bytes, for getters and instance variables.
    package let exact: UInt64
    /// The hash of the key's UTF-8 bytes with the first character uppercased, for setters.
    package let accessor: UInt64

    /// Creates the hashes of a key's UTF-8 bytes.
    package init(of bytes: some Collection<UInt8>) {
      var hash = FNVHash()
      let isLowercased = bytes.first.map { $0 &- 0x61 < 26 } ?? false
      if let first = bytes.first { hash.combine(isLowercased ? first &- 0x20 : first) }
      for byte in bytes.dropFirst() { hash.combine(byte) }
      // The low bits of FNV-1a barely differ for short keys, and tables index by the low bits.
      accessor = hash.value ^ (hash.value >> 29)
      exact = accessor ^ (isLowercased ? 0x5851_F42D_4C95_7F2D : 0)
    }
  }

  // The hashes come before the name, since the synthesized comparison follows the declaration order.

  /// The hashes of the name.
  package let hashes: Hashes
  /// The key as written.
  public let name: String

  /// The key `self`, which returns the object itself: every object has the method `-self`.
  package static let itself = AttributeKey("self")

  /// Creates a key.
  ///
  /// Any string is a key, including the empty string and names of properties that do not exist.
  public init(_ name: String) {
    self.name = name
    var name = name
    hashes = name.withUTF8 { Hashes(of: $0) }
  }

  init(_ name: String, _ hashes: Hashes) { (self.name, self.hashes) = (name, hashes) }
}

extension AttributeKey {
  /// Whether the key is a valid identifier: letters, digits, `_`, `$` and non-ASCII characters, not starting with a
  /// digit.
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
  /// The key as written.
  public var description: String { name }
}

extension AttributeKey {
  /// Compares keys by name, for reports.
  package static func < (left: AttributeKey, right: AttributeKey) -> Bool { left.name < right.name }
}

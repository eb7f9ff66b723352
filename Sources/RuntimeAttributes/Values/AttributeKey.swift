/// One key of a key path, hashed once when it is made.
///
/// Key-value coding finds the setter of `key` by upper-casing its first character (`setKey:`), so `key`
/// and `Key` name the same setter; the hash therefore ignores the case of the first character.
public struct AttributeKey: Hashable, Sendable {
  /// The key as it was written.
  public let name: String
  /// The hash of the key's UTF-8 bytes, the first of them upper-cased.
  @usableFromInline let accessorHash: UInt64

  /// Creates a key. Any string is a key, the empty one included; whether a class answers it is another matter.
  public init(_ name: String) {
    self.name = name
    self.accessorHash = Self.accessorHash(of: name.utf8)
  }

  public static func == (left: AttributeKey, right: AttributeKey) -> Bool {
    left.accessorHash == right.accessorHash && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(accessorHash)
  }

  /// FNV-1a over the bytes, the first one upper-cased if it is an ASCII letter.
  static func accessorHash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var isFirst = true
    for byte in bytes {
      let folded = isFirst && byte &- 0x61 < 26 ? byte &- 0x20 : byte
      hash = (hash ^ UInt64(folded)) &* 0x0000_0100_0000_01b3
      isFirst = false
    }
    // FNV leaves the low bits of short keys alike; tables index by the low bits.
    return hash ^ (hash >> 29)
  }
}

extension AttributeKey: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension AttributeKey: CustomStringConvertible {
  public var description: String { name }
}

extension AttributeKey: Comparable {
  public static func < (left: AttributeKey, right: AttributeKey) -> Bool { left.name < right.name }
}

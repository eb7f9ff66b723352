/// A dotted path of keys such as `layer.cornerRadius`, split once on creation.
///
/// Any string is a key path: the keys before the last dot are read, and the key after the last dot is set. An empty key
/// is valid, although a property cannot have that name.
public struct AttributeKeyPath: Sendable {
  /// The intermediate keys, which are read in order to reach the object with the property; usually empty.
  package let intermediateKeys: [AttributeKey]
  /// The last key, which is set or read on the object that the intermediate keys lead to.
  package let lastKey: AttributeKey

  /// Creates a key path by splitting a string at its dots.
  public init(_ text: String) {
    var copy = text
    let single = copy.withUTF8 { bytes in
      bytes.contains(UInt8(ascii: ".")) ? nil : AttributeKey.Hashes(of: bytes)
    }
    if let single {
      self.init([], AttributeKey(text, single))
      return
    }
    // Splits by code units, since NSString recognizes a dot before a combining mark.
    var parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let last = AttributeKey(String(Substring(parts.removeLast())))
    self.init(parts.map { AttributeKey(String(Substring($0))) }, last)
  }

  /// Creates a key path from keys.
  package init(_ intermediateKeys: [AttributeKey] = [], _ lastKey: AttributeKey) {
    self.intermediateKeys = intermediateKeys
    self.lastKey = lastKey
  }

  /// Creates a key path from all of its keys; without keys, the path consists of the empty key.
  package init(_ keys: ArraySlice<AttributeKey>) {
    self.init(Array(keys.dropLast()), keys.last ?? "")
  }

  /// Creates a key path from its keys; without keys, the path consists of the empty key.
  public init(_ keys: [AttributeKey]) { self.init(keys[...]) }

  /// Returns the key path with another key at its end.
  public func appending(_ key: AttributeKey) -> AttributeKeyPath { AttributeKeyPath(keys, key) }

  /// All keys in order; never empty.
  public var keys: [AttributeKey] { intermediateKeys + [lastKey] }
}

extension AttributeKeyPath: Hashable {}

extension AttributeKeyPath: ExpressibleByStringInterpolation {
  /// Creates a key path by splitting a literal at its dots.
  public init(stringLiteral value: String) { self.init(value) }
}

extension AttributeKeyPath: LosslessStringConvertible {
  /// The keys separated by dots.
  public var description: String {
    intermediateKeys.isEmpty ? lastKey.name : keys.map(\.name).joined(separator: ".")
  }
}

extension AttributeKeyPath {
  /// Compares key paths for reports.
  package static func < (left: AttributeKeyPath, right: AttributeKeyPath) -> Bool {
    left.description < right.description
  }
}

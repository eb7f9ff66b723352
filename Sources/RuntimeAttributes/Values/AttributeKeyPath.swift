/// A dotted path of keys such as `layer.cornerRadius`, split once on creation.
///
/// Key-value coding accepts any string as a key path: it reads the keys before the last dot and sets the key after
/// it. An empty key is valid, although classes have no property for it.
public struct AttributeKeyPath: Sendable {
  /// The intermediate keys, which are read in order to reach the object with the property; usually empty.
  package let intermediateKeys: [AttributeKey]
  /// The last key, which is set or read on that object.
  package let lastKey: AttributeKey

  /// Creates a key path by splitting a string at its dots.
  public init(_ text: String) {
    // Splits by code units, since NSString recognizes a dot before a combining mark.
    var parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    lastKey = AttributeKey(String(Substring(parts.removeLast())))
    intermediateKeys = parts.map { AttributeKey(String(Substring($0))) }
  }

  /// Creates a key path from keys.
  package init(_ intermediateKeys: [AttributeKey] = [], _ lastKey: AttributeKey) {
    self.intermediateKeys = intermediateKeys
    self.lastKey = lastKey
  }

  /// Creates a key path from all of its keys; empty keys make the path of the empty key.
  package init(_ keys: ArraySlice<AttributeKey>) {
    self.init(Array(keys.dropLast()), keys.last ?? "")
  }

  /// All keys in order.
  package var keys: [AttributeKey] { intermediateKeys + [lastKey] }
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

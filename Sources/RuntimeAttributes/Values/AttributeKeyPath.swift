/// A dotted path of keys, such as `layer.cornerRadius`, split once when it is made.
///
/// Key-value coding accepts any string as a key path: everything before the last dot is read, what follows
/// it is set. An empty key is a key like any other, which classes do not answer.
public struct AttributeKeyPath: Sendable {
  /// The keys that are read, in order, to reach the object whose property is set; mostly none.
  package let intermediateKeys: [AttributeKey]
  /// The key that is set or read on the last object.
  package let lastKey: AttributeKey

  /// Splits a path at its dots.
  public init(_ text: String) {
    // By code units, since a dot with a combining mark behind it is a dot to NSString.
    var parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    lastKey = AttributeKey(String(Substring(parts.removeLast())))
    intermediateKeys = parts.map { AttributeKey(String(Substring($0))) }
  }

  /// Joins keys to a path.
  package init(_ intermediateKeys: [AttributeKey] = [], _ lastKey: AttributeKey) {
    self.intermediateKeys = intermediateKeys
    self.lastKey = lastKey
  }

  /// All keys in order.
  package var keys: [AttributeKey] { intermediateKeys + [lastKey] }
}

extension AttributeKeyPath: Hashable {}

extension AttributeKeyPath: ExpressibleByStringInterpolation {
  /// Splits a literal at its dots.
  public init(stringLiteral value: String) { self.init(value) }
}

extension AttributeKeyPath: LosslessStringConvertible {
  /// The keys with dots between them.
  public var description: String {
    intermediateKeys.isEmpty ? lastKey.name : keys.map(\.name).joined(separator: ".")
  }
}

extension AttributeKeyPath {
  /// The order of reports.
  package static func < (left: AttributeKeyPath, right: AttributeKeyPath) -> Bool {
    left.description < right.description
  }
}

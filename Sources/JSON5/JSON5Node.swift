/// A value of a JSON5 text.
package struct JSON5Node: Sendable {
  /// The offset of the value's first byte.
  package var offset: Int
  /// The value itself.
  package var value: Value

  /// The kinds of values.
  package enum Value: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number that is not an integer, or too large for one.
    case real(Double)
    case string(String)
    case list([JSON5Node])
    /// The members of an object, in source order.
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The key without quotes and escapes.
    package var key: String
    /// The offset of the key.
    package var offset: Int
    /// The value.
    package var value: JSON5Node
  }
}

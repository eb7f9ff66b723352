/// A value of a JSON5 text.
struct JSON5Node: Sendable {
  /// The offset of the value's first byte.
  var offset: Int
  var value: Value

  /// The value itself.
  enum Value: Sendable {
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
  struct Member: Sendable {
    var key: String
    /// The offset of the key.
    var offset: Int
    var value: JSON5Node
  }
}

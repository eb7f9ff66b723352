// Literals for boxes, to compare them with the values that a test reads.

public import RuntimeAttributes

extension BoxedValue: ExpressibleByBooleanLiteral {
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .attribute(.boolean(value)) }
}

extension BoxedValue: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .attribute(.integer(value)) }
}

extension BoxedValue: ExpressibleByFloatLiteral {
  /// Creates a floating-point number.
  public init(floatLiteral value: Double) { self = .attribute(.real(value)) }
}

extension BoxedValue: ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .attribute(.string(value)) }
}

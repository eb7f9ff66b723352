// Literals of boxed values, which tests compare with the values that they read.

public import RuntimeAttributes

extension BoxedValue: ExpressibleByBooleanLiteral {
  /// Creates a boxed Boolean.
  public init(booleanLiteral value: Bool) { self = .attribute(.boolean(value)) }
}

extension BoxedValue: ExpressibleByIntegerLiteral {
  /// Creates a boxed integer.
  public init(integerLiteral value: Int) { self = .attribute(.integer(value)) }
}

extension BoxedValue: ExpressibleByFloatLiteral {
  /// Creates a boxed floating-point number.
  public init(floatLiteral value: Double) { self = .attribute(.real(value)) }
}

extension BoxedValue: ExpressibleByStringInterpolation {
  /// Creates a boxed string.
  public init(stringLiteral value: String) { self = .attribute(.string(value)) }
}

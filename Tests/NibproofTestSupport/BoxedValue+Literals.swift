// Boxes as literals, to compare with the values that a test reads.

public import RuntimeAttributes

extension BoxedValue: ExpressibleByBooleanLiteral {
  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .attribute(.boolean(value)) }
}

extension BoxedValue: ExpressibleByIntegerLiteral {
  /// An integer.
  public init(integerLiteral value: Int) { self = .attribute(.integer(value)) }
}

extension BoxedValue: ExpressibleByFloatLiteral {
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .attribute(.real(value)) }
}

extension BoxedValue: ExpressibleByStringInterpolation {
  /// A string.
  public init(stringLiteral value: String) { self = .attribute(.string(value)) }
}

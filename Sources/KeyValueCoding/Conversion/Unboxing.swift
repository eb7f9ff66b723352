package import RuntimeAttributes

/// The results of the unboxing messages, for values that respond to them.
///
/// ``ConversionTable`` determines whether a value responds to a message; for other values, these functions return zero,
/// false or an empty string.
enum Unboxing {
  /// Returns the integer value of a number, truncated to a type's bits as in C, or of a string's prefix, clamped to
  /// the type's range as `NSString` does.
  static func integer<Integer: FixedWidthInteger>(
    _ value: AttributeValue,
    as type: Integer.Type
  ) -> Integer {
    switch value {
    case .integer(let integer): Integer(truncatingIfNeeded: integer)
    case .unsigned(let unsigned): Integer(truncatingIfNeeded: unsigned)
    case .decimal(let number): Integer(truncatingIfNeeded: clamped(number.real))
    case .boolean(let boolean): boolean ? 1 : 0
    case .real(let real): Integer(truncatingIfNeeded: clamped(real))
    case .string(let text), .localizedString(let text): Integer(clamping: NumberParsing.integer(text))
    default: 0
    }
  }

  /// Returns the floating-point value of a number or of a string's prefix.
  static func real(_ value: AttributeValue) -> Double {
    switch value {
    case .real(let real): real
    case .integer(let integer): Double(integer)
    case .unsigned(let unsigned): Double(unsigned)
    case .decimal(let number): number.real
    case .boolean(let boolean): boolean ? 1 : 0
    case .string(let text), .localizedString(let text): NumberParsing.real(text)
    default: 0
    }
  }

  /// Returns the Boolean value of a number or a string; false for other values.
  static func boolean(_ value: AttributeValue) -> Bool {
    switch value {
    case .boolean(let boolean): boolean
    case .integer(let integer): integer != 0
    case .unsigned, .decimal: true
    case .real(let real): real != 0
    case .string(let text), .localizedString(let text): NumberParsing.boolean(text)
    default: false
    }
  }

  /// Returns the characters of a string.
  static func string(_ value: AttributeValue) -> String {
    switch value {
    case .string(let text), .localizedString(let text): text
    default: ""
    }
  }

  /// Returns the value of a property after conversion, as an attribute value of the property's own kind.
  fileprivate static func normalized(_ value: AttributeValue, for kind: PropertyType.Kind) -> AttributeValue {
    switch kind {
    case .float: .real(Double(Float(real(value))))
    case .double: .real(real(value))
    case .bool: .boolean(boolean(value))
    case .charBool: .boolean(integer(value, as: Int8.self) != 0)
    case .string, .stringObject:
      switch value {
      case .nil, .string, .localizedString: .string(string(value))
      default: value
      }
    default: kind.integerKind.map { .integer($0.integer(in: value)) } ?? value
    }
  }

  /// Whether converting a value to a type loses a fraction, digits or letters.
  static func isLossy(_ value: AttributeValue, for kind: PropertyType.Kind) -> Bool {
    switch value {
    case .string(let text), .localizedString(let text):
      switch kind {
      case .bool: !isTruthText(text)
      case .float, .double:
        !NumberParsing.isNumber(text) || isLossy(.real(NumberParsing.real(text)), for: kind)
      default:
        !NumberParsing.isNumber(text)
          || kind.integerKind.map { Double($0.integer(in: value)) != NumberParsing.real(text) } ?? false
      }
    case .real(let real) where kind == .bool: real != Double(clamped(real))
    case .real(let real) where kind == .float || kind == .double: isRounded(real, for: kind)
    case .integer(let integer) where kind == .float: Float(exactly: integer) == nil
    case .integer(let integer) where kind == .double: Double(exactly: integer) == nil
    case .real(let real):
      kind.integerKind.map { Double($0.integer(in: value)) != real || $0 == .uint64 && real < 0 } ?? false
    case .integer(let integer):
      kind.integerKind.map { $0.integer(in: value) != integer || $0 == .uint64 && integer < 0 } ?? false
    default: false
    }
  }

  /// Whether a number is outside the range of a floating-point type, or an integer that the type cannot represent;
  /// rounded fractions are ignored.
  private static func isRounded(_ real: Double, for kind: PropertyType.Kind) -> Bool {
    let kept = kind == .float ? Double(Float(real)) : real
    // Documents cannot contain infinity, so an infinite number is a number that was too large.
    return kept.isInfinite || abs(real) < 0x1p53 && real == Double(clamped(real)) && kept != real
  }

  private static func isTruthText(_ text: String) -> Bool {
    ["yes", "no", "true", "false", "y", "n", "t", "f", "0", "1"].contains(text.lowercased())
  }

  /// Returns the integer part of a number, clamped to the range of `Int`; 0 for NaN.
  static func clamped(_ real: Double) -> Int {
    // rounded() would make clients link the C math library.
    if real > -0x1p63, real < 0x1p63 { return Int(real) }
    return real.isNaN ? 0 : real < 0 ? .min : .max
  }
}

extension PropertyType {
  /// Returns the value of a property of this type after conversion, as an attribute value.
  package func kept(of value: AttributeValue) -> AttributeValue {
    let kept = Unboxing.normalized(value, for: kind)
    // A negative number has the bits of a large unsigned number.
    guard kind.integerKind == .uint64, case .integer(let integer) = kept, integer < 0 else { return kept }
    return AttributeValue(UInt64(bitPattern: Int64(integer)))
  }
}

extension PropertyType.IntegerKind {
  /// Returns the value as an integer of this type; 64-bit unsigned integers keep their bit pattern.
  fileprivate func integer(in value: AttributeValue) -> Int {
    switch self {
    case .int8: Int(Unboxing.integer(value, as: Int8.self))
    case .int16: Int(Unboxing.integer(value, as: Int16.self))
    case .int32: Int(Unboxing.integer(value, as: Int32.self))
    case .int64: Unboxing.integer(value, as: Int.self)
    case .uint8: Int(Unboxing.integer(value, as: UInt8.self))
    case .uint16: Int(Unboxing.integer(value, as: UInt16.self))
    case .uint32: Int(truncatingIfNeeded: Unboxing.integer(value, as: UInt32.self))
    case .uint64: Int(truncatingIfNeeded: Unboxing.integer(value, as: UInt.self))
    }
  }
}

/// What the unboxing messages return, for values that answer them.
///
/// Whether a value answers at all is ``ConversionTable``'s to say; these functions give a zero for one that does not.
@usableFromInline enum Unboxing {
  /// The integer in a number or at the start of a string.
  @usableFromInline static func integer(_ value: AttributeValue) -> Int {
    switch value {
    case .integer(let integer): integer
    case .boolean(let boolean): boolean ? 1 : 0
    case .real(let real): clamped(real)
    case .string(let text), .localizedString(let text): NumberParsing.integer(text)
    default: 0
    }
  }

  /// The floating-point number in a number or at the start of a string.
  @usableFromInline static func real(_ value: AttributeValue) -> Double {
    switch value {
    case .real(let real): real
    case .integer(let integer): Double(integer)
    case .boolean(let boolean): boolean ? 1 : 0
    case .string(let text), .localizedString(let text): NumberParsing.real(text)
    default: 0
    }
  }

  /// The truth value of a number or a string.
  @usableFromInline static func boolean(_ value: AttributeValue) -> Bool {
    switch value {
    case .boolean(let boolean): boolean
    case .integer(let integer): integer != 0
    case .real(let real): real != 0
    case .string(let text), .localizedString(let text): NumberParsing.boolean(text)
    default: false
    }
  }

  /// The characters of a string.
  @usableFromInline static func string(_ value: AttributeValue) -> String {
    switch value {
    case .string(let text), .localizedString(let text): text
    default: ""
    }
  }

  /// What a property of a type keeps of a value, in the form of an attribute value of its own kind.
  static func normalized(_ value: AttributeValue, for kind: PropertyType.Kind) -> AttributeValue {
    switch kind {
    case .float: .real(Double(Float(real(value))))
    case .double: .real(real(value))
    case .bool, .charBool: .boolean(boolean(value))
    case .string, .stringObject:
      switch value {
      case .nil, .string, .localizedString: .string(string(value))
      default: value
      }
    default: kind.integerKind.map { .integer($0.truncated(integer(value))) } ?? value
    }
  }

  /// Whether converting a value to a type loses a fraction, digits or letters.
  static func isLossy(_ value: AttributeValue, for kind: PropertyType.Kind) -> Bool {
    switch value {
    case .string(let text), .localizedString(let text):
      switch kind {
      case .bool: !isTruthText(text)
      default: !NumberParsing.isNumber(text) || isLossy(.real(NumberParsing.real(text)), for: kind)
      }
    case .real(let real):
      kind.integerKind.map { Double($0.truncated(clamped(real))) != real } ?? false
    case .integer(let integer):
      kind.integerKind.map { $0.truncated(integer) != integer } ?? false
    default: false
    }
  }

  private static func isTruthText(_ text: String) -> Bool {
    ["yes", "no", "true", "false", "y", "n", "t", "f", "0", "1"].contains(text.lowercased())
  }

  /// The integer part of a number; the nearest integer there is for one out of range, 0 for what is no number.
  private static func clamped(_ real: Double) -> Int {
    // Not rounded(), which would make clients link the C library's mathematics.
    if real > -0x1p63, real < 0x1p63 { return Int(real) }
    return real.isNaN ? 0 : real < 0 ? .min : .max
  }
}

extension PropertyType.Kind {
  /// The integer type that holds a property of this kind, if one does.
  var integerKind: PropertyType.IntegerKind? {
    switch self {
    case .int8, .charBool: .int8
    case .int16: .int16
    case .int32: .int32
    case .int64: .int64
    case .uint8: .uint8
    case .uint16: .uint16
    case .uint32: .uint32
    case .uint64: .uint64
    case .enumeration(_, let raw), .optionSet(_, let raw): raw
    default: nil
    }
  }
}

extension PropertyType.IntegerKind {
  /// The integer that is left of another in this type; an unsigned one of 64 bits keeps its bit pattern.
  func truncated(_ integer: Int) -> Int {
    switch self {
    case .int8: Int(Int8(truncatingIfNeeded: integer))
    case .int16: Int(Int16(truncatingIfNeeded: integer))
    case .int32: Int(Int32(truncatingIfNeeded: integer))
    case .int64, .uint64: integer
    case .uint8: Int(UInt8(truncatingIfNeeded: integer))
    case .uint16: Int(UInt16(truncatingIfNeeded: integer))
    case .uint32: Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: integer))
    }
  }
}

/// The type of a property's values, for schemas.
public indirect enum ValueType: Hashable, Sendable {
  /// `true` or `false`.
  case boolean
  /// An integer with a number of bits.
  case integer(bits: Int, isSigned: Bool)
  /// A floating-point number with a number of bits.
  case floatingPoint(bits: Int)
  /// A decimal number of any size.
  case decimal
  /// A string.
  case string
  /// A point in time.
  case date
  /// Bytes.
  case data
  /// A point, size, rectangle or range.
  case point, size, rect, range
  /// A color.
  case color
  /// An image, by name.
  case image
  /// An enumeration with raw values, by its name, with its raw type, and its raw values if they are known.
  case enumeration(String, raw: ValueType, values: [AttributeValue])
  /// Nil, or a value of another type.
  case optional(ValueType)
  /// A list of values.
  case array(ValueType)
  /// Values without an order.
  case set(ValueType)
  /// Values by key.
  case dictionary(ValueType)
  /// A structure, or an enumeration with associated values, by its name; ``TypeRegistry/schema(named:)`` describes it.
  case structure(String)
  /// An object, by the name of its class or protocol.
  case object(String)
  /// A type with its own conversion of values, by its name.
  case custom(String)
}

extension ValueType {
  /// Whether nil is a value of the type.
  public var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type without `optional`.
  public var wrapped: ValueType { if case .optional(let type) = self { type } else { self } }

  /// Whether values of the type are or contain objects.
  package var containsObjects: Bool {
    switch self {
    case .object: true
    case .optional(let type), .array(let type), .set(let type), .dictionary(let type): type.containsObjects
    default: false
    }
  }

  /// The values that a property of the type can have, if their number is small.
  public var allowedValues: [AttributeValue]? {
    switch wrapped {
    case .boolean: [false, true]
    case .enumeration(_, _, let values): values.isEmpty ? nil : values
    default: nil
    }
  }

}

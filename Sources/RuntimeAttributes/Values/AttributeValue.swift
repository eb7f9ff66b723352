/// The value of a runtime attribute.
///
/// Interface Builder offers ten types of user defined runtime attributes. A number is stored as an integer or a real,
/// and a string may be marked for localization, which results in twelve cases. Arrays come only from code and other
/// files.
public enum AttributeValue: Hashable, Sendable {
  /// No value.
  case `nil`
  /// An `NSNumber` from a Boolean.
  case boolean(Bool)
  /// An `NSNumber` from an integer.
  case integer(Int)
  /// An `NSNumber` from a floating-point number.
  case real(Double)
  /// An `NSString`.
  case string(String)
  /// An `NSString` that nib loading looks up in the document's strings table.
  case localizedString(String)
  /// An `NSValue` with a point.
  case point(Point)
  /// An `NSValue` with a size.
  case size(Size)
  /// An `NSValue` with a rectangle.
  indirect case rect(Rect)
  /// An `NSValue` with a range.
  case range(Range)
  /// A `UIColor` or `NSColor`.
  indirect case color(Color)
  /// A `UIImage` or `NSImage`, by name.
  indirect case image(Image)
  /// An `NSArray` of values; documents cannot contain one.
  case array([AttributeValue])
}

extension AttributeValue {
  /// The kinds of attribute values, which together with a property's type determine the conversion.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// The kinds in documents; a number is an integer or a real, and a string may be localized.
    case `nil`, boolean, integer, real, string, localizedString, point, size, rect, range, color, image
    /// An array, which the conversion treats as an object.
    case array

    /// The type name in documents: `number` for both integers and reals.
    package var documentName: String {
      switch self {
      case .nil: "nil"
      case .boolean: "boolean"
      case .integer, .real: "number"
      case .string, .localizedString: "string"
      case .point: "point"
      case .size: "size"
      case .rect: "rect"
      case .range: "range"
      case .color: "color"
      case .image: "image"
      case .array: "array"
      }
    }
  }

  /// The kind of this value.
  package var kind: Kind {
    switch self {
    case .nil: .nil
    case .boolean: .boolean
    case .integer: .integer
    case .real: .real
    case .string: .string
    case .localizedString: .localizedString
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .range: .range
    case .color: .color
    case .image: .image
    case .array: .array
    }
  }
}

extension AttributeValue: ExpressibleByBooleanLiteral {
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension AttributeValue: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension AttributeValue: ExpressibleByFloatLiteral {
  /// Creates a floating-point number.
  public init(floatLiteral value: Double) { self = .real(value) }
}

extension AttributeValue: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: AttributeValue...) { self = .array(elements) }
}

extension AttributeValue: ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

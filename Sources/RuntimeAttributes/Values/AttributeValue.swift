/// The value of a runtime attribute, as Interface Builder documents can express it.
///
/// Interface Builder writes ten types of user defined runtime attributes; a number is stored as an
/// integer or as a real, and a string may be marked for localization, which gives twelve cases here.
/// No other kind of value exists in documents.
public enum AttributeValue: Hashable, Sendable {
  /// No value at all.
  case `nil`
  /// An `NSNumber` made from a Boolean.
  case boolean(Bool)
  /// An `NSNumber` made from an integer.
  case integer(Int)
  /// An `NSNumber` made from a floating-point number.
  case real(Double)
  /// An `NSString`.
  case string(String)
  /// An `NSString` that the platform looks up in the document's strings table when it loads the nib.
  case localizedString(String)
  /// An `NSValue` of a point.
  case point(Point)
  /// An `NSValue` of a size.
  case size(Size)
  /// An `NSValue` of a rectangle.
  indirect case rect(Rect)
  /// An `NSValue` of a range.
  case range(Range)
  /// A `UIColor` or `NSColor`.
  indirect case color(Color)
  /// A `UIImage` or `NSImage`, by name.
  indirect case image(Image)
}

extension AttributeValue {
  /// The kinds of attribute values, which decide together with a property's type what a conversion does.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// The kinds of documents; `number` is an integer or a real there, and a string may be one to localize.
    case `nil`, boolean, integer, real, string, localizedString, point, size, rect, range, color, image

    /// The name of the type as documents write it: `number` for integers and reals alike.
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
    }
  }
}

extension AttributeValue: ExpressibleByBooleanLiteral {
  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension AttributeValue: ExpressibleByIntegerLiteral {
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension AttributeValue: ExpressibleByFloatLiteral {
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .real(value) }
}

extension AttributeValue: ExpressibleByStringInterpolation {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
}

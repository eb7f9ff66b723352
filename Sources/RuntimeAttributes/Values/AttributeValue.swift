/// The value of a runtime attribute: a tree of numbers, strings and other values, without objects.
///
/// Interface Builder offers ten types of user defined runtime attributes. Its numbers are integers or reals, and its
/// strings may be marked for localization. The other cases come from code and from files.
public enum AttributeValue: Hashable, Sendable {
  /// No value.
  case `nil`
  /// A Boolean.
  case boolean(Bool)
  /// An integer.
  case integer(Int)
  /// An integer above `Int.max`; use ``init(_:)-(BinaryInteger)`` to choose between the cases.
  case unsigned(UInt64)
  /// A floating-point number.
  case real(Double)
  /// A decimal number with more digits than a `Double` can represent, or beyond the range of `Double`.
  indirect case decimal(DecimalNumber)
  /// A string.
  case string(String)
  /// A string that nib loading looks up in the document's strings table.
  case localizedString(String)
  /// A point in time, as the seconds since 2001-01-01 00:00:00 UTC that Foundation's `Date` stores.
  case date(secondsSinceReferenceDate: Double)
  /// Bytes.
  case data([UInt8])
  /// A point.
  case point(Point)
  /// A size.
  case size(Size)
  /// A rectangle.
  indirect case rect(Rect)
  /// A range.
  case range(Range)
  /// A color.
  indirect case color(Color)
  /// An image, by name.
  indirect case image(Image)
  /// A list of values.
  case array([AttributeValue])
  /// Values by key: the fields of a structure, or the entries of a dictionary.
  case dictionary([String: AttributeValue])
}

extension AttributeValue {
  /// Creates a number from an integer of any type, without losing digits.
  ///
  /// The case is ``integer(_:)`` if the number fits, then ``unsigned(_:)``, then ``decimal(_:)``.
  @inlinable public init(_ integer: some BinaryInteger) {
    if let small = Int(exactly: integer) {
      self = .integer(small)
    } else {
      self = .large(UInt64(exactly: integer), integer.description)
    }
  }

  /// Returns the value for an integer that `Int` cannot represent.
  @usableFromInline static func large(_ unsigned: UInt64?, _ digits: String) -> AttributeValue {
    unsigned.map { .unsigned($0) } ?? DecimalNumber(digits).map { .decimal($0) } ?? .nil
  }
}

extension AttributeValue {
  /// The kinds of attribute values.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    case `nil`, boolean, integer, real, string, localizedString, point, size, rect, range, color, image, array
    case unsigned, decimal, date, data, dictionary

    /// The kinds that documents contain.
    package static let inDocuments = Array(allCases.prefix { $0 != .array })

    /// The type name in documents: `number` for both integers and reals.
    package var documentName: String {
      switch self {
      case .integer, .unsigned, .real, .decimal: "number"
      case .string, .localizedString: "string"
      case .nil, .boolean, .point, .size, .rect, .range, .color, .image, .array, .date, .data, .dictionary:
        "\(self)"
      }
    }
  }

  /// The kind of this value.
  package var kind: Kind {
    switch self {
    case .nil: .nil
    case .boolean: .boolean
    case .integer: .integer
    case .unsigned: .unsigned
    case .real: .real
    case .decimal: .decimal
    case .string: .string
    case .localizedString: .localizedString
    case .date: .date
    case .data: .data
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .range: .range
    case .color: .color
    case .image: .image
    case .array: .array
    case .dictionary: .dictionary
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

extension AttributeValue: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary; for a duplicate key, the last value wins.
  public init(dictionaryLiteral elements: (String, AttributeValue)...) {
    self = .dictionary(Dictionary(elements) { _, last in last })
  }
}

extension AttributeValue: ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

// The conversions of geometric structures, colors and images, for types that do not use a UI framework.

extension AttributeValue.Color: AttributeConvertible {
  /// A color.
  public static var valueType: ValueType { .color }

  /// Creates a color from a color, or from a string such as `#ff8000` or, with the opacity, `#ff800080`.
  public init?(attributeValue: AttributeValue) {
    switch attributeValue {
    case .color(let color): self = color
    case .string(let text): self.init(hexadecimal: text)
    default: return nil
    }
  }

  /// The color.
  public var attributeValue: AttributeValue { .color(self) }

  /// Creates a color from `#rrggbb` or `#rrggbbaa`.
  private init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.allSatisfy(\.isHexDigit), let bits = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.utf8.count == 6 ? bits << 8 | 0xFF : bits
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

extension AttributeValue.Image: AttributeConvertible {
  /// An image.
  public static var valueType: ValueType { .image }

  /// Creates an image from an image, or from a string with its name.
  public init?(attributeValue: AttributeValue) {
    switch attributeValue {
    case .image(let image): self = image
    case .string(let name): self.init(name: name)
    default: return nil
    }
  }

  /// The image.
  public var attributeValue: AttributeValue { .image(self) }
}

extension AttributeValue.Point: AttributeConvertible, KeyValueStructure {
  /// A point.
  public static var valueType: ValueType { .point }

  /// The coordinates.
  public static var registration: TypeRegistration {
    TypeRegistration(Self.self, make: { _ in Self(x: 0, y: 0) }) {
      $0.property("x", \.x)
      $0.property("y", \.y)
    }
  }

  /// Creates a copy of a point.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self = point
  }

  /// The point.
  public var attributeValue: AttributeValue { .point(self) }
}

extension AttributeValue.Size: AttributeConvertible, KeyValueStructure {
  /// A size.
  public static var valueType: ValueType { .size }

  /// The width and the height.
  public static var registration: TypeRegistration {
    TypeRegistration(Self.self, make: { _ in Self(width: 0, height: 0) }) {
      $0.property("width", \.width)
      $0.property("height", \.height)
    }
  }

  /// Creates a copy of a size.
  public init?(attributeValue: AttributeValue) {
    guard case .size(let size) = attributeValue else { return nil }
    self = size
  }

  /// The size.
  public var attributeValue: AttributeValue { .size(self) }
}

extension AttributeValue.Rect: AttributeConvertible, KeyValueStructure {
  /// A rectangle.
  public static var valueType: ValueType { .rect }

  /// The origin and the size.
  public static var registration: TypeRegistration {
    TypeRegistration(Self.self, make: { _ in Self(x: 0, y: 0, width: 0, height: 0) }) {
      $0.property("origin", \.origin)
      $0.property("size", \.size)
    }
  }

  /// Creates a copy of a rectangle.
  public init?(attributeValue: AttributeValue) {
    guard case .rect(let rect) = attributeValue else { return nil }
    self = rect
  }

  /// The rectangle.
  public var attributeValue: AttributeValue { .rect(self) }
}

extension AttributeValue.Range: AttributeConvertible, KeyValueStructure {
  /// A range.
  public static var valueType: ValueType { .range }

  /// The location and the length.
  public static var registration: TypeRegistration {
    TypeRegistration(Self.self, make: { _ in Self(location: 0, length: 0) }) {
      $0.property("location", \.location)
      $0.property("length", \.length)
    }
  }

  /// Creates a copy of a range.
  public init?(attributeValue: AttributeValue) {
    guard case .range(let range) = attributeValue else { return nil }
    self = range
  }

  /// The range.
  public var attributeValue: AttributeValue { .range(self) }
}

// The conversions of geometric structures, colors and images, for types that do not use a UI framework.

extension AttributeValue.Color: AttributeConvertible {
  /// The value type of colors.
  public static var valueType: ValueType { .color }

  /// Creates a color from a color value, or from a string such as `#ff8000` or, with the opacity, `#ff800080`.
  public init?(attributeValue: AttributeValue) {
    switch attributeValue {
    case .color(let color): self = color
    case .string(let text): self.init(hexadecimal: text)
    default: return nil
    }
  }

  /// An attribute value with this color.
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
  /// The value type of images.
  public static var valueType: ValueType { .image }

  /// Creates an image from an image value, or from a string with its name.
  public init?(attributeValue: AttributeValue) {
    switch attributeValue {
    case .image(let image): self = image
    case .string(let name): self.init(name: name)
    default: return nil
    }
  }

  /// An attribute value with this image.
  public var attributeValue: AttributeValue { .image(self) }
}

extension AttributeValue.Point: AttributeConvertible, KeyValueStructure {
  /// The value type of points.
  public static var valueType: ValueType { .point }

  /// The registration of the coordinates.
  public static var registration: TypeRegistration {
    TypeRegistration(Self.self, make: { _ in Self(x: 0, y: 0) }) {
      $0.property("x", \.x)
      $0.property("y", \.y)
    }
  }

  /// Creates a point from a point value.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self = point
  }

  /// An attribute value with this point.
  public var attributeValue: AttributeValue { .point(self) }
}

extension AttributeValue.Size: AttributeConvertible, KeyValueStructure {
  /// The value type of sizes.
  public static var valueType: ValueType { .size }

  /// The registration of the width and the height.
  public static var registration: TypeRegistration {
    TypeRegistration(Self.self, make: { _ in Self(width: 0, height: 0) }) {
      $0.property("width", \.width)
      $0.property("height", \.height)
    }
  }

  /// Creates a size from a size value.
  public init?(attributeValue: AttributeValue) {
    guard case .size(let size) = attributeValue else { return nil }
    self = size
  }

  /// An attribute value with this size.
  public var attributeValue: AttributeValue { .size(self) }
}

extension AttributeValue.Rect: AttributeConvertible, KeyValueStructure {
  /// The value type of rectangles.
  public static var valueType: ValueType { .rect }

  /// The registration of the origin and the size.
  public static var registration: TypeRegistration {
    TypeRegistration(Self.self, make: { _ in Self(x: 0, y: 0, width: 0, height: 0) }) {
      $0.property("origin", \.origin)
      $0.property("size", \.size)
    }
  }

  /// Creates a rectangle from a rectangle value.
  public init?(attributeValue: AttributeValue) {
    guard case .rect(let rect) = attributeValue else { return nil }
    self = rect
  }

  /// An attribute value with this rectangle.
  public var attributeValue: AttributeValue { .rect(self) }
}

extension AttributeValue.Range: AttributeConvertible, KeyValueStructure {
  /// The value type of ranges.
  public static var valueType: ValueType { .range }

  /// The registration of the location and the length.
  public static var registration: TypeRegistration {
    TypeRegistration(Self.self, make: { _ in Self(location: 0, length: 0) }) {
      $0.property("location", \.location)
      $0.property("length", \.length)
    }
  }

  /// Creates a range from a range value.
  public init?(attributeValue: AttributeValue) {
    guard case .range(let range) = attributeValue else { return nil }
    self = range
  }

  /// An attribute value with this range.
  public var attributeValue: AttributeValue { .range(self) }
}

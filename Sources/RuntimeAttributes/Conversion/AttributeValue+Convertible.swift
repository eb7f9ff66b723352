// Structures, colors and images, as a class that draws nothing keeps them.

extension AttributeValue.Color: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.color) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .color(let color) = attributeValue else { return nil }
    self = color
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .color(self) }
}

extension AttributeValue.Image: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.image) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .image(let image) = attributeValue else { return nil }
    self = image
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .image(self) }
}

extension AttributeValue.Point: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.point) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self = point
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .point(self) }
}

extension AttributeValue.Size: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.size) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .size(let size) = attributeValue else { return nil }
    self = size
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .size(self) }
}

extension AttributeValue.Rect: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.rect) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .rect(let rect) = attributeValue else { return nil }
    self = rect
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .rect(self) }
}

extension AttributeValue.Range: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.range) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .range(let range) = attributeValue else { return nil }
    self = range
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .range(self) }
}

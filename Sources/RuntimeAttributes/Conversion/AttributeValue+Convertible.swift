// Structures, colors and images for classes that do not use a UI framework.

extension AttributeValue.Color: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .color(let color) = attributeValue else { return nil }
    self = color
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .color(self) }
}

extension AttributeValue.Image: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .image(let image) = attributeValue else { return nil }
    self = image
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .image(self) }
}

extension AttributeValue.Point: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self = point
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .point(self) }
}

extension AttributeValue.Size: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .size(let size) = attributeValue else { return nil }
    self = size
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .size(self) }
}

extension AttributeValue.Rect: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .rect(let rect) = attributeValue else { return nil }
    self = rect
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .rect(self) }
}

extension AttributeValue.Range: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .range(let range) = attributeValue else { return nil }
    self = range
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .range(self) }
}

/// A type of this module or of the standard library with a known property type.
///
/// A separate protocol, so that these types do not each need a public ``AttributeStorable/attributeType``.
private protocol StandardAttributeType {
  static var standardType: PropertyType { get }
}

extension AttributeStorable {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType {
    (Self.self as? any StandardAttributeType.Type)?.standardType ?? PropertyType(.any)
  }
}

extension Bool: StandardAttributeType {
  fileprivate static var standardType: PropertyType { PropertyType(.bool) }
}

extension String: StandardAttributeType {
  fileprivate static var standardType: PropertyType { PropertyType(.string) }
}

extension Optional: StandardAttributeType where Wrapped: AttributeStorable {
  fileprivate static var standardType: PropertyType {
    let wrapped = Wrapped.attributeType
    return PropertyType(wrapped.kind, isOptional: true, name: wrapped.name + "?")
  }
}

extension Array: StandardAttributeType where Element: AttributeStorable {
  fileprivate static var standardType: PropertyType { PropertyType(.array, name: "[\(Element.self)]") }
}

extension Dictionary: StandardAttributeType where Key == String, Value: AttributeStorable {
  fileprivate static var standardType: PropertyType {
    PropertyType(.dictionary, name: "[String: \(Value.self)]")
  }
}

extension AttributeValue.Color: StandardAttributeType {
  fileprivate static var standardType: PropertyType { PropertyType(.color) }
}

extension AttributeValue.Image: StandardAttributeType {
  fileprivate static var standardType: PropertyType { PropertyType(.image) }
}

extension AttributeValue.Point: StandardAttributeType {
  fileprivate static var standardType: PropertyType { PropertyType(.point) }
}

extension AttributeValue.Size: StandardAttributeType {
  fileprivate static var standardType: PropertyType { PropertyType(.size) }
}

extension AttributeValue.Rect: StandardAttributeType {
  fileprivate static var standardType: PropertyType { PropertyType(.rect) }
}

extension AttributeValue.Range: StandardAttributeType {
  fileprivate static var standardType: PropertyType { PropertyType(.range) }
}

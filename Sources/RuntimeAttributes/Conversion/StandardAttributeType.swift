/// A type of this package or of the standard library with a known property type.
///
/// A separate protocol, so that these types do not each need a public ``AttributeStorable/attributeType``.
package protocol StandardAttributeType {
  /// The type as key-value coding sees it.
  static var standardType: PropertyType { get }
}

extension AttributeStorable {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType {
    (Self.self as? any StandardAttributeType.Type)?.standardType ?? PropertyType(.any, name: "\(Self.self)")
  }
}

extension Bool: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.bool) }
}

extension Optional: StandardAttributeType where Wrapped: AttributeStorable {
  package static var standardType: PropertyType {
    let wrapped = Wrapped.attributeType
    return PropertyType(wrapped.kind, isOptional: true, name: wrapped.name + "?")
  }
}

extension Array: StandardAttributeType where Element: AttributeStorable {
  package static var standardType: PropertyType { PropertyType(.array, name: "[\(Element.self)]") }
}

extension Dictionary: StandardAttributeType where Key == String, Value: AttributeStorable {
  package static var standardType: PropertyType {
    PropertyType(.dictionary, name: "[String: \(Value.self)]")
  }
}

extension Set: StandardAttributeType where Element: AttributeStorable {
  package static var standardType: PropertyType { PropertyType(.set, name: "Set<\(Element.self)>") }
}

extension AttributeValue.Color: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.color) }
}

extension AttributeValue.Image: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.image) }
}

extension AttributeValue.Point: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.point) }
}

extension AttributeValue.Size: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.size) }
}

extension AttributeValue.Rect: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.rect) }
}

extension AttributeValue.Range: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.range) }
}

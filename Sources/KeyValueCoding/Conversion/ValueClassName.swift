import RuntimeAttributes

/// The class names of values: the private names in exceptions, and the public names.
enum ValueClassName {
  /// Returns the class of a boxed value that is not an object.
  static func of(_ value: BoxedValue, on platform: Platform) -> String {
    switch value {
    // Nil in a collection.
    case .attribute(.nil): "NSNull"
    case .attribute(let attribute): of(attribute, on: platform)
    case .array: of(AttributeValue.array([]), on: platform)
    case .set: "__NSSetI"
    case .dictionary: "__NSDictionaryI"
    case .object: "NSObject"
    }
  }

  /// Returns the class of an attribute value's object.
  ///
  /// These names are the most common names in crash reports. Short strings may also be `NSTaggedPointerString`, and
  /// colors in other color spaces have other classes.
  static func of(_ value: AttributeValue, on platform: Platform) -> String {
    switch value {
    case .nil: "nil"
    case .boolean: "__NSCFBoolean"
    case .integer, .unsigned, .real: "__NSCFNumber"
    case .decimal: "NSDecimalNumber"
    case .date: "__NSTaggedDate"
    case .data: "_NSInlineData"
    case .string, .localizedString: "__NSCFString"
    case .point, .size, .rect, .range: "NSConcreteValue"
    case .image: platform == .macOS ? "NSImage" : "UIImage"
    case .color(let color): of(color, on: platform)
    case .array: "__NSArrayI"
    case .dictionary: "__NSDictionaryI"
    }
  }

  /// Returns the public class of an attribute value's object, or nil for nil and collections.
  static func publicName(of value: AttributeValue, on platform: Platform) -> String? {
    switch value {
    case .nil, .array, .dictionary: nil
    case .boolean, .integer, .unsigned, .real, .decimal: "NSNumber"
    case .date: "NSDate"
    case .data: "NSData"
    case .string, .localizedString: "NSString"
    case .point, .size, .rect, .range: "NSValue"
    case .image: platform == .macOS ? "NSImage" : "UIImage"
    case .color: platform == .macOS ? "NSColor" : "UIColor"
    }
  }

  private static func of(_ color: AttributeValue.Color, on platform: Platform) -> String {
    guard platform != .macOS else { return "NSColor" }
    return switch color.source {
    case .components(let components):
      if case .gray = components.model { "UICachedDeviceWhiteColor" } else { "UIDeviceRGBColor" }
    case .named: "UIDynamicCatalogColor"
    case .system: "UIDynamicSystemColor"
    }
  }
}

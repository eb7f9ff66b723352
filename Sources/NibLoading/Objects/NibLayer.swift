public import RuntimeAttributes

/// A view's layer, which keeps a value for any key, as `CALayer` does.
///
/// It draws nothing. The keys that runtime attributes set most are properties; whatever else is set stands in ``others``.
@MainActor
public final class NibLayer: @MainActor KeyValueCodable, @MainActor UndefinedKeyHandling {
  /// The radius of the corners.
  public var cornerRadius = 0.0
  /// The width of the border.
  public var borderWidth = 0.0
  /// Whether what lies beyond the corners is cut off.
  public var masksToBounds = false
  /// The values of all other keys.
  public private(set) var others: [String: BoxedValue] = [:]

  /// Creates a layer.
  public init() {}

  /// Keeps a value for a key that is no property.
  public func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) {
    others[key.name] = value
  }

  /// What was kept for a key that is no property; nil if nothing was.
  public func value(forUndefinedKey key: AttributeKey) -> BoxedValue { others[key.name] ?? .nil }

  /// The layer with its properties, by the name `CALayer`.
  public static var registration: ClassRegistration {
    Class(NibLayer.self, named: "CALayer") {
      Property("cornerRadius", \.cornerRadius)
      Property("borderWidth", \.borderWidth)
      Property("masksToBounds", \.masksToBounds)
    }.registration
  }
}

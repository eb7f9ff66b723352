public import RuntimeAttributes

/// The layer of a view, which stores a value for any key, as `CALayer` does.
///
/// It does not draw. The most common keys of runtime attributes are properties. All other values are in ``others``,
/// including colors: a layer takes a `CGColor`, which documents cannot express.
@MainActor
public final class NibLayer: @MainActor KeyValueCodable {
  /// The corner radius.
  public var cornerRadius = 0.0
  /// The width of the border.
  public var borderWidth = 0.0
  /// Whether sublayers are clipped to the bounds.
  public var masksToBounds = false
  /// Whether the layer is hidden.
  private var isHidden = false
  /// The opacity, from 0 to 1.
  private var opacity: Float = 1
  /// The opacity of the shadow, from 0 to 1.
  private var shadowOpacity: Float = 0
  /// The blur radius of the shadow.
  private var shadowRadius = 3.0
  /// The offset of the shadow.
  package var shadowOffset = AttributeValue.Size(width: 0, height: -3)
  /// The position on the z-axis.
  private var zPosition = 0.0
  /// The bounds in the layer's own coordinates.
  package var bounds = AttributeValue.Rect(x: 0, y: 0, width: 0, height: 0)
  /// The position of the anchor point in the superlayer.
  private var position = AttributeValue.Point(x: 0, y: 0)
  /// The anchor point in the unit coordinates of the bounds.
  private var anchorPoint = AttributeValue.Point(x: 0.5, y: 0.5)
  /// The values of all other keys; fields of structures are stored under their key path, such as
  /// `transform.rotation.z`.
  public private(set) var others: [String: BoxedValue] = [:]

  /// Creates a layer.
  public init() {}

  /// The registration of the class as `CALayer`.
  public static var registration: Class {
    Class(NibLayer.self, named: "CALayer", traits: .storesAnyKey) {
      Property("cornerRadius", \.cornerRadius)
      Property("borderWidth", \.borderWidth)
      Property("masksToBounds", \.masksToBounds)
      Property("hidden", \.isHidden)
      Property("opacity", \.opacity)
      Property("shadowOpacity", \.shadowOpacity)
      Property("shadowRadius", \.shadowRadius)
      Property("shadowOffset", \.shadowOffset)
      Property("zPosition", \.zPosition)
      Property("bounds", \.bounds)
      Property("position", \.position)
      Property("anchorPoint", \.anchorPoint)
      for key in ["backgroundColor", "borderColor", "shadowColor"] as [AttributeKey] {
        Property(key, get: { @MainActor _ in LayerColor() }, set: { @MainActor _, _ in })
      }
      for key in ["transform", "sublayerTransform"] as [AttributeKey] {
        Property(key, get: { @MainActor _ in LayerTransform() }, set: { @MainActor _, _ in })
      }
    }
  }
}

extension NibLayer: @MainActor KeyValueContainer {
  /// The values of keys that are not properties.
  package var extraValues: [String: BoxedValue] {
    get { others }
    set { others = newValue }
  }
}

/// A `CGColor`, which attributes cannot express.
private struct LayerColor: AttributeConvertible {
  static var attributeType: PropertyType { PropertyType(.cgColor, isOptional: true) }
  init() {}
  init?(attributeValue: AttributeValue) { nil }
  var attributeValue: AttributeValue { .nil }
}

/// A transform; attributes can set only its fields.
private struct LayerTransform: AttributeConvertible {
  static var attributeType: PropertyType { PropertyType(.transform3D) }
  init() {}
  init?(attributeValue: AttributeValue) { nil }
  var attributeValue: AttributeValue { .nil }
}

public import RuntimeAttributes

/// A view's layer, which keeps a value for any key, as `CALayer` does.
///
/// It draws nothing. The keys that runtime attributes set most are properties; whatever else is set stands in ``others``,
/// and so do colors, since a layer takes a `CGColor` and documents have none.
@MainActor
public final class NibLayer: @MainActor KeyValueCodable {
  /// The radius of the corners.
  public var cornerRadius = 0.0
  /// The width of the border.
  public var borderWidth = 0.0
  /// Whether what lies beyond the corners is cut off.
  public var masksToBounds = false
  /// Whether the layer is hidden.
  private var isHidden = false
  /// How much of the layer shows, from 0 to 1.
  private var opacity: Float = 1
  /// How much of the shadow shows, from 0 to 1.
  private var shadowOpacity: Float = 0
  /// How far the shadow is blurred.
  private var shadowRadius = 3.0
  /// How far the shadow lies from the layer.
  package var shadowOffset = AttributeValue.Size(width: 0, height: -3)
  /// The layer's place among those around it, from back to front.
  private var zPosition = 0.0
  /// The frame in the layer's own coordinates.
  package var bounds = AttributeValue.Rect(x: 0, y: 0, width: 0, height: 0)
  /// The place of the anchor in the layer around.
  private var position = AttributeValue.Point(x: 0, y: 0)
  /// The point of the bounds that ``position`` is about, from 0 to 1.
  private var anchorPoint = AttributeValue.Point(x: 0.5, y: 0.5)
  /// The values of all other keys, those of fields by their key path: `transform.rotation.z`.
  public private(set) var others: [String: BoxedValue] = [:]

  /// Creates a layer.
  public init() {}

  /// The layer with its properties, by the name `CALayer`.
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

extension NibLayer: @MainActor ExtraKeyStoring {
  /// The values of keys that are no properties.
  package var extraValues: [String: BoxedValue] {
    get { others }
    set { others = newValue }
  }
}

/// A `CGColor`, which no attribute has.
private struct LayerColor: AttributeConvertible {
  static var attributeType: PropertyType { PropertyType(.cgColor, isOptional: true) }
  init() {}
  init?(attributeValue: AttributeValue) { nil }
  var attributeValue: AttributeValue { .nil }
}

/// A transform, of which attributes set fields alone.
private struct LayerTransform: AttributeConvertible {
  static var attributeType: PropertyType { PropertyType(.transform3D) }
  init() {}
  init?(attributeValue: AttributeValue) { nil }
  var attributeValue: AttributeValue { .nil }
}

import KeyValueCoding
public import RuntimeAttributes

/// The layer of a view, which stores a value for any key, as `CALayer` does.
///
/// The layer does not draw. The most common keys of runtime attributes are properties. All other values are in
/// ``others``, including colors: a layer expects a `CGColor`, which documents cannot contain.
@MainActor
public final class NibLayer: @MainActor KeyValueCodable {
  /// The corner radius.
  public var cornerRadius = 0.0
  /// The width of the border.
  public var borderWidth = 0.0
  /// Whether sublayers are clipped to the bounds.
  public var masksToBounds = false
  private var isHidden = false
  /// The opacity, from 0 to 1.
  private var opacity: Float = 1
  /// The opacity of the shadow, from 0 to 1.
  private var shadowOpacity: Float = 0
  /// The blur radius of the shadow.
  private var shadowRadius = 3.0
  /// The offset of the shadow.
  package var shadowOffset = AttributeValue.Size(width: 0, height: -3)
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
  public static var registration: TypeRegistration {
    TypeRegistration(NibLayer.self, named: "CALayer") {
      $0.property("cornerRadius", \.cornerRadius)
      $0.property("borderWidth", \.borderWidth)
      $0.property("masksToBounds", \.masksToBounds)
      $0.property("hidden", \.isHidden)
      $0.property("opacity", \.opacity)
      $0.property("shadowOpacity", \.shadowOpacity)
      $0.property("shadowRadius", \.shadowRadius)
      $0.property("shadowOffset", \.shadowOffset)
      $0.property("zPosition", \.zPosition)
      $0.property("bounds", \.bounds)
      $0.property("position", \.position)
      $0.property("anchorPoint", \.anchorPoint)
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

extension NibLayer: nonisolated StoringAnyKey {
  /// Colors, which are `CGColor` objects in layers, and transforms; attributes can set only the fields of a transform.
  package nonisolated static var undeclaredProperties: [PropertyDescription] {
    ["backgroundColor", "borderColor", "shadowColor"].map {
      PropertyDescription($0, PropertyType(.cgColor, isOptional: true))
    } + ["transform", "sublayerTransform"].map { PropertyDescription($0, PropertyType(.transform3D)) }
  }
}

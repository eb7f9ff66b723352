public import RuntimeAttributesMacros

/// The style of a panel.
@KeyValueCodable struct Style: KeyValueStructure {
  var weight = 1
  var name: String?
  private(set) var isBold = false
  let version = 2
  @Clamped var opacity = 0.5
  @Inspectable(0...) var inset = 0.0
  var doubled: Int {
    get { weight * 2 }
    set { weight = newValue / 2 }
  }
}

/// A structure with required values.
@KeyValueCodable(named: "Public.Endpoint") public struct Endpoint: KeyValueStructure {
  /// The host.
  public var host: String
  let port: Int
  var style = Style()
  var layer: Layer?
  var next: [Endpoint] = []
}

/// A structure with a required reference.
@KeyValueCodable struct Holder: KeyValueStructure { var layer: Layer }

/// A structure with its own initializer.
@KeyValueCodable struct Made: KeyValueStructure {
  var number: Int
  init() { number = 5 }
}

@KeyValueCodable struct Pair<First: AttributeStorable, Second: AttributeStorable>: KeyValueStructure {
  var first: First
  var second: Second
}

@KeyValueCodable enum Shape: KeyValueStructure {
  case empty
  case circle(radius: Double)
  case pair(Int, String?)
  indirect case nested(Shape, style: Style)
  case object(Layer, other: Layer?)
  @Ignored case callback(() -> Void)
}

@KeyValueCodable enum Only: KeyValueStructure { case value(Int) }

@KeyValueCodable enum Choice<Value: AttributeStorable>: KeyValueStructure { case none, some(Value) }

@KeyValueCodable(named: "Level.Kind") enum Level: Int, AttributeConvertible {
  case low = 1
  #if DEBUG || !DEBUG
    case high = 5
  #endif
  @available(*, unavailable) case gone
}

@KeyValueCodable final class Canvas {
  var shape = Shape.empty
  var endpoint: Endpoint?
  var endpoints: [Endpoint] = []
  var holder: Holder?
  var made: [Made] = []
  var pair = Pair(first: 1, second: "a")
  var choice = Choice<Double>.none
  var only = Only.value(1)
  var level = Level.low
}

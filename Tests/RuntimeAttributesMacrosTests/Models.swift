public import RuntimeAttributesMacros

@KeyValueCodable enum Mode: String, AttributeConvertible { case slow, fast }

protocol Delegate: AnyObject {}

@propertyWrapper struct Clamped {
  private var value: Double
  init(wrappedValue: Double) { value = min(1, wrappedValue) }
  var wrappedValue: Double {
    get { value }
    set { value = min(1, newValue) }
  }
}

@propertyWrapper struct Fixed {
  var wrappedValue: Int { 7 }
}

/// A noncopyable type.
struct Handle: ~Copyable { var number = 1 }

/// A layer of a view.
@KeyValueCodable final class Layer {
  /// The radius of the corners,
  /// in points.
  var cornerRadius = 0.0
  private var secret = "s"
  var secretLength: Int { secret.count }
  let id = 7
}

@KeyValueCodable class Base {
  let layer = Layer()
  private(set) var generation = 0
  fileprivate var isHidden = false
  var title: String?
  static let shared = 1
  init() {}
}

@KeyValueCodable final class Derived: Base {
  var mode = Mode.slow
  lazy var expensive = 42
  @Clamped var level = 0.5
  @Fixed var fixed
  var changes: [Int] = []
  var observed = 0 { didSet { changes.append(oldValue) } }
  weak var owner: Base?
  unowned var parent: Base
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var forced: Base!
  var tags = ["a"]
  @Ignored var point = (1, 2)
  @Ignored var callback: (() -> Void)?
  @Ignored let handle = Handle()
  let range = 1..<2
  var `init` = 1
  @Key("maxCount") var `max count` = 1
  weak var delegate: (any Delegate)?
  var anything: AnyObject?
  var area: Double {
    get { layer.cornerRadius * 2 }
    set { layer.cornerRadius = newValue / 2 }
  }
  var sum: Int
  var total: Int {
    @storageRestrictions(initializes: sum)
    init { sum = newValue }
    get { sum }
    set { sum = newValue }
  }
  var thrown: Int { get throws { 1 } }
  var children: [Base] = []
  var named: [String: Base] = [:]
  @available(*, unavailable) var gone: Int { 1 }
  @available(*, deprecated) var old: Int { 1 }
  @Inspectable(1...10) var count = 1

  #if DEBUG || !DEBUG
    var conditional = 1
  #elseif os(Windows)
    var conditional = "w"
  #else
    var conditional = 2.5
  #endif

  init(parent: Base) {
    self.parent = parent
    total = 0
  }

  @KeyValueCodable(named: "Derived.Inner") final class Inner { var x = 1 }
}

/// A subclass without the macro.
final class Plain: Base { var extra = 1 }

@KeyValueCodable final class Box<Value: AttributeStorable> {
  var value: Value
  var count = 1
  init(_ value: Value) { self.value = value }
}

/// A class that other modules may subclass.
@KeyValueCodable open class OpenClass {
  /// A property.
  public var name = ""
  /// Creates an object.
  public init() {}
}

/// A public subclass of an open class.
@KeyValueCodable public final class PublicClass: OpenClass { var size = 1 }

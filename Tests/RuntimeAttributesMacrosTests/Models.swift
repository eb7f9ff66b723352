public import RuntimeAttributesMacros

enum Mode: String, AttributeConvertible, CaseIterable { case slow, fast }

struct Point { var x = 0 }

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

@KeyValueCodable final class Layer {
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
  var tags = ["a"]
  var point = (1, 2)
  var place: (x: Int, y: Int) = (1, 2)
  var callback: (() -> Void)?
  var structure = Point()
  var `init` = 1
  weak var delegate: (any Delegate)?
  var area: Double {
    get { layer.cornerRadius * 2 }
    set { layer.cornerRadius = newValue / 2 }
  }
  var thrown: Int { get throws { 1 } }
  var children: [Base] = []

  #if DEBUG || !DEBUG
    var conditional = 1
  #elseif os(Windows)
    var conditional = "w"
  #else
    var conditional = 2.5
  #endif

  init(parent: Base) { self.parent = parent }

  @KeyValueCodable final class Inner { var x = 1 }
}

/// A subclass without the macro.
final class Plain: Base { var extra = 1 }

@KeyValueCodable final class Box<Value> {
  var value: Value
  var count = 1
  init(_ value: Value) { self.value = value }
}

@KeyValueCodable @MainActor class Panel {
  var title = ""
  private var opened = 0
  var openings: Int { opened }
  @Outlet weak var delegate: (any Delegate)?
  @Outlet var layer: Layer?
  @Outlet var layers: [Layer]?
  @Inspectable var width = 1.0
  private(set) var stopped: [String] = []

  @Action func stop(_ sender: AnyObject?) { stopped.append(sender.map { "\(type(of: $0))" } ?? "nil") }
  @Action func reset() { stopped = [] }
  @Action func zoom(by layer: Layer) { layer.cornerRadius *= 2 }
}

@KeyValueCodable final class SidePanel: Panel { @Clamped var share = 0.25 }

/// A class that other modules may subclass.
@KeyValueCodable open class OpenClass {
  /// A property.
  public var name = ""
  /// Creates an object.
  public init() {}
}

/// A public class that extends an open one.
@KeyValueCodable public final class PublicClass: OpenClass { var size = 1 }

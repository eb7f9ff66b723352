import RuntimeAttributesMacros

@KeyValueCodable @MainActor class Panel {
  var title = ""
  private var opened = 0
  var openings: Int { opened }
  @Outlet weak var delegate: (any Delegate)?
  @Outlet var layer: Layer?
  @Outlet var layers: [Layer]?
  @Inspectable var width = 1.0
  var style = Style()
  var shape = Shape.empty
  private(set) var stopped: [String] = []

  @Action func stop(_ sender: AnyObject?) { stopped.append(sender.map { "\(type(of: $0))" } ?? "nil") }
  func stop(_ sender: Int) {}
  @Action func reset() -> Int {
    stopped = []
    return 0
  }
  @Action func zoom(by layer: Layer) { layer.cornerRadius *= 2 }
}

@KeyValueCodable final class SidePanel: Panel { @Clamped var share = 0.25 }

/// A superclass on the main actor; the macro infers the isolation from the name.
@MainActor class UIView { init() {} }

@KeyValueCodable final class Gauge: UIView { var reading = 1.0 }

/// A nonisolated class with actions.
@KeyValueCodable final class Relay {
  private(set) var count = 0
  @Action func advance() { count += 1 }
  @Action @MainActor func restart(_ sender: AnyObject?) { count = 0 }
}

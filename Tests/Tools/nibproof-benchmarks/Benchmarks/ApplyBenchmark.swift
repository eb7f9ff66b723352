import KeyValueCoding
import RuntimeAttributes

/// Measures applying runtime attributes, compared with writes through a key path that the compiler cannot optimize.
enum ApplyBenchmark {
  fileprivate final class Layer: @unchecked Sendable {
    var cornerRadius = 0.0
  }

  class View: @unchecked Sendable {
    fileprivate let layer = Layer()
    fileprivate var alpha = 0.0
  }

  final class Button: View, @unchecked Sendable {
    var borderWidth = 0.0
  }

  @MainActor fileprivate final class MainLayer { var cornerRadius = 0.0 }

  @MainActor fileprivate final class MainButton {
    let layer = MainLayer()
    var borderWidth = 0.0
  }

  private static let count = 100_000

  static func run() throws -> [Measurement] {
    let closures = try TypeRegistry {
      $0.register(Layer.self) {
        $0.property("cornerRadius", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
      }
      $0.register(View.self) {
        $0.property("layer", get: { $0.layer })
        $0.property("alpha", get: { $0.alpha }, set: { $0.alpha = $1 })
      }
      $0.register(Button.self) {
        $0.property("borderWidth", get: { $0.borderWidth }, set: { $0.borderWidth = $1 })
      }
    }
    let onMainActor = try TypeRegistry {
      $0.register(MainLayer.self) {
        $0.property(
          "cornerRadius",
          get: { @MainActor in $0.cornerRadius },
          set: { @MainActor in $0.cornerRadius = $1 }
        )
      }
      $0.register(MainButton.self) {
        $0.property("layer", get: { @MainActor in $0.layer })
        $0.property(
          "borderWidth",
          get: { @MainActor in $0.borderWidth },
          set: { @MainActor in $0.borderWidth = $1 }
        )
      }
    }
    let keyPaths = try TypeRegistry {
      $0.register(Button.self) { $0.property("borderWidth", \.borderWidth) }
    }
    return [
      planned("plan-closures", closures),
      planned("plan-key-path", keyPaths),
      planned("plan-two-keys", closures, keyPath: "layer.cornerRadius"),
      planned("plan-main-actor", onMainActor, object: MainActor.assumeIsolated { MainButton() }),
      byName("name-one-key", "borderWidth", closures),
      byName("name-inherited-key", "alpha", closures),
      byName("name-two-keys", "layer.cornerRadius", closures),
      byName(
        "name-one-key-main-actor",
        "borderWidth",
        onMainActor,
        object: MainActor.assumeIsolated { MainButton() }
      ),
      byName(
        "name-two-keys-main-actor",
        "layer.cornerRadius",
        onMainActor,
        object: MainActor.assumeIsolated { MainButton() }
      ),
      linearity(closures),
      memory(closures),
    ]
  }

  /// Returns a closure that writes `count` times through an opaque key path.
  private static func writeThroughKeyPath(_ button: Button) -> () -> Void {
    let path: ReferenceWritableKeyPath<Button, Double> = opaque(\.borderWidth)
    return {
      for index in 0..<count { button[keyPath: path] = Double(index) }
    }
  }

  private static func byName(
    _ name: String,
    _ keyPath: AttributeKeyPath,
    _ registry: TypeRegistry,
    object: AnyObject = Button()
  ) -> Measurement {
    let button = Button()
    let times = Stopwatch.nanoseconds(
      {
        for index in 0..<count {
          _ = try? registry.setValue(AttributeValue.real(Double(index)), forKeyPath: keyPath, of: object)
        }
      },
      floor: writeThroughKeyPath(button)
    )
    return perAttribute(name, times.work / Double(count), floor: times.floor / Double(count))
  }

  private static func planned(
    _ name: String,
    _ registry: TypeRegistry,
    keyPath: AttributeKeyPath = "borderWidth",
    object: AnyObject = Button()
  ) -> Measurement {
    let button = Button()
    let plan = registry.makePlan(attributes(10, keyPath), for: type(of: object))
    let times = Stopwatch.nanoseconds(
      {
        for _ in 0..<count { plan.apply(to: object) }
      },
      floor: writeThroughKeyPath(button)
    )
    return perAttribute(name, times.work / Double(count * 10), floor: times.floor / Double(count))
  }

  /// Returns the time per attribute of a million attributes, compared with that of a thousand.
  private static func linearity(_ registry: TypeRegistry) -> Measurement {
    let button = Button()
    let (few, many) = (attributes(1_000), attributes(1_000_000))
    func apply(_ attributes: [RuntimeAttribute]) {
      registry.apply(attributes, to: button)
    }
    let times = Stopwatch.nanoseconds(
      { apply(many) },
      floor: {
        for _ in 0..<1_000 { apply(few) }
      }
    )
    return perAttribute("linearity", times.work / 1e6, floor: times.floor / 1e6)
  }

  /// Returns the peak memory after a plan sets a million attributes, compared with the peak after a thousand.
  private static func memory(_ registry: TypeRegistry) -> Measurement {
    let button = Button()
    let plan = registry.makePlan(attributes(10), for: Button.self)
    for _ in 0..<100 { plan.apply(to: button) }
    let before = PeakMemory.kibibytes
    for _ in 0..<100_000 { plan.apply(to: button) }
    return Measurement("plan-memory", value: PeakMemory.kibibytes, unit: "KiB", floor: before)
  }

  private static func attributes(_ count: Int, _ keyPath: AttributeKeyPath = "borderWidth")
    -> [RuntimeAttribute]
  {
    (0..<count).map { RuntimeAttribute(keyPath, .real(Double($0))) }
  }

  private static func perAttribute(_ name: String, _ value: Double, floor: Double) -> Measurement {
    Measurement(name, value: value, unit: "ns", floor: floor)
  }
}

import RuntimeAttributes

/// Applying runtime attributes, beside a write through a key path that the compiler cannot see through.
enum ApplyBenchmark {
  final class Layer: @unchecked Sendable {
    var cornerRadius = 0.0
  }

  class View: @unchecked Sendable {
    let layer = Layer()
    var alpha = 0.0
  }

  final class Button: View, @unchecked Sendable {
    var borderWidth = 0.0
  }

  static func run() throws -> [Measurement] {
    let closures = try ClassRegistry {
      Class(Layer.self) {
        Property("cornerRadius", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
      }
      Class(View.self) {
        Property("layer", get: { $0.layer })
        Property("alpha", get: { $0.alpha }, set: { $0.alpha = $1 })
      }
      Class(Button.self) {
        Property("borderWidth", get: { $0.borderWidth }, set: { $0.borderWidth = $1 })
      }
    }
    let keyPaths = try ClassRegistry {
      Class(Button.self) { Property("borderWidth", \.borderWidth) }
    }
    let count = 100_000
    let button = Button()
    let path: ReferenceWritableKeyPath<Button, Double> = opaque(\.borderWidth)
    let floor = Stopwatch.nanosecondsPerUnit(count) {
      for index in 0..<count { button[keyPath: path] = Double(index) }
    }

    func byName(_ keyPath: AttributeKeyPath, _ registry: ClassRegistry) -> Double {
      Stopwatch.nanosecondsPerUnit(count) {
        for index in 0..<count {
          _ = try? registry.setValue(.real(Double(index)), forKeyPath: keyPath, of: button)
        }
      }
    }

    func planned(_ registry: ClassRegistry) -> Double {
      let attributes = (0..<10).map { RuntimeAttribute("borderWidth", .real(Double($0))) }
      let plan = registry.plan(attributes, for: Button.self)
      return Stopwatch.nanosecondsPerUnit(count * attributes.count) {
        for _ in 0..<count { plan.apply(to: button) }
      }
    }

    return [
      Measurement("plan-closures", value: planned(closures), unit: "ns", floor: floor),
      Measurement("plan-key-path", value: planned(keyPaths), unit: "ns", floor: floor),
      Measurement("name-one-key", value: byName("borderWidth", closures), unit: "ns", floor: floor),
      Measurement("name-inherited-key", value: byName("alpha", closures), unit: "ns", floor: floor),
      Measurement("name-two-keys", value: byName("layer.cornerRadius", closures), unit: "ns", floor: floor),
    ]
  }
}

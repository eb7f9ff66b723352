import Foundation
import FoundationAttributes
import RuntimeAttributes

/// Measures setting values by name, compared with a handwritten switch over the names, and with `JSONDecoder`.
enum SwitchBenchmark {
  fileprivate final class Layer { var radius = 0.0 }

  fileprivate final class Server: Decodable {
    var port = 0
    var ratio = 0.0
    var title = ""
    var isOpen = false
    var count = 0
    let layer = Layer()

    private enum CodingKeys: CodingKey { case port, ratio, title, isOpen, count }

    /// Sets a property without a registry, and returns whether the name and the type of the value are
    /// correct.
    @inline(never)
    func set(_ value: Any, _ name: String) -> Bool {
      switch name {
      case "port": if let value = value as? Int { port = value } else { return false }
      case "ratio": if let value = value as? Double { ratio = value } else { return false }
      case "title": if let value = value as? String { title = value } else { return false }
      case "isOpen": if let value = value as? Bool { isOpen = value } else { return false }
      case "count": if let value = value as? Int { count = value } else { return false }
      default: return false
      }
      return true
    }
  }

  private static let count = 100_000
  private static let attributes: [RuntimeAttribute] = [
    RuntimeAttribute("port", 8080), RuntimeAttribute("ratio", 0.5), RuntimeAttribute("title", "a title"),
    RuntimeAttribute("isOpen", true), RuntimeAttribute("count", 7),
  ]
  private static let values: [(any Sendable, String)] = [
    (8080, "port"), (0.5, "ratio"), ("a title", "title"), (true, "isOpen"), (7, "count"),
  ]
  private static let json = Data(
    #"{"port": 8080, "ratio": 0.5, "title": "a title", "isOpen": true, "count": 7}"#.utf8
  )

  static func run() throws -> [Measurement] {
    let registry = try TypeRegistry {
      $0.register(Layer.self) { $0.property("radius", get: { $0.radius }, set: { $0.radius = $1 }) }
      $0.register(Server.self) {
        $0.property("port", get: { $0.port }, set: { $0.port = $1 })
        $0.property("ratio", get: { $0.ratio }, set: { $0.ratio = $1 })
        $0.property("title", get: { $0.title }, set: { $0.title = $1 })
        $0.property("isOpen", get: { $0.isOpen }, set: { $0.isOpen = $1 })
        $0.property("count", get: { $0.count }, set: { $0.count = $1 })
        $0.property("layer", get: { $0.layer })
      }
    }
    let server = Server()
    let oneSwitch = { for index in 0..<count { _ = server.set(Double(index), opaque("ratio")) } }
    let (oneKey, twoKeys, typo): (AttributeKeyPath, AttributeKeyPath, AttributeKeyPath) = (
      "ratio", "layer.radius", "ratoi"
    )
    return [
      measure("switch-one-key", floor: oneSwitch) {
        try? registry.setValue(Double($0), forKeyPath: oneKey, of: server)
      },
      measure("switch-path-from-string", floor: oneSwitch) {
        try? registry.setValue(Double($0), forKeyPath: AttributeKeyPath(opaque("ratio")), of: server)
      },
      measure(
        "switch-two-keys",
        floor: oneSwitch
      ) {
        try? registry.setValue(Double($0), forKeyPath: twoKeys, of: server)
      },
      measure(
        "switch-apply-five",
        floor: { for _ in 0..<count { for value in values { _ = server.set(value.0, value.1) } } }
      ) {
        _ in registry.apply(attributes, to: server)
      },
      measure("switch-unknown-key", floor: oneSwitch) {
        try? registry.setValue(Double($0), forKeyPath: typo, of: server)
      },
      decoding(registry, server),
    ]
  }

  private static func measure(
    _ name: String,
    floor: () -> Void,
    _ body: (Int) -> Void
  ) -> Measurement {
    let times = Stopwatch.nanoseconds({ for index in 0..<count { body(index) } }, floor: floor)
    return Measurement(
      name,
      value: times.work / Double(count),
      unit: "ns",
      floor: times.floor / Double(count)
    )
  }

  /// Returns the time to read JSON and set its values, compared with decoding an object.
  private static func decoding(_ registry: TypeRegistry, _ server: Server) -> Measurement {
    let (decoder, rounds) = (JSONDecoder(), count / 10)
    let times = Stopwatch.nanoseconds(
      {
        for _ in 0..<rounds {
          guard let attributes = try? [RuntimeAttribute](json: json) else { return }
          registry.apply(attributes, to: server)
        }
      },
      floor: { for _ in 0..<rounds { _ = try? decoder.decode(Server.self, from: json) } }
    )
    return Measurement(
      "json-apply",
      value: times.work / Double(rounds),
      unit: "ns",
      floor: times.floor / Double(rounds)
    )
  }
}

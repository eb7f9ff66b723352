import Foundation
import FoundationAttributes
import Testing

private enum Mode: String, AttributeConvertible, CaseIterable { case fast, slow }

private struct Retry: KeyValueStructure {
  var count: UInt8 = 3
  static var registration: TypeRegistration {
    TypeRegistration(Retry.self, documentation: "When to try again.", make: { _ in Retry() }) {
      $0.property("count", \.count, .required)
    }
  }
}

private enum Shape: KeyValueStructure {
  case empty
  case circle(radius: Double)

  static var registration: TypeRegistration {
    TypeRegistration(
      Shape.self,
      cases: {
        $0.add("empty", make: { _ in .empty }, values: { if case .empty = $0 { [:] } else { nil } })
        $0.add(
          "circle",
          .init("radius", Double.self),
          make: { values throws(AttributeError) in .circle(radius: try values.value("radius")) },
          values: { if case .circle(let radius) = $0 { ["radius": radius] } else { nil } }
        )
      }
    )
  }
}

private final class Delegate {}

private final class Server {
  var port = 80
  var mode: Mode? = .fast
  var retry = Retry()
  var shape = Shape.empty
  var tags: Set<String> = []
  var labels: [String: [Date]] = [:]
  var frame = CGRect.zero
  var data = Data()
  var delegate: Delegate?
  let id = 1
}

@Suite("JSON Schema")
struct JSONSchemaTests {
  @Test("Every kind of type has a schema, and unregistered classes are left out")
  func schema() throws {
    let registry = try TypeRegistry {
      $0.register(Server.self) {
        $0.property("port", \.port, .range(1...65_535), .documentation("The TCP port."))
        $0.property("mode", \.mode)
        $0.property("retry", \.retry)
        $0.property("shape", \.shape)
        $0.property("tags", \.tags)
        $0.property("labels", \.labels)
        $0.property("frame", \.frame)
        $0.property("data", \.data)
        $0.property("delegate", \.delegate)
        $0.property("id", \.id)
      }
    }
    let text = try #require(registry.jsonSchema(of: Server.self))
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["$ref"] as? String == "#/$defs/Server")
    let definitions = try #require(root["$defs"] as? [String: Any])
    #expect(definitions.keys.sorted() == ["Retry", "Server", "Shape"])
    let server = try #require(definitions["Server"] as? [String: Any])
    let properties = try #require(server["properties"] as? [String: Any])
    func json(_ name: String) throws -> String {
      let value = try #require(properties[name])
      return String(
        decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys),
        as: UTF8.self
      )
    }
    #expect(
      properties.keys.sorted() == ["data", "frame", "labels", "mode", "port", "retry", "shape", "tags"]
    )
    #expect(
      try json("port") == #"{"description":"The TCP port.","maximum":65535,"minimum":1,"type":"integer"}"#
    )
    #expect(try json("mode") == #"{"anyOf":[{"enum":["fast","slow"]},{"type":"null"}]}"#)
    #expect(try json("tags") == #"{"items":{"type":"string"},"type":"array","uniqueItems":true}"#)
    #expect(
      try json("labels")
        .contains(#""items":{"pattern":"^"#)
    )
    let retry = try #require(definitions["Retry"] as? [String: Any])
    #expect(
      retry["required"] as? [String] == ["count"] && retry["description"] as? String == "When to try again."
    )
    let shape = try #require(definitions["Shape"] as? [String: Any])
    #expect((shape["oneOf"] as? [Any])?.count == 2)
    #expect(registry.jsonSchema(of: Delegate.self) == nil)
  }

  @Test("A file that the schema describes is read, and a wrong value fails at its position")
  func reading() throws {
    let registry = try TypeRegistry {
      $0.register(Server.self) {
        $0.property("retry", \.retry)
        $0.property("shape", \.shape)
        $0.property("labels", \.labels)
        $0.property("frame", \.frame)
        $0.property("data", \.data)
        $0.property("port", \.port)
      }
    }
    let json = """
      {
        "retry": {"count": 300},
        "shape": {"circle": {"radius": 2.5}},
        "labels": {"a": ["2026-11-25", "soon"], "b": ["2026-11-25T14:30:00Z"]},
        "frame": {"origin": {"x": 1, "y": 2}, "size": {"width": "3", "hight": 4}},
        "data": "AAEC",
        "port": 0.12345678901234567890123
      }
      """
    let server = Server()
    let report = registry.apply(try [RuntimeAttribute](json: json.utf8, file: "a.json"), to: server)
    #expect(
      report.failures.map(\.description) == [
        "a.json:2:13: retry.count: cannot set 'Retry.count' of type 'UInt8' to 300",
        #"a.json:4:34: labels.a.1: cannot set 'Array<Date>.1' of type 'Date' to "soon""#,
        "a.json:5:64: frame.size.hight: 'CGSize' has no property 'hight'; did you mean 'height'?",
        "a.json:7:3: port: cannot set 'Server.port' of type 'Int' to 0.12345678901234567890123",
      ]
    )
    #expect(server.frame == CGRect(x: 1, y: 2, width: 3, height: 0) && server.data == Data([0, 1, 2]))
    guard case .circle(2.5) = server.shape else {
      Issue.record("\(server.shape)")
      return
    }
    #expect(server.labels["b"]?.first == Date(timeIntervalSinceReferenceDate: 817_309_800))
  }
}

import Foundation
import FoundationAttributes
import RuntimeAttributes
import Testing

@Suite("Attributes from JSON")
struct JSONAttributesTests {
  @Test("Members are attributes at their positions, and objects are values with positions")
  func members() throws {
    let json = """
      {
        "port": 8080, "ratio": 0.5, "on": true, "none": null,
        "tls": { "certificate": "server.pem", "a.b": { "c": [1, ["x"], []] }, "empty": {} },
      }
      """
    let attributes = try [RuntimeAttribute](json: Data(json.utf8), file: "server.json")
    #expect(
      attributes.map { "\($0.position?.description ?? ""): \($0)" } == [
        "2:3: port = 8080", "2:17: ratio = 0.5", "2:31: on = true", "2:43: none = nil",
        #"3:3: tls = {a.b: {c: [1, ["x"], []]}, certificate: "server.pem", empty: {}}"#,
      ]
    )
    #expect(attributes.allSatisfy { $0.file == "server.json" })
    #expect(attributes.last?.positions["certificate"] == SourcePosition(line: 3, column: 12))
    #expect(attributes.last?.positions["a.b.c.1"] == SourcePosition(line: 3, column: 59))
    #expect(
      try [RuntimeAttribute](json: "{a: 1} // JSON5".utf8) == [
        RuntimeAttribute("a", 1, at: SourcePosition(line: 1, column: 2))
      ]
    )
  }

  @Test(
    "Anything else is an error at its position",
    arguments: [
      ("", "a.json:1:1: empty file"), ("[1]", "a.json:1:1: expected an object"),
      ("{\n  \"a\": ", "a.json:1:1: missing '}'"), ("{\"a\": 1, \"a\": 2}", "a.json:1:10: duplicate key 'a'"),
      ("{\"a\": 1e}", "a.json:1:7: invalid number"),
      (String(repeating: "{\"a\":", count: 600), "a.json:1:321: values are nested too deeply"),
    ]
  )
  func errors(json: String, message: String) {
    #expect {
      try [RuntimeAttribute](json: json.utf8, file: "a.json")
    } throws: { "\($0)" == message }
  }

  @Test("A failure contains the file and the position")
  func failures() throws {
    final class Listener { var port = 1; var labels = ["a": "b"] }
    let registry = try TypeRegistry {
      $0.register(Listener.self) {
        $0.property("port", \.port)
        $0.property("labels", \.labels)
      }
    }
    let listener = Listener()
    let json = "{\n  \"port\": \"80a\",\n  \"prot\": 1, \"labels\": {\"c\": \"d\"}\n}"
    let report = registry.apply(try .init(json: json.utf8, file: "server.json"), to: listener)
    #expect(
      report.failures.map(\.description) == [
        #"server.json:2:3: port: cannot set 'Listener.port' of type 'Int' to "80a""#,
        "server.json:3:3: prot: 'Listener' has no property 'prot'; did you mean 'port'?",
      ]
    )
    #expect(listener.labels == ["a": "b", "c": "d"])
  }

  @Test("A row that does not fit is a failure at its position")
  func rows() throws {
    final class Level { var places: [Place] = [] }
    let registry = try TypeRegistry { $0.register(Level.self) { $0.property("places", \.places) } }
    let level = Level()
    let json = "{\n  places: [\n    {x: 1},\n    {x: \"far\"},\n    {y: 2},\n    {x: 3},\n  ]\n}"
    let report = registry.apply(try .init(json: json.utf8, file: "level.json"), to: level)
    #expect(
      report.failures.map(\.description) == [
        #"level.json:4:6: places.1.x: cannot set 'Place.x' of type 'Int' to "far""#,
        "level.json:5:6: places.2.y: 'Place' has no property 'y'",
      ]
    )
    #expect(level.places.map(\.x) == [1, 3])
  }

  private struct Place: KeyValueStructure {
    var x = 0

    static var registration: TypeRegistration {
      TypeRegistration(Place.self, make: { _ in Place() }) { $0.property("x", \.x) }
    }
  }

  static let values: [(AttributeValue, String)] = [
    (.nil, "null"), (true, "true"), (5, "5"), (1.5, "1.5"), ("a", #""a""#), ([1, ["a"]], #"[1,["a"]]"#),
    (.localizedString("a"), #"{"localizedString":"a"}"#), (.point(.init(x: 1, y: 2)), #"{"point":[1,2]}"#),
    (.size(.init(width: 1, height: 2)), #"{"size":[1,2]}"#),
    (.range(.init(location: 1, length: 2)), #"{"range":[1,2]}"#),
    (.rect(.init(x: 1, y: 2, width: 3, height: 4)), #"{"rect":[1,2,3,4]}"#),
    (.image(.init(name: "a")), #"{"image":{"name":"a"}}"#),
    (.color(.init(.system("tintColor"))), #"{"color":{"system":"tintColor"}}"#),
    (
      .color(.init(.named("a"), fallback: .init(.gray(white: 0.5)))),
      #"{"color":{"fallback":{"alpha":1,"components":[0.5],"model":"gray","space":"sRGB"},"named":"a"}}"#
    ),
    (
      .color(.init(red: 1, green: 0.5, blue: 0)),
      #"{"color":{"components":{"alpha":1,"components":[1,0.5,0],"model":"rgb","space":"sRGB"}}}"#
    ),
    (
      .color(.init(.components(.init(.cmyk(cyan: 1, magenta: 0, yellow: 0, black: 0), alpha: 0.5)))),
      #"{"color":{"components":{"alpha":0.5,"components":[1,0,0,0],"model":"cmyk","space":"sRGB"}}}"#
    ),
  ]

  @Test("Values are encoded and decoded", arguments: values)
  func coding(value: AttributeValue, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let attribute = RuntimeAttribute("a.b", value)
    let data = try encoder.encode(attribute)
    #expect(String(decoding: data, as: UTF8.self) == #"{"keyPath":"a.b","value":\#(json)}"#)
    #expect(try JSONDecoder().decode(RuntimeAttribute.self, from: data) == attribute)
    #expect(try JSONDecoder().decode(AttributeValue.self, from: Data(json.utf8)) == value)
  }

  @Test("Keys are encoded and decoded")
  func keys() throws {
    let keys: [AttributeKey] = ["a", "b.c"]
    #expect(String(decoding: try JSONEncoder().encode(keys), as: UTF8.self) == #"["a","b.c"]"#)
    #expect(try JSONDecoder().decode([AttributeKey].self, from: JSONEncoder().encode(keys)) == keys)
  }

  @Test(
    "Other objects are not values",
    arguments: [
      "{}", #"{"point":{"x":1}}"#, #"{"size":5}"#, #"{"point":{"x":1,"y":2},"image":{"name":"a"}}"#,
    ]
  )
  func undecodable(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AttributeValue.self, from: Data(json.utf8))
    }
  }
}

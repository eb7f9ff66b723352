import NibproofTestSupport
import RuntimeAttributesMacros
import Testing

@testable import RuntimeAttributes

@Suite("Structures and enumerations registered by the macro")
struct ValueMacroTests {
  private let canvas = Canvas()

  private func registry() throws -> TypeRegistry { try TypeRegistry(Canvas.self, Layer.self, Style.self) }

  @Test("Properties of structures")
  func structure() throws {
    let registry = try registry()
    #expect(
      Style.registration.keys == ["weight", "name", "isBold", "version", "opacity", "inset", "doubled"]
    )
    var style = Style()
    let values: [(AttributeKeyPath, AttributeValue)] = [
      ("weight", 2), ("name", "n"), ("isBold", true), ("opacity", 3.0), ("inset", 1.5), ("doubled", 8),
    ]
    for (path, value) in values { try registry.setValue(value, forKeyPath: path, of: &style) }
    #expect((style.weight, style.name, style.isBold, style.opacity, style.inset) == (4, "n", true, 1, 1.5))
    #expect(throws: AttributeError.self) { try registry.setValue(-1, forKeyPath: "inset", of: &style) }
    #expect(throws: AttributeError.self) { try registry.setValue(3, forKeyPath: "version", of: &style) }
    #expect(try registry.value(forKeyPath: "version", of: style) == 2)
    #expect(registry.schema(of: Style.self)?.documentation == "The style of a panel.")
  }

  @Test("Structures are created from dictionaries")
  func creation() throws {
    let registry = try registry()
    try registry.setValue(
      ["host": "a", "port": 80, "style": ["weight": 3], "next": [["host": "b", "port": 81]]]
        as AttributeValue,
      forKeyPath: "endpoint",
      of: canvas
    )
    let endpoint = try #require(canvas.endpoint)
    #expect(
      (endpoint.host, endpoint.port, endpoint.style.weight, endpoint.next.first?.port) == ("a", 80, 3, 81)
    )
    try registry.setValue("c", forKeyPath: "endpoint.host", of: canvas)
    #expect(canvas.endpoint?.host == "c")
    try registry.setValue(["host": "a"] as AttributeValue, forKeyPath: "endpoint", of: canvas)
    #expect(canvas.endpoint?.port == 80)
    canvas.endpoint = nil
    let error = #expect(throws: AttributeError.self) {
      try registry.setValue(["host": "a"] as AttributeValue, forKeyPath: "endpoint", of: canvas)
    }
    #expect(error?.reason == .missingKeys(["port"]))
    try registry.setValue([["number": 1], [:]] as AttributeValue, forKeyPath: "made", of: canvas)
    #expect(canvas.made.map(\.number) == [1, 5])
    let layer = Layer()
    try registry.setValue(BoxedValue.dictionary(["layer": .object(layer)]), forKeyPath: "holder", of: canvas)
    #expect(canvas.holder?.layer === layer)
    try registry.setValue(["first": 2, "second": "b"] as AttributeValue, forKeyPath: "pair", of: canvas)
    #expect((canvas.pair.first, canvas.pair.second) == (2, "b"))
  }

  @Test("The name, the documentation and required properties")
  func schema() throws {
    let registry = try registry()
    let schema = try #require(registry.schema(named: "Public.Endpoint"))
    #expect(schema.kind == .structure)
    #expect(schema.fields.filter(\.isRequired).map(\.key) == ["host", "port"])
    #expect(schema["host"]?.documentation == "The host.")
    #expect(registry.schema(of: Canvas.self)?["endpoint"]?.type == .optional(.structure("Public.Endpoint")))
  }

  @Test("Cases with associated values")
  func cases() throws {
    let registry = try registry()
    let values: [AttributeValue] = [
      "empty", ["circle": ["radius": 2.0]], ["pair": ["0": 1, "1": "a"]],
      ["nested": ["0": ["circle": ["radius": 1.0]], "style": ["weight": 2]]],
    ]
    for value in values {
      try registry.setValue(value, forKeyPath: "shape", of: canvas)
      switch (value, canvas.shape) {
      case ("empty", .empty), (_, .circle(radius: 2)), (_, .pair(1, "a")): break
      case (_, .nested(.circle(radius: 1), let style)): #expect(style.weight == 2)
      default: Issue.record("\(value) became \(canvas.shape)")
      }
    }
    #expect(try registry.value(forKeyPath: "shape.nested.style.weight", of: canvas) == 2)
    try registry.setValue(["pair": ["0": 1]] as AttributeValue, forKeyPath: "shape", of: canvas)
    #expect(try registry.value(forKeyPath: "shape", of: canvas).tree == ["pair": ["0": 1, "1": .nil]])
    #expect(throws: AttributeError.self) {
      try registry.setValue("callback", forKeyPath: "shape", of: canvas)
    }
    try registry.setValue(["some": 2.5] as AttributeValue, forKeyPath: "choice", of: canvas)
    guard case .some(2.5) = canvas.choice else {
      Issue.record("\(canvas.choice)")
      return
    }
    try registry.setValue(["value": 7] as AttributeValue, forKeyPath: "only", of: canvas)
    guard case .value(7) = canvas.only else {
      Issue.record("\(canvas.only)")
      return
    }
  }

  @Test("Objects as associated values")
  func objects() throws {
    let registry = try registry()
    let layer = Layer()
    let value = BoxedValue.dictionary(["object": .dictionary(["0": .object(layer)])])
    try registry.setValue(value, forKeyPath: "shape", of: canvas)
    guard case .object(let object, nil) = canvas.shape else {
      Issue.record("\(canvas.shape)")
      return
    }
    #expect(object === layer)
    let read: BoxedValue = try registry.value(forKeyPath: "shape.object.0", of: canvas)
    #expect(read == .object(layer))
    #expect(throws: AttributeError.self) {
      try registry.setValue(["object": ["0": 1]] as AttributeValue, forKeyPath: "shape", of: canvas)
    }
  }

  @Test("The raw values of an enumeration are known without CaseIterable")
  func rawValues() throws {
    let registry = try registry()
    let type = registry.schema(of: Canvas.self)?["level"]?.type
    #expect(type == .enumeration("Level.Kind", raw: Int.valueType, values: [1, 5]))
    try registry.setValue(5, forKeyPath: "level", of: canvas)
    #expect(canvas.level == .high)
    #expect(throws: AttributeError.self) { try registry.setValue(2, forKeyPath: "level", of: canvas) }
  }
}

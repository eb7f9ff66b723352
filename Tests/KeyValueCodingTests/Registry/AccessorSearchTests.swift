import KeyValueCoding
import RuntimeAttributes
import Testing

/// The property that is found for a key, according to Apple's "Accessor Search Patterns".
@Suite("Accessor search")
struct AccessorSearchTests {
  struct Case: CustomTestStringConvertible {
    /// The properties of a class; the spelling of each type is unique and identifies the property.
    var properties: [PropertyDescription]
    var key: AttributeKey
    /// The names of the properties that the search finds for setting and for reading.
    var settable: String?
    var readable: String?
    var sourceLocation: SourceLocation

    init(
      _ properties: [PropertyDescription],
      _ key: AttributeKey,
      sets settable: String?,
      reads readable: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.properties = properties
      self.key = key
      self.settable = settable
      self.readable = readable
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(key) of \(properties.map(\.type.name))" }
  }

  private static func property(
    _ key: AttributeKey,
    getter: String? = nil,
    setter: String? = nil,
    as access: PropertyDescription.Access = .accessor,
    named name: String? = nil
  ) -> PropertyDescription {
    let type = PropertyType(.int64, name: name ?? key.name)
    return PropertyDescription(
      key,
      type,
      getter: getter,
      setter: setter,
      access: access,
      language: .objectiveC
    )
  }

  private static func variable(_ name: AttributeKey) -> PropertyDescription {
    property(name, as: .storedVariable)
  }

  static let cases: [Case] = [
    // set<Key>: and <key>.
    Case([property("radius")], "radius", sets: "radius", reads: "radius"),
    Case([property("radius")], "Radius", sets: "radius", reads: nil),
    Case([property("radius")], "rAdius", sets: nil, reads: nil),
    Case([property("radius")], "", sets: nil, reads: nil),
    Case([property("URL")], "URL", sets: "URL", reads: "URL"),
    Case([property("URL")], "uRL", sets: "URL", reads: nil),
    Case([property("URL")], "url", sets: nil, reads: nil),
    // A key that begins with an underscore has a setter such as `set_style:`.
    Case([property("_style")], "_style", sets: "_style", reads: "_style"),
    Case([property("_style")], "style", sets: nil, reads: "_style"),
    // A custom setter is found only for the key in its name, such as `y` for `setY:`.
    Case([property("on", setter: "switchOn:")], "on", sets: nil, reads: "on"),
    Case([property("x", setter: "setY:")], "y", sets: "x", reads: nil),
    // _set<Key>:
    Case([property("x", getter: "x", setter: "_setY:")], "y", sets: "x", reads: nil),
    Case([property("x", setter: "_setY:"), property("y")], "y", sets: "y", reads: "y"),
    // setIs<Key>:
    Case([property("isOn")], "isOn", sets: "isOn", reads: "isOn"),
    Case([property("isOn")], "on", sets: "isOn", reads: "isOn"),
    Case([property("isOn")], "On", sets: "isOn", reads: "isOn"),
    Case([property("isOn"), property("on")], "on", sets: "on", reads: "on"),
    Case([property("island")], "land", sets: nil, reads: nil),
    Case([property("is")], "", sets: nil, reads: nil),
    Case([property("x", setter: "setIsOn:")], "on", sets: "x", reads: nil),
    // setHidden: with the getter isHidden.
    Case([property("hidden", getter: "isHidden")], "hidden", sets: "hidden", reads: "hidden"),
    Case([property("hidden", getter: "isHidden")], "isHidden", sets: nil, reads: "hidden"),
    // get<Key>, <key>, is<Key>, _get<Key>, _<key>
    Case([property("a", getter: "getB")], "b", sets: nil, reads: "a"),
    Case([property("a", getter: "getB"), property("b")], "b", sets: "b", reads: "a"),
    Case([property("a", getter: "isB"), property("b")], "b", sets: "b", reads: "b"),
    Case([property("a", getter: "_getB")], "b", sets: nil, reads: "a"),
    Case([property("a", getter: "_b"), property("c", getter: "_getB")], "b", sets: nil, reads: "c"),
    Case([property("a", getter: "_b"), property("c", getter: "isB")], "b", sets: nil, reads: "c"),
    Case([property("getter")], "ter", sets: nil, reads: nil),
    // _<key>, _is<Key>, <key>, is<Key>
    Case([variable("_a")], "a", sets: "_a", reads: "_a"),
    Case([variable("_isA")], "a", sets: "_isA", reads: "_isA"),
    Case([variable("a")], "a", sets: "a", reads: "a"),
    Case([variable("isA")], "a", sets: "isA", reads: "isA"),
    Case([variable("isA"), variable("a")], "a", sets: "a", reads: "a"),
    Case([variable("a"), variable("_isA")], "a", sets: "_isA", reads: "_isA"),
    Case([variable("_isA"), variable("_a")], "a", sets: "_a", reads: "_a"),
    Case([variable("_A")], "a", sets: nil, reads: nil),
    Case([variable("_a"), property("a")], "a", sets: "a", reads: "a"),
    Case([variable("a"), property("isA")], "a", sets: "isA", reads: "isA"),
    // Read-only properties can be read if they are visible to Objective-C.
    Case([property("a", as: .none(.getOnly))], "a", sets: nil, reads: "a"),
    Case([property("a", as: .none(.constant))], "a", sets: nil, reads: "a"),
    Case([property("a", as: .none(.notVisibleToObjectiveC))], "a", sets: nil, reads: nil),
    Case([property("a", as: .none(.typeMember))], "a", sets: nil, reads: nil),
    Case([property("a", as: .none(.unrepresentableType))], "a", sets: nil, reads: nil),
    // The first of two properties with the same name is found.
    Case(
      [property("a", named: "first"), property("a", named: "second")],
      "a",
      sets: "first",
      reads: "first"
    ),
  ]

  @Test("In one class", arguments: cases)
  func oneClass(_ row: Case) throws {
    try expect(row, [ClassDescription("Model", properties: row.properties)])
  }

  @Test("Through a superclass", arguments: cases)
  func superclass(_ row: Case) throws {
    try expect(
      row,
      [
        ClassDescription("Model", superclass: "Middle"), ClassDescription("Middle", superclass: "Base"),
        ClassDescription("Base", properties: row.properties),
      ]
    )
  }

  private func expect(_ row: Case, _ descriptions: [ClassDescription]) throws {
    let entry = try #require(try ClassRegistry(.iOS, descriptions).entry(named: "Model"))
    #expect(entry.settableProperty(row.key)?.type.name == row.settable, sourceLocation: row.sourceLocation)
    #expect(entry.readableProperty(row.key)?.type.name == row.readable, sourceLocation: row.sourceLocation)
  }

  @Test("One pattern is tried over the whole chain before the next, and the nearest class wins within one")
  func order() throws {
    let registry = try ClassRegistry(
      .iOS,
      [
        ClassDescription(
          "Base",
          properties: [Self.property("on", named: "base"), Self.property("x", named: "base")]
        ),
        ClassDescription(
          "Model",
          superclass: "Base",
          properties: [Self.property("isOn", named: "model"), Self.property("x", named: "model")]
        ),
      ]
    )
    let entry = try #require(registry.entry(named: "Model"))
    #expect(entry.settableProperty("on")?.type.name == "base")
    #expect(entry.settableProperty("x")?.type.name == "model")
  }

  @Test("A class can hide instance variables, including those of its superclasses and subclasses")
  func hiddenVariables() throws {
    let registry = try ClassRegistry(
      .iOS,
      [
        ClassDescription("Base", properties: [Self.variable("_a")]),
        ClassDescription("Model", superclass: "Base", traits: .disallowsDirectInstanceVariableAccess),
        ClassDescription("Special", superclass: "Model", properties: [Self.variable("_b")]),
      ]
    )
    #expect(registry.entry(named: "Base")?.settableProperty("a") != nil)
    for (name, key) in [("Model", "a"), ("Special", "a"), ("Special", "b")] as [(String, AttributeKey)] {
      let entry = try #require(registry.entry(named: name))
      #expect(entry.settableProperty(key) == nil)
      #expect(entry.readableProperty(key) == nil)
    }
  }

  @Test("Ten thousand properties have distinct keys")
  func growth() throws {
    let properties = (0..<10_000).map { Self.property(AttributeKey("isKey\($0)"), getter: "getKey\($0)") }
    let entry = try #require(
      try ClassRegistry(.iOS, [ClassDescription("Model", properties: properties)]).entry(named: "Model")
    )
    for index in stride(from: 0, to: 10_000, by: 7) {
      #expect(entry.settableProperty(AttributeKey("isKey\(index)"))?.key == properties[index].key)
      #expect(entry.settableProperty(AttributeKey("key\(index)"))?.key == properties[index].key)
      #expect(entry.readableProperty(AttributeKey("key\(index)"))?.key == properties[index].key)
    }
    #expect(entry.settableProperty("key10000") == nil)
  }
}

import KeyValueCoding
import RuntimeAttributes
import Testing

@Suite("Model objects")
struct ModelObjectTests {
  private static func registry(_ type: PropertyType, _ language: SourceLanguage, _ platform: Platform) throws
    -> ClassRegistry
  {
    try ClassRegistry(
      platform,
      [
        ClassDescription("Thing"), ClassDescription("UIColor"), ClassDescription("NSColor"),
        ClassDescription("Model", properties: [PropertyDescription("value", type, language: language)]),
      ]
    )
  }

  @Test(
    "Unset properties",
    arguments: [
      (PropertyType(.int16), .attribute(0)), (PropertyType(.uint64), .attribute(0)),
      (PropertyType(.float), .attribute(0.0)), (PropertyType(.bool), .attribute(false)),
      (PropertyType(.charBool), .attribute(false)),
      (PropertyType(.enumeration("E", raw: .int64)), .attribute(0)),
      (PropertyType(.point), .attribute(.point(.init(x: 0, y: 0)))),
      (PropertyType(.size), .attribute(.size(.init(width: 0, height: 0)))),
      (PropertyType(.rect), .attribute(.rect(.init(x: 0, y: 0, width: 0, height: 0)))),
      (PropertyType(.range), .attribute(.range(.init(location: 0, length: 0)))),
      (PropertyType(.string), .attribute("")), (PropertyType(.string, isOptional: true), .nil),
      (PropertyType(.object("Thing"), isOptional: true), .nil), (PropertyType(.object("Nobody")), .nil),
      (PropertyType(.color, isOptional: true), .nil), (PropertyType(.image), .nil),
      (PropertyType(.array), .nil),
      (PropertyType(.any), .nil), (PropertyType(.unresolved("T")), .nil), (PropertyType(.selector), .nil),
    ].map(Unset.init)
  )
  func unset(_ row: Unset) throws {
    let registry = try Self.registry(row.type, .swift, .iOS)
    let object = try #require(registry.makeObject(ofClass: "Model"))
    #expect(try registry.value(forKeyPath: "value", of: object) == row.expected)
  }

  /// A type with the value of an unset property; sendable because the boxed values do not contain objects.
  struct Unset: @unchecked Sendable {
    var type: PropertyType
    var expected: BoxedValue
  }

  @Test("A required object is created once, on first access")
  func objects() throws {
    for (type, language) in [
      (PropertyType(.object("Thing")), .swift),
      (PropertyType(.object("Thing"), isOptional: true), .objectiveC),
    ] as [(PropertyType, SourceLanguage)] {
      let registry = try Self.registry(type, language, .iOS)
      let object = try #require(registry.makeObject(ofClass: "Model"))
      let made = try #require(try registry.value(forKeyPath: "value", of: object).object as? ModelObject)
      #expect(made.classDescription.name == "Thing")
      #expect(try registry.value(forKeyPath: "value", of: object) == .object(made))
    }
  }

  @Test(
    "A color is converted to the platform's class",
    arguments: [(Platform.iOS, "UIColor"), (.tvOS, "UIColor"), (.macOS, "NSColor")]
  )
  func colors(platform: Platform, className: String) throws {
    let registry = try Self.registry(PropertyType(.color), .swift, platform)
    let object = try #require(registry.makeObject(ofClass: "Model"))
    let made = try #require(try registry.value(forKeyPath: "value", of: object).object as? ModelObject)
    #expect(made.classDescription.name == className)
    let other = try #require(registry.makeObject(ofClass: "Model"))
    #expect(try registry.setValue(BoxedValue.object(made), forKeyPath: "value", of: other) == .stored)
    #expect(
      try registry.setValue(BoxedValue.object(object), forKeyPath: "value", of: other)
        == .storedWrongObject(expected: PropertyType(.color))
    )
  }

  @Test("Set values are kept, including wrong objects, as in the real object")
  func slots() throws {
    let registry = try Self.registry(PropertyType(.object("Thing")), .objectiveC, .iOS)
    let object = try #require(registry.makeObject(ofClass: "Model"))
    #expect(object.classDescription.name == "Model")
    try registry.setValue("wrong", forKeyPath: "value", of: object)
    #expect(try registry.value(forKeyPath: "value", of: object) == .attribute("wrong"))
    try registry.setValue(AttributeValue.nil, forKeyPath: "value", of: object)
    #expect(try registry.value(forKeyPath: "value", of: object) == .nil)
  }

  @Test("The registry returns the class of an object")
  func entries() throws {
    let registry = try Self.registry(PropertyType(.int64), .swift, .iOS)
    let object = try #require(registry.makeObject(ofClass: "Model"))
    #expect(registry.entry(of: object)?.description.name == "Model")
    let entry = try #require(registry.entry(named: "Thing"))
    #expect(registry.makeObject(of: entry).classDescription.name == "Thing")
    #expect(entry.runtimeName == "Thing")
  }
}

import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

/// Key paths that are set; see ``PathRow``.
@Suite("Setting, compared with GNUstep")
struct SettingTableTests {
  static let rows: [PathRow] = [
    PathRow(set: "age", 7, gives: 7),
    PathRow(set: "Age", 8, then: "age", gives: 8),
    // A registered property with an underscore is an instance variable.
    PathRow(set: "count", 5, gives: 5),
    PathRow(set: "_count", 5, then: "count", gives: 5),
    PathRow(set: "Count", 5, lacks: "Count", "Person", gnustep: "not run"),
    PathRow(set: "open", false, then: "_isOpen", gives: false, gnustep: "not run"),
    PathRow(set: "shut", true, then: "isShut", gives: true),
    PathRow(set: "byte", 300, gives: 44),
    PathRow(set: "self.name", "Z", then: "name", gives: "Z"),
    // Strings and numbers do not have settable keys.
    PathRow(set: "name.length", lacks: "length", "__NSCFString"),
    PathRow(set: "name.length.x", lacks: "x", "__NSCFNumber"),
    PathRow(set: "name.nonsense.x", lacks: "nonsense", "__NSCFString", operation: .get),
    PathRow(set: "num.intValue", lacks: "intValue", "__NSCFNumber"),
    PathRow(set: "num.intValue.x", lacks: "x", "__NSCFNumber"),
    PathRow(set: "age.x", lacks: "x", "__NSCFNumber"),
    PathRow(set: "tags.length", lacks: "length", "__NSCFString"),
    PathRow(set: "frame.size.width", lacks: "size", "NSConcreteValue", operation: .get),
    PathRow(set: "name..x", lacks: "", "__NSCFString", operation: .get),
    PathRow(set: "self", lacks: "self", "Person"),
    PathRow(set: "", lacks: "", "Person"),
    PathRow(set: "a.", lacks: "a", "Person", operation: .get),
    PathRow(set: ".a", lacks: "", "Person", operation: .get),
    // Setting a key of nil has no effect. An array contains NSNull instead of nil, and a set omits nil. (asm)
    PathRow(set: "boss.name", "n", gives: .nil),
    PathRow(set: "friends.boss.name", "n", lacks: "name", "NSNull"),
    PathRow(set: "friends.boss.name.x", "n", lacks: "x", "NSNull", gnustep: "not run"),
    PathRow(set: "friends.age", 3, gives: .array([3, 3])),
    PathRow(set: "crew.age", 2, gives: .set([2]), gnustep: "NSUnknownKeyException"),
    PathRow(set: "crew.boss.name", "n", gives: .set(["n"]), gnustep: "not run"),
    PathRow(set: "map.null.x", lacks: "x", "NSNull"),
    PathRow(set: "map.y.x", 1, gives: .nil, gnustep: "not run"),
    PathRow(set: "map.x", lacks: "x", "__NSDictionaryI"),
    PathRow(set: "scores.x", lacks: "x", "__NSCFNumber"),
    // Operators can be read, but not set.
    PathRow(set: "friends.@count", lacks: "@count", "Person"),
    PathRow(set: "friends.@count.x", lacks: "x", "__NSCFNumber", gnustep: "not run"),
    PathRow(
      set: "friends.@lastObject.age",
      9,
      then: "friends.age",
      gives: .array([0, 9]),
      gnustep: "not run"
    ),
    PathRow(set: "scores.@sum", lacks: "@sum", "__NSCFNumber"),
    PathRow(
      set: "scores.@sum.self",
      lacks: "sum",
      "__NSArrayI",
      operation: .get,
      gnustep: "NSUnknownKeyException, key @sum"
    ),
  ]

  @Test("Setting", arguments: rows)
  func setting(_ row: PathRow) throws { try row.check() }

  @Test("The reason for a read-only property")
  func readOnly() throws {
    let registry = try Person.registry()
    for key in ["fixed", "_fixed"] as [AttributeKey] {
      let error = #expect(throws: KeyValueCodingError.self) {
        try registry.setValue("x", forKeyPath: AttributeKeyPath([], key), of: Person())
      }
      #expect(error?.description == "'Person.\(key)' is read-only")
    }
  }

  @Test("Scalars")
  func scalars() throws {
    let registry = try Person.registry()
    let person = Person()
    // GNUstep: NSInvalidArgumentException, NSConstantString does not recognize unsignedCharValue
    let error = #expect(throws: KeyValueCodingError.self) {
      try registry.setValue("3", forKeyPath: "byte", of: person)
    }
    #expect(error?.reason(on: .iOS).contains("-[__NSCFString unsignedCharValue]") == true)
    // GNUstep: NSInvalidArgumentException, setNilValueForKey:
    #expect(throws: KeyValueCodingError.nilValue(key: "byte", className: "Person")) {
      try registry.setValue(nil, forKeyPath: "byte", of: person)
    }
  }

  @Test("Categories may add keys to the classes of values")
  func categories() throws {
    let registry = try ClassRegistry(
      .iOS,
      [
        ClassDescription(
          "NSObject",
          properties: [PropertyDescription("accessibilityLabel", PropertyType(.string, isOptional: true))]
        ),
        ClassDescription(
          "NSString",
          superclass: "NSObject",
          properties: [PropertyDescription("shout", PropertyType(.string))]
        ),
        ClassDescription(
          "Label",
          superclass: "NSObject",
          properties: [PropertyDescription("text", PropertyType(.string))]
        ),
      ]
    )
    let label = try #require(registry.makeObject(ofClass: "Label"))
    #expect(try registry.value(forKeyPath: "text.shout", of: label) == .nil)
    for path in ["text.accessibilityLabel", "text.shout"] as [AttributeKeyPath] {
      let outcome = try registry.setValue("x", forKeyPath: path, of: label)
      guard case .undecided = outcome else { return #expect(Bool(false), "\(outcome)") }
    }
    let outcome = try registry.setValue("x", forKeyPath: "text.shout.length", of: label)
    guard case .undecided = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(throws: KeyValueCodingError.self) { try registry.value(forKeyPath: "text.nobody", of: label) }
  }
}

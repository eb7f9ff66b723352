import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

/// Keys of strings, numbers, dates and structures; see ``PathRow``.
@Suite("Keys of values, compared with GNUstep")
struct ValueKeyTests {
  static let rows: [PathRow] = [
    PathRow("name.length", 3),
    PathRow("name.uppercaseString", "ANN"),
    PathRow("name.lowercaseString", "ann"),
    PathRow("name.capitalizedString", "Ann"),
    PathRow("name.lastPathComponent", "Ann"),
    PathRow("name.pathExtension", ""),
    PathRow("name.intValue", 0),
    PathRow("name.integerValue", 0),
    PathRow("name.longLongValue", 0),
    PathRow("name.doubleValue", 0.0),
    PathRow("name.floatValue", 0.0),
    PathRow("name.boolValue", false),
    PathRow("name.self", "Ann"),
    PathRow("name.description", "Ann"),
    PathRow("name.uppercaseString.lowercaseString.length", 3, gnustep: "not run"),
    PathRow("name.nonsense", lacks: "nonsense", "__NSCFString"),
    PathRow("name.count", lacks: "count", "__NSCFString"),
    PathRow("name.charValue", lacks: "charValue", "__NSCFString"),
    PathRow("name.unsignedIntValue", lacks: "unsignedIntValue", "__NSCFString"),
    PathRow("name.stringValue", lacks: "stringValue", "__NSCFString"),
    // Keys that return nil because their values are not modeled.
    PathRow("name.hash", .nil, gnustep: "131838141"),
    PathRow("name.pathComponents", .nil, gnustep: "(Ann)"),
    PathRow("name.stringByDeletingPathExtension", .nil, gnustep: "Ann"),
    // An array reads the keys of its elements.
    PathRow("tags.length", .array([1, 1])),
    PathRow("tags.uppercaseString", .array(["A", "B"])),
    PathRow("tags.nonsense", lacks: "nonsense", "__NSCFString"),
    PathRow("tags.count", lacks: "count", "__NSCFString", gnustep: "2, with a warning"),
    PathRow(
      "friends.name.length",
      .array([3, .nil]),
      gnustep: "NSUnknownKeyException, key length of NSNull"
    ),
    // Numbers
    PathRow("num.intValue", 2),
    PathRow("num.integerValue", 2),
    PathRow("num.doubleValue", 2.5),
    PathRow("num.floatValue", 2.5, gnustep: "not run"),
    PathRow("num.boolValue", true),
    PathRow("num.stringValue", "2.5"),
    PathRow("num.description", "2.5"),
    PathRow("num.charValue", 2),
    PathRow("num.unsignedCharValue", 2),
    PathRow("num.unsignedIntValue", 2),
    PathRow("num.unsignedLongLongValue", 2, gnustep: "not run"),
    PathRow("num.self", 2.5),
    PathRow("num.decimalValue", .nil, gnustep: "crashes"),
    PathRow("num.length", lacks: "length", "__NSCFNumber"),
    PathRow("num.nonsense", lacks: "nonsense", "__NSCFNumber"),
    PathRow("age.intValue", 0),
    PathRow("age.description", "0"),
    PathRow("age.length", lacks: "length", "__NSCFNumber"),
    PathRow("isShut.stringValue", "0"),
    PathRow("isShut.length", lacks: "length", "__NSCFBoolean", gnustep: "not run"),
    PathRow("num.@intValue", lacks: "@intValue", "__NSCFNumber"),
    // Dates and structures
    PathRow("born.timeIntervalSinceReferenceDate", 100.0),
    PathRow("born.timeIntervalSince1970", 978_307_300.0),
    PathRow("born.timeIntervalSinceNow", .nil, gnustep: "a negative number"),
    PathRow("born.nonsense", lacks: "nonsense", "__NSTaggedDate"),
    PathRow("frame.size", lacks: "size", "NSConcreteValue"),
    PathRow("frame.size.width", lacks: "size", "NSConcreteValue"),
    PathRow("frame.nonsense", lacks: "nonsense", "NSConcreteValue"),
    PathRow(
      "frame.CGRectValue",
      .attribute(.rect(.init(x: 0, y: 0, width: 0, height: 0))),
      gnustep: "rectValue"
    ),
    PathRow("frame.CGPointValue", .nil, gnustep: "NSInvalidArgumentException for pointValue"),
    PathRow("frame.rectValue", lacks: "rectValue", "NSConcreteValue", gnustep: "a rectangle, as on macOS"),
    // Dictionaries. (asm: the key of an entry may contain dots; dictionaries do not have operators)
    PathRow("map.x", 1),
    PathRow("map.y", .nil),
    PathRow("map.y.z", .nil),
    PathRow("map.@count", 4, gnustep: "the number"),
    PathRow("map.count", .nil),
    PathRow("map.allKeys", .nil),
    PathRow("map.x.intValue", 1),
    PathRow("map.dotted.key", 2, gnustep: "not run"),
    PathRow("map.deep.x", 3, gnustep: "not run"),
    PathRow("map.@nonsense", lacks: "nonsense", "__NSDictionaryI"),
    PathRow(
      "map.@sum.self",
      raises: .unknownOperator(name: "sum", className: "__NSDictionaryI"),
      gnustep: "NSUnknownKeyException"
    ),
    PathRow(
      "map.@count.self",
      raises: .unknownOperator(name: "count", className: "__NSDictionaryI"),
      gnustep: "the number"
    ),
    // Nil and empty keys
    PathRow("boss.name", .nil),
    PathRow("boss.nonsense", .nil),
    PathRow("", lacks: "", "Person"),
    PathRow("a.", lacks: "a", "Person"),
    PathRow(".a", lacks: "", "Person"),
    PathRow("name..x", lacks: "", "__NSCFString"),
    PathRow("name.", lacks: "", "__NSCFString"),
    PathRow("friends.", lacks: "", "Person"),
    PathRow("friends.nonsense", lacks: "nonsense", "Person"),
    PathRow("self.name", "Ann"),
    // Accessors
    PathRow("Age", lacks: "Age", "Person"),
    PathRow("count", 4, gnustep: "the variable _count"),
    PathRow("open", true, gnustep: "the variable _isOpen"),
    PathRow("shut", false),
  ]

  @Test("Reading", arguments: rows)
  func reading(_ row: PathRow) throws { try row.check() }

  @Test("AppKit's names of structures")
  func macOS() throws {
    let rect = BoxedValue.attribute(.rect(.init(x: 0, y: 0, width: 0, height: 0)))
    try PathRow("frame.rectValue", rect).check(on: .macOS)
    try PathRow("frame.CGRectValue", lacks: "CGRectValue", "NSConcreteValue").check(on: .macOS)
  }

  static let strings: [(String, String, AttributeValue)] = [
    ("length", "héllo 👋🏽", 10), ("capitalizedString", "hello  wORLD\tx-y", "Hello  World\tX-y"),
    ("lastPathComponent", "/tmp/a.tiff/", "a.tiff"), ("lastPathComponent", "/", "/"),
    ("lastPathComponent", "", ""), ("pathExtension", "/tmp/a.tar.gz", "gz"), ("pathExtension", ".hidden", ""),
    ("pathExtension", "/tmp.d/a", ""), ("intValue", " 99999999999", 2_147_483_647),
    ("intValue", "-12.7x", -12),
    ("longLongValue", "99999999999x", 99_999_999_999), ("doubleValue", "1.5e3x", 1500.0),
    ("boolValue", "Yes", true),
  ]

  @Test("Strings", arguments: strings)
  func string(key: String, text: String, expected: AttributeValue) throws {
    let person = Person()
    person.name = text
    try PathRow("name.\(key)", .attribute(expected)).check(of: person)
  }
}

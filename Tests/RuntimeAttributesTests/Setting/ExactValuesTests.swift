import NibproofTestSupport
import RuntimeAttributes
import Testing

private enum Level: Int, AttributeConvertible, CaseIterable { case low, high = 5 }
private enum Mode: String, CaseIterable, AttributeConvertible { case fast, slow }

private struct Version: AttributeConvertible, Equatable {
  var numbers: [Int]

  init?(attributeValue: AttributeValue) {
    guard case .array(let elements) = attributeValue else { return nil }
    numbers = elements.compactMap { if case .integer(let number) = $0 { number } else { nil } }
    guard !numbers.isEmpty, numbers.count == elements.count else { return nil }
  }

  init(_ numbers: Int...) { self.numbers = numbers }

  var attributeValue: AttributeValue { .array(numbers.map { .integer($0) }) }
}

private final class Tool {}

private final class Values {
  var int = 1
  var int8: Int8 = 1
  var int16: Int16 = 1
  var uint: UInt = 1
  var uint8: UInt8 = 1
  var uint32: UInt32 = 1
  var uint64: UInt64 = 1
  var double = 1.5
  var float: Float = 1.5
  var bool = true
  var string = "a"
  var part: Substring = "a"
  var duration = Duration.seconds(30)
  var level = Level.low
  var mode = Mode.fast
  var optional: Int? = 3
  var list = [1]
  var grid = [[1]]
  var set: Set<String> = ["x"]
  var table = ["a": 1]
  var version = Version(1)
  var point = AttributeValue.Point(x: 0, y: 0)
  var color = AttributeValue.Color(red: 0, green: 0, blue: 0)
  var any: AttributeValue = 1
  var tool: Tool?
  let constant = 1
  var port = 8080
  var checked = "a"
}

/// The values that properties accept, and the values that they reject.
@Suite("Values that are set exactly")
struct ExactValuesTests {
  private let registry: TypeRegistry
  private let values = Values()

  init() throws {
    struct Refusal: Error, CustomStringConvertible { var description: String { "too long" } }
    registry = try TypeRegistry {
      $0.register(Values.self) {
        $0.property("int", \.int)
        $0.property("int8", \.int8)
        $0.property("int16", \.int16)
        $0.property("uint", \.uint)
        $0.property("uint8", \.uint8)
        $0.property("uint32", \.uint32)
        $0.property("uint64", \.uint64)
        $0.property("double", \.double)
        $0.property("float", \.float)
        $0.property("bool", \.bool)
        $0.property("string", \.string)
        $0.property("part", \.part)
        $0.property("duration", \.duration)
        $0.property("level", \.level)
        $0.property("mode", \.mode)
        $0.property("optional", \.optional, .range(...9))
        $0.property("list", \.list)
        $0.property("grid", \.grid)
        $0.property("set", \.set)
        $0.property("table", \.table)
        $0.property("version", \.version)
        $0.property("point", \.point)
        $0.property("color", \.color)
        $0.property("any", \.any)
        $0.property("tool", \.tool)
        $0.property("constant", \.constant)
        $0.property("closure", get: { $0.int }, set: { $0.int = $1 })
        $0.property("port", \.port, .range(1...65_535))
        $0.property("checked", \.checked, .check { if $0.count > 3 { throw Refusal() } })
        $0.property("throwing", get: { $0.checked }, set: { _, _ in throw Refusal() })
      }
    }
  }

  private static let accepted: [Example<(AttributeKeyPath, AttributeValue), AttributeValue>] = [
    Example(("int", "80"), 80), Example(("int", 80.0), 80), Example(("int", "1e3"), 1000),
    Example(("int", .integer(.min)), .integer(.min)), Example(("int8", "5"), 5), Example(("int16", "-5"), -5),
    Example(("uint", "5"), 5), Example(("uint8", "255"), 255), Example(("uint32", "5"), 5),
    Example(("uint64", .unsigned(.max)), .unsigned(.max)),
    Example(("uint64", "18446744073709551615"), .unsigned(.max)),
    Example(("uint64", 5), 5), Example(("double", "0.1"), 0.1), Example(("double", 3), 3.0),
    Example(("double", .real(.infinity)), .real(.infinity)), Example(("float", 0.5), 0.5),
    Example(("bool", 0), false), Example(("bool", "YES"), true), Example(("bool", "no"), false),
    Example(("string", .localizedString("b")), "b"), Example(("part", "b"), "b"),
    Example(("duration", "250 ms"), 0.25), Example(("duration", 5), 5.0),
    Example(("duration", "2min"), 120.0),
    Example(("level", 5), 5), Example(("level", "5"), 5), Example(("mode", "slow"), "slow"),
    Example(("optional", .nil), .nil), Example(("optional", "4"), 4), Example(("list", [1, "2"]), [1, 2]),
    Example(("list", []), []), Example(("grid", [[1, "2"], []]), [[1, 2], []]),
    Example(("set", ["b", "a", "b"]), ["a", "b"]), Example(("table", ["b": "2"]), ["b": 2]),
    Example(("version", [1, 2]), [1, 2]), Example(("point", ["x": 3]), .point(.init(x: 3, y: 0))),
    Example(("point.y", 4), 4.0), Example(("color", "#ff0000"), .color(.init(red: 1, green: 0, blue: 0))),
    Example(("any", ["a": [1]]), ["a": [1]]), Example(("closure", "2"), 2), Example(("port", 65_535), 65_535),
    Example(("checked", "abc"), "abc"),
  ]

  @Test("Accepted values, one by one and by plans", arguments: accepted)
  func accepts(example: Example<(AttributeKeyPath, AttributeValue), AttributeValue>) throws {
    let (path, value) = example.input
    try registry.validate(value, forKeyPath: path, of: values)
    try registry.setValue(value, forKeyPath: path, of: values)
    #expect(registry[values, path] == example.expected, sourceLocation: example.sourceLocation)
    let planned = Values()
    let report = registry.makePlan([RuntimeAttribute(path, value)], for: Values.self).apply(to: planned)
    #expect(report.succeeded, sourceLocation: example.sourceLocation)
    #expect(registry[planned, path] == example.expected, sourceLocation: example.sourceLocation)
  }

  private static let refused: [Example<(AttributeKeyPath, AttributeValue), String>] = [
    Example(("int", "80a"), #"cannot set 'Values.int' of type 'Int' to "80a""#),
    Example(("int", 8.5), "cannot set 'Values.int' of type 'Int' to 8.5"),
    Example(("int", .real(.nan)), "cannot set 'Values.int' of type 'Int' to nan"),
    Example(
      ("int", "9223372036854775808"),
      #"cannot set 'Values.int' of type 'Int' to "9223372036854775808""#
    ),
    Example(("int", .nil), "cannot set 'Values.int' of type 'Int' to nil"),
    Example(("int", true), "cannot set 'Values.int' of type 'Int' to true"),
    Example(("uint8", 300), "cannot set 'Values.uint8' of type 'UInt8' to 300"),
    Example(("uint", -1), "cannot set 'Values.uint' of type 'UInt' to -1"),
    Example(("double", "x1"), #"cannot set 'Values.double' of type 'Double' to "x1""#),
    Example(("double", "1e999"), #"cannot set 'Values.double' of type 'Double' to "1e999""#),
    Example(("double", "inf"), #"cannot set 'Values.double' of type 'Double' to "inf""#),
    Example(
      ("double", 9_007_199_254_740_993),
      "cannot set 'Values.double' of type 'Double' to 9007199254740993"
    ),
    Example(("float", 16_777_217), "cannot set 'Values.float' of type 'Float' to 16777217"),
    Example(("float", 1e300), "cannot set 'Values.float' of type 'Float' to 1e+300"),
    Example(("bool", 2), "cannot set 'Values.bool' of type 'Bool' to 2"),
    Example(("bool", "on"), #"cannot set 'Values.bool' of type 'Bool' to "on""#),
    Example(("string", 5), "cannot set 'Values.string' of type 'String' to 5"),
    Example(("string", .nil), "cannot set 'Values.string' of type 'String' to nil"),
    Example(("duration", "5 weeks"), #"cannot set 'Values.duration' of type 'Duration' to "5 weeks""#),
    Example(("level", 3), "cannot set 'Values.level' of type 'Level' to 3"),
    Example(("mode", "fats"), #"cannot set 'Values.mode' of type 'Mode' to "fats"; did you mean 'fast'?"#),
    Example(("optional", "soon"), #"cannot set 'Values.optional' of type 'Int?' to "soon""#),
    Example(("optional", 12), "12 is out of range for 'Values.optional'; expected at most 9"),
    Example(("list", "a"), #"cannot set 'Values.list' of type 'Array<Int>' to "a""#),
    Example(("list", [1, "b"]), #"cannot set 'Array<Int>.1' of type 'Int' to "b""#),
    Example(("list.3", 1), "'Array<Int>.3' does not exist: the last index is 0"),
    Example(("table.a", "x"), #"cannot set 'Dictionary<String, Int>.a' of type 'Int' to "x""#),
    Example(("version", "1.2"), #"cannot set 'Values.version' of type 'Version' to "1.2""#),
    Example(("point.z", 1), "'Point' has no property 'z'"),
    Example(
      ("point", .size(.init(width: 3, height: 4))),
      "cannot set 'Values.point' of type 'Point' to {3, 4}"
    ),
    Example(("color", "#ff"), ##"cannot set 'Values.color' of type 'Color' to "#ff""##),
    Example(("tool", "x"), #"cannot set 'Values.tool' of type 'Tool?' to "x""#),
    Example(("constant", 2), "'Values.constant' is read-only"),
    Example(("itn", 2), "'Values' has no property 'itn'; did you mean 'int'?"),
    Example(("Int", 2), "'Values' has no property 'Int'; did you mean 'int'?"),
    Example(("int.x", 2), "'Int' has no property 'x'"),
    Example(("port", 0), "0 is out of range for 'Values.port'; expected 1 to 65535"),
    Example(("checked", "abcd"), #"cannot set 'Values.checked' to "abcd": too long"#),
    Example(("", 1), "'Values' has no property ''"),
  ]

  @Test("Rejected values set nothing, and the error has the reason", arguments: refused)
  func refuses(example: Example<(AttributeKeyPath, AttributeValue), String>) {
    let (path, value) = example.input
    let before = Mirror(reflecting: values).children.map { "\($0)" }
    let attributes = [RuntimeAttribute(path, value, at: SourcePosition(line: 4, column: 17))]
    let report = registry.apply(attributes, to: values)
    #expect(
      report.failures.map(\.error.description) == [example.expected],
      sourceLocation: example.sourceLocation
    )
    #expect(report.failures.first?.location?.position.line == 4, sourceLocation: example.sourceLocation)
    #expect(report.failures.first?.error.keyPath.keys.first == path.keys.first)
    let planned = registry.makePlan(attributes, for: Values.self).apply(to: values)
    // Descriptions are compared because NaN does not equal itself.
    #expect("\(planned)" == "\(report)", sourceLocation: example.sourceLocation)
    #expect(throws: AttributeError.self, sourceLocation: example.sourceLocation) {
      try registry.validate(value, forKeyPath: path, of: values)
    }
    #expect(throws: ApplyError.self, sourceLocation: example.sourceLocation) {
      try registry.applyAll(attributes, to: values)
    }
    let after = Mirror(reflecting: values).children.map { "\($0)" }
    #expect(before == after, sourceLocation: example.sourceLocation)
  }

  @Test("What a setter throws is the reason, and the setter is called once")
  func throwing() throws {
    let error = #expect(throws: AttributeError.self) {
      try registry.setValue("b", forKeyPath: "throwing", of: values)
    }
    #expect(error?.reason == .rejected("too long"))
    #expect(error?.value == "b")
  }

  @Test("Variables, interpolations, objects and nil are set in the same way as literals")
  func variables() throws {
    let (name, width, key, tool) = ("b", 2.5, "double", Tool())
    try registry.setValue(name, forKeyPath: "string", of: values)
    try registry.setValue(width, forKeyPath: "\(key)", of: values)
    try registry.setValue(tool, forKeyPath: "tool", of: values)
    #expect(values.string == "b" && values.double == 2.5 && values.tool === tool)
    #expect(try registry.value(forKeyPath: "tool", of: values, as: Tool.self) === tool)
    try registry.setValue(nil, forKeyPath: "tool", of: values)
    try registry.setValue(Mode.slow, forKeyPath: "mode", of: values)
    try registry.setValue(["a", "b"] as Set, forKeyPath: "set", of: values)
    #expect(values.tool == nil && values.mode == .slow && values.set == ["a", "b"])
    let error = #expect(throws: AttributeError.self) {
      try registry.setValue(Tool(), forKeyPath: "int", of: values)
    }
    #expect(error?.value == nil && error?.objectClass == "Tool")
  }

  @Test("Values are read as a type, and as a tree")
  func reading() throws {
    #expect(try registry.value(forKeyPath: "double", of: values, as: Double.self) == 1.5)
    #expect(try registry.value(forKeyPath: "mode", of: values, as: Mode.self) == .fast)
    values.uint64 = .max
    #expect(try registry.value(forKeyPath: "uint64", of: values, as: UInt64.self) == .max)
    values.optional = nil
    #expect(try registry.value(forKeyPath: "optional", of: values, as: Int.self) == nil)
    let error = #expect(throws: AttributeError.self) {
      try registry.value(forKeyPath: "double", of: values, as: Int.self)
    }
    #expect(error?.reason == .mismatch(expected: "Int"))
  }

  @Test("The subscript distinguishes a missing key from a value that is nil")
  func subscripts() {
    registry[values, "optional"] = nil
    #expect(registry[values, "optional"] == AttributeValue.nil)
    #expect(registry[values, "optoinal"] == AttributeValue?.none)
    registry[values, "double"] = 4
    #expect(values.double == 4)
  }
}

import KeyValueCoding
import RuntimeAttributes
import Testing

/// The values that properties store after a conversion, on model objects and on registered Swift classes.
@Suite("Converted values")
struct UnboxingTests {
  struct Case: CustomTestStringConvertible {
    var kind: PropertyType.Kind
    var value: AttributeValue
    var kept: AttributeValue
    var outcome: SetValueOutcome
    var sourceLocation: SourceLocation

    init(
      _ kind: PropertyType.Kind,
      _ value: AttributeValue,
      keeps kept: AttributeValue,
      _ outcome: SetValueOutcome,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.kind = kind
      self.value = value
      self.kept = kept
      self.outcome = outcome
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(value) into \(kind)" }
  }

  static let cases: [Case] = [
    Case(.int64, 7, keeps: 7, .stored),
    Case(.int64, 2.9, keeps: 2, .lossy),
    Case(.int64, -2.9, keeps: -2, .lossy),
    Case(.int64, 2.0, keeps: 2, .converted),
    Case(.int64, true, keeps: 1, .converted),
    Case(.int64, "12", keeps: 12, .converted),
    Case(.int64, "12pt", keeps: 12, .lossy),
    Case(.int64, "1.5", keeps: 1, .lossy),
    Case(.int64, "twelve", keeps: 0, .lossy),
    Case(.int64, .localizedString("3"), keeps: 3, .converted),
    Case(.int64, 1e30, keeps: .integer(.max), .lossy),
    Case(.int64, .real(-.infinity), keeps: .integer(.min), .lossy),
    Case(.int64, .real(.nan), keeps: 0, .lossy),
    Case(.int8, 127, keeps: 127, .converted),
    Case(.int8, 128, keeps: -128, .lossy),
    Case(.int16, 65_537, keeps: 1, .lossy),
    Case(.int32, 4_294_967_296, keeps: 0, .lossy),
    // NSString's `intValue` is clamped to the range of the type, whereas NSNumber's is truncated.
    Case(.int32, "4294967296", keeps: 2_147_483_647, .lossy),
    Case(.int32, "-4294967296", keeps: -2_147_483_648, .lossy),
    Case(.uint8, 255, keeps: 255, .converted),
    Case(.uint8, -1, keeps: 255, .lossy),
    Case(.uint16, 65_536, keeps: 0, .lossy),
    Case(.uint32, -1, keeps: 4_294_967_295, .lossy),
    Case(.uint64, 5, keeps: 5, .converted),
    // A negative number wraps around to an unsigned number.
    Case(.uint64, -1, keeps: .unsigned(.max), .lossy),
    Case(.uint64, -1.0, keeps: .unsigned(.max), .lossy),
    Case(.float, 1, keeps: 1.0, .converted),
    Case(.float, 0.5, keeps: 0.5, .converted),
    Case(.float, 0.1, keeps: .real(Double(Float(0.1))), .converted),
    Case(.float, 16_777_216, keeps: 16_777_216.0, .converted),
    Case(.float, 16_777_217, keeps: 16_777_216.0, .lossy),
    Case(.float, 16_777_217.0, keeps: 16_777_216.0, .lossy),
    Case(.float, 1e30, keeps: .real(Double(Float(1e30))), .converted),
    Case(.float, 1e300, keeps: .real(.infinity), .lossy),
    Case(.float, "1e300", keeps: .real(.infinity), .lossy),
    Case(.double, "1e400", keeps: .real(.infinity), .lossy),
    Case(.double, 9_007_199_254_740_993, keeps: 9_007_199_254_740_992.0, .lossy),
    Case(.double, 1.5, keeps: 1.5, .stored),
    Case(.double, 1, keeps: 1.0, .converted),
    Case(.double, true, keeps: 1.0, .converted),
    Case(.double, "2.5", keeps: 2.5, .converted),
    Case(.double, "2.5 pt", keeps: 2.5, .lossy),
    Case(.bool, true, keeps: true, .stored),
    Case(.bool, 256, keeps: true, .converted),
    Case(.bool, 0.5, keeps: true, .lossy),
    Case(.bool, 2.0, keeps: true, .converted),
    Case(.bool, 0, keeps: false, .converted),
    Case(.bool, "YES", keeps: true, .converted),
    Case(.bool, "no", keeps: false, .converted),
    Case(.bool, "maybe", keeps: false, .lossy),
    Case(.string, "a", keeps: "a", .stored),
    Case(.string, .localizedString("a"), keeps: "a", .stored),
    Case(.string, .nil, keeps: "", .converted),
    Case(.point, .point(.init(x: 1, y: 2)), keeps: .point(.init(x: 1, y: 2)), .stored),
  ]

  @Test("On a model object", arguments: cases)
  func model(_ row: Case) throws {
    let property = PropertyDescription("value", PropertyType(row.kind))
    let registry = try ClassRegistry(.iOS, [ClassDescription("Model", properties: [property])])
    let object = try #require(registry.makeObject(ofClass: "Model"))
    try expect(row, registry, object, "value")
  }

  @Test("On a registered Swift class", arguments: cases)
  func swiftClass(_ row: Case) throws {
    final class Model {
      var int8: Int8 = 0
      var int16: Int16 = 0
      var int32: Int32 = 0
      var int64 = 0
      var uint8: UInt8 = 0
      var uint16: UInt16 = 0
      var uint32: UInt32 = 0
      var uint64: UInt = 0
      var float: Float = 0
      var double = 0.0
      var bool = false
      var string = "?"
      var point = AttributeValue.Point(x: 0, y: 0)
    }
    let registry = try ClassRegistry {
      $0.register(Model.self) {
        $0.property("int8", \.int8)
        $0.property("int16", \.int16)
        $0.property("int32", \.int32)
        $0.property("int64", \.int64)
        $0.property("uint8", \.uint8)
        $0.property("uint16", \.uint16)
        $0.property("uint32", \.uint32)
        $0.property("uint64", \.uint64)
        $0.property("float", \.float)
        $0.property("double", \.double)
        $0.property("bool", \.bool)
        $0.property("string", \.string)
        $0.property("point", \.point)
      }
    }
    try expect(row, registry, Model(), AttributeKeyPath("\(row.kind)"))
  }

  private func expect(
    _ row: Case,
    _ registry: ClassRegistry,
    _ object: AnyObject,
    _ path: AttributeKeyPath
  ) throws {
    let outcome = try registry.setValue(row.value, forKeyPath: path, of: object)
    #expect(outcome == row.outcome, sourceLocation: row.sourceLocation)
    let kept = try registry.value(forKeyPath: path, of: object)
    #expect(kept == .attribute(row.kept), sourceLocation: row.sourceLocation)
  }

  @Test(
    "A BOOL encoded as char keeps the lowest eight bits",
    arguments: [(256, false), (1, true), (-1, true), (0, false)]
  )
  func charBool(number: Int, expected: Bool) throws {
    let property = PropertyDescription("value", PropertyType(.charBool), language: .objectiveC)
    let registry = try ClassRegistry(.macOS, [ClassDescription("Model", properties: [property])])
    let object = try #require(registry.makeObject(ofClass: "Model"))
    try registry.setValue(AttributeValue.integer(number), forKeyPath: "value", of: object)
    #expect(try registry.value(forKeyPath: "value", of: object) == .attribute(.boolean(expected)))
  }
}

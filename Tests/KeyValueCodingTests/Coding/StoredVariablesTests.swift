import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

private class Engine { var power = 3 }

private class Vehicle {
  var name = "base"
  var _wheels = 4
  var wheels = 5
  var engine: Engine? = Engine()
  weak var parked: Engine?
  private var secret = "s"
  func touch() -> String { secret }
}

private final class Car: Vehicle {
  let isOpen = true
  var _isFast = 1.5
  var closure: () -> Void = {}
  var engines = [Engine(), Engine()]
  var gaps: [Engine?] = [Engine(), nil]
  var labels: Set<String> = ["a", "b"]
  var prices = ["new": 9]
  var mixed: [Any] = [1, {}]
  var pair = (1, 2)
}

private actor Bank { let balance = 100 }

@MainActor private class Panel { var title = "t" }

/// A class that is not registered.
private final class Stranger { var name = "hidden" }

@MainActor
@Suite("Unregistered stored properties")
struct StoredVariablesTests {
  private let registry: ClassRegistry

  init() throws {
    registry = try ClassRegistry(readsVariables: true) {
      $0.register(Engine.self) { $0.property("power", \.power) }
      $0.register(Vehicle.self) { _ in }
    }
  }

  @Test(
    "They are read by name, with an underscore or `is`, also from superclasses",
    arguments: [
      ("name", .attribute("base")), ("wheels", .attribute(4)), ("_wheels", .attribute(4)),
      ("open", .attribute(true)), ("isOpen", .attribute(true)), ("fast", .attribute(1.5)),
      ("secret", .attribute("s")), ("parked", .nil), ("engine.power", .attribute(3)), ("parked.power", .nil),
      ("engines.power", .array([.attribute(3), .attribute(3)])), ("engines.@sum.power", .attribute(6.0)),
      ("gaps.power", .array([.attribute(3), .nil])),
      ("labels", .set([.attribute("a"), .attribute("b")])), ("prices.new", .attribute(9)),
    ].map(Case.init)
  )
  func reading(_ row: Case) throws {
    #expect(try registry.value(forKeyPath: row.path, of: Car()) == row.expected)
  }

  /// A key path with its value; sendable because the boxed values in the table do not contain objects.
  nonisolated struct Case: @unchecked Sendable {
    var path: AttributeKeyPath
    var expected: BoxedValue
  }

  @Test(
    "Names without a meaning for key-value coding are not found",
    arguments: ["closure", "pair", "mixed", "nobody", "Name", "touch", ""]
  )
  func unreadable(key: String) {
    let undefined = KeyValueCodingError.undefinedKey(
      .init(key: AttributeKey(key), operation: .get, className: "Car")
    )
    #expect(throws: undefined) { try registry.value(forKeyPath: AttributeKeyPath(key), of: Car()) }
  }

  @Test("They are never set, and the error has the reason; objects in them are accessible")
  func writing() throws {
    let car = Car()
    let undefined = KeyValueCodingError.undefinedKey(
      .init(key: "name", operation: .set, className: "Car", exposureProblem: .notVisibleToObjectiveC)
    )
    #expect(throws: undefined) { try registry.setValue("new", forKeyPath: "name", of: car) }
    #expect(car.name == "base")
    #expect(try registry.setValue(8, forKeyPath: "engine.power", of: car) == .stored)
    #expect(car.engine?.power == 8)
    #expect(try registry.setValue(9, forKeyPath: "engines.power", of: car) == .stored)
    #expect(car.engines.map(\.power) == [9, 9])
    let null = KeyValueCodingError.undefinedKey(.init(key: "power", operation: .set, className: "NSNull"))
    #expect(throws: null) { try registry.setValue(9, forKeyPath: "gaps.power", of: car) }
    #expect(try registry.setValue(1, forKeyPath: "parked.power", of: car) == .noEffect(nilKey: "parked"))
  }

  @Test("Without consent they are not read")
  func consent() throws {
    let registry = try ClassRegistry { $0.register(Vehicle.self) { _ in } }
    #expect(throws: KeyValueCodingError.self) { try registry.value(forKeyPath: "secret", of: Car()) }
  }

  @Test("Objects of unregistered classes and actors are not reflected")
  func strangers() throws {
    let registry = try ClassRegistry(readsVariables: true) { $0.register(Bank.self) { _ in } }
    for (key, object) in [("name", Stranger()), ("balance", Bank())] as [(AttributeKey, AnyObject)] {
      let undefined = KeyValueCodingError.undefinedKey(
        .init(key: key, operation: .get, className: "\(type(of: object))")
      )
      #expect(throws: undefined) { try registry.value(forKeyPath: AttributeKeyPath([], key), of: object) }
    }
  }

  @Test("Those of a main-actor class are read only on the main actor, even without registered properties")
  func mainActor() async throws {
    let registry = try ClassRegistry(readsVariables: true) { $0.register(Panel.self) { _ in } }
    let panel = Panel()
    await Task.detached {
      _ = #expect(throws: KeyValueCodingError.self) { try registry.value(forKeyPath: "title", of: panel) }
    }.value
    #expect(try registry.value(forKeyPath: "title", of: panel) == "t")
  }
}

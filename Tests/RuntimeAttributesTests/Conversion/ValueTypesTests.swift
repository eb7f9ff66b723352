import RuntimeAttributes
import Testing

private protocol Delegate: AnyObject {}
private final class Good: Delegate {}
private final class Bad {}

private struct Version: AttributeConvertible, Equatable {
  var numbers: [Int]

  init(_ numbers: Int...) { self.numbers = numbers }

  init?(attributeValue: AttributeValue) {
    guard case .array(let elements) = attributeValue else { return nil }
    numbers = elements.compactMap { if case .integer(let number) = $0 { number } else { nil } }
    guard !numbers.isEmpty, numbers.count == elements.count else { return nil }
  }

  var attributeValue: AttributeValue { .array(numbers.map { .integer($0) }) }
}

private final class Service {
  var tags: Set<String> = ["x"]
  var names: [String]? = ["x"]
  var grid = [[1]]
  var labels = ["env": "dev"]
  var limits: [String: Int]? = ["cpu": 1]
  var timeout = Duration.seconds(30)
  var pause: Duration?
  var part: Substring = "a"
  var version = Version(1)
  weak var delegate: (any Delegate)?
}

@MainActor private final class Panel {
  weak var delegate: (any Delegate)?
}

@Suite("Types of values")
struct ValueTypesTests {
  private let registry: ClassRegistry
  private let service = Service()

  init() throws {
    registry = try ClassRegistry {
      Class(Service.self) {
        Property("tags", \.tags)
        Property("names", \.names)
        Property("grid", \.grid)
        Property("labels", \.labels)
        Property("limits", \.limits)
        Property("timeout", \.timeout)
        Property("pause", \.pause)
        Property("part", \.part)
        Property("version", \.version)
        Property("delegate", outlet: \.delegate)
        Property("closure", get: { $0.grid }, set: { $0.grid = $1 })
      }
    }
  }

  struct Case: CustomTestStringConvertible {
    var path: AttributeKeyPath
    var value: AttributeValue
    /// The description of the value that is read back.
    var result: String
    var location: SourceLocation

    init(
      _ path: AttributeKeyPath,
      _ value: AttributeValue,
      _ result: String = "",
      _ location: SourceLocation = #_sourceLocation
    ) {
      (self.path, self.value, self.result, self.location) = (path, value, result, location)
    }

    var testDescription: String { "\(path) = \(value)" }
  }

  static let right = [
    Case("tags", ["a", "b", "a"], #"{"a", "b"}"#), Case("tags", [], "{}"), Case("names", ["a"], #"["a"]"#),
    Case("names", .nil, "nil"), Case("grid", [[1, "2"], []], "[[1, 2], []]"),
    Case("closure", [[3]], "[[3]]"), Case("labels.env", "prod", #""prod""#), Case("labels.new", "a", #""a""#),
    Case("labels.env", .nil, "nil"), Case("limits.cpu", "4", "4"), Case("timeout", 5, "5"),
    Case("timeout", 1.5, "1.5"), Case("timeout", "250 ms", "0.25"), Case("timeout", "2min", "120"),
    Case("timeout", "1.5 seconds", "1.5"), Case("timeout", "1e3us", "0.001"), Case("timeout", "1 h", "3600"),
    Case("timeout", "7", "7"), Case("pause", .nil, "nil"), Case("pause", "1s", "1"),
    Case("part", "b", #""b""#), Case("version", [1, 2], "[1, 2]"),
  ]

  @Test("A value is set, read and reverted", arguments: right)
  func rightValue(one: Case) throws {
    let attributes = [RuntimeAttribute(one.path, one.value)]
    let before = try registry.value(forKeyPath: one.path, of: service)
    let report = registry.apply(attributes, to: service)
    #expect(report.failures.isEmpty, sourceLocation: one.location)
    #expect(
      try registry.value(forKeyPath: one.path, of: service).description == one.result,
      sourceLocation: one.location
    )
    registry.revert(report)
    #expect(try registry.value(forKeyPath: one.path, of: service) == before, sourceLocation: one.location)
    #expect(registry.makePlan(attributes, for: Service.self).apply(to: service) == 0)
    #expect(
      try registry.value(forKeyPath: one.path, of: service).description == one.result,
      sourceLocation: one.location
    )
  }

  static let wrong = [
    Case("tags", ["a", 1], #"Service.tags is a Set<String>; ["a", 1] is not one"#),
    Case("tags", "a", #"Service.tags is a Set<String>; "a" is not one"#),
    Case("names", [.nil], "Service.names is a [String]?; [nil] is not one"),
    Case("names", 1, "Service.names is a [String]?; 1 is not one"),
    Case("grid", [1], "Service.grid is an [Array<Int>]; [1] is not one"),
    Case("labels.env", 1, #"Service.labels is a [String: String]; {env: 1} is not one"#),
    Case("limits.cpu", "a", #"Service.limits is a [String: Int]?; {cpu: "a"} is not one"#),
    Case("labels.env.a", "a", "__NSCFString has no property 'a'"),
    Case("timeout", "soon", #"Service.timeout is a Duration; "soon" is not one"#),
    Case("timeout", "5 weeks", #"Service.timeout is a Duration; "5 weeks" is not one"#),
    Case("timeout", "", #"Service.timeout is a Duration; "" is not one"#),
    Case("timeout", 1e30, "Service.timeout is a Duration; 1e+30 is not one"),
    Case("timeout", .real(.nan), "Service.timeout is a Duration; nan is not one"),
    Case("timeout", .nil, "Service.timeout is a Duration; nil is not one"),
    Case("timeout", true, "Service.timeout is a Duration; true is not one"),
    Case("pause", "later", #"Service.pause is a Duration?; "later" is not one"#),
    Case("part", 1, "Service.part is a Substring; 1 is not one"),
    Case("version", ["a"], #"Service.version is a Version; ["a"] is not one"#),
    Case("version", "1.2", #"Service.version is a Version; "1.2" is not one"#),
    Case("delegate", "a", #"Service.delegate is a Delegate?; "a" is not one"#),
  ]

  @Test("A value that the type cannot represent raises", arguments: wrong)
  func wrongValue(one: Case) {
    let before = String(reflecting: Mirror(reflecting: service).children.map { "\($0)" })
    let report = registry.apply([RuntimeAttribute(one.path, one.value)], to: service)
    #expect(report.failures.map { $0.error?.description } == [one.result], sourceLocation: one.location)
    let after = String(reflecting: Mirror(reflecting: service).children.map { "\($0)" })
    #expect(before == after, sourceLocation: one.location)
  }

  @Test("Swift values are set and read unchanged")
  func values() throws {
    try registry.setValue(["a", "b"] as Set, forKeyPath: "tags", of: service)
    try registry.setValue(Duration.milliseconds(1500), forKeyPath: "timeout", of: service)
    try registry.setValue(Version(2, 3), forKeyPath: "version", of: service)
    #expect(service.tags == ["a", "b"] && service.timeout == .seconds(1.5))
    #expect(service.version == Version(2, 3))
    #expect(registry["tags", of: service] == ["a", "b"] as Set)
    #expect(registry["timeout", of: service] == Duration.seconds(1.5))
    #expect(registry["version", of: service] == Version(2, 3))
    #expect(RuntimeAttribute("names", ["a", "b"]) == RuntimeAttribute("names", .array(["a", "b"])))
    #expect(RuntimeAttribute("names", [String]()) == RuntimeAttribute("names", .array([])))
  }

  @Test("An outlet of a protocol type accepts conforming objects and nil")
  func outlet() throws {
    let (good, bad) = (Good(), Bad())
    try registry.setValue(good, forKeyPath: "delegate", of: service)
    #expect(service.delegate === good)
    #expect(throws: KeyValueCodingError.self) {
      try registry.setValue(bad, forKeyPath: "delegate", of: service)
    }
    #expect(service.delegate === good)
    #expect(try registry.value(forKeyPath: "delegate", of: service, as: Good.self) === good)
    try registry.setValue(nil, forKeyPath: "delegate", of: service)
    #expect(service.delegate == nil)
  }

  @MainActor
  @Test("An outlet of a main-actor class is set on the main actor")
  func mainActorOutlet() throws {
    let registry = try ClassRegistry { Class(Panel.self) { Property("delegate", outlet: \.delegate) } }
    let (panel, good) = (Panel(), Good())
    try registry.setValue(good, forKeyPath: "delegate", of: panel)
    #expect(panel.delegate === good)
  }

  @Test("Like the runtime, other types do not raise, but are not set either")
  func likeTheRuntime() throws {
    let runtime = registry.converting(.likeTheRuntime)
    let refused = SetValueOutcome.refused(expected: PropertyType(.any, name: "Duration"))
    #expect(try runtime.setValue("soon", forKeyPath: "timeout", of: service) == refused)
    #expect(service.timeout == .seconds(30))
  }
}

import RuntimeAttributes
import Testing

private enum Level: Int, AttributeConvertible { case low, high = 5 }
private enum Mode: String, CaseIterable, AttributeConvertible { case fast, slow }

private final class TLS { var certificate: String? }

private class Listener {
  var port = 8080
  var small: UInt8 = 7
  var wide: UInt = 7
  var ratio = 0.5
  var narrow: Float = 0.5
  var isEnabled = true
  var level = Level.low
  var mode = Mode.fast
  var name = "a"
  var tags = ["a"]
  var limits = [1]
  var timeout: Int? = 3
  var tls: TLS?
  let id = 1
  var notRegistered = 0
  private(set) var closureSets = 0
  var closure = 1 { didSet { closureSets += 1 } }
}

@Suite("Values that convert exactly")
struct ExactConversionTests {
  private let registry: ClassRegistry
  private let listener = Listener()

  init() throws {
    registry = try ClassRegistry {
      Class(TLS.self) { Property("certificate", \.certificate) }
      Class(Listener.self) {
        Property("port", \.port)
        Property("small", \.small)
        Property("wide", \.wide)
        Property("ratio", \.ratio)
        Property("narrow", \.narrow)
        Property("enabled", \.isEnabled)
        Property("level", \.level)
        Property("mode", \.mode)
        Property("name", \.name)
        Property("tags", \.tags)
        Property("limits", \.limits)
        Property("timeout", \.timeout)
        Property("tls", \.tls)
        Property("id", \.id)
        Property("closure", get: { $0.closure }, set: { $0.closure = $1 })
      }
    }
  }

  struct Case: CustomTestStringConvertible {
    var key: AttributeKeyPath
    var value: AttributeValue
    var location: SourceLocation

    init(
      _ key: AttributeKeyPath,
      _ value: AttributeValue,
      _ location: SourceLocation = #_sourceLocation
    ) {
      (self.key, self.value, self.location) = (key, value, location)
    }

    var testDescription: String { "\(key) = \(value)" }
  }

  static let wrong = [
    Case("port", "abc"), Case("port", "80a"), Case("port", 8.5), Case("port", "1e3"),
    Case("port", .real(.nan)),
    Case("port", .real(0x1p63)), Case("port", "9223372036854775808"), Case("port", .nil),
    Case("small", 300), Case("small", -1), Case("wide", -1), Case("wide", "3"),
    Case("ratio", "x1"), Case("ratio", "1e999"), Case("ratio", 9_007_199_254_740_993),
    Case("narrow", 16_777_217), Case("narrow", 1e300),
    Case("enabled", "maybe"), Case("enabled", 2), Case("enabled", 0.5),
    Case("level", "b"), Case("level", 3), Case("mode", "fats"), Case("mode", 1),
    Case("name", 5), Case("name", .nil), Case("tags", "a"), Case("tags", .nil), Case("timeout", "soon"),
    Case("tls", "x"), Case("tls.certificate", "x"), Case("id", 2), Case("notRegistered", 1),
    Case("prot", 1), Case("closure", "80a"),
  ]

  @Test("Lossy values raise one error each, and set nothing", arguments: wrong)
  func wrongValue(one: Case) {
    let before = String(reflecting: Mirror(reflecting: listener).children.map { "\($0)" })
    let report = registry.apply([RuntimeAttribute(one.key, one.value)], to: listener)
    #expect(report.failures.count == 1 && !report.succeeded, sourceLocation: one.location)
    #expect(throws: KeyValueCodingError.self, sourceLocation: one.location) {
      try registry.setValue(one.value, forKeyPath: one.key, of: listener)
    }
    let plan = registry.makePlan([RuntimeAttribute(one.key, one.value)], for: Listener.self)
    #expect(plan.apply(to: listener) == 1, sourceLocation: one.location)
    let after = String(reflecting: Mirror(reflecting: listener).children.map { "\($0)" })
    #expect(before == after, sourceLocation: one.location)
  }

  static let right = [
    Case("port", "80"), Case("port", " 80"), Case("port", 80), Case("port", 80.0), Case("port", true),
    Case("port", .integer(.max)), Case("small", 255), Case("wide", .integer(.max)), Case("ratio", "0.1"),
    Case("ratio", 3), Case("narrow", 0.1), Case("enabled", "yes"), Case("enabled", 1), Case("level", 5),
    Case("mode", "slow"), Case("timeout", .nil), Case("timeout", "4"), Case("name", "b"),
    Case("closure", "2"),
  ]

  @Test("Exact values are set, in any form", arguments: right)
  func rightValue(one: Case) throws {
    let attributes = [RuntimeAttribute(one.key, one.value)]
    #expect(registry.apply(attributes, to: listener).succeeded, sourceLocation: one.location)
    #expect(
      registry.makePlan(attributes, for: Listener.self).apply(to: listener) == 0,
      sourceLocation: one.location
    )
    try registry.setValue(one.value, forKeyPath: one.key, of: listener)
  }

  @Test("Elements of an array convert exactly")
  func elements() throws {
    try registry.setValue(["1", "2"], forKeyPath: "limits", of: listener)
    #expect(listener.limits == [1, 2])
    #expect(throws: KeyValueCodingError.self) {
      try registry.setValue(["1", "b"], forKeyPath: "limits", of: listener)
    }
    #expect(try registry.value(forKeyPath: "mode", of: listener, as: Int.self) == nil)
  }

  @Test("Conversion like the runtime loses precision")
  func likeTheRuntime() throws {
    let runtime = registry.converting(.likeTheRuntime)
    #expect(try runtime.setValue("80a", forKeyPath: "port", of: listener) == .lossy)
    #expect(try runtime.setValue(300, forKeyPath: "small", of: listener) == .lossy)
    #expect(listener.port == 80 && listener.small == 44)
    #expect(!runtime.apply([RuntimeAttribute("mode", "fats")], to: listener).succeeded)
  }

  @Test("A report is reverted once, in reverse order")
  func revert() throws {
    let tls = TLS()
    listener.tls = tls
    let report = registry.apply(
      [
        RuntimeAttribute("port", 1), RuntimeAttribute("port", 2), RuntimeAttribute("wide", 3),
        RuntimeAttribute("tls.certificate", "a"), RuntimeAttribute("closure", 2),
        RuntimeAttribute("port", "x"),
      ],
      to: listener
    )
    listener.ratio = 0.75
    #expect(registry.revert(report))
    #expect(listener.port == 8080 && listener.wide == 7 && tls.certificate == nil && listener.closure == 1)
    #expect(listener.closureSets == 2 && listener.ratio == 0.75)
    listener.port = 5
    registry.revert(report)
    #expect(listener.port == 5)
  }

  @Test("Model objects are reverted to unset values")
  func revertModel() throws {
    let models = try ClassRegistry {
      ClassDescription("Card", properties: [PropertyDescription("title", String?.attributeType)])
    }
    let card = try #require(models.makeObject(ofClass: "Card"))
    let report = models.apply([RuntimeAttribute("title", "a")], to: card)
    #expect(report.succeeded)
    models.revert(report)
    #expect(try models.value(forKeyPath: "title", of: card) == .nil)
  }

  static let messages: [(AttributeKeyPath, AttributeValue, String)] = [
    ("port", "80a", #"Listener.port is an Int; "80a" is not one"#),
    ("small", 300, "Listener.small is a UInt8; 300 is not one"),
    ("name", 5, "Listener.name is a String; 5 is not one"),
    ("wide", "3", #"Listener.wide is a UInt; "3" is not one"#),
    ("mode", "fats", #"Listener.mode is a Mode; "fats" is not one; did you mean 'fast'?"#),
    ("port", .nil, "Listener.port cannot be nil"),
    ("id", 2, "Listener.id is read-only"),
    ("notRegistered", 2, "Listener.notRegistered is not registered"),
    ("prot", 2, "Listener has no property 'prot'; did you mean 'port'?"),
    ("tls.certificate", "x", "Listener.tls is nil"),
  ]

  @Test("Errors name the class, the key and the type", arguments: messages)
  func message(path: AttributeKeyPath, value: AttributeValue, message: String) {
    let attribute = RuntimeAttribute(path, value, at: SourcePosition(line: 4, column: 17))
    let report = registry.apply([attribute], to: listener)
    #expect(report.failures.map(\.description) == ["4:17: \(path): \(message)"])
    #expect(report.failures.first?.error?.description == message)
  }
}

import NibproofTestSupport
import RuntimeAttributes
import Testing

private struct Backoff {
  var base = 2.0
  let limit = 60
}

private struct Retry {
  var count = 3
  var mode: Mode? = .slow
  var backoff = Backoff()
  var owner: Client?
}

private enum Mode: String, CaseIterable, AttributeConvertible { case fast, slow }

private final class Client {
  var retry = Retry() { didSet { changes += 1 } }
  let fixed = Retry()
  var next: Client?
  var shared = Box()
  private(set) var changes = 0
}

private final class Box { var count = 1 }

@MainActor private final class Panel {
  var retry = Retry()
}

@Suite("Structures and their fields")
struct StructTests {
  private let registry: ClassRegistry
  private let client = Client()

  init() throws {
    registry = try ClassRegistry {
      Class(Client.self) {
        Struct("retry", \.retry) {
          Property("count", \.count)
          Property("mode", \.mode)
          Property("owner", \.owner)
          Struct("backoff", \.backoff) {
            Property("base", \.base)
            Property("limit", \.limit)
          }
        }
        Struct("fixed", \.fixed) { Property("count", \.count) }
        Struct("shared", \.shared) { Property("count", \.count) }
        Property("next", \.next)
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
      _ result: String,
      _ location: SourceLocation = #_sourceLocation
    ) {
      (self.path, self.value, self.result, self.location) = (path, value, result, location)
    }

    var testDescription: String { "\(path) = \(value)" }
  }

  static let right = [
    Case("retry.count", 5, "5"), Case("retry.count", "7", "7"), Case("retry.mode", "fast", #""fast""#),
    Case("retry.mode", .nil, "nil"), Case("retry.backoff.base", 1, "1"), Case("shared.count", 2, "2"),
  ]

  @Test("A field is set, read, planned and reverted", arguments: right)
  func field(one: Case) throws {
    let attributes = [RuntimeAttribute(one.path, one.value)]
    let before = try registry.value(forKeyPath: one.path, of: client)
    let report = registry.apply(attributes, to: client)
    #expect(report.succeeded, sourceLocation: one.location)
    #expect(
      try registry.value(forKeyPath: one.path, of: client).description == one.result,
      sourceLocation: one.location
    )
    #expect(registry.revert(report))
    #expect(try registry.value(forKeyPath: one.path, of: client) == before, sourceLocation: one.location)
    #expect(
      registry.makePlan(attributes, for: Client.self).apply(to: client) == 0,
      sourceLocation: one.location
    )
    #expect(
      try registry.value(forKeyPath: one.path, of: client).description == one.result,
      sourceLocation: one.location
    )
  }

  static let wrong: [(AttributeKeyPath, AttributeValue, String)] = [
    ("retry.count", "5a", #"Client.retry.count is an Int; "5a" is not one"#),
    ("retry.cuont", 5, "Client has no property 'retry.cuont'; did you mean 'retry.count'?"),
    ("retry.mode", "fats", #"Client.retry.mode is a Mode?; "fats" is not one; did you mean 'fast'?"#),
    ("retry.backoff.limit", 5, "Client.retry.backoff.limit is read-only"),
    ("retry.backoff", 5, "Client.retry.backoff is read-only"), ("retry", 5, "Client.retry is read-only"),
    ("fixed.count", 5, "Client.fixed.count is read-only"), ("next.retry.count", 5, "Client.next is nil"),
    ("retry.owner.retry.count", 5, "Client.retry.owner is nil"),
  ]

  @Test("An error contains the key of the field", arguments: wrong)
  func errors(path: AttributeKeyPath, value: AttributeValue, message: String) {
    let report = registry.apply([RuntimeAttribute(path, value)], to: client)
    #expect(report.failures.map { "\($0)" } == ["\(path): \(message)"])
    #expect(registry.makePlan([RuntimeAttribute(path, value)], for: Client.self).apply(to: client) == 1)
    #expect(client.retry.count == 3 && client.changes == 0)
  }

  @Test("Structures can be at the start and in the middle of key paths")
  func paths() throws {
    client.next = Client()
    client.retry.owner = client.next
    for path in ["next.retry.backoff.base", "retry.owner.retry.backoff.base"] as [AttributeKeyPath] {
      client.next?.retry.backoff.base = 0
      try registry.setValue(9.5, forKeyPath: path, of: client)
      #expect(client.next?.retry.backoff.base == 9.5)
      #expect(registry.makePlan([RuntimeAttribute(path, 8.5)], for: Client.self).apply(to: client) == 0)
      #expect(client.next?.retry.backoff.base == 8.5)
    }
    try registry.setValue(client, forKeyPath: "retry.owner", of: client)
    #expect(client.retry.owner === client)
  }

  @Test("A structure is read as a dictionary of its fields")
  func whole() throws {
    #expect(
      try registry.value(forKeyPath: "retry", of: client)
        == .dictionary([
          "count": 3, "mode": "slow", "owner": .nil, "backoff": .dictionary(["base": 2.0, "limit": 60]),
        ])
    )
  }

  @MainActor
  @Test("A structure of a main-actor class is set only on the main actor")
  func mainActor() async throws {
    let registry = try ClassRegistry {
      Class(Panel.self) { Struct("retry", \.retry) { Property("count", \.count) } }
    }
    let panel = Panel()
    try registry.setValue(4, forKeyPath: "retry.count", of: panel)
    #expect(panel.retry.count == 4)
    await Task.detached {
      _ = #expect(throws: KeyValueCodingError.notOnMainActor(key: "retry.count", className: "Panel")) {
        try registry.setValue(5, forKeyPath: "retry.count", of: panel)
      }
    }.value
    #expect(panel.retry.count == 4)
  }

  @Test("Fields have valid, unique keys")
  func keys() {
    #expect(throws: RegistryError.invalidKey("retry.a b", ofClass: "Client")) {
      try ClassRegistry { Class(Client.self) { Struct("retry", \.retry) { Property("a b", \.count) } } }
    }
    #expect(throws: RegistryError.duplicateKey("retry.a", ofClass: "Client")) {
      try ClassRegistry {
        Class(Client.self) {
          Struct("retry", \.retry) {
            Property("a", \.count)
            Property("a", \.mode)
          }
        }
      }
    }
    #expect(throws: RegistryError.invalidKey("a.b", ofClass: "Client")) {
      try ClassRegistry { Class(Client.self) { Property("a.b", \.next) } }
    }
  }
}

import RuntimeAttributes
import Testing

private final class TLS { var certificate = "a" }

private final class Server {
  var name = "a" { didSet { log.append(name) } }
  var port = 1
  var tls: TLS? = TLS()
  var other: TLS?
  var log: [String] = []
}

@Suite("Applying attributes")
struct ApplyTests {
  private let registry: TypeRegistry
  private let server = Server()

  init() throws {
    registry = try TypeRegistry {
      $0.register(TLS.self) { $0.property("certificate", \.certificate) }
      $0.register(Server.self) {
        $0.property("name", \.name)
        $0.property("port", \.port)
        $0.property("tls", \.tls)
        $0.property("other", \.other)
      }
    }
  }

  @Test("What fails is skipped, in order, and the rest is set")
  func skipping() {
    let report = registry.apply(
      [
        RuntimeAttribute("nmae", "b"), RuntimeAttribute("name", "b"), RuntimeAttribute("port", "x"),
        RuntimeAttribute("tls.certificate", "c"), RuntimeAttribute("other.certificate", "c"),
      ],
      to: server
    )
    #expect(server.name == "b" && server.port == 1 && server.tls?.certificate == "c")
    #expect(report.failures.map(\.attribute.keyPath) == ["nmae", "port", "other.certificate"])
    #expect(report.failures.map(\.error.nearestName) == ["name", nil, nil])
    #expect(!report.succeeded)
  }

  @Test("A dictionary changes an object member by member, at the positions of its members")
  func members() {
    var attribute = RuntimeAttribute("tls", ["certificate": "c", "key": "d"])
    attribute.file = "server.json"
    attribute.positions = ["certificate": .init(line: 2, column: 5), "key": .init(line: 3, column: 5)]
    let report = registry.apply([attribute], to: server)
    #expect(server.tls?.certificate == "c")
    #expect(report.failures.map(\.description) == ["server.json:3:5: tls.key: 'TLS' has no property 'key'"])
    // The optional object is nil.
    let missing = registry.apply([RuntimeAttribute("other", ["certificate": "c"])], to: server)
    #expect(missing.failures.map(\.error.reason) == [.noValue])
  }

  @Test("All or nothing: a failure restores what was set, in reverse order")
  func allOrNothing() throws {
    let tls = server.tls
    let error = #expect(throws: ApplyError.self) {
      try registry.applyAll(
        [
          RuntimeAttribute("name", "b"), RuntimeAttribute("name", "c"), RuntimeAttribute("port", "x"),
          RuntimeAttribute("tls.certificate", "d"), RuntimeAttribute("prot", 1),
        ],
        to: server
      )
    }
    #expect(error?.failures.map(\.attribute.keyPath) == ["port", "prot"])
    #expect(server.name == "a" && server.port == 1 && server.tls === tls && tls?.certificate == "a")
    #expect(server.log == ["b", "c", "b", "a"])
    try registry.applyAll([RuntimeAttribute("name", "b"), RuntimeAttribute("port", 2)], to: server)
    #expect(server.name == "b" && server.port == 2)
  }

  @Test("A report does not keep the object")
  func lifetime() {
    weak var weakServer: Server?
    let report = { () -> ApplyReport in
      let server = Server()
      weakServer = server
      return registry.apply([RuntimeAttribute("port", "x")], to: server)
    }()
    #expect(weakServer == nil)
    #expect(!report.succeeded)
  }

  @Test("An object of an unregistered class")
  func unregistered() {
    final class Unknown {}
    let report = registry.apply([RuntimeAttribute("a", 1)], to: Unknown())
    #expect(report.failures.map(\.error.reason) == [.unregisteredType])
    #expect(report.failures.map(\.error.description) == ["type 'Unknown' is not registered"])
  }
}

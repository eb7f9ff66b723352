import RuntimeAttributes
import Testing

private final class TLS {
  var certificate: String?
  weak var listener: Listener?
}

private struct Retry { var count = 3 }

private class Server { var name = "a" }

private final class Listener: Server {
  var port = 8080
  var tls: TLS? = TLS()
  var retry = Retry()
  var other: Unregistered?
}

private final class Unregistered {}

@Suite("The keys of classes")
struct ClassKeysTests {
  private let registry: ClassRegistry

  init() throws {
    registry = try ClassRegistry {
      Class(Server.self, named: "Host") { Property("name", \.name) }
      Class(TLS.self, named: "Security") {
        Property("certificate", \.certificate)
        Property("listener", \.listener)
      }
      Class(Listener.self) {
        Property("port", \.port)
        Property("name", \.name).readOnly()
        Property("tls", \.tls)
        Struct("retry", \.retry) { Property("count", \.count) }
        Property("other", \.other)
      }
    }
  }

  @Test("Keys of superclasses come first, and overridden keys once")
  func keys() {
    #expect(registry.keys(of: Listener.self) == ["name", "port", "tls", "retry", "other"])
    #expect(registry.keys(of: TLS.self) == ["certificate", "listener"])
    #expect(registry.keys(of: Unregistered.self).isEmpty)
  }

  @Test("Key paths continue through objects and structures, without cycles")
  func keyPaths() {
    #expect(
      registry.keyPaths(of: Listener.self) == [
        "name", "port", "tls.certificate", "tls.listener", "retry.count", "other",
      ]
    )
    #expect(
      registry.keyPaths(of: TLS.self) == [
        "certificate", "listener.name", "listener.port", "listener.tls", "listener.retry.count",
        "listener.other",
      ]
    )
    #expect(registry.keyPaths(of: Unregistered.self).isEmpty)
  }

  @Test("Every key path of a class can be read")
  func reading() throws {
    let listener = Listener()
    for path in registry.keyPaths(of: Listener.self) {
      _ = try registry.value(forKeyPath: path, of: listener)
    }
  }

  @Test("A type has a description")
  func description() throws {
    let description = try #require(registry.classDescription(of: Listener.self))
    #expect(description.name == "Listener" && description.superclass == "Host")
    #expect(description.properties.map(\.type.name).prefix(2) == ["Int", "String"])
    #expect(registry.classDescription(of: Unregistered.self) == nil)
  }

  @Test("A subscript returns a value as a type, or nil")
  func subscripts() {
    let listener = Listener()
    #expect(registry["port", of: listener] == 8080)
    #expect(registry["retry.count", of: listener] == 3)
    let text: String? = registry["port", of: listener]
    #expect(text == nil)
    let unknown: Int? = registry["prot", of: listener]
    #expect(unknown == nil)
  }
}

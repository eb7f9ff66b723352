import RuntimeAttributes
import Testing

private enum Mode: String, AttributeConvertible, CaseIterable { case fast, slow }

private struct Retry: KeyValueStructure {
  var count = 3
  static var registration: TypeRegistration {
    TypeRegistration(Retry.self, make: { _ in Retry() }) { $0.property("count", \.count) }
  }
}

private final class TLS {
  var certificate: String?
  weak var server: Server?
}

private class Host { var name = "a" }

private final class Server: Host {
  var port = 8080
  var mode = Mode.fast
  var tags: [String]? = ["x"]
  var retry = Retry()
  var tls: TLS? = TLS()
  let id = 1
  var date = 0.5
}

@Suite("Schemas")
struct SchemaTests {
  private let registry: TypeRegistry

  init() throws {
    registry = try TypeRegistry {
      $0.register(
        TypeRegistration(Server.self, documentation: "A server.") {
          $0.property("port", \.port, .inspectable, .range(1...65_535), .documentation("The TCP port."))
          $0.property("mode", \.mode)
          $0.property("name", \.name)
          $0.property("tags", \.tags)
          $0.property("retry", \.retry)
          $0.property("tls", \.tls, .outlet)
          $0.property("id", \.id)
          $0.property("date", \.date, .readOnly)
        }
      )
      $0.register(Host.self) { $0.property("name", \.name) }
      $0.register(TLS.self) {
        $0.property("certificate", \.certificate)
        $0.property("server", \.server)
      }
    }
  }

  @Test("A class has the properties of its superclass first, and each once")
  func fields() throws {
    let schema = try #require(registry.schema(of: Server.self))
    #expect(schema.kind == .class && schema.name == "Server" && schema.superclass == "Host")
    #expect(schema.documentation == "A server.")
    #expect(schema.fields.map(\.key) == ["name", "port", "mode", "tags", "retry", "tls", "id", "date"])
    #expect(schema.fields.map(\.isWritable) == [true, true, true, true, true, true, false, false])
    #expect(schema["port"]?.isInspectable == true && schema["tls"]?.isOutlet == true)
    #expect(schema["port"]?.minimum == 1 && schema["port"]?.maximum == 65_535)
    #expect(schema["port"]?.documentation == "The TCP port.")
    #expect(schema["mode"]?.allowedValues == ["fast", "slow"])
    #expect(schema["tags"]?.type == .optional(.array(.string)))
    #expect(schema["tags"]?.type.isOptional == true && schema["tags"]?.typeName == "Array<String>?")
    #expect(schema["retry"]?.type == .structure("Retry") && schema["tls"]?.type == .optional(.object("TLS")))
  }

  @Test("Structures are registered by the properties that have their type")
  func structures() throws {
    #expect(registry.schemas.map(\.name) == ["Server", "Host", "TLS", "Retry"])
    #expect(registry.schema(named: "Retry")?.kind == .structure)
    final class Special: Host2 {}
    class Host2 {}
    #expect(registry.schema(of: Special.self) == nil)
  }

  @Test("Key paths continue through objects and structures, without cycles")
  func keyPaths() {
    #expect(
      registry.keyPaths(of: Server.self) == [
        "name", "port", "mode", "tags", "retry.count", "tls.certificate", "tls.server", "id", "date",
      ]
    )
  }

  @Test("The values of an object make another one equal")
  func roundTrip() throws {
    let (server, copy) = (Server(), Server())
    server.tls?.server = server
    (server.name, server.port, server.mode, server.tags) = ("b", 2, .slow, nil)
    server.retry.count = 7
    server.tls?.certificate = "c"
    let attributes = try registry.attributes(of: server)
    #expect(attributes.map(\.keyPath) == ["name", "port", "mode", "tags", "retry", "tls"])
    #expect(attributes.last?.value == ["certificate": "c"])
    try registry.applyAll(attributes, to: copy)
    copy.tls?.server = copy
    #expect(try registry.attributes(of: copy) == attributes)
    let tls = server.tls
    server.tls = nil
    #expect(try registry.attributes(of: server).last == RuntimeAttribute("tls", nil))
    server.tls = tls
    #expect(copy.retry.count == 7 && copy.tls?.certificate == "c" && copy.tls !== server.tls)
    #expect(try registry.attributes(of: server) { $0.isInspectable } == [RuntimeAttribute("port", 2)])
  }
}

import Foundation
import InterfaceDocuments
import RuntimeAttributes
import Testing

/// A server on this machine that detects connections.
private final class LoopbackServer {
  let port: UInt16
  private let descriptor: Int32

  init?() {
    #if os(Linux)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    guard isBound else { return nil }
  }

  deinit { close(descriptor) }

  /// Whether a client has connected.
  var wasAsked: Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 50) > 0
  }
}

@Suite("Entities of XML")
struct EntityTests {
  /// Documents that reference an external resource; `URL` is replaced by the server's address.
  static let references = [
    #"<!DOCTYPE document SYSTEM "URL">\#(document(""))"#,
    #"<!DOCTYPE document PUBLIC "-//A//B" "URL">\#(document(""))"#,
    #"<!DOCTYPE document [<!ENTITY e SYSTEM "URL">]>\#(document("&e;"))"#,
    #"<!DOCTYPE document [<!ENTITY % p SYSTEM "URL"> %p;]>\#(document(""))"#,
    #"<?xml-stylesheet href="URL"?>\#(document(""))"#,
    document(#"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="URL" parse="text"/>"#),
    #"<document xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a URL"/>"#,
  ]

  private static func document(_ text: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>\
    <customObject id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k">\
    <string key="value">\(text)</string></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></customObject>\
    </objects></document>
    """
  }

  private func read(_ text: String) -> (InterfaceDocument?, DocumentError?) {
    do throws(DocumentError) {
      return (try InterfaceDocumentReader().read(Array(text.utf8), path: "a.xib"), nil)
    } catch {
      return (error.partialDocument, error)
    }
  }

  @Test("Nothing is fetched from a server", arguments: references)
  func server(_ text: String) throws {
    let server = try #require(LoopbackServer())
    #expect(!server.wasAsked)
    _ = read(text.replacingOccurrences(of: "URL", with: "http://127.0.0.1:\(server.port)/x"))
    #expect(!server.wasAsked)
  }

  @Test("Nothing is read from a file", arguments: references)
  func file(_ text: String) throws {
    let path = FileManager.default.temporaryDirectory.path + "/nibproof-secret-\(UUID().uuidString)"
    try Data("the secret".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (document, error) = read(text.replacingOccurrences(of: "URL", with: "file://\(path)"))
    let values = document?.objects.flatMap(\.runtimeAttributes).map { "\($0.value)" } ?? []
    #expect(!values.contains { $0.contains("secret") })
    #expect(error?.message.contains("secret") != true)
  }

  /// Documents whose entities expand a short text to a long text.
  static let bombs: [String] = [
    // The billion laughs attack.
    "<!DOCTYPE d [<!ENTITY a \"ha\">"
      + zip("bcdefghij", "abcdefghi").map { "<!ENTITY \($0) \"\(String(repeating: "&\($1);", count: 10))\">" }
      .joined()
      + "]>" + document("&j;"),
    // Quadratic expansion: many references to one long entity.
    "<!DOCTYPE d [<!ENTITY a \"\(String(repeating: "x", count: 100_000))\">]>"
      + document(String(repeating: "&a;", count: 100_000)),
    // Expansion in the value of an attribute.
    "<!DOCTYPE d [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>" + document("<string a=\"&b;\"/>"),
    // A parameter entity, and a cycle.
    "<!DOCTYPE d [<!ENTITY % a \"<!ENTITY b 'c'>\"> %a;]>" + document("&b;"),
    "<!DOCTYPE d [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]>" + document("&a;"),
    // Comments that contain a declaration or the end of a declaration.
    "<!-- <!DOCTYPE d> --><!DOCTYPE d [<!-- ]> --><!ENTITY a \"b\">]>" + document("&a;"),
  ]

  @Test("A declaration of an entity ends reading before it is expanded", arguments: bombs.indices)
  func bomb(_ number: Int) {
    let (document, error) = read(Self.bombs[number])
    #expect(error?.reason == .entities)
    #expect(document == nil)
  }

  @Test("An undeclared entity is an error")
  func undeclared() {
    let (_, error) = read(Self.document("&a;"))
    #expect(error?.reason == .malformed(.invalidReference))
  }
}

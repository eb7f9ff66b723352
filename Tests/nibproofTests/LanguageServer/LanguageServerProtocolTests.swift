import JSON5
import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("The protocol of the language server")
struct LanguageServerProtocolTests {
  @Test("A session begins with initialize and ends with shutdown and exit")
  func lifecycle() async throws {
    let client = EditorClient(try TemporaryTree())
    let early = await #expect(throws: Message.Fault.self) {
      try await client.request("textDocument/hover", [:])
    }
    #expect(early?.code == -32002)
    let capabilities = try await client.initialize()["capabilities"]
    for name in Feature.all.map(\.capability) { #expect(capabilities?[name] != nil) }
    let again = await #expect(throws: Message.Fault.self) { try await client.initialize() }
    #expect(again?.code == -32600)
    let unknown = await #expect(throws: Message.Fault.self) { try await client.request("nosuch", [:]) }
    #expect(unknown?.code == -32601)
    await client.notify("nosuch", [:])
    try await client.request("shutdown", .null)
    let late = await #expect(throws: Message.Fault.self) {
      try await client.request("textDocument/hover", [:])
    }
    #expect(late?.code == -32600)
    await client.notify("exit", .null)
    #expect(await client.server.isEnded)
    #expect(await client.server.isOrderly)
  }

  @Test("An exit without a shutdown is not orderly")
  func exit() async throws {
    let client = EditorClient(try TemporaryTree())
    _ = try await client.initialize()
    await client.notify("exit", .null)
    #expect(await client.server.isEnded)
    #expect(await !client.server.isOrderly)
  }

  /// Bodies that are not valid messages, and the codes of the error responses.
  static let bodies: [(body: String, code: Int)] = [
    ("", -32700), ("{", -32700), ("\u{0}", -32700), ("[]", -32600), ("1", -32600), ("{}", -32600),
    (#"{"jsonrpc": "1.0", "id": 1, "method": "initialize"}"#, -32600),
    (#"{"jsonrpc": "2.0"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": {}, "method": "initialize"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": null, "method": "initialize"}"#, -32600),
    (String(repeating: "[", count: 100_000), -32700),
  ]

  @Test("Malformed messages are answered with errors, and the session continues", arguments: bodies)
  func malformed(_ body: String, _ code: Int) async throws {
    let client = EditorClient(try TemporaryTree())
    await client.send(body)
    #expect(client.messages.compactMap { $0["error"]?["code"]?.integer } == [code])
    await client.server.receive(Array("X: y\r\n\r\n".utf8))
    #expect(client.messages.last?["error"]?["code"]?.integer == -32700)
    #expect(try await client.initialize()["capabilities"] != nil)
  }

  @Test(
    "Requests with missing or wrong parameters are errors",
    arguments: Feature.all.map(\.method),
    [
      [:], ["textDocument": ["uri": .integer(1)]], ["textDocument": ["uri": "untitled:x"]],
      .array([]), .null,
    ] as [JSONValue]
  )
  func parameters(_ method: String, _ parameters: JSONValue) async throws {
    let client = try await EditorClient.session([:])
    let error = await #expect(throws: Message.Fault.self) { try await client.request(method, parameters) }
    #expect(error?.code == -32602)
  }

  @Test(
    "A position that is missing or negative is an error",
    arguments: [.null, ["line": .integer(-1), "character": .integer(0)], ["line": "1"]] as [JSONValue]
  )
  func position(_ position: JSONValue) async throws {
    let client = try await EditorClient.session(["A.xib": DocumentText.xib("")])
    let parameters: JSONValue = [
      "textDocument": ["uri": .string(client.uri("A.xib"))], "position": position,
    ]
    let error = await #expect(throws: Message.Fault.self) {
      try await client.request("textDocument/hover", parameters)
    }
    #expect(error?.code == -32602)
  }

  @Test("Notifications with wrong parameters are ignored")
  func notifications() async throws {
    let client = try await EditorClient.session([:])
    for method in [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
      "workspace/didChangeWatchedFiles", "$/cancelRequest", "$/setTrace",
    ] {
      for parameters in [[:], .null, .array([]), ["textDocument": [:]]] as [JSONValue] {
        await client.notify(method, parameters)
      }
    }
    await client.server.settle()
    try await client.request("shutdown", .null)
  }

  @Test("Watched files are registered if the client allows it")
  func watching() async throws {
    let capabilities: JSONValue = [
      "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": .boolean(true)]]
    ]
    let client = try await EditorClient.session([:], capabilities: capabilities)
    #expect(client.messages.contains { $0["method"]?.string == "client/registerCapability" })
    await client.send(#"{"jsonrpc": "2.0", "id": 1, "result": null}"#)
    let other = try await EditorClient.session([:])
    #expect(!other.messages.contains { $0["method"]?.string == "client/registerCapability" })
  }
}

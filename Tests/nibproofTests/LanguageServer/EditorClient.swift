import Foundation
import JSON5
import NibproofTestSupport
import Validation

@testable import nibproof

/// A scripted client of a language server in the same process.
final class EditorClient: Sendable {
  /// The messages of the server, in order.
  private final class Inbox: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [JSONValue] = []

    func add(_ message: JSONValue) { lock.withLock { messages.append(message) } }

    var all: [JSONValue] { lock.withLock { messages } }
  }

  let tree: TemporaryTree
  let server: LanguageServer
  private let inbox = Inbox()

  init(_ tree: TemporaryTree, history: @escaping @Sendable () -> SourceHistory? = { nil }) {
    self.tree = tree
    server = LanguageServer(options: Validator.Options(), history: history, version: "0") { [inbox] in
      inbox.add($0)
    }
  }

  /// Returns a client with an open session on a tree of the given files.
  static func session(_ files: [String: String], capabilities: JSONValue = [:]) async throws -> EditorClient {
    let client = EditorClient(try TemporaryTree(files))
    try await client.start(capabilities)
    return client
  }

  /// Opens a session, and waits for the first findings.
  func start(_ capabilities: JSONValue = [:]) async throws {
    _ = try await initialize(capabilities)
    await notify("initialized", [:])
    await server.settle()
  }

  var messages: [JSONValue] { inbox.all }

  func uri(_ file: String) -> String { DocumentURI.uri(tree(file)) }

  func initialize(_ capabilities: JSONValue = [:]) async throws -> JSONValue {
    try await request(
      "initialize",
      ["processId": .null, "rootUri": .string(DocumentURI.uri(tree.path)), "capabilities": capabilities]
    )
  }

  /// Sends the body of a message, with the header.
  func send(_ body: String) async {
    await server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  func notify(_ method: String, _ parameters: JSONValue) async {
    await send(JSONText(isPretty: false).text(of: Message.call(method, parameters)))
  }

  /// Sends a request, and returns the result or throws the error of the response.
  @discardableResult
  func request(_ method: String, _ parameters: JSONValue, id: Int = 1) async throws -> JSONValue {
    let count = messages.count
    await send(JSONText(isPretty: false).text(of: Message.call(method, parameters, id: id)))
    let response = messages.dropFirst(count).first { $0["id"]?.integer == id && $0["method"] == nil }
    guard let response else { throw CocoaError(.coderValueNotFound) }
    if let error = response["error"] {
      throw Message.Fault(code: error["code"]?.integer ?? 0, message: error["message"]?.string ?? "")
    }
    return response["result"] ?? .null
  }

  func open(_ file: String, _ text: String, version: Int = 1) async {
    let item: JSONValue = [
      "uri": .string(uri(file)), "languageId": "xml", "version": .integer(version), "text": .string(text),
    ]
    await notify("textDocument/didOpen", ["textDocument": item])
    await server.settle()
  }

  func change(_ file: String, _ text: String, version: Int = 2) async {
    let document: JSONValue = ["uri": .string(uri(file)), "version": .integer(version)]
    await notify(
      "textDocument/didChange",
      ["textDocument": document, "contentChanges": .array([["text": .string(text)]])]
    )
    await server.settle()
  }

  func close(_ file: String) async {
    await notify("textDocument/didClose", ["textDocument": ["uri": .string(uri(file))]])
    await server.settle()
  }

  /// Sends a request about the position `offset` bytes after the start of a word's first occurrence in a text.
  func ask(
    _ method: String,
    _ file: String,
    at word: String,
    in text: String,
    after offset: Int = 1,
    newName: String = "name"
  ) async throws -> JSONValue {
    let start = text.range(of: word).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    let position = EditorText(Array(text.utf8), .utf16).position(at: start + offset)
    return try await request(
      method,
      [
        "textDocument": ["uri": .string(uri(file))], "position": position,
        "range": ["start": position, "end": position],
        "newName": .string(newName),
        "context": ["includeDeclaration": .boolean(true), "diagnostics": .array([])],
      ]
    )
  }

  /// The last diagnostics of each file, as `line:character id`, with lines and characters counted from 0.
  ///
  /// Files without diagnostics are omitted.
  var diagnostics: [String: [String]] {
    last.mapValues { diagnostics in
      diagnostics.map { diagnostic in
        let start = diagnostic["range"]?["start"]
        return "\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1) "
          + (diagnostic["code"]?.string ?? "")
      }
    }.filter { !$0.value.isEmpty }
  }

  /// The last diagnostics of each file.
  var last: [String: [JSONValue]] {
    var last: [String: [JSONValue]] = [:]
    for message in messages where message["method"]?.string == "textDocument/publishDiagnostics" {
      guard let uri = message["params"]?["uri"]?.string, let path = DocumentURI.path(uri) else { continue }
      last[tree.relative(path)] = message["params"]?["diagnostics"]?.elements ?? []
    }
    return last
  }

  /// Returns locations as `file line:character`.
  func places(_ value: JSONValue) -> [String] {
    (value["uri"] == nil ? value.elements : [value]).map { location in
      let start = location["range"]?["start"]
      let path = location["uri"]?.string.flatMap(DocumentURI.path) ?? ""
      return "\(tree.relative(path)) \(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
    }
  }
}

import JSON5

/// A request that the server answers, with the capability that announces it.
struct Feature: Sendable {
  var method: String
  /// The key in the server's capabilities.
  var capability: String
  /// The value in the server's capabilities.
  var options = JSONValue.boolean(true)
  var answer: @Sendable (LanguageServer, JSONValue) async throws(Message.Fault) -> JSONValue

  static let all: [Feature] = [
    Feature(method: "textDocument/hover", capability: "hoverProvider") {
      (server, parameters) async throws(Message.Fault) in try await server.hover(parameters)
    },
    Feature(method: "textDocument/definition", capability: "definitionProvider") {
      (server, parameters) async throws(Message.Fault) in try await server.definition(parameters)
    },
    Feature(method: "textDocument/references", capability: "referencesProvider") {
      (server, parameters) async throws(Message.Fault) in try await server.references(parameters)
    },
    Feature(method: "textDocument/rename", capability: "renameProvider") {
      (server, parameters) async throws(Message.Fault) in try await server.rename(parameters)
    },
    Feature(method: "textDocument/documentSymbol", capability: "documentSymbolProvider") {
      (server, parameters) async throws(Message.Fault) in try await server.symbols(parameters)
    },
    Feature(
      method: "textDocument/codeAction",
      capability: "codeActionProvider",
      options: ["codeActionKinds": .strings(["quickfix"])]
    ) { (server, parameters) async throws(Message.Fault) in try await server.codeActions(parameters) },
  ]
}

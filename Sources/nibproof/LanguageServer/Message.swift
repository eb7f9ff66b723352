import JSON5

/// A message of JSON-RPC 2.0.
struct Message {
  /// The id of a request or response; nil for a notification.
  var id: JSONValue?
  /// The method; nil for a response.
  var method: String?
  /// The parameters; null if there are none.
  var parameters: JSONValue

  /// An error of a request, with the codes of JSON-RPC and the language server protocol.
  struct Fault: Error, Equatable {
    var code: Int
    var message: String

    static let parse = Fault(code: -32700, message: "invalid JSON")
    static let header = Fault(code: -32700, message: "missing or invalid Content-Length")
    static let size = Fault(
      code: -32600,
      message: "the message is larger than \(MessageReader.largestBody >> 20) MB"
    )
    static let request = Fault(code: -32600, message: "not a JSON-RPC 2.0 message")
    static let afterShutdown = Fault(code: -32600, message: "the server is shut down")
    static let repeated = Fault(code: -32600, message: "the server is already initialized")
    static let notInitialized = Fault(code: -32002, message: "the server is not initialized")

    static func unknown(_ method: String) -> Fault {
      Fault(code: -32601, message: "unknown method '\(method)'")
    }

    /// A valid request that cannot be fulfilled.
    static func failed(_ reason: String) -> Fault { Fault(code: -32803, message: reason) }

    static func parameter(_ name: String) -> Fault {
      Fault(code: -32602, message: "missing or invalid parameter '\(name)'")
    }
  }

  /// Parses the body of a message.
  init(_ body: [UInt8]) throws(Fault) {
    let value: JSONValue
    do throws(JSON5Fault) { value = try JSON5Reader.read(body) } catch { throw .parse }
    guard case .object = value.content, value["jsonrpc"]?.string == "2.0" else { throw .request }
    (id, method, parameters) = (value["id"], value["method"]?.string, value["params"] ?? .null)
    switch id?.content {
    case nil, .integer, .string: break
    case .null where method == nil: break
    default: throw .request
    }
    // Responses do not have a method.
    guard method != nil || id != nil else { throw .request }
  }

  /// Returns the response to a request.
  static func response(to id: JSONValue, _ result: Result<JSONValue, Fault>) -> JSONValue {
    switch result {
    case .success(let value): ["jsonrpc": "2.0", "id": id, "result": value]
    case .failure(let fault):
      [
        "jsonrpc": "2.0", "id": id,
        "error": ["code": .integer(fault.code), "message": .string(fault.message)],
      ]
    }
  }

  /// Returns a request or, without an id, a notification.
  static func call(_ method: String, _ parameters: JSONValue, id: Int? = nil) -> JSONValue {
    let start: JSONValue = ["jsonrpc": "2.0"]
    let number: JSONValue = id.map { ["id": .integer($0)] } ?? [:]
    return start.adding(number).adding(["method": .string(method), "params": parameters])
  }

  /// Returns a message with its header.
  static func framed(_ value: JSONValue) -> String {
    let body = JSONText(isPretty: false).text(of: value)
    return "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}

/// Why a plugin ends before the compiler closes the connection.
package enum PluginError: Error, Hashable {
  /// The connection ended inside of a message.
  case truncatedMessage
  /// The length of a message is larger than any that the compiler sends.
  case oversizedMessage(length: UInt64)
  /// A message is not the JSON of a request.
  case invalidMessage(String)
  /// A request that the protocol version of this plugin does not have.
  case unknownRequest(String)
  /// The compiler speaks an older version of the protocol.
  case unsupportedVersion(Int)
  /// The answer could not be written.
  case closedOutput
}

extension PluginError: CustomStringConvertible {
  /// What is wrong, in a phrase for people.
  package var description: String {
    switch self {
    case .truncatedMessage: "unexpected end of a message"
    case .oversizedMessage(let length): "message of \(length) bytes is too large"
    case .invalidMessage(let reason): "invalid message: \(reason)"
    case .unknownRequest(let name): "unknown request '\(name)'"
    case .unsupportedVersion(let version):
      "unsupported plugin protocol \(version); expected \(PluginServer.protocolVersion) or later"
    case .closedOutput: "cannot write to the compiler"
    }
  }
}

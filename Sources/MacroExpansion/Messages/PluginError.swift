/// An error that terminates the plugin before the compiler closes the connection.
package enum PluginError: Error, Hashable {
  /// The connection ended in the middle of a message.
  case truncatedMessage
  /// The length of a message exceeds the limit for messages from the compiler.
  case oversizedMessage(length: UInt64)
  /// A message is not a valid JSON request.
  case invalidMessage(String)
  /// The request is not part of the supported version of the plugin protocol.
  case unknownRequest(String)
  /// The compiler uses an unsupported version of the protocol.
  case unsupportedVersion(Int)
  /// The response could not be written.
  case closedOutput
}

extension PluginError: CustomStringConvertible {
  /// A description of the error.
  package var description: String {
    switch self {
    case .truncatedMessage: "the message ends unexpectedly"
    case .oversizedMessage(let length): "message of \(length) bytes is too large"
    case .invalidMessage(let reason): "invalid message: \(reason)"
    case .unknownRequest(let name): "unknown request '\(name)'"
    case .unsupportedVersion(let version):
      "unsupported plugin protocol \(version); expected \(PluginRequest.protocolVersion) or later"
    case .closedOutput: "cannot write to the compiler"
    }
  }
}

import Validation

extension Finding {
  /// Whether anything loads what the finding is about: `unreachable`, `unknown` or `reachable`.
  var reachabilityState: String {
    isUnreachable ? "unreachable" : evidence.isEmpty ? "unknown" : "reachable"
  }
}

import Checks

extension Finding {
  /// Whether the finding's document or code is loaded: `unreachable`, `unknown` or `reachable`.
  var reachabilityState: String {
    isUnreachable ? "unreachable" : evidence.isEmpty ? "unknown" : "reachable"
  }
}

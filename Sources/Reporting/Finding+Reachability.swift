import Checks

extension Finding {
  /// The reachability of the finding's document or code: `unreachable`, `unknown` or `reachable`.
  var reachabilityState: String {
    isUnreachable ? "unreachable" : evidence.isEmpty ? "unknown" : "reachable"
  }
}

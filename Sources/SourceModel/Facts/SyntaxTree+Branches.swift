import SourceSyntax

/// Branches that never run, and members that refer to controllers.
extension SyntaxTree {
  /// Returns the value of a constant condition: `NO`, `(false)`, `!1`; nil for other conditions.
  func constant(_ node: Index) -> Bool? {
    switch self[node].kind {
    case .tuple, .operation:
      guard let value = firstChild(of: node), self[value].nextSibling < 0, self[value].kind != .argument,
        self[node].kind == .tuple || isNamed(node, "!")
      else { return nil }
      return constant(value).map { $0 == (self[node].kind == .tuple) }
    case .literal, .name: return self[node].firstChild < 0 ? Self.constants[spelling(node)] : nil
    default: return nil
    }
  }

  /// Returns the branch of an `if` statement that never runs because of constant conditions, if any.
  func deadBranch(of node: Index) -> Index? {
    guard self[node].kind == .ifStatement else { return nil }
    let parts = Array(children(of: node))
    guard let block = parts.firstIndex(where: { self[$0].kind == .block }), block > 0 else { return nil }
    let values = parts[..<block].map(constant)
    if values.contains(false) { return parts[block] }
    return values.allSatisfy { $0 == true } ? parts[(block + 1)...].first : nil
  }

  private static let constants = ["false": false, "0": false, "true": true, "1": true]

  /// Whether a member may be the destination of a segue: `segue.destination`.
  func isDestination(_ node: Index) -> Bool {
    self[node].kind == .member && NibLoadingAPI.isDestination(name(of: node))
  }

  /// Whether a node is a property of a window or container that contains controllers: `rootViewController`,
  /// `viewControllers`.
  func isContainer(_ node: Index) -> Bool {
    guard self[node].kind == .member || self[node].kind == .name else { return false }
    let name = name(of: node)
    return name.spells("rootViewController") || name.spells("viewControllers")
      || name.spells("topViewController") || name.spells("visibleViewController")
  }
}

import KeyValueCoding
import SourceSyntax

/// Branches that never run, members that refer to controllers, and expressions without unwrapping.
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

  /// Returns an expression without its trailing `?` and `!`: `card` for `card?` and `card!`.
  func withoutUnwrapping(_ node: Index) -> Index {
    var node = node
    while self[node].kind == .optionalChain || self[node].kind == .forceUnwrap,
      let value = firstChild(of: node)
    {
      node = value
    }
    return node
  }

  /// Returns the name of the member of the object that a cast converts, if any: `table as! CardTable`,
  /// `(CardTable *)self.table`.
  ///
  /// Local variables are not excluded.
  func memberOfObject(castBy cast: Index) -> Index? {
    guard var value = firstChild(of: cast).map(withoutUnwrapping) else { return nil }
    if language == .objectiveC, self[value].kind == .call, arguments(of: value).isEmpty,
      let callee = callee(of: value)
    {
      value = callee
    }
    let isOwn =
      switch self[value].kind {
      case .member: base(of: value).map { isName($0, "self") } == true
      default: mayNameMember(value)
      }
    return isOwn && !isContainer(value) ? value : nil
  }

  /// Whether a node is a name without a receiver that may refer to a member of the object.
  func mayNameMember(_ node: Index) -> Bool {
    guard self[node].kind == .name, let first = name(of: node).first else { return false }
    return language == .objectiveC
      ? first == UInt8(ascii: "_") : !first.isUppercase && !isNamed(node, "self")
  }

  /// Returns the name that a cast converts, if any: `segue as! Fade`, `(Fade *)segue`.
  func nameCast(by cast: Index) -> Index? {
    firstChild(of: cast).map(withoutUnwrapping).flatMap { self[$0].kind == .name ? $0 : nil }
  }

  /// Whether a node is a property of a window or container that contains controllers: `rootViewController`,
  /// `viewControllers`.
  func isContainer(_ node: Index) -> Bool {
    guard self[node].kind == .member || self[node].kind == .name else { return false }
    let name = name(of: node)
    return name.spells("rootViewController") || name.spells("topViewController")
      || name.spells("visibleViewController") || isListOfControllers(node)
  }

  /// Whether a node is a list of the controllers in a container: `viewControllers`, `children`.
  func isListOfControllers(_ node: Index) -> Bool {
    guard self[node].kind == .member || self[node].kind == .name else { return false }
    let name = name(of: node)
    return name.spells("viewControllers") || name.spells("children") || name.spells("childViewControllers")
  }
}

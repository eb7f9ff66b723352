import SourceSyntax

/// Bodies that only return 0, and initializers that always call themselves or always require a key that a nib does not
/// contain.
extension SyntaxTree {
  /// Whether a body only returns 0.
  func returnsZero(_ block: Index) -> Bool {
    guard var only = firstChild(of: block), self[only].nextSibling < 0 else { return false }
    if self[only].kind == .returnStatement, let value = firstChild(of: only) { only = value }
    return self[only].kind == .literal && spelling(only) == "0"
  }

  /// Whether the body of a Swift initializer always calls the same initializer with its own arguments.
  func alwaysCallsItself(_ block: Index, in initializer: Index) -> Bool {
    let parameters = children(of: initializer).filter { self[$0].kind == .parameter }
    return always(block) { call in
      guard self[call].kind == .call, let callee = callee(of: call), isNamed(callee, "init"),
        base(of: callee).map({ isName($0, "self") }) == true,
        case let arguments = arguments(of: call), arguments.count == parameters.count
      else { return false }
      return zip(arguments, parameters).allSatisfy { argument, parameter in
        guard let variable = firstChild(of: parameter), self[variable].kind == .variable else { return false }
        return nameText(of: argument.node) == nameText(of: parameter)
          && self[argument.value].kind == .name && nameText(of: argument.value) == nameText(of: variable)
      }
    }
  }

  /// Whether the body of an Objective-C method always sends a message to the object itself.
  func alwaysSends(_ selector: String, in block: Index) -> Bool {
    always(block) { call in
      self[call].kind == .call && callee(of: call).flatMap(base).map { isName($0, "self") } == true
        && self.selector(of: call) == selector
    }
  }

  /// Returns a key under which a Swift initializer always requires an object of its coder, if any.
  ///
  /// Keys of UIKit and AppKit, which nibs contain, begin with `UI` or `NS`.
  func requiredKey(in block: Index, of initializer: Index) -> String? {
    let parameter = children(of: initializer).first { self[$0].kind == .parameter }
    guard let parameter, isNamed(parameter, "coder"), let coder = firstChild(of: parameter),
      self[coder].kind == .variable
    else { return nil }
    var key: String?
    _ = always(block) { node in
      key = objectRequired(by: node).flatMap { self.key(of: $0, decodedBy: nameText(of: coder)) }
      return key != nil
    }
    return key
  }

  /// Returns the value that a node traps without: of `value!`, `value as! T` and `guard let a = value else { trap }`.
  private func objectRequired(by node: Index) -> Index? {
    switch self[node].kind {
    case .forceUnwrap: return firstChild(of: node)
    case .cast where self[node].traits.contains(.isForced):
      // A cast to an optional type accepts nil.
      let type = Array(children(of: node)).last
      return type.map { source(of: $0).last == UInt8(ascii: "?") } == true ? nil : firstChild(of: node)
    case .guardStatement:
      let parts = Array(children(of: node))
      guard let block = parts.last, let trap = firstChild(of: block), isTrap(trap) else { return nil }
      return parts.dropLast().lazy.compactMap { condition -> Index? in
        guard self[condition].kind == .variable, let value = Array(children(of: condition)).last,
          !isName(value, "nil")
        else { return nil }
        return self[value].kind == .cast ? firstChild(of: value) : value
      }.first { self[$0].kind == .call }
    default: return nil
    }
  }

  /// Returns the key of a call such as `coder.decodeObject(forKey: "name")`, if a nib does not contain the key.
  private func key(of call: Index, decodedBy coder: String) -> String? {
    var call = call
    while self[call].kind == .tuple, let only = firstChild(of: call), self[only].nextSibling < 0 {
      call = only
    }
    if self[call].kind == .cast, let value = firstChild(of: call) { call = value }
    guard self[call].kind == .call, calleeName(of: call).spells("decodeObject"),
      let receiver = callee(of: call).flatMap(base), self[receiver].kind == .name,
      nameText(of: receiver) == coder,
      let argument = arguments(of: call).first(where: { isNamed($0.node, "forKey") })
    else { return nil }
    let key = literal(argument.value) ?? source(of: argument.value).string
    return key.hasPrefix("UI") || key.hasPrefix("NS") ? nil : key
  }

  /// Whether a block always evaluates an expression or statement that satisfies a predicate.
  private func always(_ block: Index, _ isSought: (Index) -> Bool) -> Bool {
    for statement in children(of: block) {
      if alwaysEvaluates(statement, isSought) { return true }
      if mayLeave(statement) { return false }
    }
    return false
  }

  private func alwaysEvaluates(_ statement: Index, _ isSought: (Index) -> Bool) -> Bool {
    var pending = [statement]
    while let node = pending.popLast() {
      if isSought(node) { return true }
      switch self[node].kind {
      // Only the first operand or condition is certain to be evaluated.
      case .ifStatement, .guardStatement, .ternary, .coalescing,
        .operation where isNamed(node, "&&") || isNamed(node, "||"):
        if let first = firstChild(of: node) { pending.append(first) }
      case .returnStatement, .assignment, .variable, .tuple, .argument, .member, .call, .cast, .forceUnwrap,
        .optionalChain, .operation, .comparison:
        pending += children(of: node)
      default: break
      }
    }
    return false
  }

  /// Whether a statement may leave its block.
  private func mayLeave(_ statement: Index) -> Bool {
    var leaves = false
    visit(statement) { node in
      leaves = leaves || [.returnStatement, .throwStatement, .jump].contains(self[node].kind)
      return !leaves && self[node].kind != .closure
    }
    return leaves
  }
}

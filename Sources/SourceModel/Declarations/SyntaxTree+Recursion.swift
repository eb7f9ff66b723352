import SourceSyntax

/// Initializers that always call themselves.
extension SyntaxTree {
  /// Whether the body of a Swift initializer always calls the same initializer with its own arguments.
  func alwaysCallsItself(_ block: Index, in initializer: Index) -> Bool {
    let parameters = children(of: initializer).filter { self[$0].kind == .parameter }
    return always(block) { call in
      guard let callee = callee(of: call), isNamed(callee, "init"),
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
      callee(of: call).flatMap(base).map { isName($0, "self") } == true && self.selector(of: call) == selector
    }
  }

  /// Whether a block always makes a call that satisfies a predicate.
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
      switch self[node].kind {
      case .call where isSought(node): return true
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

import SourceSyntax

/// The control flow in statements, and the conditions under which the statements run.
extension ControlFlow {
  /// Reads a statement, and adds the conditions that apply to the statements after it.
  mutating func read(_ node: SyntaxTree.Index, _ conditions: inout Conditions) -> Exits {
    switch tree[node].kind {
    case .block: return walk(node, &conditions)
    case .ifStatement: return readIf(node, &conditions)
    case .guardStatement: return readGuard(node, &conditions)
    case .loop, .switchStatement, .conditional:
      return add(readParts(of: node, conditions), to: &conditions)
    case .doStatement: return readDo(node, &conditions)
    case .returnStatement, .throwStatement:
      for value in tree.children(of: node) { visit(value, conditions) }
      mayThrow = false
      return add(tree[node].kind == .throwStatement ? .thrown : .returned, to: &conditions)
    case .function:
      noteLocal(node)
      return []
    case .typeDeclaration, .typeAlias, .importDeclaration, .macroDefinition: return []
    default:
      visit(node, conditions)
      return add(thrown(), to: &conditions)
    }
  }

  /// Marks the following statements as uncertain if execution may leave the block early.
  private func add(_ exits: Exits, to conditions: inout Conditions) -> Exits {
    if !exits.isEmpty { conditions.add(.unknown) }
    return exits
  }

  private mutating func thrown() -> Exits {
    defer { mayThrow = false }
    return mayThrow ? .thrown : []
  }

  // MARK: - Conditions

  /// Reads an `if` statement with its branches.
  private mutating func readIf(_ node: SyntaxTree.Index, _ conditions: inout Conditions) -> Exits {
    var passed = conditions
    var exits: Exits = []
    var next: SyntaxTree.Index? = node
    while let branch = next {
      next = nil
      var test = Tests(passed)
      var wasRead = false
      for child in tree.children(of: branch) {
        switch tree[child].kind {
        case .ifStatement: next = child
        case .block where wasRead:
          if test.isConstant == true { continue }
          exits.formUnion(add(walk(child, passed), to: &conditions))
        case .block:
          wasRead = true
          if test.isConstant != false {
            let left = walk(child, test.met)
            if !left.isEmpty, let failed = test.failed { conditions.add(failed) }
            exits.formUnion(left)
          }
          if let failed = test.failed { passed.add(failed) }
        default: exits.formUnion(read(child, &test))
        }
      }
    }
    return exits
  }

  private mutating func readGuard(_ node: SyntaxTree.Index, _ conditions: inout Conditions) -> Exits {
    var test = Tests(conditions)
    for child in tree.children(of: node) {
      if tree[child].kind == .block {
        _ = walk(child, test.failed.map(conditions.adding) ?? conditions)
      } else {
        _ = read(child, &test)
      }
    }
    conditions = test.met
    return .returned
  }

  /// The conditions of one `if` or `guard`.
  private struct Tests {
    /// The conditions that hold if all tests pass.
    var met: Conditions
    /// The condition that holds if any test fails; nil if all tests are constant.
    var failed: LoadPath.Condition?
    /// The constant value of the tests, if known.
    var isConstant: Bool?
    private var isFirst = true

    init(_ conditions: Conditions) { met = conditions }

    mutating func add(_ test: SyntaxTree.Test) {
      switch test {
      case .constant(let value):
        if isFirst { isConstant = value }
      case .stated(let condition):
        met.add(condition)
        failed = isFirst ? condition.negated : .unknown
        isConstant = nil
      }
      isFirst = false
    }
  }

  /// Reads a condition, which is evaluated only if all preceding conditions hold.
  private mutating func read(_ condition: SyntaxTree.Index, _ tests: inout Tests) -> Exits {
    visit(condition, tests.met)
    tests.add(tree.test(condition))
    return thrown()
  }

  // MARK: - Other statements

  /// Reads loops, `switch` and `#if`.
  ///
  /// Except in `#if`, the part that is evaluated first always runs: the value, the sequence, the condition, or the body
  /// of `repeat`.
  private mutating func readParts(of node: SyntaxTree.Index, _ conditions: Conditions) -> Exits {
    var isFirst = tree[node].kind != .conditional
    var exits: Exits = []
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .block where isFirst: exits.formUnion(walk(child, conditions))
      case .block, .switchCase, .conditionalBranch:
        exits.formUnion(walk(child, conditions.adding(.unknown)))
      default:
        var own = isFirst ? conditions : conditions.adding(.unknown)
        exits.formUnion(read(child, &own))
      }
      // In `for card in cards`, the pattern comes before the sequence.
      let isElement =
        tree[child].kind == .pattern || tree[child].kind == .variable && tree[child].firstChild < 0
      isFirst = isFirst && isElement
    }
    return exits
  }

  private mutating func readDo(_ node: SyntaxTree.Index, _ conditions: inout Conditions) -> Exits {
    let blocks = tree.children(of: node).filter { tree[$0].kind == .block }
    guard let first = blocks.first else { return [] }
    if blocks.count == 1 { return walk(first, &conditions) }
    var exits = walk(first, conditions).subtracting(.thrown)
    for block in blocks.dropFirst() { exits.formUnion(walk(block, conditions.adding(.unknown))) }
    return add(exits, to: &conditions)
  }
}

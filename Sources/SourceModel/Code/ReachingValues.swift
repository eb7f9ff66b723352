import KeyValueCoding
import SourceSyntax

/// The values of a local variable that reach one of its uses.
struct ReachingValues {
  typealias Index = SyntaxTree.Index

  /// A value, with the number of branches without `else` that may replace the value.
  private struct Value {
    let node: Index
    var passedBranches = 0
  }

  /// The possible values at a point of the code; nil if the code does not reach the point.
  private typealias State = [Value]?

  private let names: NameEvaluator
  private let variable: Index
  private var targets: [Index] = []
  private var isKnown = true
  /// The expressions, except for values that several branches without `else` may replace.
  ///
  /// A variable that is not set on some paths has no expression for these paths.
  private(set) var values: [Index] = []

  private var tree: SyntaxTree { names.tree }
  private var index: SyntaxIndex { names.index }

  /// Follows the values of a variable; nil if other code may change or test the variable, if the use depends on
  /// conditions, or if the code leaves the scope for some values.
  init?(of variable: Index, at use: Index, _ names: NameEvaluator) {
    (self.names, self.variable) = (names, variable)
    guard let scope = names.index.parent(of: variable),
      [.block, .closure, .switchCase].contains(names.tree[scope].kind),
      !names.tree.children(of: variable).contains(where: { names.tree[$0].kind == .accessor }),
      isAlwaysReached(use, in: scope), findTargets(in: scope, before: use)
    else { return nil }
    var state: State = []
    var choices: Set<String> = []
    for statement in names.tree.children(of: scope)
    where tree[statement].end > tree[variable].start || statement == variable {
      if tree[statement].start <= tree[use].start, tree[use].end <= tree[statement].end { break }
      if statement == variable || isChanging(statement) {
        choices.formUnion(identifiers(in: statement))
      } else if leaves(statement), !choices.isDisjoint(with: identifiers(in: statement)) {
        // The code leaves the block for some of the values.
        return nil
      }
      state = follow(statement, state)
    }
    guard isKnown, let state else { return nil }
    values = state.filter { $0.passedBranches < 2 }.map(\.node)
  }

  /// Whether the use runs whenever the statements of a scope run.
  private func isAlwaysReached(_ use: Index, in scope: Index) -> Bool {
    var node = use
    while node != scope {
      guard let parent = index.parent(of: node) else { return false }
      if parent == scope { return true }
      let isFirst = tree.firstChild(of: parent) == node
      switch tree[parent].kind {
      case .ifStatement, .guardStatement:
        if [.block, .ifStatement].contains(tree[node].kind) { return false }
      case .ternary, .coalescing: if !isFirst { return false }
      case .operation where tree.isNamed(parent, "&&") || tree.isNamed(parent, "||"):
        if !isFirst { return false }
      case .switchStatement, .loop, .switchCase, .conditional, .conditionalBranch: return false
      case .doStatement: if !isFirst { return false }
      default: break
      }
      node = parent
    }
    return true
  }

  // MARK: - References

  /// Whether a node refers to the variable.
  private func isReference(_ node: Index) -> Bool {
    tree[node].kind == .name && tree.name(of: node).elementsEqual(tree.name(of: variable))
      && names.variable(named: tree.nameText(of: node), at: node) == variable
  }

  /// Finds the assignments before a use.
  ///
  /// - Returns: False if other code before the use refers to the variable, since the code may change or test its value.
  private mutating func findTargets(in scope: Index, before use: Index) -> Bool {
    var references: [Index] = []
    tree.visit(scope) { node in
      if tree[node].start > tree[use].start { return false }
      if node != use, isReference(node) { references.append(node) }
      return true
    }
    targets = references.filter { node in
      guard let parent = index.parent(of: node) else { return false }
      return tree[parent].kind == .assignment && tree.firstChild(of: parent) == node
        && tree[parent].traits.isDisjoint(with: .isCompound)
    }
    return references.allSatisfy { node in
      if targets.contains(node) { return true }
      guard !tree[node].traits.contains(.isReference) else { return false }
      return isPartOfChoice(node, in: scope)
    }
  }

  /// Whether a reference is part of a new value of the variable, or of the condition for a new value.
  private func isPartOfChoice(_ reference: Index, in scope: Index) -> Bool {
    var node = reference
    while node != scope, let parent = index.parent(of: node) {
      switch tree[parent].kind {
      case .assignment:
        guard let target = tree.firstChild(of: parent), target != node else { return false }
        if targets.contains(target) { return true }
      case .ifStatement where ![.block, .ifStatement].contains(tree[node].kind):
        return isChanging(parent)
      case .closure: return false
      default: break
      }
      node = parent
    }
    return false
  }

  private func isChanging(_ statement: Index) -> Bool {
    targets.contains { tree[statement].start <= tree[$0].start && tree[$0].end <= tree[statement].end }
  }

  private func identifiers(in node: Index) -> Set<String> {
    var found: Set<String> = []
    tree.visit(node) { node in
      if [.name, .member].contains(tree[node].kind), !tree.isNamed(node, "self"), !tree.isNamed(node, "nil") {
        found.insert(tree.nameText(of: node))
      }
      return true
    }
    return found
  }

  /// Whether a statement may leave the block.
  private func leaves(_ statement: Index) -> Bool {
    var leaves = false
    tree.visit(statement) { node in
      leaves =
        leaves || [.returnStatement, .throwStatement, .jump].contains(tree[node].kind) || endsApp(node)
      return tree[node].kind != .closure && !leaves
    }
    return leaves
  }

  /// Whether a node is a call that ends the app: `fatalError()`, `exit(0)`.
  private func endsApp(_ node: Index) -> Bool {
    guard tree[node].kind == .call else { return false }
    let name = tree.calleeName(of: node)
    return tree.isTrap(node) || name.spells("abort") || name.spells("exit")
  }

  // MARK: - Control flow

  private mutating func follow(_ node: Index, _ state: State) -> State {
    guard let values = state else { return nil }
    if node == variable {
      let value = tree.children(of: node).first { ![.type, .attribute].contains(tree[$0].kind) }
      return value.map { [Value(node: $0)] } ?? []
    }
    switch tree[node].kind {
    case .returnStatement, .throwStatement: return nil
    case .call where endsApp(node): return nil
    case .jump: isKnown = false
    case .assignment:
      guard let target = tree.firstChild(of: node), targets.contains(target) else { break }
      let value = tree[target].nextSibling
      return value >= 0 ? [Value(node: value)] : []
    case .block: return tree.children(of: node).reduce(state) { follow($1, $0) }
    case .ifStatement where isChanging(node): return followIf(node, values)
    case .switchStatement where isChanging(node): return followSwitch(node, values)
    default: if isChanging(node) { isKnown = false }
    }
    return state
  }

  private mutating func followIf(_ node: Index, _ values: [Value]) -> State {
    let parts = Array(tree.children(of: node))
    let tests = parts.filter { ![.block, .ifStatement].contains(tree[$0].kind) }
    let bodies = parts.filter { [.block, .ifStatement].contains(tree[$0].kind) }
    guard let first = bodies.first, !tests.contains(where: { isChanging($0) || tree.testsResources($0) })
    else {
      isKnown = false
      return values
    }
    let met = follow(first, values)
    return Self.merged(met, bodies.count > 1 ? follow(bodies[1], values) : Self.passing(values))
  }

  private mutating func followSwitch(_ node: Index, _ values: [Value]) -> State {
    let fallsThrough = tree.language == .objectiveC
    var (left, falling): (State, State) = (nil, nil)
    var hasDefault = !fallsThrough
    if let value = tree.firstChild(of: node), tree.testsResources(value) { isKnown = false }
    for part in tree.children(of: node) where tree[part].kind == .switchCase {
      hasDefault = hasDefault || tree.source(of: part).starts(with: "default".utf8)
      var state = Self.merged(values, falling)
      falling = nil
      for statement in statements(ofCase: part) {
        if tree[statement].kind == .jump {
          guard tree.source(of: statement).starts(with: "break".utf8) else {
            isKnown = false
            break
          }
          left = Self.merged(left, state)
          state = nil
          break
        }
        state = follow(statement, state)
      }
      if fallsThrough { falling = state } else { left = Self.merged(left, state) }
    }
    left = Self.merged(left, falling)
    return hasDefault ? left : Self.merged(left, Self.passing(values))
  }

  /// Returns the statements of a case, which may be in a block: `case 1: { …; break; }`.
  private func statements(ofCase part: Index) -> [Index] {
    tree.children(of: part).filter { ![.pattern, .attribute].contains(tree[$0].kind) }.flatMap { node in
      tree[node].kind == .block ? tree.children(of: node).map { $0 } : [node]
    }
  }

  private static func passing(_ values: [Value]) -> State {
    values.map { Value(node: $0.node, passedBranches: $0.passedBranches + 1) }
  }

  private static func merged(_ first: State, _ second: State) -> State {
    guard let first, let second else { return first ?? second }
    return first + second.filter { value in !first.contains { $0.node == value.node } }
  }
}

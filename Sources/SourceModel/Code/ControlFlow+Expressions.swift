import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// The control flow in expressions: uses and assignments of members, and calls.
extension ControlFlow {
  /// Reads an expression.
  mutating func visit(_ node: SyntaxTree.Index, _ conditions: Conditions) {
    guard expressionDepth < Self.deepestExpression else { return }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    switch tree[node].kind {
    case .type, .selector, .keyPath, .literal, .attribute, .generics, .accessor: return
    case .name, .member: visitName(node, conditions)
    case .call: visitCall(node, conditions)
    case .forceUnwrap:
      guard let value = tree.firstChild(of: node) else { return }
      if isOwn(value) { noteAccess(of: value, isForced: true, conditions) }
      visit(value, conditions)
    case .assignment: visitAssignment(node, conditions)
    case .variable, .parameter:
      visitChildren(of: node, conditions)
      noteLocal(node)
      if tree[node].kind == .variable { noteCollection(node) }
    case .collection where tree.language == .objectiveC:
      noteElements(of: node, conditions)
      visitChildren(of: node, conditions)
    case .ternary, .coalescing: visitFirst(of: node, conditions)
    case .operation where tree.isNamed(node, "&&") || tree.isNamed(node, "||"):
      visitFirst(of: node, conditions)
    // It is unknown whether and when the code in these nodes runs.
    case .closure, .block, .switchCase, .function, .ifStatement, .conditional:
      let mightThrow = mayThrow
      _ = walk(node, conditions.adding(.unknown))
      mayThrow = mightThrow
    case .subscription:
      guard let base = tree.firstChild(of: node) else { return }
      visit(base, conditions)
      visitArguments(of: node, after: base, conditions)
    case .other: visitChildren(of: node, conditions.adding(.unknown))
    default: visitChildren(of: node, conditions)
    }
    if tree[node].traits.contains(.mayThrow) { mayThrow = true }
  }

  private mutating func visitChildren(of node: SyntaxTree.Index, _ conditions: Conditions) {
    for child in tree.children(of: node) { visit(child, conditions) }
  }

  /// Reads an expression whose first operand is always evaluated, while the others may be skipped.
  private mutating func visitFirst(of node: SyntaxTree.Index, _ conditions: Conditions) {
    var own = conditions
    for child in tree.children(of: node) {
      visit(child, own)
      own = conditions.adding(.unknown)
    }
  }

  /// Whether an expression may be a member of the object: `title`, `self.title`.
  ///
  /// Local variables are not excluded.
  private func isOwn(_ node: SyntaxTree.Index) -> Bool {
    switch tree[node].kind {
    case .name: !tree.isNamed(node, "self") && !tree.isNamed(node, "super")
    case .member: tree.base(of: node).map { tree.isName($0, "self") } == true
    default: false
    }
  }

  private mutating func visitName(_ node: SyntaxTree.Index, _ conditions: Conditions) {
    if let base = tree.base(of: node) {
      if isOwn(base), !tree.isNamed(node, "map"), !tree.isNamed(node, "flatMap") {
        noteAccess(of: base, isForced: false, conditions)
      }
      visit(base, conditions)
    }
    noteName(node, isOwn: isOwn(node), conditions)
  }

  private mutating func visitAssignment(_ node: SyntaxTree.Index, _ conditions: Conditions) {
    guard let target = tree.firstChild(of: node) else { return }
    let value = tree.children(of: node).dropFirst().first { _ in true }
    if let value { visit(value, mayBeSkipped(after: target) ? conditions.adding(.unknown) : conditions) }
    if isOwn(target), tree.isNamed(target, "view") { noteSetView() }
    visit(target, conditions)
    if !tree[node].traits.contains(.isCompound) { noteAssignment(to: target, value, conditions) }
    // `self.title = x` sends `setTitle:`, even in an initializer.
    if tree.language == .objectiveC, tree[target].kind == .member, isOwn(target) {
      call("set\(tree.nameText(of: target).firstUppercased):", conditions)
    }
  }

  private mutating func visitCall(_ node: SyntaxTree.Index, _ conditions: Conditions) {
    guard let callee = tree.callee(of: node) else { return }
    visit(callee, conditions)
    let offset = tree.calleeOffset(of: node)
    if nibs.contains(offset) {
      noteNib(offset, conditions)
    } else if tree[node].traits.contains(.isMessage) {
      if isOwn(callee) { call(tree.selector(of: node), conditions) }
      notePassed(to: node, conditions)
    } else if tree.language == .swift, isOwn(callee), case let name = tree.nameText(of: callee),
      isMember(callee, name)
    {
      call(name, conditions)
    }
    visitArguments(of: node, after: callee, conditions)
  }

  /// Records the member passed as an Objective-C argument that must not be nil.
  private mutating func notePassed(to message: SyntaxTree.Index, _ conditions: Conditions) {
    guard let (api, position) = NilRaisingAPI.method(tree.selector(of: message)),
      case let arguments = tree.arguments(of: message), arguments.indices.contains(position),
      isOwn(arguments[position].value), hasReceiver(message, of: api)
    else { return }
    noteAccess(of: arguments[position].value, passedTo: api, conditions)
  }

  /// Records the members among the elements of an Objective-C array literal, or among the values of a dictionary
  /// literal; a nil element raises an exception.
  private mutating func noteElements(of literal: SyntaxTree.Index, _ conditions: Conditions) {
    guard tree.text(of: literal).hasPrefix("@") else { return }
    let isDictionary = tree[literal].traits.contains(.isDictionary)
    for (position, element) in tree.children(of: literal).enumerated() where isOwn(element) {
      if isDictionary, position % 2 == 0 { continue }
      let api: NilRaisingAPI =
        isDictionary ? .dictionaryLiteral(index: position / 2) : .arrayLiteral(index: position)
      noteAccess(of: element, passedTo: api, conditions)
    }
  }

  private mutating func visitArguments(
    of node: SyntaxTree.Index,
    after base: SyntaxTree.Index,
    _ conditions: Conditions
  ) {
    let own = mayBeSkipped(after: base) ? conditions.adding(.unknown) : conditions
    for argument in tree.children(of: node).dropFirst() {
      noteName(argument, isOwn: false)
      visitChildren(of: argument, own)
    }
  }

  /// Whether an optional chain may skip the rest of the expression: `card?.show(…)`.
  private func mayBeSkipped(after node: SyntaxTree.Index) -> Bool {
    var next: SyntaxTree.Index? = node
    while let node = next {
      switch tree[node].kind {
      case .optionalChain: return true
      case .member, .call, .subscription, .forceUnwrap: next = tree.firstChild(of: node)
      default: return false
      }
    }
    return false
  }
}

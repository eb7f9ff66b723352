import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Statements, local variables and types.
extension FactReader {
  mutating func readStatements(of node: SyntaxTree.Index) {
    for child in tree.children(of: node) {
      keepCall(givenViewAfter: child)
      readStatement(child)
    }
  }

  /// Stores the call that creates an object if the next statement sets the object's view, and otherwise no call:
  /// `card = Card(); card.view = view`.
  mutating func keepCall(givenViewAfter statement: SyntaxTree.Index) {
    providedCall = -1
    guard [.variable, .assignment].contains(tree[statement].kind),
      let next = viewReceiver(tree[statement].nextSibling),
      let value = tree.children(of: statement).reversed().first, tree[value].kind == .call
    else { return }
    let name =
      tree[statement].kind == .variable
      ? tree.name(of: statement) : tree.firstChild(of: statement).map(tree.source) ?? tree.name(of: statement)
    if name.elementsEqual(tree.source(of: next)) { providedCall = value }
  }

  /// Returns the object whose view a statement sets, if any: `card.view = view`, `[card setView:view]`.
  private func viewReceiver(_ statement: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard statement >= 0, let target = tree.firstChild(of: statement), tree[target].kind == .member else {
      return nil
    }
    let isAssignment = tree[statement].kind == .assignment && tree.isNamed(target, "view")
    let isMessage = tree[statement].kind == .call && tree.isNamed(target, "setView")
    return isAssignment || isMessage ? base(of: target) : nil
  }

  mutating func readStatement(_ node: SyntaxTree.Index) {
    statement += 1
    let branchSink = branchSink
    self.branchSink = 0
    switch tree[node].kind {
    case .conditional, .conditionalBranch, .file: readStatements(of: node)
    case .guardStatement: readControl(node)
    case .block, .ifStatement, .loop, .switchCase:
      let outer = scope.count
      readBranches(of: node, to: tree[node].kind == .loop ? 0 : branchSink)
      scope.leave(to: outer)
    case .doStatement, .switchStatement:
      let (outer, outerValue) = (scope.count, switchedValue)
      let isSwitch = tree[node].kind == .switchStatement
      switchedValue = isSwitch ? tree.firstChild(of: node) : nil
      readBranches(of: node, to: isSwitch ? branchSink : 0)
      scope.leave(to: outer)
      switchedValue = outerValue
    case .returnStatement:
      for child in tree.children(of: node) { read(child, to: resultSink) }
    case .throwStatement:
      for child in tree.children(of: node) { read(child, to: sink(.unknown)) }
    case .variable: readLocalVariable(node)
    case .function: readLocalFunction(node)
    case .typeDeclaration, .typeAlias: keepLocalType(node)
    case .macroDefinition:
      for child in tree.children(of: node) {
        read(child, to: sink(.variable, interner.intern(tree.name(of: node))))
      }
    case .generics: for child in tree.children(of: node) { readType(child, as: .type) }
    case .jump, .importDeclaration, .attribute: break
    case .other: read(node, to: sink(.unknown))
    case .parameter, .accessor, .enumCase, .pattern, .name, .member, .call, .argument, .subscription, .string,
      .literal, .collection, .tuple, .cast, .forceUnwrap, .optionalChain, .assignment, .comparison,
      .coalescing,
      .ternary, .operation, .closure, .selector, .keyPath, .type:
      read(node, to: 0)
    }
  }

  /// Reads a statement that limits the scope of its variables.
  ///
  /// - Parameters:
  ///   - node: The statement.
  ///   - sink: The sink of the value if the statement is an expression, such as an `if` expression; otherwise 0.
  private mutating func readBranches(of node: SyntaxTree.Index, to sink: UInt32) {
    switch tree[node].kind {
    case .doStatement: readStatements(of: node)
    case .block, .switchCase:
      for child in tree.children(of: node) where tree[child].kind == .pattern {
        readPattern(child, of: switchedValue, to: 0)
      }
      let statements = tree.children(of: node).filter { tree[$0].kind != .pattern }
      if sink != 0, statements.count == 1, tree[statements[0]].kind.isExpression {
        statement += 1
        return read(statements[0], to: sink)
      }
      for child in statements {
        keepCall(givenViewAfter: child)
        branchSink = statements.count == 1 ? sink : 0
        readStatement(child)
      }
    default: readControl(node, to: sink)
    }
  }

  /// Reads the conditions and blocks of a statement, except for a branch that never runs.
  private mutating func readControl(_ node: SyntaxTree.Index, to sink: UInt32 = 0) {
    var sequenceSink: UInt32 = 0
    let dead = tree.deadBranch(of: node)
    for child in tree.children(of: node) where child != dead {
      switch tree[child].kind {
      case .block, .ifStatement, .switchCase, .conditional:
        branchSink = sink
        readStatement(child)
      case .variable where tree[node].kind != .loop: readBinding(child, .isOptional)
      case .variable:
        readLocalVariable(child)
        let hasValue = tree.children(of: child).contains { tree[$0].kind.isExpression }
        if !hasValue { sequenceSink = self.sink(.variable, interner.intern(tree.name(of: child))) }
      default:
        // The sink of the sequence's elements in `for card in cards`.
        read(child, to: sequenceSink)
        sequenceSink = 0
      }
    }
  }

  /// Reads a variable that may have the value of an outer variable with the same name: `if let card`, `{ [card] in }`.
  ///
  /// - Parameters:
  ///   - node: The variable.
  ///   - traits: The traits of its value.
  mutating func readBinding(_ node: SyntaxTree.Index, _ traits: Occurrence.Traits = []) {
    if tree.language == .swift, tree.firstChild(of: node) == nil, !tree.isNamed(node, "self") {
      let name = tree.name(of: node)
      note(.name, name, at: tree[node].start, to: sink(.variable, interner.intern(name)), traits: traits)
    }
    readLocalVariable(node, traits)
  }

  /// Reads a local variable or a variable bound by a pattern.
  ///
  /// - Parameters:
  ///   - node: The variable.
  ///   - type: The name of its type, unless the type is a child of the node.
  ///   - traits: The traits of its value.
  mutating func readLocalVariable(
    _ node: SyntaxTree.Index,
    type: SourceFacts.Name = 0,
    _ traits: Occurrence.Traits = []
  ) {
    let name = interner.intern(tree.name(of: node))
    var local = SourceFacts.Local(
      name: name,
      type: type,
      unit: UInt32(max(0, facts.units.count - 1)),
      place: place(tree[node].start)
    )
    defer {
      scope.enter(name)
      facts.locals.append(local)
    }
    let outerResult = resultSink
    for child in tree.children(of: node) {
      if let type = typeOfVariable(child) {
        local.type = number(ofType: tree.name(of: type))
      } else if let made = classMade(by: child) {
        local.type = typeNumber(ofExpression: made)
      }
      if isOwnClass(child) { ownClassNames.insert(name) }
      switch tree[child].kind {
      case .type: readType(child, as: .type)
      case .attribute: break
      case .accessor:
        resultSink = sink(.variable, name)
        for block in tree.children(of: child) where tree[block].kind == .block { readBody(block) }
        resultSink = outerResult
      default: read(child, to: sink(.variable, name), traits)
      }
    }
  }

  /// Returns the type that a part of a variable's declaration specifies, if any: a type annotation, or the type of a
  /// cast.
  private func typeOfVariable(_ part: SyntaxTree.Index) -> SyntaxTree.Index? {
    switch tree[part].kind {
    case .type: part
    case .cast where !tree[part].traits.contains(.isCheck):
      tree.children(of: part).first { tree[$0].kind == .type }
    default: nil
    }
  }

  /// Reads a nested function as part of the enclosing function.
  private mutating func readLocalFunction(_ node: SyntaxTree.Index) {
    let (outerResult, outer) = (resultSink, scope.count)
    defer { scope.leave(to: outer) }
    resultSink = sink(.variable, interner.intern(tree.name(of: node)))
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .parameter:
        for variable in tree.children(of: child) where tree[variable].kind == .variable {
          readLocalVariable(variable)
        }
      case .type: readType(child, as: .type)
      case .block: readBody(child)
      default: break
      }
    }
    resultSink = outerResult
  }

  /// Records the names of a type and its generic arguments.
  ///
  /// - Parameters:
  ///   - node: The type.
  ///   - role: The role of its name.
  ///   - generic: The generic type whose argument is the type, or 0.
  mutating func readType(_ node: SyntaxTree.Index, as role: Occurrence.Role, of generic: SourceFacts.Name = 0)
  {
    guard tree[node].kind == .type else { return read(node, to: 0) }
    let whole = tree.name(of: node)
    let name = lastName(whole)
    if name.isEmpty {
      // An array type or a function type.
      for child in tree.children(of: node) { readType(child, as: role, of: generic) }
      return
    }
    // `Card.Type` refers to the class `Card`.
    if name.elementsEqual("Type".utf8), name.startIndex > whole.startIndex {
      note(.metatype, lastName(whole[..<(name.startIndex - 1)]), at: tree[node].start)
    } else {
      note(role, typeNumber(whole), at: tree[node].start, of: generic)
    }
    let own = typeNumber(whole)
    for child in tree.children(of: node) { readType(child, as: .genericArgument, of: own) }
  }
}

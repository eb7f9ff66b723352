import KeyValueCoding
import SourceSyntax

/// Expressions and the sinks of their values.
extension FactReader {
  /// Reads an expression, unless the expression is nested too deeply.
  ///
  /// - Parameters:
  ///   - node: The expression.
  ///   - sink: The sink of its value.
  ///   - traits: The traits that the surrounding expression gives the value, such as `isOptional`.
  mutating func read(_ node: SyntaxTree.Index, to sink: UInt32, _ traits: Occurrence.Traits = []) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch tree[node].kind {
    case .name, .member:
      if tree[node].kind == .name {
        readName(node, to: sink, traits)
      } else {
        readMember(node, to: sink, traits)
      }
      if tree[node].traits.contains(.isReference) { noteReference(node) }
    case .call: readCall(node, to: sink, traits)
    case .subscription:
      for (index, child) in tree.children(of: node).enumerated() {
        read(child, to: index == 0 ? sink : self.sink(.index))
      }
    case .pattern: readPattern(node, of: tree.children(of: node).dropFirst().first { _ in true }, to: sink)
    case .argument, .tuple, .collection:
      for child in tree.children(of: node) { read(child, to: sink) }
    case .string: readString(node, to: sink)
    case .cast:
      if let value = tree.memberOfObject(castBy: node) ?? tree.nameCast(by: node) { uses.append(value) }
      for child in tree.children(of: node) {
        if tree[child].kind == .type { readType(child, as: .cast) } else { read(child, to: sink, traits) }
      }
    case .forceUnwrap: for child in tree.children(of: node) { read(child, to: sink) }
    case .optionalChain: for child in tree.children(of: node) { read(child, to: sink, .isOptional) }
    case .assignment: readAssignment(node)
    case .comparison:
      for child in tree.children(of: node) {
        let other = tree.children(of: node).first { $0 != child }
        read(child, to: isImplicit(child) ? comparison(with: other) : 0, .isOptional)
      }
    case .coalescing: for child in tree.children(of: node) { read(child, to: sink) }
    case .ternary:
      let outerValue = switchedValue
      switchedValue = tree.firstChild(of: node)
      for (index, child) in tree.children(of: node).enumerated() { read(child, to: index == 0 ? 0 : sink) }
      switchedValue = outerValue
    case .operation: readOperation(node, to: sink)
    case .closure:
      let isHeld = facts.sinks[Int(sink)].kind == .variable
      readClosure(node, to: isHeld ? self.sink(.closure, facts.sinks[Int(sink)].name) : sink)
    case .selector: readSelector(node)
    case .keyPath: readKeyPath(node)
    case .type: readType(node, as: .type)
    case .literal: break
    case .other: for child in tree.children(of: node) { read(child, to: self.sink(.unknown)) }
    case .parameter, .accessor, .enumCase: for child in tree.children(of: node) { read(child, to: sink) }
    case .file, .importDeclaration, .typeDeclaration, .function, .variable, .typeAlias, .attribute, .generics,
      .macroDefinition, .block, .ifStatement, .guardStatement, .loop, .switchStatement, .switchCase,
      .returnStatement, .throwStatement, .jump, .doStatement, .conditional, .conditionalBranch:
      branchSink = sink
      readStatement(node)
    }
  }

  private mutating func readName(_ node: SyntaxTree.Index, to sink: UInt32, _ traits: Occurrence.Traits) {
    let name = tree.name(of: node)
    if tree.isContainer(node) { uses.append(node) }
    let word = FactWord(name)
    let traits = isFullName(node) ? traits.union(.hasArguments) : traits
    if word == .own, facts.units.last?.traits.contains(.isStatic) == true {
      noteOwnClass(node, to: sink)
    } else if word?.isValue != true {
      note(.name, name, at: tree[node].start, to: sink, traits: traits)
      // In Swift 2, a class may be passed without `.self`.
      if tree.language == .swift, isTypeName(name), facts.sinks[Int(sink)].kind == .argument {
        note(.metatype, name, at: tree[node].start, to: sink)
      }
    }
    readGenericArguments(of: node)
  }

  /// Whether a name has argument labels: `save(_:for:)`.
  private func isFullName(_ node: SyntaxTree.Index) -> Bool {
    tree.children(of: node).contains { tree[$0].kind == .argument }
  }

  mutating func readGenericArguments(of node: SyntaxTree.Index) {
    let name = interner.intern(tree.name(of: node))
    for child in tree.children(of: node) where tree[child].kind == .type {
      readType(child, as: .genericArgument, of: name)
    }
  }

  private mutating func readMember(_ node: SyntaxTree.Index, to sink: UInt32, _ traits: Occurrence.Traits) {
    if tree.generatedThing(node) != nil || tree.isDestination(node) || tree.isContainer(node) {
      uses.append(node)
    }
    let name = tree.name(of: node)
    let base = self.base(of: node)
    let word = FactWord(name)
    let traits = isFullName(node) ? traits.union(.hasArguments) : traits
    if let base, word?.isMetatype == true {
      readMetatype(base, to: sink)
    } else if let base, name.elementsEqual("className".utf8), tree.isNamed(base, "self") {
      note(.ownClassName, [], at: tree[node].nameStart, to: sink)
    } else {
      let (receiver, receiverName) = self.receiver(base)
      note(.member, name, at: tree[node].nameStart, to: sink, on: receiver, of: receiverName, traits: traits)
      if let base {
        read(base, to: word?.isTransparent == true ? sink : self.sink(.receiver, interner.intern(name)))
      }
    }
    readGenericArguments(of: node)
  }

  /// Whether an expression is an implicit member or the call of an implicit member: `.card`, `.card(1)`.
  func isImplicit(_ node: SyntaxTree.Index) -> Bool {
    switch tree[node].kind {
    case .member: base(of: node) == nil
    case .call: tree.firstChild(of: node).map { tree[$0].kind == .member && base(of: $0) == nil } == true
    default: false
    }
  }

  /// Returns the sink of an implicit member that is compared with, or matched against, a value.
  mutating func comparison(with value: SyntaxTree.Index?) -> UInt32 {
    guard var value else { return sink(.comparison) }
    while [.forceUnwrap, .optionalChain, .call].contains(tree[value].kind),
      let child = tree.firstChild(of: value)
    {
      value = child
    }
    let isNamed = tree[value].kind == .name || tree[value].kind == .member
    return sink(.comparison, isNamed ? interner.intern(tree.name(of: value)) : 0)
  }

  /// Returns the base of a member, or nil for an implicit member.
  func base(of member: SyntaxTree.Index) -> SyntaxTree.Index? {
    tree.firstChild(of: member).flatMap { tree[$0].kind == .type ? nil : $0 }
  }

  /// Returns the kind and name of a member's receiver.
  mutating func receiver(_ base: SyntaxTree.Index?) -> (Occurrence.Receiver, SourceFacts.Name) {
    guard var base else { return (.implicit, 0) }
    while [.forceUnwrap, .optionalChain, .tuple, .argument].contains(tree[base].kind),
      let child = tree.firstChild(of: base), tree[child].nextSibling < 0
    {
      base = child
    }
    let name = tree.name(of: base)
    switch tree[base].kind {
    case .name:
      switch FactWord(name) {
      case .own: return (.own, 0)
      case .superclass: return (.super, 0)
      case .ownType: return (.ownClass, 0)
      default: break
      }
      return isTypeName(name)
        ? (.type, typeNumber(ofExpression: base, keepsQualifier: true)) : (.variable, interner.intern(name))
    case .member:
      if let inner = self.base(of: base), FactWord(name)?.isMetatype == true {
        if tree[inner].kind == .name, tree.isNamed(inner, "self") { return (.ownClass, 0) }
        return receiver(inner)
      }
      return isTypeName(name)
        ? (.type, typeNumber(ofExpression: base, keepsQualifier: true)) : (.variable, interner.intern(name))
    case .call:
      guard let callee = tree.firstChild(of: base) else { return (.expression, 0) }
      if tree.isNamed(callee, "type") {
        let isOwn = tree.children(of: base).contains { argument in
          tree[argument].kind == .argument
            && tree.firstChild(of: argument).map { tree.isNamed($0, "self") } == true
        }
        return isOwn ? (.ownClass, 0) : (.expression, interner.intern(tree.name(of: callee)))
      }
      if tree.isNamed(callee, "class"), let inner = self.base(of: callee) {
        return tree.isNamed(inner, "self") ? (.ownClass, 0) : receiver(inner)
      }
      // The name of a method is not recorded, since a property may have the same name.
      return (.expression, isTypeName(tree.name(of: callee)) ? interner.intern(tree.name(of: callee)) : 0)
    case .type: return (.type, typeNumber(name))
    default: return (.expression, 0)
    }
  }

  /// Whether a name is a type name, judging by its first letter.
  func isTypeName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = name.drop(while: { $0 == UInt8(ascii: "_") }).first else { return false }
    return first.isUppercase
  }

  /// Records a class that is used as a value.
  mutating func readMetatype(_ base: SyntaxTree.Index, to sink: UInt32) {
    let name = tree.name(of: base)
    switch tree[base].kind {
    case .name where isTypeName(name) && !name.elementsEqual("Self".utf8), .member where isTypeName(name):
      note(.metatype, typeNumber(ofExpression: base), at: tree[base].nameStart, to: sink)
      if tree[base].kind == .member, let inner = self.base(of: base) { read(inner, to: 0) }
      readGenericArguments(of: base)
    case .type: readType(base, as: .metatype)
    case .name where tree.isNamed(base, "Self") || tree.isNamed(base, "self"):
      noteOwnClass(base, to: sink)
    default: read(base, to: sink, .isClass)
    }
  }

  /// Records that the enclosing class is used as a value.
  private mutating func noteOwnClass(_ node: SyntaxTree.Index, to sink: UInt32) {
    // Calls on the class are recorded separately.
    guard ![.none, .receiver].contains(facts.sinks[Int(sink)].kind) else { return }
    note(.metatype, [], at: tree[node].start, to: sink, on: .ownClass)
  }

  private mutating func readAssignment(_ node: SyntaxTree.Index) {
    guard let target = tree.firstChild(of: node) else { return }
    if tree[target].kind == .tuple, let first = tree.firstChild(of: target), tree[first].nextSibling >= 0 {
      for element in tree.children(of: target) {
        noteWrite(tree[element].kind == .argument ? tree.firstChild(of: element) ?? element : element)
      }
      for child in tree.children(of: node) where child != target { read(child, to: sink(.unknown)) }
      return
    }
    var named = target
    var traits: Occurrence.Traits = tree[node].traits.contains(.isCompound) ? .isPart : []
    while [.optionalChain, .forceUnwrap, .subscription, .tuple].contains(tree[named].kind),
      let child = tree.firstChild(of: named)
    {
      if tree[named].kind == .subscription { traits.insert(.isPart) }
      named = child
    }
    let name = tree.name(of: named)
    var valueSink = sink(.unknown)
    switch tree[named].kind {
    case .name, .member:
      noteWrite(named, traits)
      valueSink = sink(.variable, interner.intern(name))
    default: break
    }
    if named != target || ![.name, .member].contains(tree[named].kind) {
      for (index, child) in tree.children(of: target).enumerated() where index > 0 || child != named {
        read(child, to: 0)
      }
    }
    for child in tree.children(of: node) where child != target {
      if tree[node].traits.contains(.isCompound) {
        readAppended(child, to: valueSink)
      } else {
        read(child, to: valueSink)
      }
    }
  }

  /// Records an assignment to a variable or property.
  private mutating func noteWrite(_ node: SyntaxTree.Index, _ traits: Occurrence.Traits = []) {
    let name = tree.name(of: node)
    switch tree[node].kind {
    case .name: note(.write, name, at: tree[node].nameStart, traits: traits)
    case .member:
      let base = self.base(of: node)
      let (receiver, receiverName) = self.receiver(base)
      note(.write, name, at: tree[node].nameStart, on: receiver, of: receiverName, traits: traits)
      if let base { read(base, to: sink(.receiver, interner.intern(name))) }
    default: read(node, to: 0)
    }
  }

  /// Records that a call may assign a variable or property passed by reference: `fill(&card.title)`.
  private mutating func noteReference(_ node: SyntaxTree.Index) {
    guard tree[node].kind == .name || tree[node].kind == .member else { return }
    let (receiver, receiverName) =
      tree[node].kind == .name
      ? (Occurrence.Receiver.none, SourceFacts.Name(0)) : self.receiver(base(of: node))
    note(.write, tree.name(of: node), at: tree[node].nameStart, on: receiver, of: receiverName)
  }

  private mutating func readOperation(_ node: SyntaxTree.Index, to sink: UInt32) {
    let name = tree.name(of: node)
    let operandSink: UInt32
    if name.elementsEqual("+".utf8) {
      return readPieces(of: node, to: sink)
    } else if name.elementsEqual("&".utf8), let operand = tree.firstChild(of: node),
      tree[operand].nextSibling < 0
    {
      noteReference(operand)
      return read(operand, to: 0)
    } else if Self.plainOperators.contains(where: { name.elementsEqual($0.utf8) }) {
      operandSink = 0
    } else {
      operandSink = self.sink(.unknown)
      // A custom operator may return any value.
      noteUnknown(.changed, at: node, to: sink)
    }
    for child in tree.children(of: node) { read(child, to: operandSink) }
  }

  /// Reads a pattern and its condition or value, if any.
  ///
  /// - Parameters:
  ///   - node: The pattern.
  ///   - value: The value that is matched, if known.
  ///   - sink: The sink of values in the pattern.
  mutating func readPattern(_ node: SyntaxTree.Index, of value: SyntaxTree.Index?, to sink: UInt32) {
    for child in tree.children(of: node) where !readCastPattern(child, of: value) {
      read(child, to: isImplicit(child) ? comparison(with: value) : sink)
    }
  }

  /// Reads a cast pattern such as `let card as Card`, whose variable contains the matched value.
  ///
  /// - Returns: Whether the pattern is a cast pattern.
  private mutating func readCastPattern(_ node: SyntaxTree.Index, of value: SyntaxTree.Index?) -> Bool {
    guard tree[node].kind == .cast, let variable = tree.firstChild(of: node),
      tree[variable].kind == .variable,
      let type = tree.children(of: node).first(where: { tree[$0].kind == .type })
    else { return false }
    if let value, tree[value].kind == .name {
      let name = interner.intern(tree.name(of: variable))
      note(.name, tree.name(of: value), at: tree[variable].start, to: self.sink(.variable, name))
    }
    readLocalVariable(variable, type: number(ofType: tree.name(of: type)))
    readType(type, as: .cast)
    return true
  }

  mutating func readClosure(_ node: SyntaxTree.Index, to sink: UInt32) {
    let (outerResult, outer) = (resultSink, scope.count)
    defer { scope.leave(to: outer) }
    resultSink = sink
    branchSink = 0
    var statements: [SyntaxTree.Index] = []
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .parameter:
        for variable in tree.children(of: child) where tree[variable].kind == .variable {
          readLocalVariable(variable)
        }
      case .type: readType(child, as: .type)
      default: statements.append(child)
      }
    }
    if statements.count == 1, tree[statements[0]].kind.isExpression {
      statement += 1
      read(statements[0], to: sink)
    } else {
      for child in statements {
        guard tree[child].kind == .variable else {
          readStatement(child)
          continue
        }
        statement += 1
        readBinding(child)
      }
    }
    resultSink = outerResult
  }

  private mutating func readSelector(_ node: SyntaxTree.Index) {
    guard let expression = tree.firstChild(of: node) else {
      // The first part of an Objective-C selector.
      let piece = tree.name(of: node).prefix { $0 != UInt8(ascii: ":") }
      note(.selector, piece, at: tree[node].nameStart)
      return
    }
    var named = expression
    if tree[named].kind == .call, let callee = tree.firstChild(of: named) { named = callee }
    note(.selector, tree.name(of: named), at: tree[named].nameStart)
    if tree[named].kind == .member, let base = base(of: named) { read(base, to: 0) }
  }

  /// Records the names in a key path as members.
  private mutating func readKeyPath(_ node: SyntaxTree.Index) {
    for name in tree.name(of: node).split(whereSeparator: { !$0.continuesWord }) {
      note(.member, name, at: tree[node].start, to: sink(.unknown), on: .expression)
    }
  }

  private static let plainOperators = [
    "!", "-", "*", "/", "%", "&", "|", "^", "~", "&&", "||", "..<", "...", "<<", ">>", "++", "--",
  ]
}

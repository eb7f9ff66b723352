/// Statements.
extension SwiftSyntaxParser {
  /// Parses a statement, expression or declaration.
  ///
  /// A declaration of several variables or cases produces several nodes.
  mutating func parseItem(_ scope: Scope, into list: inout List) {
    if kind == .at || word.map({ $0.isDeclaration || $0.isModifier }) == true {
      guard !parseDeclaration(scope, into: &list) else { return }
    }
    guard let word else {
      if kind == .identifier, parseLabeled(into: &list) { return }
      return parseExpressionItem(into: &list)
    }
    switch word {
    case .if: tree.append(parseIf(.ifStatement), to: &list)
    case .guard: tree.append(parseGuard(), to: &list)
    case .for: tree.append(parseFor(), to: &list)
    case .while: tree.append(parseWhile(), to: &list)
    case .repeat where tokens[position + 1].kind == .leftBrace: tree.append(parseRepeat(), to: &list)
    case .do: tree.append(parseDo(), to: &list)
    case .switch: tree.append(parseSwitch(.switchStatement), to: &list)
    case .return: tree.append(parseExit(.returnStatement), to: &list)
    case .throw: tree.append(parseExit(.throwStatement), to: &list)
    case .break, .continue, .fallthrough: tree.append(parseJump(), to: &list)
    case .defer:
      let start = self.start
      advance()
      var children = List()
      parseBlock(into: &children)
      tree.append(add(.doStatement, from: start, .isDeferred, children), to: &list)
    case .case, .default:
      if scope == .switchBody { tree.append(parseSwitchCase(List()), to: &list) }
    default:
      if !parseLabeled(into: &list) { parseExpressionItem(into: &list) }
    }
  }

  private mutating func parseExpressionItem(into list: inout List) {
    let before = position
    let node = parseExpression()
    if position > before { tree.append(node, to: &list) }
  }

  /// Parses `label: for …`.
  private mutating func parseLabeled(into list: inout List) -> Bool {
    guard tokens[position + 1].kind == .colon else { return false }
    switch tokens[position + 2].word {
    case .for, .while, .repeat, .switch, .if, .do: break
    default: return false
    }
    let label = token
    advance()
    advance()
    let last = list.last
    parseItem(.body, into: &list)
    guard list.last != last else { return true }
    let name = name(of: label)
    tree[list.last].start = label.start
    tree[list.last].nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
    tree[list.last].nameEnd = UInt32(truncatingIfNeeded: name.upperBound)
    return true
  }

  // MARK: - Conditions

  /// Parses `if`; an `if` expression is a `ternary`.
  mutating func parseIf(_ kind: SyntaxNode.Kind) -> Index {
    guard depth < Self.maximumDepth else { return skipGroup() }
    depth += 1
    defer { depth -= 1 }
    let start = self.start
    advance()
    var children = List()
    parseConditions(into: &children)
    parseBlock(into: &children)
    if word == .else {
      advance()
      if word == .if {
        tree.append(parseIf(kind), to: &children)
      } else {
        parseBlock(into: &children)
      }
    }
    return add(kind, from: start, [], children)
  }

  private mutating func parseGuard() -> Index {
    let start = self.start
    advance()
    var children = List()
    parseConditions(into: &children, isGuard: true)
    if word == .else { advance() }
    parseBlock(into: &children)
    return add(.guardStatement, from: start, [], children)
  }

  /// Parses the conditions of `if`, `guard` and `while`.
  mutating func parseConditions(into children: inout List, isGuard: Bool = false) {
    let outer = context
    context.allowsTrailingClosure = isGuard
    context.binding = nil
    while kind != .leftBrace {
      let before = position
      let start = self.start
      switch word {
      case .let, .var: parseBinding(from: start, into: &children)
      case .case: tree.append(parseCasePattern(from: start), to: &children)
      default: tree.append(parseExpression(), to: &children)
      }
      guard position > before, kind == .comma else { break }
      advance()
    }
    context = outer
  }

  /// Parses `let card: Card = value`, `let card`, `let (a, b) = value`.
  private mutating func parseBinding(from start: Int, into children: inout List) {
    let traits: Traits = word == .let ? [.isConstant, .isLocal] : .isLocal
    advance()
    tree.append(parseTarget(from: start, traits) { $0.parseInitialValue(into: &$1) }, to: &children)
  }

  /// Parses `= value`.
  mutating func parseInitialValue(into children: inout List) {
    guard isSymbol(.assignment) else { return }
    advance()
    tree.append(parseExpression(), to: &children)
  }

  /// Parses `name: Type` or `(a, b)`, followed by the children that `more` adds.
  mutating func parseTarget(
    from start: Int,
    _ traits: Traits,
    attributes: List = List(),
    _ more: (inout Self, inout List) -> Void
  ) -> Index {
    var children = attributes
    var name = 0..<0
    var kind = SyntaxNode.Kind.variable
    if self.kind == .leftParen {
      kind = .pattern
      context.binding = traits
      tree.append(parsePrimary(), to: &children)
      context.binding = nil
    } else if self.kind == .identifier, word?.isReserved != true || tokens[position + 1].kind == .colon {
      if !isWildcard(token) { name = self.name(of: token) }
      advance()
    }
    if self.kind == .colon {
      advance()
      tree.append(parseType(), to: &children)
    }
    more(&self, &children)
    return add(kind, from: start, name: name, kind == .variable ? traits : [], children)
  }

  /// Parses `case .card(let name) = value`, or the pattern of a `for` without a value.
  mutating func parseCasePattern(from start: Int) -> Index {
    advance()
    var children = List(parseExpression(.ternary))
    parseInitialValue(into: &children)
    return add(.pattern, from: start, [], children)
  }

  // MARK: - Other statements

  private mutating func parseDo() -> Index {
    let start = self.start
    advance()
    var children = List()
    parseEffects(into: &children)
    parseBlock(into: &children)
    while word == .catch {
      advance()
      let outer = context
      context.allowsTrailingClosure = false
      while kind != .leftBrace {
        let before = position
        let pattern = parsePattern()
        guard position > before else { break }
        tree.append(pattern, to: &children)
        guard kind == .comma else { break }
        advance()
      }
      context = outer
      parseBlock(into: &children)
    }
    return add(.doStatement, from: start, [], children)
  }

  /// Parses `return value`, `throw value`.
  private mutating func parseExit(_ kind: SyntaxNode.Kind) -> Index {
    let start = self.start
    advance()
    var children = List()
    if beginsValue() {
      let before = position
      let value = parseExpression()
      if position > before { tree.append(value, to: &children) }
    }
    return add(kind, from: start, [], children)
  }

  /// Whether a value is next, possibly on the next line.
  private func beginsValue() -> Bool {
    if token.endsElement || directive() != nil { return false }
    guard token.isAtLineStart else { return true }
    if kind == .at { return false }
    guard let word else { return true }
    return !word.isReserved && !word.isDeclaration || word == .try
  }

  /// Parses `break label`, `continue label` or `fallthrough`.
  private mutating func parseJump() -> Index {
    let start = self.start
    advance()
    var children = List()
    if kind == .identifier, !token.isAtLineStart, word?.isReserved != true {
      let label = token
      advance()
      tree.append(add(.name, from: Int(label.start), name: name(of: label)), to: &children)
    }
    return add(.jump, from: start, [], children)
  }
}

/// Loops and `switch`.
extension SwiftSyntaxParser {
  mutating func parseFor() -> Index {
    let start = self.start
    advance()
    while word == .try || word == .await || word == .unsafe { advance() }
    let outer = context
    context.allowsTrailingClosure = false
    context.binding = nil
    var children = List()
    let first = self.start
    if word == .case {
      tree.append(parseCasePattern(from: first), to: &children)
    } else {
      let isVariable = word == .var
      if isVariable || word == .let { advance() }
      tree.append(
        parseTarget(from: first, isVariable ? .isLocal : [.isLocal, .isConstant]) { _, _ in },
        to: &children
      )
    }
    if word == .in {
      advance()
      tree.append(parseExpression(), to: &children)
    }
    if word == .where {
      advance()
      tree.append(parseExpression(), to: &children)
    }
    context = outer
    parseBlock(into: &children)
    return add(.loop, from: start, [], children)
  }

  mutating func parseWhile() -> Index {
    let start = self.start
    advance()
    var children = List()
    parseConditions(into: &children)
    parseBlock(into: &children)
    return add(.loop, from: start, [], children)
  }

  mutating func parseRepeat() -> Index {
    let start = self.start
    advance()
    var children = List()
    parseBlock(into: &children)
    if word == .while {
      advance()
      tree.append(parseExpression(), to: &children)
    }
    return add(.loop, from: start, .runsFirst, children)
  }

  // MARK: - Switch

  /// Parses `switch`; a `switch` expression is a `ternary`.
  mutating func parseSwitch(_ kind: SyntaxNode.Kind) -> Index {
    let start = self.start
    advance()
    let outer = context
    context.allowsTrailingClosure = false
    context.binding = nil
    var children = List(parseExpression())
    context = outer
    if self.kind == .leftBrace { parseMembers(.switchBody, into: &children) }
    return add(kind, from: start, [], children)
  }

  /// Parses `case .a, .b where c:` or `default:` with its statements.
  mutating func parseSwitchCase(_ attributes: List) -> Index {
    let start = attributes.isEmpty ? self.start : start(of: attributes.first)
    var children = attributes
    let isDefault = word == .default
    advance()
    let outer = context
    context.binding = nil
    while !isDefault {
      let before = position
      tree.append(parsePattern(), to: &children)
      guard position > before, kind == .comma else { break }
      advance()
    }
    context = outer
    if kind == .colon { advance() }
    parseItems(.switchCase, into: &children)
    return add(.switchCase, from: start, [], children)
  }

  /// Parses a pattern and its `where` clause.
  mutating func parsePattern() -> Index {
    let start = self.start
    // `catch where isKnown(error)`
    var children = word == .where ? List() : List(parseExpression(.ternary))
    if word == .where {
      advance()
      tree.append(parseExpression(), to: &children)
    }
    return add(.pattern, from: start, [], children)
  }
}

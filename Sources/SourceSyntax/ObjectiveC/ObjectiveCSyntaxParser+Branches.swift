/// `if`, `switch` and loops.
extension ObjectiveCSyntaxParser {
  /// Parses an `if` with its whole `else` chain.
  mutating func parseIf(into items: inout List) {
    var statements = 0
    var first: Index = -1
    var lastBlock: Index = -1
    while true {
      let start = position
      advance()
      if token.word == .constexpr { advance() }
      var children = List()
      parseCondition(into: &children)
      let block = parseBody()
      append(block, to: &children)
      let statement = add(.ifStatement, start, [], children)
      if first < 0 { first = statement } else { tree[lastBlock].nextSibling = statement }
      lastBlock = block
      statements += 1
      guard token.kind == .identifier, token.word == .else else { break }
      advance()
      guard token.kind == .identifier, token.word == .if else {
        tree[lastBlock].nextSibling = parseBody()
        break
      }
      if statements == Self.mostElses {
        endIfs(first)
        append(first, to: &items)
        (first, statements) = (-1, 0)
      }
    }
    endIfs(first)
    append(first, to: &items)
  }

  /// The maximum number of nested `else if` nodes; the rest of a longer chain is parsed as separate statements.
  private static let mostElses = 200

  /// Extends all `if` nodes of a chain to the end of its last block.
  private mutating func endIfs(_ first: Index) {
    let end = UInt32(truncatingIfNeeded: lastEnd)
    var next: Index = first
    while next >= 0 {
      tree[next].end = end
      var child = tree[next].firstChild
      next = -1
      while child >= 0 {
        if tree[child].nextSibling < 0, tree[child].kind == .ifStatement { next = child }
        child = tree[child].nextSibling
      }
    }
  }

  /// Parses a condition in parentheses.
  mutating func parseCondition(into children: inout List) {
    guard token.kind == .openParenthesis else { return }
    let opening = index
    guard enter() else { return append(skipBracket(), to: &children) }
    advance()
    while !token.isClosing {
      let before = index
      if token.kind == .identifier, startsDeclaration {
        parseDeclaration(into: &children)
      } else {
        append(parseExpression(), to: &children)
      }
      if token.kind == .semicolon || token.kind == .comma { advance() }
      if !token.isClosing, index == before { parseRest(from: position, into: &children) }
    }
    leave()
    skipToClosing(opening)
  }

  mutating func parseSwitch() -> Index {
    let start = position
    advance()
    var children = List()
    parseCondition(into: &children)
    guard token.kind == .openBrace else { return add(.switchStatement, start, [], children) }
    let opening = index
    guard enter() else {
      append(skipBracket(), to: &children)
      return add(.switchStatement, start, [], children)
    }
    advance()
    parseItems(into: &children)
    leave()
    skipToClosing(opening)
    return add(.switchStatement, start, [], children)
  }

  var startsCase: Bool {
    token.kind == .identifier && (token.word == .case || token.word == .default && peek().kind == .colon)
  }

  /// Parses a `case` or `default` with its statements.
  mutating func parseCase() -> Index {
    let start = position
    var children = List()
    if token.word == .case {
      advance()
      let patternStart = position
      var values = single(parseExpression())
      if skip(.ellipsis) { append(parseExpression(), to: &values) }
      append(add(.pattern, patternStart, [], values), to: &children)
      if !token.isClosing, token.kind != .colon { parseRest(from: position, into: &children) }
    } else {
      advance()
    }
    _ = skip(.colon)
    parseItems(into: &children, untilCase: true)
    return add(.switchCase, start, [], children)
  }

  // MARK: - Loops

  mutating func parseFor() -> Index {
    let start = position
    advance()
    if token.kind == .identifier { advance() }
    var children = List()
    if token.kind == .openParenthesis {
      let opening = index
      if enter() {
        advance()
        while !token.isClosing {
          let before = index
          if token.kind == .identifier, startsDeclaration {
            parseDeclaration(into: &children)
          } else {
            append(parseExpression(), to: &children)
          }
          switch token.kind {
          case .semicolon, .comma, .colon: advance()
          case .identifier where token.word == .in: advance()
          default: if !token.isClosing, index == before { parseRest(from: position, into: &children) }
          }
        }
        leave()
        skipToClosing(opening)
      } else {
        append(skipBracket(), to: &children)
      }
    }
    append(parseBody(), to: &children)
    return add(.loop, start, [], children)
  }

  mutating func parseWhile() -> Index {
    let start = position
    advance()
    var children = List()
    parseCondition(into: &children)
    if token.kind == .semicolon { advance() } else { append(parseBody(), to: &children) }
    return add(.loop, start, [], children)
  }

  mutating func parseDo() -> Index {
    let start = position
    advance()
    var children = single(parseBody())
    if skip(.while) { parseCondition(into: &children) }
    let loop = add(.loop, start, .runsFirst, children)
    _ = skip(.semicolon)
    return loop
  }
}

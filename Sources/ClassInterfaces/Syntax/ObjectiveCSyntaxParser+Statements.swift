extension ObjectiveCSyntaxParser {
  /// Reads a declaration or statement; several nodes if it declares several variables.
  ///
  /// - Parameter isArgument: Whether it is one of several between commas.
  mutating func parseItem(into items: inout List, isArgument: Bool = false) {
    switch token.kind {
    case .semicolon:
      advance()
    case .openBrace:
      append(parseBlock(), to: &items)
    case .minus, .plus:
      if !isInBody, peek().kind == .openParenthesis || peek().kind == .identifier {
        append(parseMethod(), to: &items)
      } else {
        parseExpressionStatement(into: &items)
      }
    case .directive:
      parseDirective(into: &items)
    case .identifier:
      if let word = token.word, parseKeyword(word, into: &items) { return }
      if startsDeclaration {
        parseDeclaration(into: &items, isArgument: isArgument)
      } else if !isInBody, startsUntypedFunction {
        parseUntypedFunction(into: &items)
      } else if isInBody || !parseClassAttribute() {
        parseExpressionStatement(into: &items)
      }
    case .not where !isInBody && startsUntypedFunction:
      parseUntypedFunction(into: &items)
    default:
      parseExpressionStatement(into: &items)
    }
  }

  /// Whether a statement begins here that is neither a declaration nor an expression.
  var startsStatement: Bool {
    guard token.kind == .identifier else { return token.kind == .openBrace }
    switch token.word {
    case .if, .for, .while, .do, .switch, .return, .break, .continue, .goto, .try, .typedef, .extern, .static:
      return true
    default: return false
    }
  }

  /// Reads what a word begins; false where it is a name or type.
  private mutating func parseKeyword(_ word: Word, into items: inout List) -> Bool {
    switch word {
    case .if: parseIf(into: &items)
    case .for: append(parseFor(), to: &items)
    case .while: append(parseWhile(), to: &items)
    case .do: append(parseDo(), to: &items)
    case .switch: append(parseSwitch(), to: &items)
    case .case, .default:
      guard word == .case || peek().kind == .colon else { return false }
      append(parseCase(), to: &items)
    case .return: append(parseValueStatement(.returnStatement), to: &items)
    case .throw: append(parseValueStatement(.throwStatement), to: &items)
    case .break, .continue:
      let start = position
      advance()
      append(add(.jump, start), to: &items)
      endStatement(into: &items)
    case .goto:
      let start = position
      advance()
      let label = token.kind == .identifier ? single(addToken(.name)) : List()
      append(add(.jump, start, [], label), to: &items)
      endStatement(into: &items)
    case .try where peek().kind == .openBrace: append(parseTry(), to: &items)
    case .else: advance()
    case .private, .public, .protected:
      guard peek().kind == .colon else { return false }
      advance()
      advance()
    default: return parseDeclarationKeyword(word, into: &items)
    }
    return true
  }

  /// Reads `{ … }`.
  mutating func parseBlock() -> Index {
    let (start, opening) = (position, index)
    guard enter() else { return skipBracket() }
    defer { leave() }
    advance()
    var items = List()
    parseItems(into: &items)
    skipToClosing(opening)
    return add(.block, start, [], items)
  }

  /// Reads a statement as a block, whether it has braces or not.
  mutating func parseBody() -> Index {
    if token.kind == .openBrace { return parseBlock() }
    let start = position
    guard enter() else { return skipStatement() }
    defer { leave() }
    var items = List()
    if !token.isClosing { parseItem(into: &items) }
    return tree.add(.block, start, max(start, lastEnd), [], items)
  }

  /// Passes over brackets that are too deep.
  mutating func skipBracket() -> Index {
    let start = position
    skipToClosing(index)
    return add(.other, start)
  }

  /// Passes over a statement that is too deep.
  private mutating func skipStatement() -> Index {
    let start = position
    while !token.isClosing, token.kind != .semicolon {
      if token.closing > 0 { skipToClosing(index) } else { advance() }
    }
    _ = skip(.semicolon)
    return add(.other, start)
  }

  // MARK: - Branches

  /// Reads an `if` with all its `else`s.
  private mutating func parseIf(into items: inout List) {
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

  /// How many `else if`s are nodes within one another; further ones follow as statements.
  private static let mostElses = 200

  /// Ends all `if`s of a chain behind its last block.
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

  /// Reads a condition in parentheses.
  private mutating func parseCondition(into children: inout List) {
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

  private mutating func parseSwitch() -> Index {
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

  /// Reads a `case` with the statements behind it.
  private mutating func parseCase() -> Index {
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

  private mutating func parseFor() -> Index {
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

  private mutating func parseWhile() -> Index {
    let start = position
    advance()
    var children = List()
    parseCondition(into: &children)
    if token.kind == .semicolon { advance() } else { append(parseBody(), to: &children) }
    return add(.loop, start, [], children)
  }

  private mutating func parseDo() -> Index {
    let start = position
    advance()
    var children = single(parseBody())
    if skip(.while) { parseCondition(into: &children) }
    let loop = add(.loop, start, .runsFirst, children)
    _ = skip(.semicolon)
    return loop
  }

  // MARK: - Exceptions

  /// Reads `@try { … } @catch (…) { … } @finally { … }`, or that of C++.
  mutating func parseTry() -> Index {
    let start = position
    advance()
    var children = List()
    if token.kind == .openBrace { append(parseBlock(), to: &children) }
    while token.kind == .directive || token.kind == .identifier {
      switch token.word {
      case .catch:
        advance()
        append(parseBlock(withHead: true), to: &children)
      case .finally where token.kind == .directive:
        advance()
        append(parseBlock(withHead: false), to: &children)
      default: return add(.doStatement, start, [], children)
      }
    }
    return add(.doStatement, start, [], children)
  }

  /// Reads a block with what is in the parentheses in front of it as its first children.
  mutating func parseBlock(withHead: Bool) -> Index {
    let start = position
    var children = List()
    if withHead, token.kind == .openParenthesis {
      if peek().kind == .ellipsis { skipToClosing(index) } else { parseCondition(into: &children) }
    }
    guard token.kind == .openBrace else { return children.isEmpty ? -1 : add(.block, start, [], children) }
    let opening = index
    guard enter() else { return skipBracket() }
    defer { leave() }
    advance()
    parseItems(into: &children)
    skipToClosing(opening)
    return add(.block, start, [], children)
  }

  // MARK: - Simple statements

  mutating func parseValueStatement(_ kind: SyntaxNode.Kind) -> Index {
    let start = position
    advance()
    var children = List()
    if token.kind != .semicolon { append(parseExpression(), to: &children) }
    if !token.isClosing, token.kind != .semicolon, !token.isFirst {
      parseRest(from: position, into: &children)
    }
    let statement = add(kind, start, [], children)
    _ = skip(.semicolon)
    return statement
  }

  mutating func parseExpressionStatement(into items: inout List) {
    let before = index
    let start = position
    append(parseExpression(), to: &items)
    // A label.
    if token.kind == .colon, index == before + 1 { return advance() }
    while token.kind == .comma {
      advance()
      append(parseExpression(), to: &items)
    }
    if index == before, !token.isClosing { return parseRest(from: start, into: &items) }
    endStatement(into: &items)
  }

  /// Passes over the semicolon of a statement; a macro has none.
  mutating func endStatement(into items: inout List) {
    if skip(.semicolon) || token.isClosing || token.isFirst || token.kind == .openBrace { return }
    if token.kind == .directive, token.word != nil { return }
    // A macro in front of a declaration.
    if token.kind == .identifier, startsDeclaration { return }
    parseRest(from: position, into: &items)
  }

  /// Reads what cannot be read otherwise, up to the end of the statement.
  mutating func parseRest(from start: Int, into items: inout List) {
    var children = List()
    while !token.isClosing, token.kind != .semicolon {
      let before = index
      if token.kind == .openBrace {
        append(parseBlock(), to: &children)
        if token.isFirst { break }
      } else {
        append(parseExpression(), to: &children)
      }
      if index == before { advance() }
      if token.kind == .directive, token.isFirst { break }
    }
    let end = max(start, lastEnd)
    _ = skip(.semicolon)
    append(tree.add(.other, start, end, [], children), to: &items)
  }
}

extension ObjectiveCSyntaxParser {
  /// Parses a declaration or statement; a declaration of several variables produces several nodes.
  ///
  /// - Parameters:
  ///   - items: The list to append to.
  ///   - isArgument: Whether a comma ends the item.
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
      if !isInBody, parseClassAttribute() { return }
      if startsDeclaration {
        parseDeclaration(into: &items, isArgument: isArgument)
      } else if !isInBody, startsUntypedFunction {
        parseUntypedFunction(into: &items)
      } else {
        parseExpressionStatement(into: &items)
      }
    case .not where !isInBody && startsUntypedFunction:
      parseUntypedFunction(into: &items)
    default:
      parseExpressionStatement(into: &items)
    }
  }

  /// Whether the next token begins a block, or is a keyword that begins a statement or declaration: `if`, `static`.
  var startsStatement: Bool {
    guard token.kind == .identifier else { return token.kind == .openBrace }
    switch token.word {
    case .if, .for, .while, .do, .switch, .return, .break, .continue, .goto, .try, .typedef, .extern, .static:
      return true
    default: return false
    }
  }

  /// Parses the statement or declaration that begins with a keyword; returns false if the word is a name or type.
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

  /// Parses `{ … }`.
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

  /// Parses a statement as a block, with or without braces.
  mutating func parseBody() -> Index {
    if token.kind == .openBrace { return parseBlock() }
    let start = position
    guard enter() else { return skipStatement() }
    defer { leave() }
    var items = List()
    if !token.isClosing { parseItem(into: &items) }
    return tree.add(.block, start, max(start, lastEnd), [], items)
  }

  /// Skips brackets that are nested too deeply.
  mutating func skipBracket() -> Index {
    let start = position
    skipToClosing(index)
    return add(.other, start)
  }

  /// Skips a statement that is nested too deeply.
  private mutating func skipStatement() -> Index {
    let start = position
    while !token.isClosing, token.kind != .semicolon {
      if token.closing > 0 { skipToClosing(index) } else { advance() }
    }
    _ = skip(.semicolon)
    return add(.other, start)
  }

  // MARK: - Exceptions

  /// Parses `@try { … } @catch (…) { … } @finally { … }`, or a C++ `try`.
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

  /// Parses a block; the contents of preceding parentheses become its first children.
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
    // The expression was a label: `retry:`.
    if token.kind == .colon, index == before + 1 { return advance() }
    while token.kind == .comma {
      advance()
      append(parseExpression(), to: &items)
    }
    if index == before, !token.isClosing { return parseRest(from: start, into: &items) }
    endStatement(into: &items)
  }

  /// Skips the semicolon of a statement, which may be missing after a macro, and parses any code before the semicolon
  /// as an `other` node.
  mutating func endStatement(into items: inout List) {
    if skip(.semicolon) || token.isClosing || token.isFirst || token.kind == .openBrace { return }
    if token.kind == .directive, token.word != nil { return }
    // A macro before a declaration.
    if token.kind == .identifier, startsDeclaration { return }
    parseRest(from: position, into: &items)
  }

  /// Parses the unrecognized rest of a statement as an `other` node.
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

extension ObjectiveCSyntaxParser {
  /// Parses `[receiver name:a other:b, c]`.
  mutating func parseMessage() -> Index {
    let (start, opening) = (position, index)
    guard enter() else { return skipBracket() }
    advance()
    let receiver = parseReceiver()
    var name = 0..<0
    if token.kind == .identifier {
      name = token.range
      advance()
    } else if token.kind != .colon {
      // A C++ array, or the result of a macro.
      var children = single(receiver)
      if !token.isClosing { parseRest(from: position, into: &children) }
      leave()
      skipToClosing(opening)
      return add(.other, start, [], children)
    }
    let callee = tree.add(
      .member,
      receiver < 0 ? start : self.start(of: receiver),
      max(lastEnd, name.upperBound),
      name: name,
      [],
      single(receiver)
    )
    var children = single(callee)
    var label = 0..<0
    while !token.isClosing {
      let (before, first) = (index, label.isEmpty ? position : label.lowerBound)
      if token.kind == .scope {
        // In a selector, `::` is two colons.
        append(add(.argument, first, name: label), to: &children)
        label = 0..<0
        token.kind = .colon
      }
      let isNamed = token.kind == .colon
      guard skip(.colon) || skip(.comma) else {
        parseRest(from: position, into: &children)
        if index == before { advance() }
        continue
      }
      let value = parseExpression()
      if value >= 0 || isNamed {
        append(
          add(
            .argument,
            label.isEmpty && value >= 0 ? self.start(of: value) : first,
            name: label,
            [],
            single(value)
          ),
          to: &children
        )
      }
      label = 0..<0
      if token.kind == .identifier, peek().kind == .colon || peek().kind == .scope {
        label = token.range
        advance()
      }
    }
    leave()
    skipToClosing(opening)
    return add(.call, start, .isMessage, children)
  }

  private mutating func parseReceiver() -> Index {
    // `[NSArray<Card *> new]`
    if token.kind == .identifier, peek().kind == .less, let end = endOfGenerics(index + 1),
      tokens[end].kind == .identifier
    {
      return parseNamedType()
    }
    return parseExpression()
  }

  // MARK: - Blocks

  /// Parses `^{ … }`, `^(Card *card) { … }`, `^BOOL (id a) { … }`; without a brace, `^` is an operator.
  mutating func parseBlockLiteral() -> Index {
    let start = position
    advance()
    guard enter() else { return -1 }
    defer { leave() }
    var children = List()
    var type: Index = -1
    if token.kind == .identifier {
      var unused = List()
      type = parseTypeName(into: &unused)
    }
    if token.kind == .openParenthesis { parseParameters(into: &children) }
    append(type, to: &children)
    guard token.kind == .openBrace else { return add(.closure, start, [], children) }
    return parseClosureBody(start, children)
  }

  private mutating func parseClosureBody(_ start: Int, _ children: List) -> Index {
    var children = children
    let opening = index
    let outer = isInBody
    isInBody = true
    advance()
    parseItems(into: &children)
    isInBody = outer
    skipToClosing(opening)
    return add(.closure, start, [], children)
  }

  /// Whether a bracket begins a C++ lambda: `[&](int a) { … }`.
  var isLambda: Bool {
    let closing = Int(token.closing)
    guard closing > index, [.openParenthesis, .openBrace].contains(tokens[closing + 1].kind) else {
      return false
    }
    switch peek().kind {
    case .closeBracket: return true
    case .assign: return true
    case .ampersand: return [.closeBracket, .comma, .identifier].contains(peek(2).kind)
    case .identifier: return peek(2).kind == .closeBracket || peek(2).kind == .comma
    default: return false
    }
  }

  mutating func parseLambda() -> Index {
    let start = position
    guard enter() else { return skipBracket() }
    defer { leave() }
    var children = List()
    let opening = index
    advance()
    while !token.isClosing {
      let before = index
      append(parseExpression(), to: &children)
      if index == before { advance() }
    }
    skipToClosing(opening)
    if token.kind == .openParenthesis { parseParameters(into: &children) }
    while token.kind == .identifier { advance() }
    if token.kind == .dot {
      advance()
      var unused = List()
      append(parseTypeName(into: &unused), to: &children)
    }
    guard token.kind == .openBrace else { return add(.closure, start, [], children) }
    return parseClosureBody(start, children)
  }
}

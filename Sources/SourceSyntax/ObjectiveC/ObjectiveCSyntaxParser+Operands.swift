extension ObjectiveCSyntaxParser {
  /// Parses an operand without suffixes; returns -1 if the operand is missing.
  mutating func parsePrimary() -> Index {
    switch token.kind {
    case .identifier: return parseWord()
    case .number, .character:
      return addToken(.literal)
    case .string: return parseString(List(), from: position)
    case .openParenthesis: return parseParenthesis()
    case .openBracket: return isLambda ? parseLambda() : parseMessage()
    case .openBrace: return parseCollection(from: position, [])
    case .caret: return parseBlockLiteral()
    case .at: return parseBoxed()
    case .directive: return parseExpressionDirective()
    case .dot where peek().kind == .identifier:
      let start = position
      advance()
      let range = token.range
      advance()
      return add(.member, start, name: range)
    case .scope:
      advance()
      return token.kind == .identifier ? addToken(.name) : -1
    case .other:
      let start = position
      advance()
      return add(.other, start)
    default: return -1
    }
  }

  private mutating func parseWord() -> Index {
    switch token.word {
    case .new, .delete:
      guard isOperandStart(peek()), peek().kind != .openParenthesis, peek().kind != .openBracket else {
        break
      }
      let name = token.range
      advance()
      return add(.operation, name.lowerBound, name: name, [], single(parsePostfix()))
    case .staticCast, .dynamicCast, .reinterpretCast, .constCast, .bridgeCast:
      if peek().kind == .less { return parseNamedCast() }
    default: break
    }
    let node = addToken(.name)
    // `Map<Key, Value>(…)`, `[Array<Card *> new]`.
    if token.kind == .less, let end = endOfGenerics(index), isGenericOperand(end) {
      var arguments = List()
      parseGenericArguments(into: &arguments)
      tree[node].firstChild = arguments.first
      tree[node].end = UInt32(truncatingIfNeeded: lastEnd)
    }
    return node
  }

  /// Whether the `<` and `>` before the token at `end` enclose generic arguments rather than being two comparisons.
  func isGenericOperand(_ end: Int) -> Bool {
    let (next, closing) = (tokens[end], tokens[end - 1])
    return switch next.kind {
    case .openParenthesis, .scope: next.start == closing.end
    case .identifier: closing.end < next.start
    default: false
    }
  }

  /// Parses `static_cast<T>(a)`.
  private mutating func parseNamedCast() -> Index {
    let start = position
    advance()
    advance()
    var unused = List()
    let type = parseTypeName(into: &unused)
    _ = skip(.greater)
    var children = token.kind == .openParenthesis ? single(parseParenthesis(canCast: false)) : List()
    append(type, to: &children)
    return add(.cast, start, [], children)
  }

  /// Parses adjacent string literals, which form one string, and the macros between them.
  mutating func parseString(_ children: List, from start: Int) -> Index {
    var children = children
    var range = token.range
    var isEscaped = !children.isEmpty
    let bytes = tree.bytes
    let prefix = bytes[range].prefix { $0 != UInt8(ascii: "\"") }
    if prefix.last == UInt8(ascii: "R") { isEscaped = true }
    let opening = min(prefix.endIndex + 1, range.upperBound)
    let isClosed = range.upperBound > opening && bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    range = opening..<(isClosed ? range.upperBound - 1 : range.upperBound)
    if !isClosed || bytes[range].contains(UInt8(ascii: "\\")) { isEscaped = true }
    advance()
    while true {
      if token.kind == .string {
        advance()
      } else if let end = endOfMacros {
        while index < end { append(addToken(.name), to: &children) }
      } else {
        break
      }
      isEscaped = true
    }
    return add(.string, start, name: range, isEscaped ? .isEscaped : [], children)
  }

  /// The index of the literal that follows macros in the same string, or nil without such macros.
  private var endOfMacros: Int? {
    var end = index
    while end < index + Self.mostMacros, tokens[end].kind == .identifier, tokens[end].word == nil { end += 1 }
    return end > index && tokens[end].kind == .string ? end : nil
  }

  /// The maximum number of macros between two literals of a string.
  private static let mostMacros = 8

  // MARK: - Parentheses

  /// Parses `(a)`, `(a, b)`, `(T)a`, `(T){…}`, `({ … })`.
  mutating func parseParenthesis(canCast: Bool = true) -> Index {
    let (start, opening) = (position, index)
    if canCast, isCast { return parseCast() }
    guard enter() else { return skipBracket() }
    advance()
    if token.kind == .openBrace {
      let block = parseBlock()
      leave()
      skipToClosing(opening)
      return add(.tuple, start, [], single(block))
    }
    var values = List()
    var value = position
    parseElement(into: &values)
    if isSeparator {
      var arguments = single(add(.argument, value, [], values))
      while isSeparator {
        advance()
        guard !token.isClosing else { break }
        value = position
        values = List()
        parseElement(into: &values)
        append(add(.argument, value, [], values), to: &arguments)
      }
      values = arguments
    }
    leave()
    skipToClosing(opening)
    return add(.tuple, start, [], values)
  }

  private mutating func parseCast() -> Index {
    let (start, opening) = (position, index)
    guard enter() else { return skipBracket() }
    defer { leave() }
    advance()
    var unused = List()
    let type = parseTypeName(into: &unused)
    skipToClosing(opening)
    let value: Index
    if token.kind == .openBrace {
      value = parseCollection(from: position, [])
    } else {
      value = parseOperand()
    }
    var children = single(value)
    append(type, to: &children)
    return add(.cast, start, [], children)
  }

  // MARK: - Collections

  /// Parses a C initializer list `{ … }`, or the brackets of `@[…]` or `@{…}`.
  mutating func parseCollection(from start: Int, _ traits: SyntaxNode.Traits) -> Index {
    let opening = index
    guard enter() else { return skipBracket() }
    advance()
    var children = List()
    while !token.isClosing {
      let before = index
      if let end = endOfDesignator {
        parseDesignated(end, into: &children)
      } else {
        parseElement(into: &children)
      }
      if isSeparator || index == before { advance() }
    }
    leave()
    skipToClosing(opening)
    return add(.collection, start, traits, children)
  }

  /// The index of the bracket that closes the designator at the current token, as in `[a] =`, or nil without
  /// a designator.
  private var endOfDesignator: Int? {
    guard token.kind == .openBracket, tokens[Int(token.closing) + 1].kind == .assign else { return nil }
    return Int(token.closing)
  }

  private mutating func parseDesignated(_ end: Int, into children: inout List) {
    let start = position
    let opening = index
    advance()
    let position = parseExpression()
    skipToClosing(opening)
    var parts = single(add(.subscription, start, [], single(position)))
    advance()
    append(parseExpression(), to: &parts)
    append(add(.assignment, start, [], parts), to: &children)
  }

  /// Parses the rest of an `@` that does not begin a word: `@[…]`, `@{…}`, `@(…)`, `@1`.
  private mutating func parseBoxed() -> Index {
    let start = position
    advance()
    switch token.kind {
    case .openBracket: return parseCollection(from: start, [])
    case .openBrace: return parseCollection(from: start, .isDictionary)
    case .openParenthesis:
      let value = parseParenthesis(canCast: false)
      tree[value].start = UInt32(truncatingIfNeeded: start)
      return value
    case .minus, .plus:
      advance()
      fallthrough
    case .number, .character, .string:
      if token.kind == .string { return parseString(List(), from: start) }
      guard token.kind == .number || token.kind == .character else { return add(.other, start) }
      advance()
      return tree.add(.literal, start, lastEnd, name: start..<lastEnd)
    case .hash: return parseOperand()
    default: return add(.other, start)
    }
  }

  /// Parses `@selector(…)`, `@protocol(…)` and similar directives; other words are macros, or constants such as `@YES`.
  private mutating func parseExpressionDirective() -> Index {
    let start = position
    let directive = token
    let hasParentheses = peek().kind == .openParenthesis && peek().closing > 0
    switch directive.word {
    case .selector where hasParentheses:
      advance()
      let opening = index
      skipToClosing(opening)
      let closing = tokens[Int(tokens[opening].closing)]
      return add(
        .selector,
        start,
        name: Int(tokens[opening].end)..<max(Int(tokens[opening].end), Int(closing.start))
      )
    case .protocol where hasParentheses, .encode where hasParentheses:
      advance()
      let opening = index
      advance()
      var unused = List()
      let type = parseTypeName(into: &unused)
      skipToClosing(opening)
      if type >= 0 { tree[type].start = UInt32(truncatingIfNeeded: start) }
      return type
    case .available where hasParentheses:
      let callee = addToken(.name)
      var children = single(callee)
      let opening = index
      advance()
      while !token.isClosing {
        // `iOS 13.0`
        if token.kind == .identifier {
          append(add(.argument, position, [], single(addToken(.name))), to: &children)
        } else {
          advance()
        }
      }
      skipToClosing(opening)
      return add(.call, start, [], children)
    default:
      let name = addToken(.name)
      tree[name].start = UInt32(truncatingIfNeeded: start)
      return name
    }
  }
}

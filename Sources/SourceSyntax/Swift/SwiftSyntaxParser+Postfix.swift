/// Members, calls, subscripts and trailing closures.
extension SwiftSyntaxParser {
  /// Parses an operand and its suffixes: members, calls, subscripts, trailing closures and postfix operators.
  mutating func parsePostfix() -> Index {
    let first = position
    var node = parsePrimary()
    guard position > first else { return node }
    let start = start(of: node)
    var links = 0
    var directives = 0
    while true {
      links += 1
      guard links < Self.maximumChain else {
        let rest = skipGroup()
        var children = List(node)
        tree.append(rest, to: &children)
        return add(.other, from: start, [], children)
      }
      let token = self.token
      switch token.kind {
      case .dot:
        node = parseMember(of: node, from: start)
      case .leftParen where !token.isAtLineStart:
        node = parseCall(of: node, from: start)
      case .leftBracket where !token.isAtLineStart:
        var children = List(node)
        parseArguments(into: &children)
        node = add(.subscription, from: start, [], children)
      case .leftBrace where mayBeTrailingClosure(after: node):
        var children = List(node)
        parseTrailingClosures(into: &children)
        node = add(.call, from: start, [], children)
      case .operatorSymbol where isAdjacent:
        guard let next = parsePostfixOperator(node, from: start) else { return node }
        node = next
      case .hash where skipDirective(&directives):
        continue
      default: return node
      }
    }
  }

  private mutating func parsePostfixOperator(_ node: Index, from start: Int) -> Index? {
    let token = self.token
    switch token.symbol {
    case .exclamation:
      advance()
      return add(.forceUnwrap, from: start, [], List(node))
    case .question:
      advance()
      return add(.optionalChain, from: start, [], List(node))
    case .assignment, .compoundAssignment, .arrow: return nil
    default:
      let following = tokens[position + 1]
      guard token.end != following.start || following.endsElement || following.kind == .dot else {
        return nil
      }
      advance()
      return add(.operation, from: start, name: Int(token.start)..<Int(token.end), [], List(node))
    }
  }

  /// Parses `.name`, `.0`, `.name<Type>`, with or without a base.
  mutating func parseMember(of base: Index?, from start: Int) -> Index {
    advance()
    var children = base.map { List($0) } ?? List()
    let token = self.token
    guard token.kind == .identifier || token.kind == .number, !isBeyondLine(token) else {
      return add(.other, from: start, [], children)
    }
    advance()
    parseNameSuffix(into: &children)
    return add(.member, from: start, name: name(of: token), [], children)
  }

  /// Whether a keyword is on the next line, where keywords begin statements rather than being member names.
  private func isBeyondLine(_ token: SwiftSyntaxToken) -> Bool {
    token.isAtLineStart && token.word?.isReserved == true
  }

  /// Parses the generic arguments of a name, or the labels of `save(_:for:)`.
  mutating func parseNameSuffix(into children: inout List) {
    if isSymbol(.less) || kind == .operatorSymbol && firstByte == UInt8(ascii: "<") {
      if hasGenericArguments() { parseGenericArguments(into: &children) }
    } else if kind == .leftParen, !token.isAtLineStart, isCompoundName() {
      let closing = closing(of: position)
      advance()
      while position < closing {
        let label = token
        advance()
        advance()
        let name = isWildcard(label) ? 0..<0 : name(of: label)
        tree.append(add(.argument, from: Int(label.start), name: name), to: &children)
      }
      advance()
    }
  }

  /// Whether `(_:for:)` is next.
  private func isCompoundName() -> Bool {
    var index = position + 1
    guard tokens[index].kind == .identifier, tokens[index + 1].kind == .colon else { return false }
    while tokens[index].kind == .identifier, tokens[index + 1].kind == .colon { index += 2 }
    return tokens[index].kind == .rightParen
  }

  // MARK: - Calls

  private mutating func parseCall(of callee: Index, from start: Int) -> Index {
    var children = List(callee)
    parseArguments(into: &children)
    if kind == .leftBrace, mayBeTrailingClosure(after: nil) { parseTrailingClosures(into: &children) }
    return add(.call, from: start, [], children)
  }

  /// Parses the arguments in parentheses or square brackets.
  mutating func parseArguments(into children: inout List) {
    let outer = beginGroup(keepsBindings: true)
    while position < context.end {
      tree.append(parseArgument(), to: &children)
      guard endElement(into: &children) else { break }
    }
    endGroup(outer)
  }

  /// Parses `label: value` or `value`.
  ///
  /// If `isUnwrappedAlone` is true, a single value without a label is not wrapped in an `argument`.
  mutating func parseArgument(isUnwrappedAlone: Bool = false) -> Index {
    let start = self.start
    var (name, isLabeled) = (0..<0, false)
    if kind == .identifier, tokens[position + 1].kind == .colon {
      if !isWildcard(token) { name = self.name(of: token) }
      isLabeled = true
      advance()
      advance()
    }
    let value = parseExpression()
    if isUnwrappedAlone, !isLabeled, kind != .comma { return value }
    return add(.argument, from: start, name: name, [], List(value))
  }

  /// Parses `{ … }` and any further closures, such as `label: { … }`.
  private mutating func parseTrailingClosures(into children: inout List) {
    let start = self.start
    let closure = parseClosure(.isTrailing)
    tree.append(add(.argument, from: start, [], List(closure)), to: &children)
    while kind == .identifier, tokens[position + 1].kind == .colon, tokens[position + 2].kind == .leftBrace,
      word != .default
    {
      let start = self.start
      let name = isWildcard(token) ? 0..<0 : name(of: token)
      advance()
      advance()
      let closure = parseClosure(.isTrailing)
      tree.append(add(.argument, from: start, name: name, [], List(closure)), to: &children)
    }
  }

  /// Whether the next brace begins a trailing closure of a callee.
  private mutating func mayBeTrailingClosure(after node: Index?) -> Bool {
    if let node, tree[node].kind == .literal || tree[node].kind == .string { return false }
    guard !beginsAccessors(at: position, isStrict: true) else { return false }
    guard !context.allowsTrailingClosure else { return true }
    // The compiler uses the same rule for braces in conditions.
    guard !token.isAtLineStart, tokens[position + 1].word != .case else { return false }
    let closing = closing(of: position)
    guard tokens[closing].kind == .rightBrace else { return false }
    let following = tokens[closing + 1]
    switch following.kind {
    case .leftBrace, .comma: return true
    case .identifier where following.word == .where: return true
    case .identifier where following.word == .as || following.word == .is: return !following.isAtLineStart
    case .leftBracket, .leftParen, .dot, .operatorSymbol, .colon: return !following.isAtLineStart
    default: return false
    }
  }

  // MARK: - Directives

  /// Skips an `#if`, `#elseif`, `#else` or `#endif` within a chain of members; returns false for other directives.
  private mutating func skipDirective(_ depth: inout Int) -> Bool {
    guard let directive = directive() else { return false }
    switch directive {
    case .if:
      guard tokens[endOfDirective()].kind == .dot else { return false }
      depth += 1
    case .endif:
      guard depth > 0 else { return false }
      depth -= 1
    default:
      guard depth > 0 else { return false }
    }
    position = endOfDirective()
    return true
  }

  /// Returns the keyword of an `#if`, `#elseif`, `#else` or `#endif` at the next token, if any.
  func directive() -> SwiftSyntaxWord? {
    guard kind == .hash, tokens[position + 1].start == token.end else { return nil }
    switch tokens[position + 1].word {
    case .if: return .if
    case .elseif: return .elseif
    case .else: return .else
    case .endif: return .endif
    default: return nil
    }
  }

  /// Returns the index of the first token after the next directive's line.
  func endOfDirective() -> Int {
    var index = position + 2
    while !tokens[index].isAtLineStart, tokens[index].kind != .endOfFile { index += 1 }
    return index
  }
}

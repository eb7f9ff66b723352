/// Names, brackets, closures and macros.
extension SwiftSyntaxParser {
  /// Parses an operand without suffixes; returns an empty `other` node if the operand is missing.
  mutating func parsePrimary() -> Index {
    let token = self.token
    switch token.kind {
    case .identifier: return parseIdentifier(token)
    case .number, .regex:
      advance()
      return add(.literal, from: Int(token.start), name: Int(token.start)..<Int(token.end))
    case .string: return parseString()
    case .leftParen: return parseTuple()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .dot: return parseMember(of: nil, from: Int(token.start))
    case .backslash: return parseKeyPath()
    // `(@convention(c) () -> Void).self`
    case .at: return parseType()
    case .hash: return directive() == nil ? parseMacro() : missing()
    default: return missing()
    }
  }

  private mutating func parseIdentifier(_ token: SwiftSyntaxToken) -> Index {
    switch token.word {
    case .if: return parseIf(.ternary)
    case .switch: return parseSwitch(.ternary)
    case .let, .var: return parseBindingPattern()
    case .is:
      advance()
      return add(.cast, from: Int(token.start), .isCheck, List(parseType()))
    case let word?:
      if word.isReserved { return missing() }
    case nil: break
    }
    advance()
    if let traits = context.binding, !isWildcard(token), !continuesName() {
      return add(.variable, from: Int(token.start), name: name(of: token), traits)
    }
    var children = List()
    parseNameSuffix(into: &children)
    return add(.name, from: Int(token.start), name: name(of: token), [], children)
  }

  /// Whether a member, call or subscript follows a name, so that a pattern does not bind the name.
  private func continuesName() -> Bool {
    switch kind {
    case .dot: true
    case .leftParen, .leftBracket: !token.isAtLineStart
    default: false
    }
  }

  /// Parses `let name`, `let (a, b)`, `let .card(name)` inside a pattern.
  private mutating func parseBindingPattern() -> Index {
    let start = self.start
    let outer = context.binding
    context.binding = word == .let ? [.isLocal, .isConstant] : .isLocal
    while word == .let || word == .var { advance() }
    let node = parsePostfix()
    context.binding = outer
    if tree[node].kind == .variable { tree[node].start = UInt32(truncatingIfNeeded: start) }
    return node
  }

  private mutating func parseTuple() -> Index {
    let start = self.start
    let outer = beginGroup(keepsBindings: true)
    var children = List()
    while position < context.end {
      tree.append(parseArgument(isUnwrappedAlone: children.isEmpty), to: &children)
      guard endElement(into: &children) else { break }
    }
    endGroup(outer)
    return add(.tuple, from: start, [], children)
  }

  private mutating func parseCollection() -> Index {
    let start = self.start
    let outer = beginGroup()
    var children = List()
    var traits: Traits = []
    while position < context.end {
      if kind == .colon {
        // `[:]`
        traits = .isDictionary
        advance()
      } else {
        tree.append(parseExpression(), to: &children)
        if kind == .colon, position < context.end {
          traits = .isDictionary
          advance()
          tree.append(parseExpression(), to: &children)
        }
      }
      guard endElement(into: &children) else { break }
    }
    endGroup(outer)
    return add(.collection, from: start, traits, children)
  }

  // MARK: - Macros and key paths

  /// Parses `#selector(…)`, `#keyPath(…)`, `#available(…)` or any other macro.
  private mutating func parseMacro() -> Index {
    let start = self.start
    advance()
    guard kind == .identifier, isAdjacent else { return add(.other, from: start) }
    let name = start..<Int(token.end)
    advance()
    if kind == .leftParen, !token.isAtLineStart {
      switch name.count {
      case 9 where spells(name, "#selector"): return parseSelector(from: start)
      case 8 where spells(name, "#keyPath"):
        let inside = skipParentheses()
        return add(.keyPath, from: start, name: inside)
      case 10 where spells(name, "#available"), 12 where spells(name, "#unavailable"):
        let callee = add(.name, from: start, name: name)
        _ = skipParentheses()
        return add(.call, from: start, [], List(callee))
      default: break
      }
    }
    var children = List()
    parseNameSuffix(into: &children)
    return add(.name, from: start, name: name, [], children)
  }

  func spells(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount
      && text.withUTF8Buffer { $0.elementsEqual(UnsafeBufferPointer(rebasing: tree.bytes[range])) }
  }

  /// Skips parentheses, and returns the range of the bytes between them.
  mutating func skipParentheses() -> Range<Int> {
    let inside = Int(token.end)
    let closing = closing(of: position)
    position = closing
    let end = max(inside, tokens[closing].kind == .rightParen ? Int(tokens[closing].start) : previousEnd)
    if kind == .rightParen { advance() }
    return inside..<end
  }

  /// Parses the parentheses of `#selector(getter: Card.name)`.
  private mutating func parseSelector(from start: Int) -> Index {
    let inside = Int(token.end)
    let outer = beginGroup()
    var children = List()
    if kind == .identifier, tokens[position + 1].kind == .colon {
      advance()
      advance()
    }
    if position < context.end {
      tree.append(parseExpression(), to: &children)
      while endElement(into: &children) {}
    }
    let end = max(inside, previousEnd)
    endGroup(outer)
    return add(.selector, from: start, name: inside..<end, [], children)
  }

  /// Parses `\Card.name`, `\.name?[0]`.
  private mutating func parseKeyPath() -> Index {
    let start = self.start
    advance()
    var isFirst = true
    loop: while isFirst || isAdjacent {
      switch kind {
      case .identifier, .number:
        guard isFirst || tokens[position - 1].kind == .dot else { break loop }
        advance()
        if kind == .operatorSymbol, firstByte == UInt8(ascii: "<"), isAdjacent, hasGenericArguments() {
          var ignored = List()
          parseGenericArguments(into: &ignored)
        }
      case .dot: advance()
      case .leftParen, .leftBracket:
        position = closing(of: position)
        guard kind == .rightParen || kind == .rightBracket else { break loop }
        advance()
      case .operatorSymbol:
        guard token.symbol == .question || token.symbol == .exclamation else { break loop }
        advance()
      default: break loop
      }
      isFirst = false
    }
    return add(.keyPath, from: start, name: start + 1..<max(start + 1, previousEnd))
  }
}

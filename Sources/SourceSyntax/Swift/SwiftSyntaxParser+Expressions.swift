/// Expressions with operators.
extension SwiftSyntaxParser {
  /// The operator precedences that the syntax tree distinguishes.
  enum Precedence: Int, Comparable {
    case assignment, ternary, logical, comparison, coalescing, cast, other

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  /// Parses an expression of operators with at least a minimum precedence; returns an empty `other` node if the
  /// expression is missing.
  mutating func parseExpression(_ minimum: Precedence = .assignment) -> Index {
    guard depth < Self.maximumDepth else { return skipGroup() }
    depth += 1
    defer { depth -= 1 }
    let traits = skipSpecifiers()
    var left = parseOperand()
    var casts = 0
    while let precedence = infixPrecedence(), precedence >= minimum {
      switch precedence {
      case .assignment: left = parseAssignment(left)
      case .ternary: left = parseTernary(left)
      case .logical: left = parseOperands(.operation, left, precedence, operands: .comparison)
      case .comparison: left = parseOperands(.comparison, left, precedence, operands: .coalescing)
      case .coalescing: left = parseOperands(.coalescing, left, precedence, operands: .cast)
      case .cast:
        casts += 1
        guard casts < Self.maximumChain else { return skipGroup() }
        left = parseCast(left)
      case .other: left = parseOperation(left)
      }
    }
    tree[left].traits.formUnion(traits)
    return left
  }

  /// Skips `try`, `await` and similar keywords, and returns the traits that `try` implies.
  private mutating func skipSpecifiers() -> Traits {
    var traits: Traits = []
    while let word {
      if word == .try {
        advance()
        if isPostfix(.question) {
          traits.insert(.isTried)
          advance()
        } else if isPostfix(.exclamation) {
          advance()
        } else {
          traits.insert(.mayThrow)
        }
      } else if word.isExpressionSpecifier, isSpecifier(word) {
        advance()
      } else {
        break
      }
    }
    return traits
  }

  /// Whether the next word is a keyword before an expression rather than a name.
  private func isSpecifier(_ word: SwiftSyntaxWord) -> Bool {
    let following = tokens[position + 1]
    guard !following.isAtLineStart else { return false }
    switch following.kind {
    case .identifier:
      guard let next = following.word else { return true }
      return next != .as && next != .is && next != .in && next != .else && next != .where
    case .leftParen, .leftBracket: return tokens[position].end != following.start
    case .number, .string, .regex, .hash: return word == .await || word == .unsafe
    case .dot: return word == .await && tokens[position].end != following.start
    default: return false
    }
  }

  /// Returns the precedence of the next infix operator, if any.
  private func infixPrecedence() -> Precedence? {
    let token = tokens[position]
    switch token.kind {
    case .identifier:
      switch token.word {
      case .as, .is: return .cast
      case .async, .throws: return isArrowAhead() ? .other : nil
      default: return nil
      }
    case .operatorSymbol:
      switch token.symbol {
      case .assignment: return .assignment
      case .question: return isAdjacent ? nil : .ternary
      case .arrow: return .other
      default: break
      }
      guard isInfix(at: position) else { return nil }
      switch token.symbol {
      case .compoundAssignment: return .assignment
      case .comparison, .less: return .comparison
      case .logical: return .logical
      case .coalescing: return .coalescing
      default: return .other
      }
    default: return nil
    }
  }

  /// Whether an operator after an operand has whitespace on both sides or on neither.
  private func isInfix(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let (before, token, following) = (tokens[index - 1], tokens[index], tokens[index + 1])
    let hasSpaceBefore = before.end != token.start
    let hasSpaceAfter = token.end != following.start || following.endsElement
    return hasSpaceBefore == hasSpaceAfter
  }

  /// Whether `async throws ->` is next, as in the expression `[() async throws -> Void]()`.
  private func isArrowAhead() -> Bool {
    var index = position
    while tokens[index].word?.isEffect == true { index += 1 }
    return tokens[index].kind == .operatorSymbol && tokens[index].symbol == .arrow
  }

  private mutating func parseAssignment(_ target: Index) -> Index {
    let traits: Traits = token.symbol == .compoundAssignment ? .isCompound : []
    advance()
    var children = List(target)
    tree.append(parseExpression(), to: &children)
    return add(.assignment, from: start(of: target), traits, children)
  }

  private mutating func parseTernary(_ condition: Index) -> Index {
    advance()
    var children = List(condition)
    tree.append(parseExpression(), to: &children)
    if kind == .colon {
      advance()
      tree.append(parseExpression(.ternary), to: &children)
    }
    return add(.ternary, from: start(of: condition), [], children)
  }

  /// Parses operands connected by operators of the same precedence.
  private mutating func parseOperands(
    _ kind: SyntaxNode.Kind,
    _ first: Index,
    _ precedence: Precedence,
    operands: Precedence
  ) -> Index {
    let name = Int(token.start)..<Int(token.end)
    var children = List(first)
    repeat {
      advance()
      tree.append(parseExpression(operands), to: &children)
    } while infixPrecedence() == precedence
    return add(kind, from: start(of: first), name: kind == .coalescing ? 0..<0 : name, [], children)
  }

  private mutating func parseOperation(_ first: Index) -> Index {
    while word?.isEffect == true { advance() }
    let name = Int(token.start)..<Int(token.end)
    var children = List(first)
    repeat {
      while word?.isEffect == true { advance() }
      advance()
      let traits = skipSpecifiers()
      let operand = parseOperand()
      tree[operand].traits.formUnion(traits)
      tree.append(operand, to: &children)
    } while infixPrecedence() == .other
    return add(.operation, from: start(of: first), name: name, [], children)
  }

  private mutating func parseCast(_ value: Index) -> Index {
    var traits: Traits = word == .is ? .isCheck : []
    advance()
    if isPostfix(.question) {
      traits = .isOptional
      advance()
    } else if isPostfix(.exclamation) {
      traits = .isForced
      advance()
    }
    var children = List(value)
    tree.append(parseType(), to: &children)
    return add(.cast, from: start(of: value), traits, children)
  }

  /// Parses an operand with its prefix and postfix operators.
  private mutating func parseOperand() -> Index {
    guard kind == .operatorSymbol else { return parsePostfix() }
    let start = self.start
    let token = self.token
    let following = tokens[position + 1]
    // An operator as a value: `reduce(0, +)`.
    if following.endsElement {
      advance()
      return add(.name, from: start, name: start..<Int(token.end))
    }
    guard token.end == following.start, token.symbol != .assignment, token.symbol != .arrow else {
      return missing()
    }
    advance()
    let operand = parsePostfix()
    // `&value` is parsed as `value`.
    if token.symbol == .ampersand {
      tree[operand].traits.insert(.isReference)
      return operand
    }
    return add(.operation, from: start, name: start..<Int(token.end), [], List(operand))
  }
}

extension ObjectiveCSyntaxParser {
  /// Parses an expression without commas; returns -1 if the expression is missing.
  mutating func parseExpression() -> Index {
    let left = parseBinary()
    guard left >= 0 else { return left }
    switch token.kind {
    case .question, .assign, .compoundAssign: return parseOperator(after: left)
    case .greater where peek().kind == .comparison && peek().start == token.end:
      return parseOperator(after: left)
    default: return left
    }
  }

  /// Parses the rest of an assignment or ternary.
  private mutating func parseOperator(after left: Index) -> Index {
    guard enter() else {
      var children = single(left)
      append(skipExpression(), to: &children)
      return add(.other, start(of: left), [], children)
    }
    defer { leave() }
    if token.kind == .question { return parseTernary(left) }
    // `>>=` is two tokens.
    let isCompound = token.kind != .assign
    if token.kind == .greater { advance() }
    return parseAssignment(left, isCompound)
  }

  private mutating func parseAssignment(_ target: Index, _ isCompound: Bool) -> Index {
    advance()
    var children = single(target)
    append(parseExpression(), to: &children)
    return add(.assignment, start(of: target), isCompound ? .isCompound : [], children)
  }

  /// Parses `a ? b : c` or `a ?: c`.
  private mutating func parseTernary(_ condition: Index) -> Index {
    advance()
    var children = single(condition)
    if skip(.colon) {
      append(parseExpression(), to: &children)
      return add(.coalescing, start(of: condition), [], children)
    }
    append(parseExpression(), to: &children)
    if skip(.colon) { append(parseExpression(), to: &children) }
    return add(.ternary, start(of: condition), [], children)
  }

  /// Skips an expression that is nested too deeply.
  private mutating func skipExpression() -> Index {
    let start = position
    while !token.isClosing, token.kind != .semicolon, token.kind != .comma {
      if token.closing > 0 { skipToClosing(index) } else { advance() }
    }
    return add(.other, start)
  }

  // MARK: - Operators

  /// The operands of consecutive operators that form one flat `operation`.
  private struct Chain {
    var operands = List()
    var first: Index = -1
    var name = 0..<0
    var isSingle = true

    mutating func add(_ name: Range<Int>) {
      if isSingle { self.name = name }
      isSingle = false
    }
  }

  private mutating func append(_ node: Index, to chain: inout Chain) {
    if chain.first < 0 { chain.first = node }
    append(node, to: &chain.operands)
  }

  private mutating func finish(_ chain: Chain) -> Index {
    guard !chain.isSingle, chain.first >= 0 else { return chain.first }
    return add(.operation, start(of: chain.first), name: chain.name, [], chain.operands)
  }

  /// Parses operands and operators: `a + b == c && d`.
  private mutating func parseBinary() -> Index {
    var logical = Chain()
    var sum = Chain()
    var compared: Index = -1
    var comparison = 0..<0
    while true {
      append(parseOperand(), to: &sum)
      if sum.first < 0 { break }
      var name = token.range
      switch token.kind {
      case .star, .ampersand, .caret, .plus, .minus, .arithmetic, .hash:
        // After a macro that expands to members, the sign begins a method.
        if isInType, !isInBody, token.isFirst, token.kind == .plus || token.kind == .minus { break }
        // The star of a type, as in `va_arg(list, Card *)`.
        if token.kind == .star, endsOperand(peek().kind) { break }
        sum.add(name)
        advance()
        continue
      case .greater where peek().kind == .greater && peek().start == token.end:
        sum.add(name.lowerBound..<Int(peek().end))
        advance()
        advance()
        continue
      default: break
      }
      let operand = compare(compared, comparison, finish(sum))
      (sum, compared) = (Chain(), -1)
      switch token.kind {
      case .comparison, .less, .greater:
        if token.kind == .greater, peek().kind == .comparison, peek().start == token.end { break }
        // `<=>`
        if token.kind == .comparison, peek().kind == .greater, peek().start == token.end {
          advance()
          name = name.lowerBound..<Int(token.end)
        }
        advance()
        (compared, comparison) = (operand, name)
        continue
      default: break
      }
      append(operand, to: &logical)
      guard token.kind == .logical else { break }
      logical.add(name)
      advance()
    }
    if compared >= 0 { append(compare(compared, comparison, -1), to: &logical) }
    return finish(logical)
  }

  private func endsOperand(_ kind: Token.Kind) -> Bool {
    kind.rawValue <= Token.Kind.closeBrace.rawValue || kind == .comma || kind == .semicolon
  }

  private mutating func compare(_ left: Index, _ name: Range<Int>, _ right: Index) -> Index {
    guard left >= 0 else { return right }
    var children = single(left)
    append(right, to: &children)
    return add(.comparison, start(of: left), name: name, [], children)
  }

  /// Parses an operand with its prefix operators.
  mutating func parseOperand() -> Index {
    let first = index
    while isPrefix { advance() }
    let prefix = index
    var operand = parsePostfix()
    // Excess prefix operators are dropped.
    for position in (first..<prefix).reversed().prefix(Self.mostPostfixes) {
      let range = tokens[position].range
      operand = add(.operation, range.lowerBound, name: range, [], single(operand))
    }
    return operand
  }

  private var isPrefix: Bool {
    switch token.kind {
    case .not, .minus, .plus, .star, .ampersand, .increment, .hash: true
    // The address of a label, or a C++ reference.
    case .logical: peek().kind == .identifier
    default: false
    }
  }

  // MARK: - Members and calls

  /// The maximum number of members, calls and indexes in a chain, and of prefix operators; the first parts of a longer
  /// chain are dropped.
  private static let mostPostfixes = 100

  mutating func parsePostfix() -> Index {
    var node = parsePrimary()
    guard node >= 0 else { return node }
    let start = start(of: node)
    var count = 0
    while true {
      count += 1
      if count > Self.mostPostfixes {
        count = 0
        node = -1
      }
      switch token.kind {
      case .dot, .scope:
        guard peek().kind == .identifier else {
          advance()
          continue
        }
        advance()
        let range = token.range
        advance()
        var children = single(node)
        if token.kind == .less, let end = endOfGenerics(index), isGenericOperand(end) {
          parseGenericArguments(into: &children)
        }
        node = add(.member, start, name: range, [], children)
      case .openParenthesis:
        var children = single(node)
        parseArguments(into: &children)
        node = add(.call, start, [], children)
      case .openBracket where !token.isFirst:
        var children = single(node)
        parseArguments(into: &children)
        node = add(.subscription, start, [], children)
      case .increment:
        let name = token.range
        advance()
        node = add(.operation, start, name: name, [], single(node))
      case .string:
        // Adjacent macros and literals form one string: `kPrefix @"Cell"`.
        node = parseString(single(node), from: start)
      default:
        return node < 0 ? add(.other, start) : node
      }
    }
  }

  /// Parses the arguments of a call, index, attribute or macro.
  mutating func parseArguments(into children: inout List) {
    let opening = index
    guard enter() else { return append(skipBracket(), to: &children) }
    advance()
    while !token.isClosing {
      let (start, before) = (position, index)
      var values = List()
      parseElement(into: &values)
      append(add(.argument, start, [], values), to: &children)
      if isSeparator || index == before { advance() }
    }
    leave()
    skipToClosing(opening)
  }

  /// Whether the token ends a list element; macro arguments may use any of these separators.
  var isSeparator: Bool { token.kind == .comma || token.kind == .semicolon || token.kind == .colon }

  /// Parses a list element, up to the next separator.
  ///
  /// An element is an expression, but macro arguments may also be statements, types and declarations.
  mutating func parseElement(into values: inout List) {
    // `SWIFT_CLASS_PROPERTY(@property (class) int name;)`
    if token.kind == .directive, token.word == .property { return parseProperty(into: &values) }
    // A keyword may also be part of a selector: `NS_SWIFT_NAME(save(_:for:))`.
    if token.kind == .identifier, peek().kind != .colon, startsStatement || isArgumentDeclaration {
      return parseItem(into: &values, isArgument: true)
    }
    append(parseExpression(), to: &values)
    while token.kind == .star { advance() }
    if token.isClosing || isSeparator { return }
    var rest = List()
    let start = position
    while !token.isClosing, !isSeparator {
      let before = index
      append(parseExpression(), to: &rest)
      if index == before { advance() }
    }
    append(add(.other, start, [], rest), to: &values)
  }

  /// Whether an argument of a macro or constructor is a declaration, which has a type and a name.
  private var isArgumentDeclaration: Bool {
    switch token.word?.role {
    case .specifier, .arithmetic, .aggregate: return startsDeclaration
    default: break
    }
    let next = peek().kind == .scope && peek(2).kind == .identifier ? peek(3) : peek()
    return next.kind == .identifier && startsDeclaration
  }
}

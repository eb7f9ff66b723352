import SwiftTokens

extension DeclarationReader {
  /// Reads members up to a token, or to the directive that ends the branch of a conditional block.
  mutating func readMembers(until end: Int) -> [MemberItem] {
    var items: [MemberItem] = []
    while position < end, !isAtEnd {
      if let directive {
        guard directive == .if else { return items }
        items.append(readConditional(until: end))
        continue
      }
      let start = position
      items += readMember(until: end).map(MemberItem.member)
      if position == start { skip() }
    }
    return items
  }

  /// The directive of conditional compilation that begins at the next token, if any.
  private var directive: SwiftSyntaxWord? {
    guard token.kind == .hash else { return nil }
    switch ahead(1).word {
    case .if, .elseif, .else, .endif: return ahead(1).word
    default: return nil
    }
  }

  private mutating func readConditional(until end: Int) -> MemberItem {
    var branches: [MemberItem.Branch] = []
    while position < end, let directive, directive != .endif {
      advance()
      advance()
      let start = position
      while position < end, !token.isAtLineStart { advance() }
      let condition = text(fromToken: start)
      branches.append(MemberItem.Branch(condition: condition, items: readMembers(until: end)))
    }
    advance()
    advance()
    return .conditional(branches)
  }

  private mutating func readMember(until end: Int) -> [Member] {
    let head = readHead()
    switch word {
    case .var, .let: return readVariables(head, until: end)
    case .func: return [.method(readMethod(head, until: end))]
    case .`init` where [.leftParen, .operatorSymbol].contains(ahead(1).kind):
      return [.initializer(readMethod(head, until: end))]
    case .case: return readCases(head, until: end).map(Member.enumerationCase)
    default:
      guard word?.isDeclaration == true else {
        skip()
        return []
      }
      skipDeclaration(until: end)
      return [.other(head)]
    }
  }

  /// Skips a declaration and its body, if any.
  private mutating func skipDeclaration(until end: Int) {
    advance()
    while position < end, !isAtEnd, !beginsDeclaration {
      switch token.kind {
      case .semicolon: return
      case .leftBrace:
        skip()
        return
      default: skip()
      }
    }
  }

  // MARK: - Methods

  private mutating func readMethod(_ head: DeclarationHead, until end: Int) -> MethodSyntax {
    let isInitializer = word == .`init`
    if !isInitializer { advance() }
    var method = MethodSyntax(head: head, name: NameSyntax(text: text(of: token), offset: offset))
    advance()
    while token.kind == .operatorSymbol, !isOperator("<") {
      method.isFailable = true
      advance()
    }
    if isOperator("<") {
      method.isGeneric = true
      skipGenerics()
    }
    if token.kind == .leftParen { method.parameters = readParameters() }
    while position < end, !isAtEnd, token.kind != .leftBrace, token.kind != .semicolon, !beginsDeclaration {
      switch word {
      case .async, .reasync: method.isAsync = true
      case .throws, .rethrows: method.isThrowing = true
      default: if token.symbol == .arrow, token.kind == .operatorSymbol { method.returnsValue = true }
      }
      if isOperator("<") { skipGenerics() } else { skip() }
    }
    if token.kind == .leftBrace { method.callsSuper = skipBody() }
    return method
  }

  /// Skips the body of a method, and returns whether it uses `super`.
  private mutating func skipBody() -> Bool {
    let end = closing(of: position)
    var usesSuper = false
    while position < end, !isAtEnd {
      usesSuper = usesSuper || word == .super
      advance()
    }
    advance()
    return usesSuper
  }

  /// Reads parameters or associated values in parentheses.
  private mutating func readParameters() -> [ParameterSyntax] {
    let end = closing(of: position)
    advance()
    var parameters: [ParameterSyntax] = []
    while position < end {
      while token.kind == .at { _ = readHead() }
      var label: String?
      // `label name: Type`, `name: Type`, `Type`
      let isNamed = ahead(1).kind == .colon && ahead(2).kind != .colon
      if token.kind == .identifier, isNamed || ahead(1).kind == .identifier && ahead(2).kind == .colon {
        let name = NameSyntax(text: text(of: token), offset: offset)
        label = name.text == "_" ? nil : name.text
        advance()
        if token.kind == .identifier { advance() }
        advance()
      }
      let (start, offset) = (position, self.offset)
      while position < end, token.kind != .comma,
        !(token.symbol == .assignment && token.kind == .operatorSymbol)
      {
        if isOperator("<") { skipGenerics() } else { skip() }
      }
      let type = SpelledType(text(fromToken: start), at: offset)
      let hasDefault = position < end && token.kind != .comma
      while position < end, token.kind != .comma { skip() }
      parameters.append(ParameterSyntax(label: label, type: type, hasDefault: hasDefault))
      if token.kind == .comma { advance() }
    }
    position = end
    advance()
    return parameters
  }

  // MARK: - Cases

  private mutating func readCases(_ head: DeclarationHead, until end: Int) -> [CaseSyntax] {
    var cases: [CaseSyntax] = []
    repeat {
      advance()
      let name = NameSyntax(text: text(of: token), offset: offset)
      advance()
      let values = token.kind == .leftParen ? readParameters() : []
      var hasRawValue = false
      if token.kind == .operatorSymbol, token.symbol == .assignment {
        hasRawValue = true
        advance()
        readExpression(until: end)
      }
      cases.append(CaseSyntax(head: head, name: name, values: values, hasRawValue: hasRawValue))
    } while token.kind == .comma && position < end
    return cases
  }
}

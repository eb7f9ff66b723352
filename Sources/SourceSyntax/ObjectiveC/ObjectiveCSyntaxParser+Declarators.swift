/// Declarators: the names of declarations with their pointers, parameters and array bounds.
extension ObjectiveCSyntaxParser {
  /// The name of a declaration and the parts that belong only to it.
  struct Declarator {
    var name = 0..<0
    var type: Index = -1
    var isConstant = false
    var isFunction = false
    var parameters = List()
    var attributes = List()
    /// The C++ class of a member function that is defined outside the class.
    var owner: Index = -1
    var isPointer = false
  }

  /// Parses `*name`, `(^name)(int)`, `name[2]`, `name(int a)`.
  mutating func parseDeclarator(_ specifiers: inout Specifiers) -> Declarator {
    var declarator = Declarator()
    declarator.isConstant = specifiers.traits.contains(.isConstant)
    declarator.type = type(of: &specifiers)
    parsePointers(&declarator)
    if token.kind == .openParenthesis,
      peek().kind == .caret || peek().kind == .star || peek().kind == .ampersand
    {
      parseParentheses(&declarator)
    } else {
      parseName(&declarator)
      if token.kind == .openParenthesis, !declarator.name.isEmpty, !isInBody || isPrototype {
        declarator.isFunction = true
        parseParameters(into: &declarator.parameters)
      }
    }
    while token.kind == .openBracket {
      let opening = index
      var children = single(declarator.type)
      if enter() {
        advance()
        append(parseExpression(), to: &children)
        leave()
      }
      skipToClosing(opening)
      declarator.type = add(.type, start(of: declarator.type, or: opening), .isOpaque, children)
    }
    if token.kind == .colon, !declarator.name.isEmpty, peek().kind == .number {
      // The width of a bit field.
      advance()
      advance()
    }
    return declarator
  }

  private func start(of node: Index, or opening: Int) -> Int {
    node >= 0 ? start(of: node) : Int(tokens[opening].start)
  }

  /// Returns the type node for the next name; names after the first name receive a copy.
  private mutating func type(of specifiers: inout Specifiers) -> Index {
    guard specifiers.isUsed, specifiers.type >= 0 else {
      specifiers.isUsed = true
      if specifiers.type >= 0 { setNullability(specifiers.nullability, of: specifiers.type) }
      return specifiers.type
    }
    let type = tree[specifiers.type]
    return tree.add(
      .type,
      Int(type.start),
      Int(type.end),
      name: Int(type.nameStart)..<Int(type.nameEnd),
      specifiers.nullability
    )
  }

  mutating func setNullability(_ nullability: SyntaxNode.Traits, of type: Index) {
    guard !nullability.isEmpty, type >= 0 else { return }
    tree[type].traits.subtract([.isOptional, .isForced, .isNonnull])
    tree[type].traits.formUnion(nullability)
  }

  private mutating func parsePointers(_ declarator: inout Declarator) {
    while true {
      switch token.kind {
      case .star, .ampersand, .logical:
        declarator.isConstant = false
        declarator.isPointer = true
        if declarator.type >= 0, tree[declarator.type].pointers < .max { tree[declarator.type].pointers += 1 }
        advance()
      case .identifier:
        switch token.word?.role {
        case .specifier:
          if token.word == .const || token.word == .__const { declarator.isConstant = true }
          // Only the nullability of the outermost pointer matters.
          setNullability(token.word?.nullability ?? [], of: declarator.type)
          advance()
        case .attribute: append(parseAttribute(), to: &declarator.attributes)
        default:
          // A macro between asterisk and name.
          guard declarator.isPointer, peek().kind == .identifier, isUppercase(token), !isUppercase(peek()),
            !peek().isFirst
          else { return }
          append(parseAttribute(), to: &declarator.attributes)
        }
      default: return
      }
    }
  }

  /// Parses `(^name)(int a)`.
  private mutating func parseParentheses(_ declarator: inout Declarator) {
    let opening = index
    let start = start(of: declarator.type, or: opening)
    guard enter() else { return skipToClosing(index) }
    defer { leave() }
    advance()
    var traits: SyntaxNode.Traits = token.kind == .caret ? .isFunction : .isOpaque
    while [.caret, .star, .ampersand].contains(token.kind) || token.word?.role == .specifier
      || token.word?.nullability.isEmpty == false
    {
      if token.word == .const { declarator.isConstant = true }
      traits.formUnion(token.word?.nullability ?? [])
      advance()
    }
    if token.kind == .identifier,
      peek().kind == .closeParenthesis || peek().kind == .openBracket
        || peek().kind == .openParenthesis || peek().kind == .scope
    {
      parseName(&declarator)
    } else if token.kind == .identifier {
      append(parseAttribute(), to: &declarator.attributes)
      parseName(&declarator)
    }
    var parts = single(declarator.type)
    if token.kind == .openParenthesis { parseParameters(into: &parts) }
    if token.kind == .openBracket {
      advance()
      append(parseExpression(), to: &parts)
    }
    skipToClosing(opening)
    if token.kind == .openParenthesis { parseParameters(into: &parts) }
    declarator.type = add(.type, start, traits, parts)
  }

  /// Parses a name, including the class of a C++ member.
  private mutating func parseName(_ declarator: inout Declarator) {
    let first = position
    _ = skip(.not)
    guard token.kind == .identifier, token.word != .in else { return }
    var owner = first..<first
    while peek().kind == .scope, peek(2).kind == .identifier || peek(2).kind == .not {
      advance()
      owner = first..<lastEnd
      advance()
    }
    _ = skip(.not)
    if token.word == .operator {
      let start = position
      while !token.isClosing, token.kind != .semicolon {
        let isCall =
          token.kind == .openParenthesis && peek().kind == .closeParenthesis
          && peek(2).kind == .openParenthesis
        if token.kind == .openParenthesis, !isCall { break }
        if token.closing > 0 { skipToClosing(index) } else { advance() }
      }
      declarator.name = start..<max(start, lastEnd)
    } else if token.kind == .identifier {
      declarator.name = token.range
      advance()
    }
    if !owner.isEmpty { declarator.owner = tree.add(.type, owner.lowerBound, owner.upperBound, name: owner) }
  }

  /// Whether the parentheses after a local name contain parameters rather than constructor arguments.
  private var isPrototype: Bool {
    let closing = Int(token.closing)
    return closing > 0 && tokens[closing + 1].kind == .openBrace
  }

  /// Parses `(int a, Card *b)`.
  mutating func parseParameters(into parameters: inout List) {
    let opening = index
    guard enter() else { return skipToClosing(opening) }
    advance()
    while !token.isClosing {
      let before = index
      if token.kind == .identifier {
        append(parseParameter(), to: &parameters)
      } else if token.kind != .ellipsis, token.kind != .comma {
        append(parseExpression(), to: &parameters)
      }
      while token.kind == .ellipsis || token.kind == .comma || token.kind == .semicolon { advance() }
      if !token.isClosing, index == before {
        append(parseExpression(), to: &parameters)
        if index == before { advance() }
      }
    }
    leave()
    skipToClosing(opening)
  }

  mutating func parseParameter() -> Index {
    let start = position
    var children = List()
    var specifiers = parseSpecifiers(into: &children)
    // `(void)`
    if token.isClosing, specifiers.type >= 0, tree[specifiers.type].firstChild < 0,
      tree.isNamed(specifiers.type, "void")
    {
      return -1
    }
    let declarator = parseDeclarator(&specifiers)
    var attributes = specifiers.attributes
    tree.append(declarator.attributes, to: &attributes)
    let end = lastEnd
    while token.kind == .identifier { append(parseAttribute(), to: &attributes) }
    if !declarator.name.isEmpty || !attributes.isEmpty {
      let traits: SyntaxNode.Traits = declarator.isConstant ? [.isLocal, .isConstant] : .isLocal
      append(tree.add(.variable, start, end, name: declarator.name, traits, attributes), to: &children)
    }
    append(declarator.type, to: &children)
    append(declarator.owner, to: &children)
    tree.append(declarator.parameters, to: &children)
    if skip(Token.Kind.assign) { append(parseExpression(), to: &children) }
    while !token.isClosing, token.kind != .comma, token.kind != .semicolon {
      let before = index
      append(parseExpression(), to: &children)
      if index == before { advance() }
    }
    return add(.parameter, start, [], children)
  }
}

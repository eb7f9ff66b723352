extension ObjectiveCSyntaxParser {
  /// The type and modifiers before the names of a declaration.
  struct Specifiers {
    var type: Index = -1
    var attributes = List()
    var traits: SyntaxNode.Traits = []
    /// The type that the specifiers declare, as in `struct { … } a`.
    var declared: Index = -1
    /// The nullability in the specifiers.
    var nullability: SyntaxNode.Traits = []
    /// Whether there are no specifiers.
    var isEmpty = true
    /// Whether a variable uses the type node; further variables need copies.
    var isUsed = false

    /// Records the nullability that a word specifies, if any.
    fileprivate mutating func note(_ word: Word?) {
      if let nullability = word?.nullability, !nullability.isEmpty { self.nullability = nullability }
    }
  }

  /// Parses a type without a name, such as `Card *` or `void (^)(int)`; returns -1 if the type is missing.
  mutating func parseTypeName(into items: inout List) -> Index {
    var specifiers = parseSpecifiers(into: &items)
    let declarator = parseDeclarator(&specifiers)
    return declarator.type
  }

  /// Parses specifiers and a type name.
  mutating func parseSpecifiers(into items: inout List) -> Specifiers {
    var specifiers = Specifiers()
    var isInferred = false
    while token.kind == .identifier, token.word != .typedef {
      let isFound = specifiers.type >= 0 || specifiers.declared >= 0
      switch token.word?.role {
      case .specifier:
        if token.word == .static { specifiers.traits.insert(.isPrivate) }
        if token.word == .auto { isInferred = true }
        if token.word == .const || token.word == .__const || token.word == .constexpr {
          specifiers.traits.insert(.isConstant)
        }
        specifiers.note(token.word)
        advance()
      case .attribute: append(parseAttribute(), to: &specifiers.attributes)
      case .arithmetic: parseArithmetic(&specifiers)
      case .aggregate where !isFound && [.identifier, .openBrace, .colon].contains(peek().kind):
        parseAggregate(&specifiers, into: &items)
      case .enumeration where !isFound: parseEnumeration(&specifiers, into: &items)
      case .typeof where !isFound: parseTypeof(&specifiers)
      default:
        // `auto a`, `static a = 1`
        if isFound || isInferred || !specifiers.isEmpty && peek().kind == .assign { return specifiers }
        if token.word?.isContextualQualifier == true, peek().kind == .identifier {
          specifiers.note(token.word)
          advance()
        } else if isLeadingMacro {
          append(parseAttribute(), to: &specifiers.attributes)
        } else {
          specifiers.type = parseNamedType()
        }
      }
      specifiers.isEmpty = false
    }
    return specifiers
  }

  /// Whether the next name is a macro before the type.
  private var isLeadingMacro: Bool {
    let (next, second) = (peek(), peek(2))
    if next.kind == .openParenthesis, next.closing > 0, isUppercase(token) {
      // `MACRO(a) Card *card`
      let end = Int(next.closing) + 1
      return tokens[end].kind == .identifier
        && (tokens[end + 1].kind == .identifier || tokens[end + 1].kind == .star) && !tokens[end + 1].isFirst
    }
    guard next.kind == .identifier else { return false }
    switch next.word?.role {
    case .arithmetic, .aggregate, .typeof: return true
    case .attribute: return false
    case .specifier:
      return second.kind == .identifier && [.identifier, .star].contains(peek(3).kind) && isUppercase(token)
        && next.word == .const
    default: break
    }
    switch second.kind {
    case .star: return true
    case .identifier where second.word?.role == .specifier:
      return isUppercase(token) && [.identifier, .star].contains(peek(3).kind)
    case .identifier:
      // `BOOL isOn __deprecated_msg("")`
      return isUppercase(token) && !isSpelledAsType(token) && second.word != .in && !isUppercase(second)
    case .less: return isUppercase(token)
    default: return false
    }
  }

  /// Whether a name has no lowercase letters.
  func isUppercase(_ token: Token) -> Bool { !tree.bytes[token.range].contains { $0.isLowercase } }

  /// Parses `unsigned long`.
  private mutating func parseArithmetic(_ specifiers: inout Specifiers) {
    let range = token.range
    advance()
    if specifiers.type >= 0, tree[specifiers.type].firstChild < 0 {
      tree[specifiers.type].end = UInt32(truncatingIfNeeded: range.upperBound)
      tree[specifiers.type].nameEnd = UInt32(truncatingIfNeeded: range.upperBound)
    } else if specifiers.type < 0 {
      specifiers.type = tree.add(.type, range.lowerBound, range.upperBound, name: range)
    }
  }

  /// Parses `Card`, `std::vector<int>`, `id<P>`.
  mutating func parseNamedType() -> Index {
    let start = position
    advance()
    while token.kind == .scope, peek().kind == .identifier {
      advance()
      advance()
    }
    let name = start..<lastEnd
    var arguments = List()
    if token.kind == .openParenthesis, isTypeMacro { parseArguments(into: &arguments) }
    // Protocols may follow the arguments: `Array<Card *><Marking>`.
    while token.kind == .less {
      let before = index
      parseGenericArguments(into: &arguments)
      if index == before { break }
    }
    let type = add(.type, start, name: name, [], arguments)
    guard token.kind == .scope, peek().kind == .identifier else { return type }
    // `Map<Key, Value>::iterator`
    advance()
    let outer = single(type)
    let member = token.range
    advance()
    return add(.type, start, name: member, [], outer)
  }

  /// Whether a macro produces a type, as in `STACK_OF(Card) *cards`.
  private var isTypeMacro: Bool {
    let closing = Int(token.closing)
    guard closing > 0, index > 0, isInVariables || isUppercase(tokens[index - 1]) else { return false }
    return tokens[closing + 1].kind == .identifier || tokens[closing + 1].kind == .star
  }

  /// Parses `<A, B *>`.
  mutating func parseGenericArguments(into types: inout List) {
    guard enter() else { return advance() }
    defer { leave() }
    advance()
    while !token.isClosing, token.kind != .greater, token.kind != .semicolon {
      let before = index
      if token.kind == .identifier {
        append(parseTypeName(into: &types), to: &types)
        // `function<void (int)>`
        if token.kind == .openParenthesis { parseParameters(into: &types) }
      } else if token.kind == .number || token.kind == .string {
        append(addToken(.literal), to: &types)
      }
      // The bound of a parameter, `<T : id<P>>`.
      if token.kind == .comma || token.kind == .colon { advance() }
      if index == before { return }
    }
    _ = skip(.greater)
  }

  /// Parses `typeof(self)`.
  private mutating func parseTypeof(_ specifiers: inout Specifiers) {
    let start = position
    advance()
    var values = List()
    if token.kind == .openParenthesis, enter() {
      let opening = index
      advance()
      parseElement(into: &values)
      leave()
      skipToClosing(opening)
    }
    specifiers.type = add(.type, start, [], values)
  }

  /// Parses an attribute or macro with its arguments.
  mutating func parseAttribute() -> Index {
    let (start, name) = (position, token.range)
    advance()
    var arguments = List()
    if token.kind == .openParenthesis { parseArguments(into: &arguments) }
    return add(.attribute, start, name: name, [], arguments)
  }
}

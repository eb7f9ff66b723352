/// Structs, enumerations and C++ classes.
extension ObjectiveCSyntaxParser {
  /// Parses `struct Card { … }`, `enum Kind : int { … }`, or a reference to such a type.
  mutating func parseAggregate(_ specifiers: inout Specifiers, into items: inout List) {
    let start = position
    let isEnum = token.word == .enum
    advance()
    // C++ `enum class`.
    if isEnum, token.word == .class || token.word == .struct { advance() }
    parseTagged(start, isEnum, isClass: false, &specifiers, into: &items)
  }

  private mutating func parseTagged(
    _ start: Int,
    _ isEnum: Bool,
    isClass: Bool,
    _ specifiers: inout Specifiers,
    into items: inout List
  ) {
    let keywordEnd = lastEnd
    while token.word?.role == .attribute
      || token.kind == .identifier && peek().kind == .identifier && isUppercase(token)
        && [.identifier, .openBrace, .colon].contains(peek(2).kind) && peek().word != .final
    {
      append(parseAttribute(), to: &specifiers.attributes)
    }
    var name = 0..<0
    if token.kind == .identifier {
      let first = position
      advance()
      while token.kind == .scope, peek().kind == .identifier {
        advance()
        advance()
      }
      name = first..<lastEnd
    }
    if token.word == .final { advance() }
    let hasTypes = token.kind == .colon && (isEnum || !isInBody || name.isEmpty || peek().kind == .identifier)
    guard token.kind == .openBrace || hasTypes && peek().kind != .number else {
      specifiers.type = tree.add(.type, start, lastEnd, name: name)
      return
    }
    var children = List()
    if skip(.colon) {
      while token.kind == .identifier {
        if [.public, .private, .protected].contains(token.word) { advance() }
        append(parseTypeName(into: &items), to: &children)
        _ = skip(.comma)
      }
    }
    if token.kind == .openBrace {
      if isEnum { parseCases(into: &children) } else { parseMembers(into: &children) }
    }
    let traits: SyntaxNode.Traits = isEnum ? .isEnum : isClass ? .isClass : []
    specifiers.declared = add(.typeDeclaration, start, name: name, traits, children)
    append(specifiers.declared, to: &items)
    // The type of the instance variables that follow.
    if isInVariables {
      specifiers.type = tree.add(.type, start, max(keywordEnd, name.upperBound), name: name)
    }
  }

  /// Parses a C++ class.
  mutating func parseClass(into items: inout List) -> Specifiers {
    var specifiers = Specifiers()
    let start = position
    advance()
    parseTagged(start, false, isClass: true, &specifiers, into: &items)
    specifiers.isEmpty = false
    return specifiers
  }

  /// Parses `NS_ENUM(NSInteger, Kind) { … }`.
  mutating func parseEnumeration(_ specifiers: inout Specifiers, into items: inout List) {
    let start = position
    advance()
    var children = List()
    var name = 0..<0
    if token.kind == .openParenthesis {
      let opening = index
      advance()
      append(parseTypeName(into: &items), to: &children)
      if skip(.comma), token.kind == .identifier {
        name = token.range
        advance()
      }
      skipToClosing(opening)
    }
    while token.kind == .identifier { append(parseAttribute(), to: &specifiers.attributes) }
    var traits: SyntaxNode.Traits = .isEnum
    if token.kind == .openBrace { parseCases(into: &children) } else { traits.insert(.isDeclarationOnly) }
    while !name.isEmpty, token.kind == .identifier,
      !token.isFirst || isUppercase(token) || peek().kind == .openParenthesis
    {
      append(parseAttribute(), to: &children)
    }
    specifiers.declared = add(.typeDeclaration, start, name: name, traits, children)
    append(specifiers.declared, to: &items)
  }

  private mutating func parseCases(into cases: inout List) {
    let opening = index
    guard enter() else { return append(skipBracket(), to: &cases) }
    advance()
    while !token.isClosing {
      let before = index
      if token.kind == .identifier {
        let (start, name) = (position, token.range)
        advance()
        var children = List()
        while token.kind == .identifier { append(parseAttribute(), to: &children) }
        if skip(Token.Kind.assign) { append(parseExpression(), to: &children) }
        while token.kind == .identifier { append(parseAttribute(), to: &children) }
        append(add(.enumCase, start, name: name, [], children), to: &cases)
      }
      if !skip(.comma), !token.isClosing, index == before || token.kind != .identifier {
        parseRest(from: position, into: &cases)
        if index == before { advance() }
      }
    }
    leave()
    skipToClosing(opening)
  }
}

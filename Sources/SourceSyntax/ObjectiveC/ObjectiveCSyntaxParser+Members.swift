/// Objective-C methods and properties.
extension ObjectiveCSyntaxParser {
  /// Parses `- (void)save:(id)sender for:(Card *)card { … }`.
  mutating func parseMethod() -> Index {
    let start = position
    var traits: SyntaxNode.Traits = token.kind == .plus ? .isStatic : []
    let modifiers = memberModifiers
    advance()
    var children = List()
    var result: Index = -1
    if token.kind == .openParenthesis { result = parseMethodType(into: &children) }
    var name = 0..<0
    while token.kind == .identifier, token.word?.role == .attribute {
      append(parseAttribute(), to: &children)
    }
    if token.kind == .identifier {
      name = token.range
      advance()
    }
    var parameters = List()
    var label = 0..<0
    var partStart = name.isEmpty ? position : name.lowerBound
    while true {
      if token.kind == .scope {
        append(add(.parameter, partStart, name: label), to: &parameters)
        token.kind = .colon
      }
      if skip(.colon) {
        append(parseMethodParameter(partStart, label), to: &parameters)
      } else if skip(.comma) {
        if !skip(.ellipsis), token.kind == .identifier { append(parseParameter(), to: &parameters) }
        continue
      } else {
        break
      }
      label = 0..<0
      partStart = position
      if token.kind == .identifier, peek().kind == .colon || peek().kind == .scope {
        label = token.range
        advance()
      }
    }
    while token.kind == .identifier { append(parseAttribute(), to: &children) }
    tree.append(parameters, to: &children)
    append(result, to: &children)
    // A semicolon may precede the body.
    if token.kind == .semicolon, peek().kind == .openBrace { advance() }
    if token.kind == .openBrace {
      append(parseFunctionBody(), to: &children)
      return add(.function, start, name: name, traits, children)
    }
    traits.insert(.isDeclarationOnly)
    if !token.isClosing, token.kind != .semicolon, !token.isFirst {
      parseRest(from: position, into: &children)
    }
    let method = add(.function, start, name: name, traits, children)
    tree[method].modifiers = modifiers
    _ = skip(.semicolon)
    return method
  }

  /// Parses the type in the parentheses of a method and appends its macros to `attributes`.
  private mutating func parseMethodType(into attributes: inout List) -> Index {
    let opening = index
    guard enter() else { return skipBracket() }
    advance()
    var specifiers = parseSpecifiers(into: &attributes)
    tree.append(specifiers.attributes, to: &attributes)
    let declarator = parseDeclarator(&specifiers)
    tree.append(declarator.attributes, to: &attributes)
    while token.kind == .identifier { append(parseAttribute(), to: &attributes) }
    leave()
    skipToClosing(opening)
    return declarator.type
  }

  private mutating func parseMethodParameter(_ start: Int, _ label: Range<Int>) -> Index {
    let first = position
    var children = List()
    var type: Index = -1
    if token.kind == .openParenthesis { type = parseMethodType(into: &children) }
    while token.kind == .identifier, token.word?.role == .attribute || token.word?.role == .specifier,
      token.word?.isOfCPlusPlus != true
    {
      if token.word?.role == .specifier { advance() } else { append(parseAttribute(), to: &children) }
    }
    // A macro before the name.
    while token.kind == .identifier, isUppercase(token), peek().kind == .identifier, peek(2).kind != .colon {
      append(parseAttribute(), to: &children)
    }
    var name = 0..<0
    if token.kind == .identifier {
      name = token.range
      advance()
    }
    let variable = add(.variable, first, name: name, .isLocal, children)
    var parts = single(variable)
    append(type, to: &parts)
    return add(.parameter, start, name: label, [], parts)
  }

  /// Parses `@property (nonatomic, getter=isOn) IBOutlet UILabel *label;`.
  mutating func parseProperty(into items: inout List) {
    let start = position
    advance()
    var traits: SyntaxNode.Traits = []
    var modifiers = memberModifiers
    var children = List()
    var nullability: SyntaxNode.Traits = []
    // `IBInspectable` is a macro without a value, which may also come before the parentheses.
    if token.word == .ibInspectable { append(addToken(.attribute), to: &children) }
    if token.kind == .openParenthesis {
      let opening = index
      advance()
      while !token.isClosing {
        let before = index
        if let word = token.word, !word.nullability.isEmpty { nullability = word.nullability }
        if token.word == .weak { modifiers.insert(.weak) }
        if token.kind == .identifier { parsePropertyAttribute(&traits, into: &children) }
        _ = skip(.comma)
        if index == before { advance() }
      }
      skipToClosing(opening)
    }
    var specifiers = parseSpecifiers(into: &items)
    tree.append(specifiers.attributes, to: &children)
    while !token.isClosing, token.kind != .semicolon {
      let before = index
      let declarator = parseDeclarator(&specifiers)
      setNullability(nullability, of: declarator.type)
      tree.append(declarator.attributes, to: &children)
      while token.kind == .identifier { append(parseAttribute(), to: &children) }
      append(declarator.type, to: &children)
      tree.append(declarator.parameters, to: &children)
      let property = add(.variable, start, name: declarator.name, traits, children)
      tree[property].modifiers = modifiers
      append(property, to: &items)
      traits.insert(.isContinued)
      children = List()
      if !skip(.comma), index == before { break }
      if tokens[index - 1].kind != .comma { break }
    }
    endStatement(into: &items)
  }

  private mutating func parsePropertyAttribute(_ traits: inout SyntaxNode.Traits, into children: inout List) {
    let start = position
    if token.word == .class { traits.insert(.isStatic) }
    if token.word?.role == .property || token.word?.role == .specifier
      || token.word == .class
      || token.word?.isContextualQualifier == true
    {
      return advance()
    }
    let name = token.range
    advance()
    var arguments = List()
    if skip(Token.Kind.assign), token.kind == .identifier {
      let value = position
      let accessor = addToken(.name)
      _ = skip(.colon)
      append(add(.argument, value, [], single(accessor)), to: &arguments)
    } else if token.kind == .openParenthesis {
      parseArguments(into: &arguments)
    }
    append(add(.attribute, start, name: name, [], arguments), to: &children)
  }
}

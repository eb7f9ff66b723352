extension ObjectiveCSyntaxParser {
  /// Reads what a directive of Objective-C begins.
  mutating func parseDirective(into items: inout List) {
    let start = position
    switch token.word {
    case .interface, .implementation: append(parseClassDeclaration(), to: &items)
    case .protocol where token.kind == .boundary: parseProtocol(into: &items)
    case .end:
      advance()
    case .optional, .required, .private, .protected, .public, .package:
      advance()
    case .class:
      advance()
      parseNames(.type, into: &items)
    case .import:
      advance()
      let first = position
      while token.kind == .identifier || token.kind == .dot { advance() }
      append(add(.importDeclaration, start, name: first..<max(first, lastEnd)), to: &items)
      endStatement(into: &items)
    case .compatibilityAlias:
      advance()
      let name = token.range
      advance()
      append(add(.typeAlias, start, name: name, [], single(addToken(.type))), to: &items)
      endStatement(into: &items)
    case .property: parseProperty(into: &items)
    case .synthesize:
      advance()
      parseSynthesized(into: &items)
    case .dynamic:
      advance()
      parseNames(.name, into: &items)
    case .try: append(parseTry(), to: &items)
    case .throw: append(parseValueStatement(.throwStatement), to: &items)
    case .autoreleasepool, .synchronized, .finally, .catch:
      advance()
      append(parseBlock(withHead: true), to: &items)
    default:
      parseExpressionStatement(into: &items)
    }
  }

  /// Reads `A, B<T>;`.
  private mutating func parseNames(_ kind: SyntaxNode.Kind, into items: inout List) {
    while token.kind == .identifier {
      append(kind == .type ? parseNamedType() : addToken(kind), to: &items)
      guard skip(.comma) else { break }
    }
    endStatement(into: &items)
  }

  /// Reads `a = _a, b;`.
  private mutating func parseSynthesized(into items: inout List) {
    while token.kind == .identifier {
      let start = position
      let property = token.range
      advance()
      var name = property
      var value = List()
      if skip(Token.Kind.assign), token.kind == .identifier {
        value = single(tree.add(.name, property.lowerBound, property.upperBound, name: property))
        name = token.range
        advance()
      }
      append(add(.variable, start, name: name, [], value), to: &items)
      guard skip(.comma) else { break }
    }
    endStatement(into: &items)
  }

  // MARK: - Classes

  /// Reads `@interface Card : Base <P> { … } … @end` or `@implementation`.
  private mutating func parseClassDeclaration() -> Index {
    let start = position
    var traits: SyntaxNode.Traits = token.word == .interface ? .isDeclarationOnly : []
    advance()
    let name = token.kind == .identifier ? token.range : 0..<0
    if token.kind == .identifier { advance() }
    var children = takeAttributes()
    var parameters = List()
    let opening = position
    if token.kind == .less { parseGenericArguments(into: &parameters) }
    let closing = lastEnd
    if token.kind == .openParenthesis {
      traits.insert(.isExtension)
      let opening = index
      advance()
      if token.kind == .identifier { append(addToken(.attribute), to: &children) }
      skipToClosing(opening)
    } else {
      traits.insert(.isClass)
    }
    if skip(.colon), token.kind == .identifier {
      let base = addToken(.type)
      append(base, to: &children)
      var arguments = List()
      if token.kind == .less { parseGenericArguments(into: &arguments) }
      if token.kind == .less {
        // `Base<T> <P>`
        tree[base].firstChild = arguments.first
        arguments = List()
        parseGenericArguments(into: &arguments)
      }
      tree.append(arguments, to: &children)
    } else if token.kind == .less {
      parseGenericArguments(into: &children)
    }
    if !parameters.isEmpty {
      append(tree.add(.generics, opening, closing, [], parameters), to: &children)
    }
    if token.kind == .openBrace { parseMembers(into: &children) }
    return parseClassBody(start, name, traits, children)
  }

  private mutating func parseClassBody(
    _ start: Int,
    _ name: Range<Int>,
    _ traits: SyntaxNode.Traits,
    _ children: List
  ) -> Index {
    var children = children
    parseItems(into: &children)
    if token.kind == .boundary, token.word == .end { advance() }
    return add(.typeDeclaration, start, name: name, traits, children)
  }

  private mutating func takeAttributes() -> List {
    let taken = attributes
    attributes = List()
    return taken
  }

  /// Reads `@protocol P <Q> … @end` or `@protocol P, Q;`.
  private mutating func parseProtocol(into items: inout List) {
    let start = position
    advance()
    if peek().kind == .comma || peek().kind == .semicolon { return parseNames(.type, into: &items) }
    let name = token.kind == .identifier ? token.range : 0..<0
    if token.kind == .identifier { advance() }
    var children = takeAttributes()
    if token.kind == .less { parseGenericArguments(into: &children) }
    append(parseClassBody(start, name, .isProtocol, children), to: &items)
  }

  /// Reads the macros in front of an `@interface` or `@protocol`; false where none follows.
  mutating func parseClassAttribute() -> Bool {
    let hasArguments = peek().kind == .openParenthesis
    let next = hasArguments ? Int(peek().closing) + 1 : index + 1
    guard tokens[next].kind == .boundary, tokens[next].word == .interface || tokens[next].word == .protocol,
      hasArguments || !tree.bytes[token.range].starts(with: "NS_ASSUME".utf8)
    else { return false }
    let attribute = parseAttribute()
    tree.append(attribute, to: &attributes)
    return true
  }

  // MARK: - Members

  /// Reads `- (void)save:(id)sender for:(Card *)card { … }`.
  mutating func parseMethod() -> Index {
    let start = position
    var traits: SyntaxNode.Traits = token.kind == .plus ? .isStatic : []
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
    // A body may follow a semicolon.
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
    _ = skip(.semicolon)
    return method
  }

  /// Reads the type in the parentheses of a method; its macros are appended to a list.
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
    while token.kind == .identifier, token.word?.role == .attribute || token.word?.role == .specifier {
      if token.word?.role == .specifier { advance() } else { append(parseAttribute(), to: &children) }
    }
    // A macro in front of the name.
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

  /// Reads `@property (nonatomic, getter=isOn) IBOutlet UILabel *label;`.
  private mutating func parseProperty(into items: inout List) {
    let start = position
    advance()
    var traits: SyntaxNode.Traits = []
    var children = List()
    if token.kind == .openParenthesis {
      let opening = index
      advance()
      while !token.isClosing {
        let before = index
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
      tree.append(declarator.attributes, to: &children)
      while token.kind == .identifier { append(parseAttribute(), to: &children) }
      append(declarator.type, to: &children)
      tree.append(declarator.parameters, to: &children)
      append(add(.variable, start, name: declarator.name, traits, children), to: &items)
      children = List()
      if !skip(.comma), index == before { break }
      if tokens[index - 1].kind != .comma { break }
    }
    endStatement(into: &items)
  }

  private mutating func parsePropertyAttribute(_ traits: inout SyntaxNode.Traits, into children: inout List) {
    let start = position
    if token.word == .class { traits.insert(.isStatic) }
    if token.word?.role == .property || token.word?.role == .specifier || token.word == .class
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

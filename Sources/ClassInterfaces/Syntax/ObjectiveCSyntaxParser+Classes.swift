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
}

extension ObjectiveCSyntaxParser {
  /// Parses an Objective-C directive and the declaration, statement or expression that the directive begins.
  mutating func parseDirective(into items: inout List) {
    let start = position
    switch token.word {
    case .interface, .implementation: append(parseClassDeclaration(), to: &items)
    case .protocol where token.kind == .boundary: parseProtocol(into: &items)
    case .end:
      advance()
    case .optional, .required:
      memberModifiers = token.word == .optional ? .optional : []
      advance()
    case .private, .protected, .public, .package:
      advance()
    case .class, .protocol:
      // `@protocol` begins a forward declaration here.
      advance()
      var names = List()
      parseNames(.type, into: &names)
      if !isInType { tree.append(names, to: &items) }
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

  /// Parses `A, B<T>;`.
  private mutating func parseNames(_ kind: SyntaxNode.Kind, into items: inout List) {
    while token.kind == .identifier {
      append(kind == .type ? parseNamedType() : addToken(kind, .isAccessorOrigin), to: &items)
      guard skip(.comma) else { break }
    }
    endStatement(into: &items)
  }

  /// Parses `a = _a, b;`.
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
      append(add(.variable, start, name: name, .isAccessorOrigin, value), to: &items)
      guard skip(.comma) else { break }
    }
    endStatement(into: &items)
  }

  // MARK: - Classes

  /// Parses `@interface Card : Base <P> { … } … @end` or `@implementation`.
  private mutating func parseClassDeclaration() -> Index {
    let start = position
    var traits: SyntaxNode.Traits = token.word == .interface ? .isDeclarationOnly : []
    advance()
    var children = takeAttributes()
    let name = parseClassName(into: &children)
    var parameters = List()
    let opening = position
    if token.kind == .less { parseGenericParameters(into: &parameters) }
    let closing = lastEnd
    // `Name<T> : Super` is generic; `Name <P>` is a root class.
    if token.kind != .colon, token.kind != .openParenthesis {
      tree.append(parameters, to: &children)
      parameters = List()
    }
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
    if token.kind == .openBrace {
      isInVariables = true
      parseMembers(into: &children)
      isInVariables = false
    }
    return parseClassBody(from: start, name: name, traits, children: children)
  }

  /// Parses the name of a class or protocol with the preceding macros: `@interface MY_EXPORT Card`.
  private mutating func parseClassName(into attributes: inout List) -> Range<Int> {
    while token.kind == .identifier, peek().kind == .identifier, !peek().isFirst {
      append(addToken(.attribute), to: &attributes)
    }
    guard token.kind == .identifier else { return 0..<0 }
    defer { advance() }
    return token.range
  }

  /// Parses `<__covariant T : NSObject *, U>`.
  ///
  /// The bound of a parameter is its child.
  private mutating func parseGenericParameters(into parameters: inout List) {
    advance()
    while !token.isClosing, token.kind != .greater, token.kind != .semicolon {
      let before = index
      while token.word?.role == .specifier { advance() }
      if token.kind == .identifier {
        var children = List()
        let parameter = parseTypeName(into: &children)
        if skip(.colon) { append(parseTypeName(into: &children), to: &children) }
        if parameter >= 0 {
          tree[parameter].firstChild =
            tree[parameter].firstChild < 0 ? children.first : tree[parameter].firstChild
          append(parameter, to: &parameters)
        }
      }
      if !skip(.comma), index == before { return }
    }
    _ = skip(.greater)
  }

  private mutating func parseClassBody(
    from start: Int,
    name: Range<Int>,
    _ traits: SyntaxNode.Traits,
    children: List
  ) -> Index {
    var children = children
    let outer = isInType
    (isInType, memberModifiers) = (true, [])
    parseItems(into: &children)
    (isInType, memberModifiers) = (outer, [])
    if token.kind == .boundary, token.word == .end {
      advance()
    } else if !name.isEmpty {
      tree.problems.append((.unbalancedBrackets, name.lowerBound))
    }
    return add(.typeDeclaration, start, name: name, traits, children)
  }

  private mutating func takeAttributes() -> List {
    let taken = attributes
    attributes = List()
    return taken
  }

  /// Parses `@protocol P <Q> … @end` or `@protocol P, Q;`.
  private mutating func parseProtocol(into items: inout List) {
    let start = position
    advance()
    var children = takeAttributes()
    let name = parseClassName(into: &children)
    if token.kind == .less { parseGenericArguments(into: &children) }
    append(parseClassBody(from: start, name: name, .isProtocol, children: children), to: &items)
  }

  private static let mostClassAttributes = 64

  /// Parses the macros before an `@interface` or `@protocol`; returns false if no such directive follows.
  mutating func parseClassAttribute() -> Bool {
    var next = index
    while next < index + Self.mostClassAttributes, tokens[next].kind == .identifier {
      next += 1
      if tokens[next].kind == .openParenthesis { next = Int(tokens[next].closing) + 1 }
    }
    guard tokens[next].kind == .boundary, tokens[next].word == .interface || tokens[next].word == .protocol
    else { return false }
    while index < next {
      let attribute = parseAttribute()
      tree.append(attribute, to: &attributes)
    }
    return true
  }
}

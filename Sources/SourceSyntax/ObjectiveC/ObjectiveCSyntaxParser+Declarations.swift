extension ObjectiveCSyntaxParser {
  /// Parses the declaration that begins with a keyword; returns false for other words.
  mutating func parseDeclarationKeyword(_ word: Word, into items: inout List) -> Bool {
    switch word {
    case .typedef: parseTypedef(into: &items)
    case .extern where peek().kind == .string:
      advance()
      advance()
      guard token.kind == .openBrace else { return true }
      parseMembers(into: &items)
    case .namespace: parseNamespace(into: &items)
    case .template where peek().kind == .less:
      advance()
      skipTemplate()
    case .using: parseUsing(into: &items)
    case .class where peek().kind == .identifier: parseDeclaration(into: &items)
    default: return false
    }
    return true
  }

  /// Parses the members between braces.
  mutating func parseMembers(into items: inout List) {
    let opening = index
    guard enter() else { return append(skipBracket(), to: &items) }
    let outer = isInBody
    isInBody = false
    advance()
    parseItems(into: &items)
    isInBody = outer
    leave()
    skipToClosing(opening)
  }

  private mutating func parseNamespace(into items: inout List) {
    let start = position
    advance()
    let first = position
    while token.kind == .identifier || token.kind == .scope { advance() }
    let name = first..<max(first, lastEnd)
    guard token.kind == .openBrace else { return endStatement(into: &items) }
    var members = List()
    parseMembers(into: &members)
    append(add(.typeDeclaration, start, name: name, .isExtension, members), to: &items)
  }

  private mutating func skipTemplate() {
    var depth = 0
    while !token.isClosing, token.kind != .semicolon, token.kind != .openBrace {
      if token.kind == .less { depth += 1 }
      if token.kind == .greater { depth -= 1 }
      advance()
      if depth <= 0 { return }
    }
  }

  /// Parses `using namespace std;`, `using std::string;`, `using A = B;`.
  private mutating func parseUsing(into items: inout List) {
    let start = position
    advance()
    _ = skip(.namespace)
    let first = position
    while token.kind == .identifier || token.kind == .scope { advance() }
    let name = first..<max(first, lastEnd)
    if skip(Token.Kind.assign) {
      var children = List()
      append(parseTypeName(into: &items), to: &children)
      append(add(.typeAlias, start, name: name, [], children), to: &items)
    } else {
      append(add(.importDeclaration, start, name: name), to: &items)
    }
    endStatement(into: &items)
  }

  // MARK: - Typedefs

  private mutating func parseTypedef(into items: inout List) {
    let start = position
    advance()
    let outer = isInBody
    isInBody = true
    defer { isInBody = outer }
    var specifiers = parseSpecifiers(into: &items)
    while !token.isClosing, token.kind != .semicolon {
      let before = index
      let declarator = parseDeclarator(&specifiers)
      var attributes = declarator.attributes
      while token.kind == .identifier { append(parseAttribute(), to: &attributes) }
      if !declarator.name.isEmpty {
        if specifiers.declared >= 0, tree[specifiers.declared].nameEnd == 0, !declarator.isPointer {
          tree[specifiers.declared].nameStart = UInt32(truncatingIfNeeded: declarator.name.lowerBound)
          tree[specifiers.declared].nameEnd = UInt32(truncatingIfNeeded: declarator.name.upperBound)
          tree.prepend(attributes, to: specifiers.declared)
        } else {
          append(declarator.type, to: &attributes)
          if token.kind == .openParenthesis {
            // A function type.
            if declarator.type >= 0 { tree[declarator.type].traits.insert(.isOpaque) }
            parseParameters(into: &attributes)
          }
          append(add(.typeAlias, start, name: declarator.name, [], attributes), to: &items)
        }
      }
      if !skip(.comma), index == before { break }
    }
    endStatement(into: &items)
  }

  // MARK: - Variables and functions

  /// Parses a declaration with all its names and its semicolon, if any.
  mutating func parseDeclaration(into items: inout List, isArgument: Bool = false) {
    let start = position
    var specifiers = token.word == .class ? parseClass(into: &items) : parseSpecifiers(into: &items)
    if token.word == .typedef {
      // `__attribute__((deprecated)) typedef int A;`
      return tree.append(specifiers.attributes, to: &items)
    }
    var isContinued = false
    while true {
      let before = index
      if token.kind == .semicolon || token.isClosing {
        // A type without a name, or a macro.
        if !specifiers.isUsed {
          if !isInType { append(specifiers.type, to: &specifiers.attributes) }
          tree.append(specifiers.attributes, to: &items)
        }
        break
      }
      let declarator = parseDeclarator(&specifiers)
      if declarator.isFunction {
        append(parseFunction(start, specifiers, declarator), to: &items)
        if lastEndedFunction { return }
      } else {
        let variable = parseVariable(start, specifiers, declarator)
        if isContinued { tree[variable].traits.insert(.isContinued) }
        append(variable, to: &items)
      }
      isContinued = true
      specifiers.attributes = List()
      guard !isArgument, skip(.comma), index > before else { break }
    }
    if isArgument { return }
    switch token.kind {
    case .colon: return
    case .identifier where token.word == .in: return
    default: endStatement(into: &items)
    }
  }

  /// Whether the declaration ended with a function body.
  private var lastEndedFunction: Bool { index > 0 && tokens[index - 1].kind == .closeBrace }

  private mutating func parseVariable(_ start: Int, _ specifiers: Specifiers, _ declarator: Declarator)
    -> Index
  {
    var children = specifiers.attributes
    tree.append(declarator.attributes, to: &children)
    append(declarator.owner, to: &children)
    parseTrailingAttributes(into: &children)
    append(declarator.type, to: &children)
    switch token.kind {
    case .assign:
      advance()
      append(parseExpression(), to: &children)
    case .openParenthesis: append(parseParenthesis(canCast: false), to: &children)
    case .openBrace: append(parseCollection(from: position, []), to: &children)
    default: break
    }
    var traits = specifiers.traits
    traits.remove(.isConstant)
    if declarator.isConstant { traits.insert(.isConstant) }
    if isInBody { traits.insert(.isLocal) }
    if isInVariables { traits.insert(.isInstanceVariable) }
    return add(.variable, start, name: declarator.name, traits, children)
  }

  /// Parses the macros and attributes after a name.
  private mutating func parseTrailingAttributes(into attributes: inout List) {
    while token.kind == .identifier, token.word != .in, !token.isFirst || isUppercase(token) {
      if token.word?.role == .specifier { advance() } else { append(parseAttribute(), to: &attributes) }
    }
  }

  /// Parses the rest of a function after its parameters.
  private mutating func parseFunction(_ start: Int, _ specifiers: Specifiers, _ declarator: Declarator)
    -> Index
  {
    var children = specifiers.attributes
    tree.append(declarator.attributes, to: &children)
    append(declarator.owner, to: &children)
    while token.kind == .identifier {
      switch token.word {
      case .override, .final, .noexcept, .const: advance()
      default: append(parseAttribute(), to: &children)
      }
    }
    tree.append(declarator.parameters, to: &children)
    append(declarator.type, to: &children)
    if token.kind == .colon { parseInitializers(into: &children) }
    if skip(Token.Kind.assign) { append(parseExpression(), to: &children) }
    var traits = specifiers.traits
    traits.remove(.isConstant)
    if token.kind == .openBrace {
      append(parseFunctionBody(), to: &children)
    } else {
      traits.insert(.isDeclarationOnly)
    }
    return add(.function, start, name: declarator.name, traits, children)
  }

  /// Parses the member initializers of a constructor: `: a(1), b{2}`.
  private mutating func parseInitializers(into children: inout List) {
    advance()
    while token.kind == .identifier {
      append(parsePostfix(), to: &children)
      if token.kind == .openBrace, [.comma, .openBrace].contains(tokens[Int(token.closing) + 1].kind) {
        append(parseCollection(from: position, []), to: &children)
      }
      guard skip(.comma) else { return }
    }
  }

  mutating func parseFunctionBody() -> Index {
    let outer = isInBody
    isInBody = true
    defer { isInBody = outer }
    return parseBlock()
  }

  /// Whether a function without a result type begins here: a constructor, a destructor, or a function after a macro.
  var startsUntypedFunction: Bool {
    var next = token.kind == .not ? index + 1 : index
    while tokens[next].kind == .identifier, tokens[next + 1].kind == .scope, next < index + 16 { next += 2 }
    if tokens[next].kind == .not { next += 1 }
    guard tokens[next].kind == .identifier, tokens[next + 1].kind == .openParenthesis else { return false }
    let closing = Int(tokens[next + 1].closing)
    guard closing > 0 else { return false }
    switch tokens[closing + 1].kind {
    case .openBrace: return true
    case .colon: return tokens[closing + 2].kind == .identifier
    case .identifier: return [.const, .override, .noexcept].contains(tokens[closing + 1].word)
    default: return token.kind == .not
    }
  }

  mutating func parseUntypedFunction(into items: inout List) {
    let start = position
    var specifiers = Specifiers()
    let declarator = parseDeclarator(&specifiers)
    append(parseFunction(start, specifiers, declarator), to: &items)
    _ = skip(.semicolon)
  }
}

/// Functions, parameters, variables and accessors.
extension SwiftSyntaxParser {
  // MARK: - Functions

  mutating func parseFunction(_ head: Head) -> Index {
    var (children, traits) = (head.attributes, head.traits)
    let introducer = word
    var name = name(of: token)
    advance()
    switch introducer {
    case .func, .macro: name = parseFunctionName()
    case .`init`:
      if isSymbol(.question) || isSymbol(.exclamation) {
        traits.insert(isSymbol(.question) ? .isOptional : .isForced)
        advance()
      }
    default: break
    }
    parseGenericParameters(into: &children)
    if kind == .leftParen { parseParameters(areLabeled: introducer != .subscript, into: &children) }
    traits.formUnion(parseEffects(into: &children))
    if isSymbol(.arrow) {
      advance()
      tree.append(parseType(), to: &children)
    }
    parseWhereClause(into: &children)
    if introducer == .macro { parseInitialValue(into: &children) }
    if kind != .leftBrace {
      traits.insert(.isDeclarationOnly)
    } else if introducer == .subscript {
      parseAccessors(into: &children)
    } else {
      parseBlock(into: &children)
    }
    return add(.function, from: head.start, name: name, traits, children)
  }

  /// Parses the name of a function, which may be an operator: `func <<T>(a: T)`.
  private mutating func parseFunctionName() -> Range<Int> {
    let token = self.token
    guard kind == .identifier || kind == .operatorSymbol else { return 0..<0 }
    var name = name(of: token)
    if kind == .operatorSymbol, name.count > 1, tree.bytes[name.upperBound - 1] == UInt8(ascii: "<"),
      tokens[position + 1].kind == .identifier, tokens[position + 1].start == token.end
    {
      name = name.lowerBound..<name.upperBound - 1
      tokens[position].start = token.end - 1
      tokens[position].symbol = .less
    } else {
      advance()
    }
    return name
  }

  /// Parses `async throws`, including the error type of `throws(Failure)`.
  @discardableResult
  mutating func parseEffects(into children: inout List) -> Traits {
    var traits: Traits = []
    while let word, word.isEffect {
      let isThrows = word == .throws
      if isThrows { traits.insert(.mayThrow) }
      if word == .async || word == .reasync { traits.insert(.isAsync) }
      advance()
      guard isThrows, kind == .leftParen, isAdjacent else { continue }
      let start = self.start
      let outer = beginGroup()
      var types = List(parseType())
      while endElement(into: &types) {}
      endGroup(outer)
      tree.append(add(.generics, from: start, [], types), to: &children)
    }
    return traits
  }

  // MARK: - Parameters

  /// Parses parameters in parentheses.
  mutating func parseParameters(areLabeled: Bool, into children: inout List) {
    let outer = beginGroup()
    while position < context.end {
      tree.append(parseParameter(isLabeled: areLabeled), to: &children)
      guard endElement(into: &children) else { break }
    }
    endGroup(outer)
  }

  /// Parses `label name: Type = value`, `name: Type`, `name`.
  private mutating func parseParameter(isLabeled: Bool) -> Index {
    let start = self.start
    var children = List()
    while kind == .at { tree.append(parseAttribute(isInType: true), to: &children) }
    // `isolated owner: Card`
    if word?.isTypeSpecifier == true, tokens[position + 1].kind == .identifier,
      tokens[position + 2].kind == .identifier
    {
      advance()
    }
    var label = 0..<0
    if kind == .identifier {
      let hasLabel = tokens[position + 1].kind == .identifier
      if isLabeled || hasLabel, !isWildcard(token) { label = name(of: token) }
      if hasLabel { advance() }
      children = parseLocalName(attributes: children)
    }
    if kind == .colon {
      advance()
      tree.append(parseType(), to: &children)
      if isVariadic { advance() }
    }
    parseInitialValue(into: &children)
    return add(.parameter, from: start, name: label, [], children)
  }

  /// Parses the name of a parameter as a variable with the given attributes; for `_`, returns only the attributes.
  mutating func parseLocalName(attributes: List = List()) -> List {
    let token = self.token
    advance()
    guard !isWildcard(token) else { return attributes }
    let traits: Traits = [.isLocal, .isConstant]
    return List(add(.variable, from: Int(token.start), name: name(of: token), traits, attributes))
  }

  /// Parses `(name: String, Int = 1)`.
  mutating func parseAssociatedValues(into children: inout List) {
    let outer = beginGroup()
    while position < context.end {
      let start = self.start
      var label = 0..<0
      var value = List()
      // `_ name: String`
      if kind == .identifier, tokens[position + 1].kind == .identifier, tokens[position + 2].kind == .colon {
        advance()
      }
      if kind == .identifier, tokens[position + 1].kind == .colon {
        if !isWildcard(token) { label = name(of: token) }
        advance()
        advance()
      }
      tree.append(parseType(), to: &value)
      if isVariadic { advance() }
      parseInitialValue(into: &value)
      tree.append(add(.parameter, from: start, name: label, [], value), to: &children)
      guard endElement(into: &children) else { break }
    }
    endGroup(outer)
  }

  // MARK: - Variables

  /// Parses `let a: Int = 1, b = 2`.
  mutating func parseVariables(_ head: Head, into list: inout List) {
    let traits = word == .let ? head.traits.union(.isConstant) : head.traits
    let outer = context
    context.binding = nil
    advance()
    var (start, attributes) = (head.start, head.attributes)
    while true {
      let before = position
      let node = parseTarget(from: start, traits, attributes: attributes) { parser, children in
        parser.parseInitialValue(into: &children)
        if parser.kind == .leftBrace { parser.parseAccessors(into: &children) }
      }
      tree.append(node, to: &list)
      guard position > before, kind == .comma else { break }
      advance()
      (start, attributes) = (self.start, List())
    }
    context = outer
  }

  /// Whether the brace at an index begins accessors rather than a closure or the body of a getter.
  ///
  /// - Parameters:
  ///   - opening: The index of the brace.
  ///   - isStrict: Whether `{ get }` and `{ get set }`, as in protocols, are treated as closures.
  /// - Returns: Whether the braces begin with an accessor.
  func beginsAccessors(at opening: Int, isStrict: Bool = false) -> Bool {
    var index = opening + 1
    while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
      index += 2
      if tokens[index].kind == .leftParen { index = closing(of: index) + 1 }
      guard index < tokens.count - 4 else { return false }
    }
    while let word = tokens[index].word, word.isModifier, tokens[index + 1].kind == .identifier { index += 1 }
    guard let word = tokens[index].word, word.isAccessor else {
      return !isStrict && tokens[index].kind == .hash && tokens[index + 1].word == .if
        && isAccessorAfterDirective(index)
    }
    let following = tokens[index + 1]
    if following.kind == .leftParen, word != .get {
      let closing = closing(of: index + 1)
      guard tokens[closing].kind == .rightParen else { return false }
      return tokens[closing + 1].kind == .leftBrace
    }
    if word == .`init` { return false }
    if following.kind == .leftBrace { return true }
    if isStrict { return false }
    // `{ get @objc(change:) set }`
    if following.kind == .at { return true }
    if following.kind == .rightBrace || following.kind == .semicolon { return word == .get || word == .set }
    guard let next = following.word else { return false }
    return next.isEffect || next.isAccessor || next.isModifier
  }

  private func isAccessorAfterDirective(_ index: Int) -> Bool {
    var index = index + 1
    while !tokens[index].isAtLineStart, tokens[index].kind != .endOfFile { index += 1 }
    return tokens[index].word?.isAccessor == true && tokens[index + 1].kind == .leftBrace
  }

  /// Parses accessors in braces, or the body of a getter.
  private mutating func parseAccessors(into children: inout List) {
    guard beginsAccessors(at: position) else {
      let start = self.start
      let block = parseBlock()
      tree.append(add(.accessor, from: start, [], List(block)), to: &children)
      return
    }
    let outer = beginBlock()
    while position < context.end {
      switch kind {
      case .semicolon: advance()
      case .hash where directive() != nil: position = min(endOfDirective(), context.end)
      case .at, .identifier:
        let before = position
        parseAccessor(into: &children)
        if position == before { skipJunk(into: &children) }
      default: skipJunk(into: &children)
      }
    }
    endBlock(outer)
  }

  private mutating func parseAccessor(into children: inout List) {
    let start = self.start
    var parts = List()
    while kind == .at { tree.append(parseAttribute(), to: &parts) }
    while let word, word.isModifier, tokens[position + 1].kind == .identifier { advance() }
    guard let word, word.isAccessor else {
      if self.start > start { tree.append(add(.other, from: start, [], parts), to: &children) }
      return
    }
    let name = name(of: token)
    advance()
    if kind == .leftParen { parseParameters(areLabeled: false, into: &parts) }
    parseEffects(into: &parts)
    parseBlock(into: &parts)
    tree.append(add(.accessor, from: start, name: name, [], parts), to: &children)
  }
}

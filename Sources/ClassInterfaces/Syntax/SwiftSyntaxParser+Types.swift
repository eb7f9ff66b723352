/// Types, generic parameters and arguments.
extension SwiftSyntaxParser {
  /// Reads a type; an empty `other` if none begins here.
  mutating func parseType() -> Index {
    guard depth < Self.maximumDepth else { return skipGroup() }
    depth += 1
    defer { depth -= 1 }
    let start = self.start
    var node = parseSimpleType()
    guard isSymbol(.ampersand) else { return node }
    // `A & B`
    var children = List(node)
    while isSymbol(.ampersand) {
      advance()
      tree.append(parseSimpleType(), to: &children)
    }
    node = add(.type, from: start, [], children)
    return node
  }

  private mutating func parseSimpleType() -> Index {
    let start = self.start
    var children = List()
    skipTypeSpecifiers(into: &children)
    var name = 0..<0
    switch kind {
    case .identifier:
      if let word, word.isReserved, word != .class { return missing() }
      name = parseTypeName(into: &children)
    case .leftBracket: parseTypeElements(into: &children)
    case .leftParen:
      parseTypeElements(into: &children)
      parseFunctionType(into: &children)
    case .number:
      advance()
      return add(.literal, from: start, name: start..<previousEnd)
    default: return missing()
    }
    let traits = parseTypeSuffix()
    return add(.type, from: start, name: name, traits, children)
  }

  /// Passes over `inout`, `any` and the like; reads attributes.
  private mutating func skipTypeSpecifiers(into children: inout List) {
    while true {
      switch kind {
      case .at: tree.append(parseAttribute(isInType: true), to: &children)
      case .identifier:
        guard word?.isTypeSpecifier == true else { return }
        let following = tokens[position + 1]
        switch following.kind {
        case .identifier, .leftBracket, .at: break
        case .leftParen:
          if word == .nonisolated {
            advance()
            _ = skipParentheses()
            continue
          }
        default: return
        }
        guard !following.isAtLineStart else { return }
        advance()
      case .operatorSymbol:
        // `~Copyable`
        guard firstByte == UInt8(ascii: "~") else { return }
        advance()
      default: return
      }
    }
  }

  /// Reads `Card.Row<Int>`; returns its name.
  private mutating func parseTypeName(into children: inout List) -> Range<Int> {
    var name = self.name(of: token)
    advance()
    while true {
      if kind == .operatorSymbol, firstByte == UInt8(ascii: "<"), !token.isAtLineStart {
        parseGenericArguments(into: &children)
        // `Card<Int>.Row`
        if kind == .dot, tokens[position + 1].kind == .identifier {
          advance()
          let start = self.start
          var nested = List()
          let name = parseTypeName(into: &nested)
          tree.append(add(.type, from: start, name: name, [], nested), to: &children)
        }
        return name
      }
      guard kind == .dot, tokens[position + 1].kind == .identifier else { return name }
      advance()
      name = name.lowerBound..<self.name(of: token).upperBound
      advance()
    }
  }

  /// Reads the elements of `[Int]`, `[String: Int]`, `(a: Int, Int)`.
  private mutating func parseTypeElements(into children: inout List) {
    let hasLabels = kind == .leftParen
    let outer = beginGroup()
    while position < context.end {
      let start = self.start
      let label = hasLabels ? parseTypeLabel() : 0..<0
      let type = parseType()
      if isVariadic { advance() }
      if label.isEmpty {
        tree.append(type, to: &children)
      } else {
        tree.append(add(.argument, from: start, name: label, [], List(type)), to: &children)
      }
      // `[String: Int]`, `[3 of Int]`
      if !hasLabels, position < context.end, kind == .colon || kind == .identifier {
        advance()
        tree.append(parseType(), to: &children)
      }
      guard endElement(into: &children) else { break }
    }
    endGroup(outer)
  }

  /// Reads `label:` or `_ name:`; returns the name.
  private mutating func parseTypeLabel() -> Range<Int> {
    guard kind == .identifier else { return 0..<0 }
    if tokens[position + 1].kind == .identifier, tokens[position + 2].kind == .colon { advance() }
    guard tokens[position + 1].kind == .colon else { return 0..<0 }
    let label = isWildcard(token) ? 0..<0 : name(of: token)
    advance()
    advance()
    return label
  }

  /// Whether `...` is next.
  var isVariadic: Bool {
    guard kind == .operatorSymbol, token.end - token.start >= 3 else { return false }
    return tree.bytes[start] == UInt8(ascii: ".") && tree.bytes[start + 1] == UInt8(ascii: ".")
  }

  /// Reads `async throws -> Result` behind the parameters of a type.
  private mutating func parseFunctionType(into children: inout List) {
    var index = position
    while tokens[index].word?.isEffect == true {
      index += 1
      if tokens[index].kind == .leftParen { index = closing(of: index) + 1 }
    }
    guard tokens[index].kind == .operatorSymbol, tokens[index].symbol == .arrow else { return }
    parseEffects(into: &children)
    guard isSymbol(.arrow) else { return }
    advance()
    tree.append(parseType(), to: &children)
  }

  /// Passes over `?`, `!` and `.Type`.
  mutating func parseTypeSuffix() -> Traits {
    var traits: Traits = []
    while true {
      if kind == .operatorSymbol, isAdjacent, firstByte == UInt8(ascii: "?") {
        traits.insert(.isOptional)
        consumeTypeByte()
      } else if isPostfix(.exclamation) {
        traits.insert(.isForced)
        advance()
      } else if kind == .dot, tokens[position + 1].kind == .identifier {
        advance()
        advance()
      } else {
        return traits
      }
    }
  }

  // MARK: - Generics

  /// Reads `<A, B>`.
  mutating func parseGenericArguments(into children: inout List) {
    consumeOperatorByte()
    while true {
      let before = position
      let type = parseType()
      if position == before { break }
      tree.append(type, to: &children)
      guard kind == .comma else { break }
      advance()
    }
    if kind == .operatorSymbol, firstByte == UInt8(ascii: ">") { consumeTypeByte() }
  }

  /// Passes over the first byte of an operator, which ends a type: each of `>?>`.
  private mutating func consumeTypeByte() {
    guard token.end - token.start > 1 else { return advance() }
    consumeOperatorByte()
    // What remains is still adjacent.
    if position > 0 { tokens[position - 1].end = token.start }
  }

  /// Whether the `<` that is next begins generic arguments: types and a `>`, with something behind it that no operand is.
  func hasGenericArguments() -> Bool {
    let isBlankBefore = tokens[position - 1].end != token.start
    guard !isBlankBefore || token.end == tokens[position + 1].start else { return false }
    var depth = 0
    let limit = position + 96
    var index = position
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .identifier:
        if let word = token.word, word.isReserved, !word.isEffect, !word.isTypeSpecifier { return false }
      case .dot, .comma, .colon, .at, .leftParen, .rightParen, .leftBracket, .rightBracket, .number: break
      case .operatorSymbol:
        for offset in Int(token.start)..<Int(token.end) {
          switch tree.bytes[offset] {
          case UInt8(ascii: "<"): depth += 1
          case UInt8(ascii: ">"):
            if token.symbol == .arrow { break }
            depth -= 1
            if depth == 0 { return endsGenericArguments(index, offset) }
          case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "."):
            break
          case UInt8(ascii: "-"): if token.symbol != .arrow { return false }
          default: return false
          }
        }
      default: return false
      }
      index += 1
    }
    return false
  }

  /// Whether a `>` ends generic arguments, as the compiler decides.
  private func endsGenericArguments(_ index: Int, _ offset: Int) -> Bool {
    if offset + 1 < Int(tokens[index].end) {
      let byte = tree.bytes[offset + 1]
      return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    }
    let following = tokens[index + 1]
    switch following.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .semicolon, .endOfFile, .colon:
      return true
    case .leftParen, .leftBracket: return !following.isAtLineStart
    case .operatorSymbol:
      return following.symbol == .ampersand || following.symbol == .question
        || following.symbol == .exclamation || following.symbol == .assignment
        || following.symbol == .coalescing
    default: return following.isAtLineStart
    }
  }

  /// Reads `<T: Card, U>` of a declaration.
  mutating func parseGenericParameters(into children: inout List) {
    guard kind == .operatorSymbol, firstByte == UInt8(ascii: "<") else { return }
    let start = self.start
    var types = List()
    consumeOperatorByte()
    while true {
      let before = position
      // `let count: Int`
      if word == .let { advance() }
      let type = parseType()
      if position == before { break }
      tree.append(type, to: &types)
      if kind == .colon || isSymbol(.assignment) {
        advance()
        tree.append(parseType(), to: &types)
      }
      if word == .where { parseRequirements(into: &types) }
      guard kind == .comma else { break }
      advance()
    }
    if kind == .operatorSymbol, firstByte == UInt8(ascii: ">") { consumeTypeByte() }
    tree.append(add(.generics, from: start, [], types), to: &children)
  }

  /// Reads `where T == Card, U: View`.
  mutating func parseWhereClause(into children: inout List) {
    guard word == .where else { return }
    let start = self.start
    var types = List()
    parseRequirements(into: &types)
    tree.append(add(.generics, from: start, [], types), to: &children)
  }

  private mutating func parseRequirements(into types: inout List) {
    repeat {
      advance()
      let before = position
      let type = parseType()
      if position == before { break }
      tree.append(type, to: &types)
      if kind == .colon || isSymbol(.comparison) {
        advance()
        tree.append(parseType(), to: &types)
      }
    } while kind == .comma
  }
}

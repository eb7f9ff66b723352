/// Types.
extension SwiftSyntaxParser {
  /// Parses a type; returns an empty `other` node if the type is missing.
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
    var (name, traits) = (0..<0, Traits())
    switch kind {
    case .identifier:
      if let word, word.isReserved, word != .class { return missing() }
      name = parseTypeName(into: &children)
    case .leftBracket: parseTypeElements(into: &children)
    case .leftParen:
      let last = children.last
      parseTypeElements(into: &children)
      let element = last < 0 ? children.first : tree[last].nextSibling
      // `((A) -> B)`
      let isFunction = element >= 0 && element == children.last && tree[element].traits.contains(.isFunction)
      if parseFunctionType(into: &children) || isFunction { traits = .isFunction }
    case .number:
      advance()
      return add(.literal, from: start, name: start..<previousEnd)
    default: return missing()
    }
    traits.formUnion(parseTypeSuffix())
    return add(.type, from: start, name: name, traits, children)
  }

  /// Skips `inout`, `any`, `~` and similar specifiers of a type; parses attributes.
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

  /// Parses `Card.Row<Int>`, and returns its name.
  private mutating func parseTypeName(into children: inout List) -> Range<Int> {
    var name = self.name(of: token)
    advance()
    while true {
      if kind == .operatorSymbol, firstByte == UInt8(ascii: "<"),
        isAdjacent || token.end == tokens[position + 1].start
      {
        parseGenericArguments(into: &children)
        // `Card<Int>.Row`
        if kind == .dot, tokens[position + 1].kind == .identifier, depth < Self.maximumDepth {
          depth += 1
          defer { depth -= 1 }
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

  /// Parses the elements of `[Int]`, `[String: Int]`, `(a: Int, Int)`.
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

  /// Parses `label:` or `_ name:`, and returns the name.
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

  /// Parses the `async throws -> Result` of a function type; returns false for other types.
  private mutating func parseFunctionType(into children: inout List) -> Bool {
    var index = position
    while tokens[index].word?.isEffect == true {
      index += 1
      if tokens[index].kind == .leftParen { index = closing(of: index) + 1 }
    }
    guard tokens[index].kind == .operatorSymbol, tokens[index].symbol == .arrow else { return false }
    parseEffects(into: &children)
    guard isSymbol(.arrow) else { return false }
    advance()
    tree.append(parseType(), to: &children)
    return true
  }

  /// Skips `?`, `!`, `.Type` and `.Protocol`, and returns the traits of the type.
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
}

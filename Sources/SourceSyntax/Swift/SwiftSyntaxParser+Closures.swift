/// Closures and string literals.
extension SwiftSyntaxParser {
  /// Parses `{ … }` with its signature.
  mutating func parseClosure(_ traits: Traits = []) -> Index {
    let start = self.start
    var children = List()
    let outer = beginBlock()
    if let end = endOfSignature() { parseSignature(upTo: end, into: &children) }
    parseItems(.body, into: &children)
    endBlock(outer)
    return add(.closure, from: start, traits, children)
  }

  /// Returns the index of the `in` of a closure whose opening brace was read, or nil if the closure has no signature.
  private func endOfSignature() -> Int? {
    var index = position
    while tokens[index].kind == .at {
      index += 2
      if tokens[index].kind == .leftParen, tokens[index - 1].end == tokens[index].start {
        index = closing(of: index) + 1
      }
    }
    if tokens[index].kind == .leftBracket { index = closing(of: index) + 1 }
    if tokens[index].word == .in { return index }
    if tokens[index].kind == .leftParen {
      index = closing(of: index) + 1
    } else {
      while tokens[index].kind == .identifier, tokens[index].word?.isReserved != true,
        tokens[index].word?.isEffect != true || tokens[index + 1].kind == .comma
      {
        index += 1
        guard tokens[index].kind == .comma else { break }
        index += 1
      }
    }
    while tokens[index].word?.isEffect == true {
      index += 1
      if tokens[index].kind == .leftParen { index = closing(of: index) + 1 }
    }
    guard index < context.end else { return nil }
    if tokens[index].kind == .operatorSymbol, tokens[index].symbol == .arrow {
      // Types do not contain braces.
      let limit = min(index + 64, context.end)
      while index < limit, tokens[index].word != .in {
        switch tokens[index].kind {
        case .leftParen, .leftBracket: index = closing(of: index) + 1
        case .leftBrace, .semicolon, .string: return nil
        default: index += 1
        }
      }
    }
    return index < context.end && tokens[index].word == .in ? index : nil
  }

  /// Parses `[weak self] (a: Int, b) async throws -> Card in`.
  private mutating func parseSignature(upTo end: Int, into children: inout List) {
    while kind == .at { tree.append(parseAttribute(isInType: true), to: &children) }
    if kind == .leftBracket { parseCaptures(into: &children) }
    if kind == .leftParen {
      parseParameters(areLabeled: false, into: &children)
    } else {
      while position < end, kind == .identifier, word?.isEffect != true || tokens[position + 1].kind == .comma
      {
        let start = self.start
        let names = parseLocalName()
        tree.append(add(.parameter, from: start, [], names), to: &children)
        if kind == .comma { advance() }
      }
    }
    parseEffects(into: &children)
    if isSymbol(.arrow) {
      advance()
      tree.append(parseType(), to: &children)
    }
    if position < end {
      let start = self.start
      position = end
      tree.append(add(.other, from: start), to: &children)
    }
    advance()
  }

  /// Parses `[weak self, card = other]`.
  private mutating func parseCaptures(into children: inout List) {
    let outer = beginGroup()
    while position < context.end {
      let start = self.start
      if kind == .identifier,
        tokens[position + 1].kind == .identifier || tokens[position + 1].kind == .leftParen
      {
        // `weak`, `unowned(safe)`
        advance()
        if kind == .leftParen { _ = skipParentheses() }
      }
      if kind == .identifier {
        let name = name(of: token)
        advance()
        var value = List()
        if isSymbol(.assignment) {
          advance()
          tree.append(parseExpression(), to: &value)
        }
        tree.append(add(.variable, from: start, name: name, [.isLocal, .isConstant], value), to: &children)
      }
      guard endElement(into: &children) else { break }
    }
    endGroup(outer)
  }

  // MARK: - Strings

  /// The maximum nesting depth of interpolated strings.
  private static let maximumInterpolationDepth = 16

  mutating func parseString() -> Index {
    let (start, end) = (self.start, Int(token.end))
    advance()
    let bytes = tree.bytes
    let quote = UInt8(ascii: "\"")
    var hashes = 0
    while start + hashes < end, bytes[start + hashes] == UInt8(ascii: "#") { hashes += 1 }
    var quotes = 1
    if end - start >= 2 * hashes + 6, bytes[start + hashes + 1] == quote, bytes[start + hashes + 2] == quote {
      quotes = 3
    }
    let opening = min(start + hashes + quotes, end)
    var closing = max(opening, end - hashes - quotes)
    // An unterminated literal ends with its line.
    if bytes[end - 1] != (hashes > 0 ? UInt8(ascii: "#") : quote) || end - start < 2 * (hashes + quotes) {
      closing = end
    }
    let isEscaped = bytes[opening..<closing].contains(UInt8(ascii: "\\"))
    // An unterminated `"""` literal contains a quote.
    let isPlain = !isEscaped && hashes == 0 && quotes == 1 && !bytes[opening..<closing].contains(quote)
    var children = List()
    if isEscaped { parseInterpolations(in: start..<end, hashes: hashes, into: &children) }
    return tree.add(
      .string,
      start,
      end,
      name: opening..<closing,
      isPlain ? [] : .isEscaped,
      children
    )
  }

  private mutating func parseInterpolations(in literal: Range<Int>, hashes: Int, into children: inout List) {
    guard interpolationDepth < Self.maximumInterpolationDepth, depth < Self.maximumDepth else { return }
    let found = SwiftLexer(tree.bytes).interpolations(in: literal, depth: interpolationDepth)
    guard !found.isEmpty else { return }
    let outer = (position, context, conditionalDepth, balance)
    let count = tokens.count
    (interpolationDepth, depth) = (interpolationDepth + 1, depth + 1)
    for range in found {
      // The code between `\(` and `)`.
      let inside = range.lowerBound + hashes + 2..<max(range.lowerBound + hashes + 2, range.upperBound - 1)
      // A substitute for the previous token, which ends where the code begins.
      let before = UInt32(truncatingIfNeeded: inside.lowerBound)
      tokens.append(SwiftSyntaxToken(start: before, end: before, kind: .other, isAtLineStart: false))
      position = tokens.count
      (context, conditionalDepth, balance) = (Context(), 0, 0)
      context.end = SwiftTokenizer.append(inside, of: tree.bytes, to: &tokens).end
      while position < context.end {
        let isLabeled = kind == .identifier && tokens[position + 1].kind == .colon
        tree.append(isLabeled ? parseArgument() : parseExpression(), to: &children)
        guard endElement(into: &children) else { break }
      }
      tokens.removeLast(tokens.count - count)
    }
    (interpolationDepth, depth) = (interpolationDepth - 1, depth - 1)
    (position, context, conditionalDepth, balance) = outer
  }
}

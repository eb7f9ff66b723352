/// Generic parameters, arguments and requirements.
extension SwiftSyntaxParser {
  /// Parses `<A, B>`.
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

  /// Skips the first byte of an operator that ends a type, such as each byte of `>?>`.
  mutating func consumeTypeByte() {
    guard token.end - token.start > 1 else { return advance() }
    consumeOperatorByte()
    // The rest of the operator is adjacent to the previous token.
    if position > 0 { tokens[position - 1].end = token.start }
  }

  /// Whether the next `<` begins generic arguments: types and a `>` that is not followed by an operand.
  func hasGenericArguments() -> Bool {
    let hasSpaceBefore = tokens[position - 1].end != token.start
    guard !hasSpaceBefore || token.end == tokens[position + 1].start else { return false }
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
        if token.symbol == .logical || token.symbol == .coalescing { return false }
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

  /// Whether a `>` ends generic arguments according to the compiler's rule.
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

  /// Parses `<T: Card, U>` of a declaration.
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
      tree[type].traits.insert(.isTypeParameter)
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

  /// Parses `where T == Card, U: View`.
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

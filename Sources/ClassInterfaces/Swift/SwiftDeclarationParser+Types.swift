extension SwiftDeclarationParser {
  /// Reads a type; nil, and nothing passed over, if none begins here.
  mutating func parseTypeText() -> String? {
    guard let type = skipType() else { return nil }
    return spelling(type.range)
  }

  /// What `skipType` passed over.
  struct SkippedType {
    var range: Range<Int>
    /// Whether it is a function type, an optional one included.
    var isFunction: Bool
  }

  /// Passes over a type; nil if none begins here.
  mutating func skipType() -> SkippedType? {
    let start = token.start
    var isFunction = false
    var sawOperand = false
    operands: while true {
      skipTypePrefixes()
      guard let isFunctionOperand = skipTypeOperand() else { break }
      sawOperand = true
      isFunction = isFunction || isFunctionOperand
      suffixes: while true {
        if token.kind == .operatorSymbol, token.start == previousEnd, begins(with: "?") || begins(with: "!") {
          consumeOperatorByte()
        } else if token.kind == .dot, token.start == previousEnd {
          advance()
          guard token.kind == .identifier else { break operands }
          advance()
          skipGenericArguments()
        } else {
          break suffixes
        }
      }
      if isOperator("&") {
        advance()
        continue
      }
      skipEffects()
      guard isOperator("->") else { break }
      advance()
      isFunction = true
    }
    guard sawOperand else { return nil }
    return SkippedType(range: start..<max(start, previousEnd), isFunction: isFunction)
  }

  /// The text of a range with comments left out and each run of blanks made one.
  func spelling(_ range: Range<Int>) -> String {
    let slice = UnsafeBufferPointer(rebasing: lexer.bytes[range])
    let needsCleaning = slice.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 || $0 == UInt8(ascii: "/") }
    guard needsCleaning else { return lexer.text(range) }
    var pieces = SwiftLexer(lexer.bytes, range: range)
    var result = ""
    var end = range.lowerBound
    while true {
      let token = pieces.next()
      guard token.kind != .endOfFile else { return result }
      if token.start > end { result += " " }
      result += lexer.text(token.start..<token.end)
      end = token.end
    }
  }

  /// Passes over attributes and words that stand before a type: `@escaping`, `inout`, `any`; tells whether `some` is among
  /// them.
  @discardableResult
  mutating func skipTypePrefixes() -> Bool {
    var isOpaque = false
    while true {
      if token.kind == .at {
        advance()
        guard token.kind == .identifier else { return isOpaque }
        let takesArguments = !Self.plainTypeAttributes.contains { lexer.spells(token, $0) }
        advance()
        if takesArguments, token.kind == .leftParen, token.start == previousEnd { skipTokenOrGroup() }
        continue
      }
      if token.kind == .operatorSymbol, begins(with: "~") {
        advance()
        continue
      }
      switch keyword {
      case .any, .opaque, .inout, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated,
        .__owned, .__shared:
        var ahead = lexer
        let following = ahead.next()
        guard
          following.kind == .identifier || following.isOpening || following.kind == .at
            || following.kind == .operatorSymbol && lexer.bytes[following.start] == UInt8(ascii: "~")
        else { return isOpaque }
        isOpaque = isOpaque || keyword == .opaque
        let takesArguments = keyword == .nonisolated
        advance()
        // `nonisolated(nonsending) () async -> Void`
        if takesArguments, token.kind == .leftParen, token.start == previousEnd { skipTokenOrGroup() }
      default:
        return isOpaque
      }
    }
  }

  /// The attributes of types that take no arguments: a parenthesis right behind them begins the type, `@escaping(Int) -> Void`.
  private static let plainTypeAttributes: [StaticString] = [
    "autoclosure", "concurrent", "escaping", "noescape", "Sendable",
  ]

  /// One operand of a type, without what follows it; tells whether it is a function type in parentheses.
  private mutating func skipTypeOperand() -> Bool? {
    switch token.kind {
    case .identifier:
      advance()
      skipGenericArguments()
      return false
    case .leftParen:
      return skipParenthesizedType()
    case .leftBracket:
      skipTokenOrGroup()
      return false
    default:
      return nil
    }
  }

  /// `((Int) -> Void)` is a function type; `(Int, () -> Void)` is a tuple.
  private mutating func skipParenthesizedType() -> Bool {
    let opening = token
    skipTokenOrGroup()
    let inside = opening.end..<max(opening.end, previousEnd - 1)
    guard groupDepth < Self.maximumGroupDepth else { return false }
    var inner = SwiftDeclarationParser(inside: self, inside)
    guard inner.token.kind == .leftParen || inner.token.kind == .at, let type = inner.skipType() else {
      return false
    }
    return type.isFunction && inner.token.kind == .endOfFile
  }

  /// `async`, `throws`, `throws(E)` before an arrow.
  private mutating func skipEffects() {
    var ahead = lexer
    var following = token
    var sawEffect = false
    while following.kind == .identifier,
      let word = SwiftKeyword(lexer.bytes, following.start..<following.end),
      word == .async || word == .throws || word == .rethrows
    {
      sawEffect = true
      following = ahead.next()
      if following.kind == .leftParen {
        ahead.skipGroup(opening: following.start)
        following = ahead.next()
      }
    }
    guard sawEffect, following.kind == .operatorSymbol, following.count == 2,
      lexer.bytes[following.start] == UInt8(ascii: "-"), lexer.bytes[following.start + 1] == UInt8(ascii: ">")
    else { return }
    while !isOperator("->"), token.kind != .endOfFile { skipTokenOrGroup() }
  }

  /// Passes over `<A, B<C>>` if it follows the token before at once.
  mutating func skipGenericArguments() {
    guard token.kind == .operatorSymbol, begins(with: "<"), token.start == previousEnd else { return }
    skipAngles()
  }

  /// Passes over everything between angle brackets, which may stand in operators such as `>?`.
  private mutating func skipAngles() {
    var depth = 0
    while token.kind != .endOfFile {
      if token.kind == .operatorSymbol {
        if begins(with: "<") {
          depth += 1
          consumeOperatorByte()
        } else if begins(with: ">") {
          depth -= 1
          consumeOperatorByte()
          if depth <= 0 { return }
        } else if begins(with: "->") {
          advance()
        } else if isOperator("=") {
          // A comparison after all, and the next declaration's value.
          return
        } else {
          consumeOperatorByte()
        }
      } else if token.kind == .rightBrace || token.kind == .leftBrace || token.kind == .semicolon {
        return
      } else {
        skipTokenOrGroup()
      }
    }
  }

  /// Reads `<T, each U: P>` if it is next, for the names.
  mutating func parseGenericParameters() -> [String] {
    guard token.kind == .operatorSymbol, begins(with: "<") else { return [] }
    let start = token.start
    skipAngles()
    var inner = SwiftDeclarationParser(inside: self, start + 1..<max(start + 1, previousEnd - 1))
    var names: [String] = []
    while inner.token.kind == .identifier {
      if inner.keyword == .each || inner.keyword == .let { inner.advance() }
      names.append(inner.name(of: inner.token))
      inner.advance()
      if inner.token.kind == .colon {
        inner.advance()
        _ = inner.skipType()
      }
      guard inner.token.kind == .comma else { break }
      inner.advance()
    }
    return names
  }

  /// Passes over a `where` clause; tells whether there was one.
  mutating func skipWhereClause() -> Bool {
    guard keyword == .where else { return false }
    advance()
    while true {
      guard skipType() != nil else { return true }
      guard token.kind == .colon || isOperator("==") else { return true }
      advance()
      // `where count == 3` asks for a number.
      if skipType() == nil, token.kind != .leftBrace { advance() }
      guard token.kind == .comma else { return true }
      advance()
    }
  }
}

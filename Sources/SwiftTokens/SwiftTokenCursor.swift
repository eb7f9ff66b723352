/// Reads the tokens of a short source range, such as a type or the condition of an `#if`.
package struct SwiftTokenCursor {
  private var lexer: SwiftLexer
  /// The next token.
  package private(set) var token: SwiftToken
  /// The end of the previous token.
  package private(set) var previousEnd: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>? = nil) {
    lexer = SwiftLexer(bytes, range: range)
    previousEnd = lexer.position
    token = lexer.next()
  }

  package mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  /// The keyword that the next token spells, if any.
  package var word: SwiftSyntaxWord? {
    token.kind == .identifier ? SwiftSyntaxWords.all.word(lexer.bytes, token.start..<token.end) : nil
  }

  /// Whether the next token directly follows the previous one.
  private var isAdjacent: Bool { token.start == previousEnd }

  /// The spelling of the next token, without backticks.
  package var name: String {
    let isQuoted = token.count > 2 && lexer.bytes[token.start] == UInt8(ascii: "`")
    return lexer.text(isQuoted ? token.start + 1..<token.end - 1 : token.start..<token.end)
  }

  /// Whether the next token is an operator with a given spelling.
  package func isOperator(_ spelling: StaticString) -> Bool {
    token.kind == .operatorSymbol && spells(spelling)
  }

  /// Whether the next token has a given spelling.
  private func spells(_ spelling: StaticString) -> Bool {
    token.count == spelling.utf8CodeUnitCount
      && spelling.withUTF8Buffer { $0.elementsEqual(lexer.bytes[token.start..<token.end]) }
  }

  /// Whether the next token is an operator that begins with a given byte.
  package func isOperator(beginningWith byte: Unicode.Scalar) -> Bool {
    token.kind == .operatorSymbol && lexer.bytes[token.start] == UInt8(ascii: byte)
  }

  /// Skips the first byte of an operator, such as the `>` of `>?`.
  package mutating func consumeOperatorByte() {
    guard token.count > 1 else { return advance() }
    token.start += 1
    previousEnd = token.start
  }

  /// Skips a whole group in parentheses or square brackets, or else a single token.
  package mutating func skipGroup() {
    if token.kind == .leftParen || token.kind == .leftBracket { lexer.skipGroup(opening: token.start) }
    token.end = lexer.position
    advance()
  }

  /// Skips attributes, keywords and `~` before a type: `@escaping`, `inout`, `any`.
  ///
  /// - Returns: Whether the skipped keywords include `some`.
  package mutating func skipTypeSpecifiers() -> Bool {
    var isOpaque = false
    while true {
      if token.kind == .at {
        advance()
        guard token.kind == .identifier else { return isOpaque }
        let takesArguments = !Self.plainAttributes.contains(where: spells)
        advance()
        if takesArguments, token.kind == .leftParen, isAdjacent { skipGroup() }
      } else if isOperator(beginningWith: "~") {
        advance()
      } else if let word, word.isTypeSpecifier, precedesType() {
        isOpaque = isOpaque || word == .opaque
        advance()
        // `nonisolated(nonsending) () async -> Void`
        if word == .nonisolated, token.kind == .leftParen, isAdjacent { skipGroup() }
      } else {
        return isOpaque
      }
    }
  }

  /// Whether a type follows the next token.
  private func precedesType() -> Bool {
    var ahead = self
    ahead.advance()
    return ahead.token.kind == .identifier || ahead.token.isOpening || ahead.token.kind == .at
      || ahead.isOperator(beginningWith: "~")
  }

  /// Type attributes without arguments; in `@escaping(Int) -> Void`, the parenthesis begins the type.
  private static let plainAttributes: [StaticString] = [
    "autoclosure", "concurrent", "escaping", "noescape", "Sendable",
  ]
}

import SourceSyntax

/// Parses a spelled type.
struct TypeExpressionParser {
  private static let maximumDepth = 32
  private var tokens: SwiftTokenCursor

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    tokens = SwiftTokenCursor(bytes)
  }

  mutating func parse(depth: Int) -> TypeExpression {
    guard depth < Self.maximumDepth else { return .unreadable }
    var parts: [TypeExpression] = []
    var isOpaque = false
    repeat {
      if !parts.isEmpty { tokens.advance() }
      isOpaque = tokens.skipTypeSpecifiers() || isOpaque
      guard let part = parsePostfix(depth: depth) else { return .unreadable }
      parts.append(part)
    } while tokens.isOperator("&")
    while let word = tokens.word, word.isEffect {
      tokens.advance()
      if tokens.token.kind == .leftParen { tokens.skipGroup() }
    }
    if tokens.isOperator("->") {
      tokens.advance()
      _ = parse(depth: depth + 1)
      return .function
    }
    if isOpaque { return .opaque }
    return parts.count == 1 ? parts[0] : .composition(parts)
  }

  private mutating func parsePostfix(depth: Int) -> TypeExpression? {
    guard var type = parseOperand(depth: depth) else { return nil }
    // Each iteration nests the type one level deeper, or extends its name.
    for _ in 0..<Self.maximumDepth {
      if tokens.isOperator(beginningWith: "?") || tokens.isOperator(beginningWith: "!") {
        type = .optional(type)
        tokens.consumeOperatorByte()
      } else if tokens.token.kind == .dot {
        tokens.advance()
        guard tokens.token.kind == .identifier else { return type }
        let name = tokens.name
        tokens.advance()
        let arguments = parseArguments(depth: depth)
        if name == "Type" || name == "Protocol" {
          type = .metatype
        } else if case .named(let base, _) = type {
          type = .named("\(base).\(name)", arguments)
        } else {
          return .unreadable
        }
      } else {
        return type
      }
    }
    return .unreadable
  }

  private mutating func parseOperand(depth: Int) -> TypeExpression? {
    switch tokens.token.kind {
    case .identifier:
      let name = tokens.name
      tokens.advance()
      return Self.desugared(name, parseArguments(depth: depth))
    case .leftBracket:
      tokens.advance()
      let first = parse(depth: depth + 1)
      var type = TypeExpression.array(first)
      if tokens.token.kind == .colon {
        tokens.advance()
        type = .dictionary(first, parse(depth: depth + 1))
      }
      if tokens.token.kind == .rightBracket { tokens.advance() }
      return type
    case .leftParen:
      return parseParenthesized(depth: depth)
    default:
      return nil
    }
  }

  /// Parses a parenthesized type: `(T)` is T; unless an arrow follows, `(A, B)`, `(name: A)` and `()` are tuples.
  private mutating func parseParenthesized(depth: Int) -> TypeExpression {
    var ahead = self
    ahead.tokens.advance()
    let inner = ahead.parse(depth: depth + 1)
    let isPlain = ahead.tokens.token.kind == .rightParen
    tokens.skipGroup()
    guard isPlain, inner != .unreadable else { return .tuple }
    return inner
  }

  private mutating func parseArguments(depth: Int) -> [TypeExpression] {
    guard tokens.isOperator(beginningWith: "<") else { return [] }
    tokens.consumeOperatorByte()
    var arguments: [TypeExpression] = []
    while tokens.token.kind != .endOfFile {
      arguments.append(parse(depth: depth + 1))
      if tokens.token.kind == .comma {
        tokens.advance()
      } else {
        break
      }
    }
    if tokens.isOperator(beginningWith: ">") { tokens.consumeOperatorByte() }
    return arguments
  }

  private static func desugared(_ name: String, _ arguments: [TypeExpression]) -> TypeExpression {
    switch (name, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    default: .named(name, arguments)
    }
  }
}

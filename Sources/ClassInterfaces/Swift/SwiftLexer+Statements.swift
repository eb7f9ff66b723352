extension SwiftLexer {
  /// Whether a token is an operator that may leave out what stands behind it: `&&`, `||`, `??`, `?`.
  func maySkipOperand(after token: SwiftToken) -> Bool {
    guard token.kind == .operatorSymbol else { return false }
    return switch bytes[token.start] {
    case UInt8(ascii: "?"): true
    case UInt8(ascii: "&"), UInt8(ascii: "|"): token.count == 2
    default: false
    }
  }
}

extension SwiftToken {
  /// Whether a statement may begin with a token: it is the first of its line, and neither it nor the one before goes on with
  /// an expression.
  func mayBeginStatement(after before: SwiftToken) -> Bool {
    guard isAtLineStart else { return false }
    switch kind {
    case .operatorSymbol, .dot, .comma, .colon: return false
    default: break
    }
    switch before.kind {
    case .operatorSymbol, .dot, .comma, .colon: return false
    default: return true
    }
  }
}

/// Tells whether a body may hand what an object has over to another one.
enum HandoverFinder {
  /// Whether a body speaks of constraints, or passes `self` to anything but the owner of a nib.
  static func handsOver(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var lexer = SwiftLexer(bytes, range: range)
    var labels: (label: SwiftToken?, colon: Bool) = (nil, false)
    var token = lexer.next()
    while token.kind != .endOfFile {
      if token.kind == .identifier {
        let name = lexer.text(token.start..<token.end)
        if name.hasSuffix("onstraint") || name.hasSuffix("onstraints") { return true }
        if name == "self", isArgument(after: lexer), !labels.colon || !isOwner(labels.label, lexer) {
          return true
        }
        labels = (token, false)
      } else if token.kind == .colon {
        labels.colon = true
      } else {
        labels = (nil, false)
      }
      token = lexer.next()
    }
    return false
  }

  /// Whether a name is a whole argument: a comma or the closing parenthesis follows.
  private static func isArgument(after lexer: SwiftLexer) -> Bool {
    var ahead = lexer
    let next = ahead.next()
    return next.kind == .comma || next.kind == .rightParen
  }

  private static func isOwner(_ label: SwiftToken?, _ lexer: SwiftLexer) -> Bool {
    guard let label else { return false }
    let labels: [StaticString] = ["owner", "withOwner", "of"]
    return labels.contains { lexer.spells(label, $0) }
  }
}

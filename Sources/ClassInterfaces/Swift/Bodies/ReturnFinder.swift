/// Finds what a body returns.
enum ReturnFinder {
  /// The ranges of the returned expressions, each up to the end of its line; that of a body that is one expression
  /// too.
  static func returns(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var lexer = SwiftLexer(bytes, range: range)
    var found: [Range<Int>] = []
    var tokens = 0
    var whole: Range<Int>?
    var token = lexer.next()
    while token.kind != .endOfFile {
      tokens += 1
      guard token.kind == .identifier, SwiftKeyword(bytes, token.start..<token.end) == .return else {
        whole = (whole?.lowerBound ?? token.start)..<token.end
        token = lexer.next()
        continue
      }
      token = lexer.next()
      let start = token.start
      var end = start
      while token.kind != .endOfFile, token.kind != .rightBrace, token.kind != .semicolon,
        token.start == start || !token.isAtLineStart
      {
        end = token.end
        token = lexer.next()
      }
      if end > start { found.append(start..<end) }
    }
    guard found.isEmpty, let whole else { return found }
    // Implicit return: one line, one expression.
    let text = UnsafeBufferPointer(rebasing: bytes[whole])
    return text.contains(0x0A) || text.contains(0x0D) ? [] : [whole]
  }
}

/// One token of Swift, as a range of byte offsets.
struct SwiftToken {
  enum Kind: UInt8 {
    case identifier, number, string, regex, operatorSymbol
    case dot, comma, colon, semicolon, at, hash, backslash
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case other, endOfFile
  }

  var kind: Kind
  /// Whether a line break stands between the token before and this one.
  var isAtLineStart: Bool
  var start: Int
  var end: Int

  var count: Int { end - start }

  /// Whether a blank or a bracket stands before it, which tells prefix operators from postfix ones.
  var isOpening: Bool { kind == .leftParen || kind == .leftBracket || kind == .leftBrace }
}

/// A Swift token, as a range of byte offsets.
package struct SwiftToken {
  package enum Kind: UInt8 {
    case identifier, number, string, regex, operatorSymbol
    case dot, comma, colon, semicolon, at, hash, backslash
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case other, endOfFile
  }

  package var kind: Kind
  /// Whether a line break precedes the token.
  var isAtLineStart: Bool
  package var start: Int
  package var end: Int

  var count: Int { end - start }

  /// Whether the token is an opening parenthesis, bracket or brace.
  var isOpening: Bool { kind == .leftParen || kind == .leftBracket || kind == .leftBrace }
}

/// A Swift token, as a range of byte offsets.
@usableFromInline
package struct SwiftToken: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case identifier, number, string, regex, operatorSymbol
    case dot, comma, colon, semicolon, at, hash, backslash
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case other, endOfFile
  }

  @usableFromInline package var kind: Kind
  /// Whether a line break or the start of the file precedes the token.
  @usableFromInline package var isAtLineStart: Bool
  @usableFromInline package var start: Int
  @usableFromInline package var end: Int

  @inlinable package var count: Int { end - start }

  /// Whether the token is an opening parenthesis, bracket or brace.
  @inlinable package var isOpening: Bool { kind == .leftParen || kind == .leftBracket || kind == .leftBrace }
}

/// A problem that prevents correct tokenization of a part of a source.
package enum LexicalProblem: Sendable {
  /// An unterminated string literal or `#/.../#` literal.
  case unterminatedString
  /// An unterminated block comment.
  case unterminatedComment
  /// An unbalanced bracket.
  case unbalancedBrackets
}

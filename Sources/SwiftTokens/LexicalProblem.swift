/// A problem that prevents a part of a source from being split into tokens correctly.
package enum LexicalProblem: Sendable {
  /// An unterminated string literal.
  case unterminatedString
  /// An unterminated block comment.
  case unterminatedComment
  /// An unbalanced bracket.
  case unbalancedBrackets
}

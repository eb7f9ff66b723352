public import RuntimeAttributes
import SwiftTokens

/// A problem that prevents a part of a source from being read correctly.
///
/// The rest of the source can still be read.
public struct ReadingProblem: Hashable, Sendable {
  /// The kind of a problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The source is not valid UTF-8.
    case invalidEncoding
    /// An unterminated string, character or regular expression literal.
    case unterminatedString
    /// An unterminated block comment.
    case unterminatedComment
    /// An unbalanced bracket, or an Objective-C class or protocol without `@end`.
    case unbalancedBrackets
    /// Types nested too deeply; the innermost types are skipped.
    case nestedTooDeeply
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The position of the problem.
  public var position: SourcePosition

  /// Creates a problem.
  package init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

extension ReadingProblem.Kind {
  init(_ problem: LexicalProblem) {
    self =
      switch problem {
      case .unterminatedString: .unterminatedString
      case .unterminatedComment: .unterminatedComment
      case .unbalancedBrackets: .unbalancedBrackets
      }
  }
}

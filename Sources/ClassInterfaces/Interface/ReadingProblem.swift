public import RuntimeAttributes

/// Something in a source that could not be read as it should.
///
/// What stands around it was read all the same.
public struct ReadingProblem: Hashable, Sendable {
  /// The kinds of problems.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The bytes are no UTF-8.
    case invalidEncoding
    /// A string literal without its end.
    case unterminatedString
    /// A block comment without its end.
    case unterminatedComment
    /// A bracket without its partner.
    case unbalancedBrackets
    /// Types nested deeper than anyone writes them; the innermost were passed over.
    case nestedTooDeeply
  }

  /// What it is.
  public var kind: Kind
  /// Where it is.
  public var position: SourcePosition

  /// Creates a problem.
  package init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

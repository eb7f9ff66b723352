package import RuntimeAttributes

/// A comment that suppresses findings about the following declaration: `// nibproof:ignore undefined-key - reason`.
package struct SuppressionComment: Hashable, Sendable {
  /// The location of the comment.
  package var location: FileLocation
  /// The ids, as spelled in the comment.
  package var ids: [String]
  /// The reason, if specified.
  package var reason: String?
  /// The position of the next declaration, or nil after the last declaration.
  package var declaration: SourcePosition?
  /// The name of the type or extension declared after the comment, or nil if a member or nothing follows.
  package var typeName: String?
  /// The member declared after the comment, or nil if a type or nothing follows.
  package var member: Member?
  /// The form of the comment; only a valid comment suppresses findings.
  package var form = Form.valid

  /// A member declared after a comment.
  package struct Member: Hashable, Sendable {
    /// The name of the property, or the selector of the method.
    package var name: String
    /// The name of the type that declares the member.
    package var typeName: String
    /// The positions of the uses in the code of the member.
    package var uses: Set<SourcePosition> = []
  }

  /// The form of a comment.
  package enum Form: Hashable, Sendable {
    /// The comment is the first text on its line.
    case valid
    /// The comment follows code on its line.
    case trailing
    /// The marker contains whitespace: `nibproof: ignore`.
    case divided
  }
}

package import RuntimeAttributes

/// A comment that suppresses findings about the following declaration: `// nibproof:ignore undefined-key - reason`.
package struct SuppressionComment: Hashable, Sendable {
  /// The location of the comment.
  package var location: FileLocation
  /// The ids, as spelled in the comment.
  package var ids: [String]
  /// The reason, if the comment gives one.
  package var reason: String?
  /// The position of the next declaration, or nil if there is none.
  package var declaration: SourcePosition?
  /// The name of the type declared after the comment, or nil if a member follows.
  package var typeName: String?
}

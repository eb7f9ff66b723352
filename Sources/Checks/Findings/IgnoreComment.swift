package import RuntimeAttributes

/// A comment that suppresses findings about the following declaration: `// nibproof:ignore undefined-key - reason`.
package struct IgnoreComment: Hashable, Sendable {
  /// The location of the comment.
  package var location: FileLocation
  /// The ids, as spelled in the comment.
  package var ids: [String]
  /// The reason, if the comment gives one.
  package var reason: String?
  /// The position of the next declaration, or nil if there is none.
  var declaration: SourcePosition?
  /// The name of the type declared after the comment, or nil if a member follows.
  var typeName: String?

  /// Whether a finding is about the declaration after the comment: about the member, or about an object of the class.
  package func covers(_ finding: Finding) -> Bool {
    guard ids.contains(finding.id.rawValue), let declaration else { return false }
    if let place = finding.declaration, place.file == location.file, place.position == declaration {
      return true
    }
    return typeName != nil && finding.object?.className.map(Self.unqualified) == typeName
  }

  private static func unqualified(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

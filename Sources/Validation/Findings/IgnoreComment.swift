import ClassInterfaces
import RuntimeAttributes

/// A comment that accepts findings about the declaration below it: `// nibproof:ignore undefined-key - reason`.
struct IgnoreComment: Hashable, Sendable {
  /// Where the comment stands.
  var location: SourceLocation
  /// The ids as they are written.
  var ids: [String]
  /// Why they are accepted; nil if nothing is said.
  var reason: String?
  /// The place of the next declaration; nil if none follows.
  var declaration: SourcePosition?
  /// The name of the type that the comment stands above; nil above a member.
  var typeName: String?

  /// Whether a finding is about the declaration below the comment: about that member, or about an object of that class.
  func covers(_ finding: Finding) -> Bool {
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

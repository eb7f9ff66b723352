public import RuntimeAttributes

/// One place where a body that runs at load surely sets a member of the object, whatever was there before.
public struct MemberAssignment: Hashable, Sendable {
  /// The member, or the way to one behind it: `title`, `layer.cornerRadius`.
  public var path: String
  /// The method that the loading of nibs calls, by its full name.
  public var method: String
  /// Where the assignment stands.
  public var location: SourceLocation

  /// Creates a fact.
  public init(_ path: String, in method: String, location: SourceLocation) {
    self.path = path
    self.method = method
    self.location = location
  }
}

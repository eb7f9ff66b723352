package import RuntimeAttributes

/// An assignment to a member of the object that certainly happens in a body called during nib loading.
///
/// It replaces any value from the document.
package struct MemberAssignment: Hashable, Sendable {
  /// The methods that nib loading calls after setting all values in the document.
  static let methods: Set<String> = ["awakeFromNib()", "viewDidLoad()"]

  /// The member, or a key path that starts with it: `title`, `layer.cornerRadius`.
  package var path: String
  /// The full name of the method that nib loading calls.
  package var method: String
  /// The location of the assignment.
  package var location: FileLocation
}

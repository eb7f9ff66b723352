package import RuntimeAttributes

/// One place where a body that runs at load surely sets a member of the object, whatever was there before.
package struct MemberAssignment: Hashable, Sendable {
  /// The methods that nib loading calls once all values of the document are set.
  static let methods: Set<String> = ["awakeFromNib()", "viewDidLoad()"]

  /// The member, or the way to one behind it: `title`, `layer.cornerRadius`.
  package var path: String
  /// The method that the loading of nibs calls, by its full name.
  package var method: String
  /// Where the assignment stands.
  package var location: SourceLocation

  /// Creates a fact.
  package init(_ path: String, in method: String, location: SourceLocation) {
    self.path = path
    self.method = method
    self.location = location
  }
}

public import RuntimeAttributes

extension Finding {
  /// An additional fact of a finding, such as a use of the outlet that the finding is about.
  public struct Note: Hashable, Sendable {
    /// The fact, such as `the name is the value of 'Names.list'`.
    public var message: String
    /// The line that shows it; nil if the note is about the finding's own line, or about no line at all.
    public var location: SourceLocation?

    /// Creates a note.
    public init(_ message: String, at location: SourceLocation? = nil) {
      (self.message, self.location) = (message, location)
    }
  }
}

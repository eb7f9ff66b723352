public import RuntimeAttributes

extension Finding {
  /// Additional information about a finding, such as a use of the outlet.
  public struct Note: Hashable, Sendable {
    /// The message, such as `the name is the value of 'Names.list'`.
    public var message: String
    /// The location of the note; nil if the note is about the line of the finding or does not have a location.
    public var location: FileLocation?

    /// Creates a note.
    public init(_ message: String, at location: FileLocation? = nil) {
      (self.message, self.location) = (message, location)
    }
  }
}

extension Finding.Note {
  /// Returns a note about the class that is instantiated in place of a missing class.
  static func created(_ className: String, insteadOf missing: String? = nil) -> Finding.Note {
    Finding.Note(
      "a plain '\(className.withoutModule)' is created instead"
        + (missing.map { " of '\($0.withoutModule)'" } ?? "")
    )
  }
}

/// What mending one document comes to.
public struct DocumentFix: Sendable {
  /// One change, and the finding that it mends.
  public struct Change: Hashable, Sendable {
    /// What is done.
    public enum Kind: Hashable, Sendable {
      /// The attribute or connection is taken out.
      case removal
      /// Its key is written anew.
      case renaming(to: String)
    }

    /// The finding.
    public var finding: Finding
    /// What is done about it.
    public var kind: Kind
  }

  /// The document's path.
  public var file: String
  /// The file as it was read.
  public var original: [UInt8]
  /// The file with the changes, and otherwise byte for byte as it was.
  public var fixed: [UInt8]
  /// The changes, in the order of the document.
  public var changes: [Change]

  /// Creates a fix.
  public init(file: String, original: [UInt8], fixed: [UInt8], changes: [Change]) {
    self.file = file
    self.original = original
    self.fixed = fixed
    self.changes = changes
  }
}

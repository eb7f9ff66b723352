public import RuntimeAttributes

/// The changes to one document or source that fix findings.
public struct FileFix: Sendable {
  /// One change, and the finding that it fixes.
  public struct Change: Hashable, Sendable {
    /// What is done.
    public enum Kind: Hashable, Sendable {
      /// The attribute or connection is removed.
      case removal
      /// Its key is replaced.
      case renaming(to: String)
      /// An attribute such as `@IBOutlet` is added to the declaration.
      case attribute(String)
      /// The module of the object's class is set; to that of the document's target if true.
      case module(String, isOfTarget: Bool)
    }

    /// The finding.
    public var finding: Finding
    /// What is done.
    public var kind: Kind

    /// The place of the change.
    public var place: SourceLocation {
      if case .attribute = kind, let declaration = finding.declaration { return declaration }
      return SourceLocation(file: finding.file, position: finding.position)
    }
  }

  /// A replaced range of the file.
  public struct Edit: Hashable, Sendable {
    /// The bytes that are replaced, as they were read.
    public var range: Range<Int>
    /// The new bytes; none if the range is removed.
    public var replacement: [UInt8]

    /// Creates an edit.
    public init(range: Range<Int>, replacement: [UInt8]) {
      (self.range, self.replacement) = (range, replacement)
    }
  }

  /// The file's path.
  public var file: String
  /// The file as it was read.
  public var original: [UInt8]
  /// The file with the changes; every other byte is that of the original.
  public var fixed: [UInt8]
  /// The changes, in the order of the file.
  public var changes: [Change]
  /// The differences, in the order of the file; empty if they are not known.
  public var edits: [Edit]

  /// Creates a fix.
  public init(
    file: String,
    original: [UInt8],
    fixed: [UInt8],
    changes: [Change],
    edits: [Edit] = []
  ) {
    self.edits = edits
    self.file = file
    self.original = original
    self.fixed = fixed
    self.changes = changes
  }

  /// Whether the file is in UTF-16 or UTF-32, which are not fixed.
  public var isWide: Bool { original.prefix(4).contains(0) }
}

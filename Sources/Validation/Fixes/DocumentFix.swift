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

  /// A stretch of the file that is written anew.
  public struct Edit: Hashable, Sendable {
    /// The bytes concerned, as they were read.
    public var range: Range<Int>
    /// What stands there now; nothing where they are taken out.
    public var replacement: [UInt8]

    /// Creates an edit.
    public init(range: Range<Int>, replacement: [UInt8]) {
      (self.range, self.replacement) = (range, replacement)
    }
  }

  /// The document's path.
  public var file: String
  /// The file as it was read.
  public var original: [UInt8]
  /// The file with the changes, and otherwise byte for byte as it was.
  public var fixed: [UInt8]
  /// The changes, in the order of the document.
  public var changes: [Change]
  /// Where the two differ, in the order of the file; none where nobody noted it.
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

  /// Whether the file is written in UTF-16 or UTF-32, in which nothing is mended.
  public var isWide: Bool { original.prefix(4).contains(0) }
}

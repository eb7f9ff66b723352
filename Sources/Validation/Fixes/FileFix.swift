public import Checks
public import RuntimeAttributes

/// The changes to a document or source that fix findings.
public struct FileFix: Sendable {
  /// A change and the finding that it fixes.
  public struct Change: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: Hashable, Sendable {
      /// Removes the attribute or connection.
      case removal
      /// Replaces the key with the most similar declared key, or the selector of an action with a declared selector
      /// that differs only in its colons.
      case renaming(to: String)
      /// Replaces a stale name with the new name, for the given reason.
      case repair(Repair.Name, Repair.Basis)
      /// Removes the custom class of the object, with the module of the class.
      case classRemoval
      /// Adds an attribute such as `@IBOutlet` to the declaration.
      case attribute(String)
      /// Sets the module of the object's class; nil removes the module.
      ///
      /// If `isOfTarget` is true, the document's own target is set as the provider of the module.
      case module(String?, isOfTarget: Bool)
    }

    /// The fixed finding.
    public var finding: Finding
    /// The kind of change.
    public var kind: Kind

    /// The location of the change.
    public var place: FileLocation {
      switch kind {
      case .attribute: finding.declaration ?? FileLocation(file: finding.file, position: finding.position)
      case .repair(let name, _): name.place
      case .removal, .renaming, .module, .classRemoval:
        FileLocation(file: finding.file, position: finding.position)
      }
    }
  }

  /// A replacement of a range of the file.
  public struct Edit: Hashable, Sendable {
    /// The replaced range in the original bytes.
    public var range: Range<Int>
    /// The new bytes; empty to remove the range.
    public var replacement: [UInt8]

    /// Creates an edit.
    public init(range: Range<Int>, replacement: [UInt8]) {
      (self.range, self.replacement) = (range, replacement)
    }
  }

  /// The file's path.
  public var file: String
  /// The original contents.
  public var original: [UInt8]
  /// The fixed contents, which differ from the original only in the changes.
  public var fixed: [UInt8]
  /// The changes, in the order of the file.
  public var changes: [Change]
  /// The edits in the order of the file; empty if unknown.
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

  /// Whether the file is encoded in UTF-16 or UTF-32, which the fixer does not support.
  public var isWide: Bool { original.prefix(4).contains(0) }
}

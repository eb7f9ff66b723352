public import RuntimeAttributes

/// An error that prevents a file from being read to its end.
public struct DocumentError: Error, Hashable, Sendable {
  /// The fault of the file.
  public var reason: Reason
  /// The position of the fault in the text; nil for a compiled nib, and if the file as a whole is invalid.
  public var position: SourcePosition?
  /// The document up to the error, if its root element was read; for conflict markers, the document on our side of the
  /// merge.
  public var partialDocument: InterfaceDocument?

  /// Creates an error.
  package init(_ reason: Reason, at position: SourcePosition? = nil, after document: InterfaceDocument? = nil)
  {
    self.reason = reason
    self.position = position
    self.partialDocument = document
  }
}

extension DocumentError {
  /// A fault of a file.
  public enum Reason: Hashable, Sendable {
    /// The file is empty or contains only whitespace.
    case empty
    /// The file contains conflict markers of an unfinished merge.
    case conflictMarkers(lines: [Int])
    /// The file is not well-formed XML.
    case malformed(XMLFault)
    /// The file declares XML entities, which Interface Builder does not write.
    case entities
    /// The file uses an encoding that Interface Builder does not write.
    case encoding(String)
    /// The root element of the file, or the root class of the compiled nib, is unknown.
    case notInterfaceBuilder(root: String)
    /// The file is a binary property list, a format of compiled macOS nibs.
    case binaryPropertyList
    /// The file is a compiled nib with the extension of a nib source.
    case compiledNib
    /// The compiled nib is truncated or contains invalid offsets.
    case damagedNib(offset: Int)
    /// Shared references expand the archive beyond the limit.
    case inflated
  }
}

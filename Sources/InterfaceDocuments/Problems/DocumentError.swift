public import RuntimeAttributes

/// Why a file could not be read to its end.
public struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong with the file.
  public var reason: Reason
  /// Where reading ended; nil where the file as a whole is at fault.
  public var position: SourcePosition?
  /// What was read up to there, if it had got as far as the first element.
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
  /// What is wrong with a file.
  public enum Reason: Hashable, Sendable {
    /// Nothing in it, or nothing but blanks.
    case empty
    /// The markers of an unfinished merge, by their lines.
    case conflictMarkers(lines: [Int])
    /// Not well-formed XML, or XML that ends too early.
    case malformed(XMLFault)
    /// Declares entities, which no Interface Builder document does.
    case entities
    /// Text in an encoding that no Interface Builder writes, by its name.
    case encoding(String)
    /// XML of another kind, by its root element.
    case notInterfaceBuilder(root: String)
    /// A binary property list, which is what a macOS nib is compiled to.
    case binaryPropertyList
    /// A compiled nib under a source's name.
    case compiledNib
    /// A compiled nib that breaks off, or points at what is not there.
    case damagedNib(offset: Int)
    /// An archive whose parts refer to the same ones so often that it means far more than it holds.
    case inflated
  }
}

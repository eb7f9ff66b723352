/// A position in a file.
public struct FileLocation: Hashable, Sendable {
  /// The path of the file, either absolute or relative to the working directory.
  public var file: String
  /// The position in the file.
  public var position: SourcePosition

  /// Creates a location.
  package init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}

extension FileLocation: Comparable {
  /// Orders locations by file, then by position.
  public static func < (left: FileLocation, right: FileLocation) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }
}

extension FileLocation: CustomStringConvertible {
  /// The file, line and column: `Button.swift:12:3`.
  public var description: String { "\(file):\(position)" }
}

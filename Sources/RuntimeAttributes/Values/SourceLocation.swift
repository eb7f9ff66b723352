/// A place in a named file.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path, relative to where the run started unless it was given as an absolute one.
  public var file: String
  /// The place in the file.
  public var position: SourcePosition

  /// Creates a location.
  package init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}

extension SourceLocation: Comparable {
  /// The order in which reports list them.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// File, line and column: `Button.swift:12:3`.
  public var description: String { "\(file):\(position)" }
}

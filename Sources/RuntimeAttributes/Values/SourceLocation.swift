/// A position in a file.
public struct SourceLocation: Hashable, Sendable {
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

extension SourceLocation: Comparable {
  /// Orders locations for reports.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The file, line and column: `Button.swift:12:3`.
  public var description: String { "\(file):\(position)" }
}

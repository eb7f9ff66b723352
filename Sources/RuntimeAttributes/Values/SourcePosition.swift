/// A place in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1. CR, LF and CRLF each end a line.
  public var line: Int
  /// The column, counted from 1 in UTF-8 bytes, as clang and swiftc print columns.
  public var column: Int

  /// Creates a position from its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}

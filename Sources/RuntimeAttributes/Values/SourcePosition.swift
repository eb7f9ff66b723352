/// A place in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1; CR, LF and CRLF each end one.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }
  /// The column, counted from 1 in UTF-8 bytes, as clang and swiftc print columns.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = UInt32(clamping: newValue) }
  }

  // Half of the room: what sources declare is held for all of them at once, and each declaration has a position.
  private var storedLine: UInt32
  private var storedColumn: UInt32

  /// Creates a position from its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    (storedLine, storedColumn) = (UInt32(clamping: line), UInt32(clamping: column))
  }
}

extension SourcePosition: Comparable {
  /// The order in which reports list them.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// Line and column: `12:3`.
  public var description: String { "\(line):\(column)" }
}

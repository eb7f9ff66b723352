/// A position in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// The line, starting at 1; CR, LF and CRLF are line breaks.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }
  /// The column, starting at 1, in UTF-8 bytes, as clang and swiftc print it.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = UInt32(clamping: newValue) }
  }

  // 32 bits halve the memory: the declarations of all sources are in memory at once, each with a position.
  private var storedLine: UInt32
  private var storedColumn: UInt32

  /// Creates a position from its line and column, both starting at 1.
  public init(line: Int, column: Int) {
    (storedLine, storedColumn) = (UInt32(clamping: line), UInt32(clamping: column))
  }
}

extension SourcePosition: Comparable {
  /// Orders positions by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The line and column: `12:3`.
  public var description: String { "\(line):\(column)" }
}

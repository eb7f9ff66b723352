import ByteHashing

/// Converts increasing byte offsets into lines and columns, in a single pass over a source.
///
/// ``LineTable`` converts offsets in any order.
package struct SourceCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  /// The start of the next line; `Int.max` in the last line.
  private var nextLine: Int

  /// Creates a cursor at the start of a source; the bytes must outlive the cursor.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    nextLine = Self.line(after: 0, in: bytes)
  }

  /// Returns the position of a byte offset; offsets must not decrease between calls.
  ///
  /// - Parameter target: The byte offset, at most the number of bytes; an offset below the previous offset is treated
  ///   as the previous offset.
  /// - Returns: The line and column of the offset.
  package mutating func position(at target: Int) -> SourcePosition {
    offset = max(offset, min(target, bytes.count))
    while nextLine <= offset {
      line += 1
      lineStart = nextLine
      nextLine = Self.line(after: lineStart, in: bytes)
    }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  private static func line(after start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let end = bytes.lineEnd(from: start)
    return end < bytes.count ? bytes.lineStart(afterEnd: end) : .max
  }
}

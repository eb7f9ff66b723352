/// Turns rising byte offsets of one text into lines and columns, in one pass over the text.
public struct SourceCursor: Sendable {
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// Starts at the beginning of a text.
  public init() {}

  /// The position of a byte offset that is no smaller than any offset asked for before.
  ///
  /// - Parameters:
  ///   - target: The byte offset, at most the number of bytes; a smaller one than before is taken as the last.
  ///   - bytes: The whole text, the same at every call.
  /// - Returns: The position.
  public mutating func position(at target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    let end = min(target, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      // CRLF counts once, at its LF.
      if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        line += 1
        lineStart = offset
      }
    }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }
}

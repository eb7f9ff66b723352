/// Turns rising byte offsets of one text into lines and columns, in one pass over the text.
package struct SourceCursor: Sendable {
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// Starts at the beginning of a text.
  package init() {}

  /// The position of a byte offset that is no smaller than any offset asked for before.
  ///
  /// - Parameters:
  ///   - target: The byte offset, at most the number of bytes; a smaller one than before is taken as the last.
  ///   - bytes: The whole text, the same at every call.
  /// - Returns: The position.
  package mutating func position(at target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    let end = min(target, bytes.count)
    while offset < end {
      // Most stretches of eight bytes hold no line break, which their word tells at once.
      if end - offset >= 8, !Self.mayHoldLineBreak(bytes, at: offset) {
        offset += 8
        continue
      }
      for _ in 0..<min(8, end - offset) {
        let byte = bytes[offset]
        offset += 1
        // CRLF counts once, at its LF.
        if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
          line += 1
          lineStart = offset
        }
      }
    }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  /// Whether one of the eight bytes at an offset is CR or LF.
  private static func mayHoldLineBreak(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return hasZeroByte(word ^ 0x0A0A_0A0A_0A0A_0A0A) || hasZeroByte(word ^ 0x0D0D_0D0D_0D0D_0D0D)
  }

  private static func hasZeroByte(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }
}

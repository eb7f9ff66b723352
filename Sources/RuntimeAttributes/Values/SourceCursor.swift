/// Turns rising byte offsets of one text into lines and columns, in one pass over the text.
package struct SourceCursor: Sendable {
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  /// Where the next LF and the next CR stand; the end of the text where there is none, nothing before the first search.
  private var next: (lineFeed: Int, carriageReturn: Int)?

  /// Starts at the beginning of a text.
  package init() {}

  /// The position of a byte offset that is no smaller than any offset asked for before.
  ///
  /// - Parameters:
  ///   - target: The byte offset, at most the number of bytes; a smaller one than before is taken as the last.
  ///   - bytes: The whole text, the same at every call.
  /// - Returns: The position.
  package mutating func position(at target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    func first(_ byte: UInt8, from start: Int) -> Int { bytes.index(of: byte, from: start) ?? bytes.count }
    let (lineFeed, carriageReturn): (UInt8, UInt8) = (0x0A, 0x0D)
    offset = max(offset, min(target, bytes.count))
    var next = next ?? (first(lineFeed, from: 0), first(carriageReturn, from: 0))
    while min(next.lineFeed, next.carriageReturn) < offset {
      let end = min(next.lineFeed, next.carriageReturn) + 1
      if next.lineFeed < next.carriageReturn {
        next.lineFeed = first(lineFeed, from: end)
      } else {
        next.carriageReturn = first(carriageReturn, from: end)
        // CRLF counts once, at its LF.
        guard next.lineFeed != end || end == bytes.count else { continue }
      }
      line += 1
      lineStart = end
    }
    self.next = next
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }
}

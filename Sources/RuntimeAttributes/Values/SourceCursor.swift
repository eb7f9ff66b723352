/// Converts increasing byte offsets into lines and columns, in a single pass over a source.
package struct SourceCursor: Sendable {
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  /// The offsets of the next LF and CR, or the end of the source if there is none; nil before the first search.
  private var next: (lineFeed: Int, carriageReturn: Int)?

  /// Creates a cursor at the start of a source.
  package init() {}

  /// Returns the position of a byte offset; offsets must not decrease between calls.
  ///
  /// - Parameters:
  ///   - target: The byte offset, at most the number of bytes; a smaller offset than in the previous call counts as
  ///     that offset.
  ///   - bytes: The whole source, the same for each call.
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
        // CRLF counts once, at its LF; the source may end with a CR.
        guard next.lineFeed != end || end == bytes.count else { continue }
      }
      line += 1
      lineStart = end
    }
    self.next = next
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }
}

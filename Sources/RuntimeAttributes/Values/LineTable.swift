import ByteHashing

/// The lines of a text, for conversions between offsets and positions; CR, LF and CRLF each end a line.
package struct LineTable: Sendable {
  /// The ranges of the lines without their endings; the text after the last ending is a line, even if it is empty.
  package let ranges: [Range<Int>]

  /// Finds the lines of a text.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var ranges: [Range<Int>] = []
    var start = 0
    while true {
      let end = bytes.lineEnd(from: start)
      ranges.append(start..<end)
      guard end < bytes.count else { break }
      start = bytes.lineStart(afterEnd: end)
    }
    self.ranges = ranges
  }

  /// Finds the lines of a text.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  /// Returns the range of a line without its ending, or nil if the text has fewer lines; lines start at 1.
  package func range(ofLine number: Int) -> Range<Int>? {
    number >= 1 && number <= ranges.count ? ranges[number - 1] : nil
  }

  /// Returns the position of an offset, which is clamped to the text.
  package func position(at offset: Int) -> SourcePosition {
    let offset = max(0, min(offset, byteCount))
    var (line, end) = (0, ranges.count)
    while line + 1 < end {
      let middle = (line + end) / 2
      if ranges[middle].lowerBound <= offset { line = middle } else { end = middle }
    }
    return SourcePosition(line: line + 1, column: offset - ranges[line].lowerBound + 1)
  }

  /// Returns the offset of a position, which is clamped to the text.
  package func offset(of position: SourcePosition) -> Int {
    guard position.line >= 1 else { return 0 }
    guard let line = range(ofLine: position.line) else { return byteCount }
    return line.lowerBound + max(0, min(position.column - 1, byteCount - line.lowerBound))
  }

  private var byteCount: Int { ranges.last?.upperBound ?? 0 }
}

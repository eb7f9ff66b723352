import RuntimeAttributes

/// Finds the line of a text that makes it show something.
enum FirstLine {
  /// Where a text first shows something that a part of it from its start on shows as soon as it is long enough.
  ///
  /// - Parameters:
  ///   - name: What stands there, for the column.
  ///   - bytes: The text, which shows it.
  ///   - isShown: Whether a part of the text shows it.
  /// - Returns: The line, and the column of the name, or else that of the first sign.
  static func position(of name: String, in bytes: [UInt8], isShown: ([UInt8]) -> Bool) -> SourcePosition {
    let ends = bytes.indices.filter { isEnd($0, in: bytes) } + [bytes.count]
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isShown(Array(bytes[..<ends[middle]])) { high = middle } else { low = middle + 1 }
    }
    let line = bytes[(low == 0 ? 0 : ends[low - 1] + 1)..<ends[low]]
    let name = Array(name.utf8)
    let start = line.indices.first { line[$0...].starts(with: name) } ?? line.firstIndex { $0 > 0x20 }
    return SourcePosition(line: low + 1, column: (start ?? line.startIndex) - line.startIndex + 1)
  }

  /// Whether a line ends with the byte at an index: LF, CR or the last of both.
  private static func isEnd(_ index: Int, in bytes: [UInt8]) -> Bool {
    if bytes[index] == 0x0A { return true }
    return bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
  }
}

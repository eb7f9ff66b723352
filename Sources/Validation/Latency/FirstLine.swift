import ClassInterfaces
import RuntimeAttributes

/// Finds the line of a text that makes it show something.
enum FirstLine {
  /// Where a text first shows something that a part of it from its start on shows as soon as it is long enough.
  ///
  /// - Parameters:
  ///   - name: What stands there, as it is or in another spelling.
  ///   - bytes: The text, which shows it.
  ///   - isShown: Whether a part of the text shows it.
  /// - Returns: The line, and the column of the name, or else that of the first sign.
  static func position(of name: String, in bytes: [UInt8], isShown: ([UInt8]) -> Bool) -> SourcePosition {
    let name = Array(name.utf8)
    let ends = bytes.indices.filter { isEnd($0, in: bytes) } + [bytes.count]
    func showsUpTo(_ line: Int) -> Bool { isShown(Array(bytes[..<ends[line]])) }
    // Most lines that have the name as it is show it; a comment is no such line.
    let named = name.first.map { ByteSearch.offsets(of: name, by: $0, in: bytes) } ?? []
    let lines = named.prefix(mostNamed).map { offset in firstIndex(in: ends) { $0 >= offset } }
    let line = lines.first(where: showsUpTo) ?? firstIndex(of: ends.indices, where: showsUpTo)
    let text = bytes[(line == 0 ? 0 : ends[line - 1] + 1)..<ends[line]]
    let start = named.first(where: text.indices.contains) ?? text.firstIndex { $0 > 0x20 }
    return SourcePosition(line: line + 1, column: (start ?? text.startIndex) - text.startIndex + 1)
  }

  /// Of more lines with a name the first is found by halves.
  private static let mostNamed = 16

  private static func firstIndex(in ends: [Int], where isBehind: (Int) -> Bool) -> Int {
    firstIndex(of: ends.indices) { isBehind(ends[$0]) }
  }

  /// The first of some indexes from which on something holds; the last if it holds for none.
  private static func firstIndex(of indices: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (indices.lowerBound, indices.upperBound - 1)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether a line ends with the byte at an index: LF, CR or the last of both.
  private static func isEnd(_ index: Int, in bytes: [UInt8]) -> Bool {
    if bytes[index] == 0x0A { return true }
    return bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
  }
}

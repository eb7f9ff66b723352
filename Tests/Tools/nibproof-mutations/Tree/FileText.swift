import RuntimeAttributes

/// The text of a file, addressed by positions.
struct FileText: Sendable {
  let path: String
  let bytes: [UInt8]
  private let lines: LineTable

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Returns the offset of a position, clamped to the end of the text.
  func offset(_ position: SourcePosition) -> Int { lines.offset(of: position) }

  /// Returns the range of a line without its line break, or an empty range after the last line.
  func line(_ number: Int) -> Range<Int> { lines.range(ofLine: number) ?? bytes.count..<bytes.count }

  var lineCount: Int { lines.ranges.count }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  func text(ofLine number: Int) -> String { text(line(number)) }

  /// Returns the first line of a declaration whose attributes may be on the lines above.
  func firstLine(ofDeclarationAt position: SourcePosition) -> Int {
    var first = position.line
    while first > 1, Self.holdsAttributesOnly(text(ofLine: first - 1)) { first -= 1 }
    return first
  }

  private static func holdsAttributesOnly(_ line: String) -> Bool {
    let trimmed = line.trimmingPrefix { $0 == " " || $0 == "\t" }
    return trimmed.hasPrefix("@") && !trimmed.contains(" var ") && !trimmed.contains(" let ")
      && !trimmed.contains("{")
  }

  func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
    TextEdit(path: path, range: range, replacement: replacement)
  }

  /// Returns the range of the first occurrence of a string at or after an offset and, if given, before another
  /// string.
  func first(_ text: String, from start: Int, before end: String? = nil) -> Range<Int>? {
    let pattern = Array(text.utf8)
    let stop = end.flatMap { first($0, from: start)?.lowerBound } ?? bytes.count
    var offset = start
    while offset + pattern.count <= stop {
      if bytes[offset] == pattern[0], bytes[offset..<offset + pattern.count].elementsEqual(pattern) {
        return offset..<offset + pattern.count
      }
      offset += 1
    }
    return nil
  }
}

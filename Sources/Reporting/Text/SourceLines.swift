/// The lines of the most recent file; since findings are sorted by file, one file is enough.
struct SourceLines {
  private let texts: SourceTexts
  private var path: String?
  private var text: [UInt8] = []
  private var lineRanges: [Range<Int>] = []

  init(_ texts: SourceTexts) {
    self.texts = texts
  }

  /// Returns the bytes of a line without its line ending, or nil if the file or line does not exist; lines start at
  /// 1.
  mutating func line(_ number: Int, of path: String) -> ArraySlice<UInt8>? {
    if self.path != path {
      self.path = path
      text = texts.text(of: path) ?? []
      lineRanges = Self.lineRanges(of: text)
    }
    let index = number &- 1
    return lineRanges.indices.contains(index) ? text[lineRanges[index]] : nil
  }

  /// Returns the lines, which end with CR, LF or CRLF.
  private static func lineRanges(of text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A || text[index] == 0x0D {
      if text[index] == 0x0A, index > 0, text[index - 1] == 0x0D {
        start = index + 1
        continue
      }
      ranges.append(start..<index)
      start = index + 1
    }
    if start < text.count { ranges.append(start..<text.count) }
    return ranges
  }
}

import RuntimeAttributes

/// A cache of the lines of the most recent file.
///
/// Findings are sorted by file, so that caching one file suffices.
struct SourceLines {
  private let texts: SourceTexts
  private var path: String?
  private var text: [UInt8] = []
  private var lines = LineTable([])

  init(_ texts: SourceTexts) {
    self.texts = texts
  }

  /// Returns the bytes of a line without its line ending, or nil if the file or line does not exist; lines start at
  /// 1.
  mutating func line(_ number: Int, of path: String) -> ArraySlice<UInt8>? {
    if self.path != path {
      self.path = path
      text = texts.text(of: path) ?? []
      lines = LineTable(text)
    }
    // The empty line after the last line ending is not shown.
    guard let range = lines.range(ofLine: number), range.lowerBound < text.count else { return nil }
    return text[range]
  }
}

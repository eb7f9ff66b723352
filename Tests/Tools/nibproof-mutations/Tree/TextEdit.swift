/// A replacement in one file.
struct TextEdit: Sendable {
  var path: String
  var range: Range<Int>
  var replacement: String

  /// Applies non-overlapping edits to a text.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range.clamped(to: 0..<bytes.count), with: edit.replacement.utf8)
    }
    return bytes
  }
}

import JSON5
import RuntimeAttributes
import Validation

/// A text with conversions between byte offsets and the client's positions.
struct EditorText {
  /// The unit of columns.
  enum Encoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: Encoding

  init(_ bytes: [UInt8], _ encoding: Encoding) {
    (self.bytes, self.encoding) = (bytes, encoding)
    lines = LineTable(bytes)
  }

  /// Returns the client's position for an offset.
  func position(at offset: Int) -> JSONValue {
    let position = lines.position(at: offset)
    let line = lines.range(ofLine: position.line) ?? 0..<0
    let end = min(offset, line.upperBound)
    var (index, units) = (line.lowerBound, 0)
    while index < end { (index, units) = (index + width(at: index), units + self.units(at: index)) }
    return ["line": .integer(position.line - 1), "character": .integer(units)]
  }

  /// Returns the client's range for a range of bytes.
  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(at: range.lowerBound), "end": position(at: range.upperBound)]
  }

  /// Returns an edit in the format of the protocol.
  func change(_ edit: FileFix.Edit) -> JSONValue {
    ["range": range(edit.range), "newText": .string(String(decoding: edit.replacement, as: UTF8.self))]
  }

  /// Returns the offset of a client's position, limited to the text.
  func offset(of position: JSONValue?) throws(Message.Fault) -> Int {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer, line >= 0,
      character >= 0
    else { throw .parameter("position") }
    guard line < lines.ranges.count else { return bytes.count }
    let range = lines.ranges[line]
    var (index, units) = (range.lowerBound, 0)
    while index < range.upperBound, units < character {
      units += self.units(at: index)
      index += width(at: index)
    }
    return min(index, range.upperBound)
  }

  /// Returns the line, starting at 1, that contains an offset.
  func lineNumber(at offset: Int) -> Int { lines.position(at: offset).line }

  /// Returns the offset of a position in a report.
  func offset(of position: SourcePosition) -> Int { lines.offset(of: position) }

  /// Returns the bytes of a line and the offset of its start, or nil if the text has fewer lines.
  func line(_ number: Int) -> (bytes: ArraySlice<UInt8>, start: Int)? {
    lines.range(ofLine: number).map { (bytes[$0], $0.lowerBound) }
  }

  /// Returns the range of the identifier that contains an offset or ends there, or nil if there is none.
  func word(at offset: Int) -> Range<Int>? {
    var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
    while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
    return start < end ? start..<end : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Returns the number of bytes of the character at an index.
  private func width(at index: Int) -> Int {
    switch bytes[index] {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Returns the number of client units in the character at an index.
  private func units(at index: Int) -> Int {
    encoding == .utf8 ? width(at: index) : bytes[index] >= 0xF0 ? 2 : 1
  }
}

extension ObjectiveCLexer {
  /// Returns the end offset of a literal, or nil if the literal does not end on its line, as with the apostrophe in
  /// an `#error` message.
  private func endOfLiteralInLine(at start: Int) -> Int? {
    let quote = bytes[start]
    let longest = quote == UInt8(ascii: "'") ? Self.longestCharacter : bytes.count
    var offset = start + 1
    while offset < bytes.count, offset - start <= longest {
      switch bytes[offset] {
      case quote: return offset + 1
      case UInt8(ascii: "\\"): offset += byte(offset + 1) == 0x0D && byte(offset + 2) == 0x0A ? 3 : 2
      case 0x0A, 0x0D: return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// The maximum length of a character literal without its closing quote: `'\x41'`, `'abcd'`.
  private static let longestCharacter = 6

  /// Skips a line, its continuation lines, and comments that extend beyond these lines.
  mutating func skipLogicalLine() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D:
        return
      case UInt8(ascii: "\\"):
        position += byte(position + 1) == 0x0D && byte(position + 2) == 0x0A ? 3 : 2
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        // A backslash also continues a line comment.
        skipToLineEnd()
        guard bytes[position - 1] == UInt8(ascii: "\\") else { return }
        position -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A string may contain the start of a comment: `#define IMAGES @"image/*"`.
        position = endOfLiteralInLine(at: position) ?? position + 1
      default:
        position += 1
      }
    }
    position = bytes.count
  }
}

import RuntimeAttributes

/// What no Interface Builder document needs and what some XML parsers crash on: processing instructions and
/// document type declarations.
enum InertMarkup {
  /// Puts blanks in place of it, so that what is left keeps its position.
  static func blank(in text: inout [UInt8]) {
    let ranges = text.withUnsafeBufferPointer(ranges)
    for range in ranges {
      for index in range where text[index] != 0x0A && text[index] != 0x0D { text[index] = 0x20 }
    }
  }

  private static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard mayHold(bytes) else { return [] }
    var ranges: [Range<Int>] = []
    var offset = 0
    while let open = bytes.index(of: UInt8(ascii: "<"), from: offset) {
      offset = open + 1
      if bytes.hasPrefix("<!--", at: open) {
        offset = bytes.end(of: "-->", from: open + 4)
      } else if bytes.hasPrefix("<![CDATA[", at: open) {
        offset = bytes.end(of: "]]>", from: open)
      } else if bytes.hasPrefix("<!DOCTYPE", at: open) {
        offset = bytes.endOfDocumentType(from: open)
        ranges.append(open..<offset)
      } else if bytes.hasPrefix("<?", at: open), !isXMLDeclaration(at: open, in: bytes) {
        offset = bytes.end(of: "?>", from: open)
        ranges.append(open..<offset)
      }
    }
    return ranges
  }

  /// Whether the text holds a mark of such markup; a question mark is rare, which makes the search short.
  private static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = isXMLDeclaration(at: 0, in: bytes) ? 2 : 0
    while let mark = bytes.index(of: UInt8(ascii: "?"), from: offset) {
      if mark > 0, bytes[mark - 1] == UInt8(ascii: "<") { return true }
      offset = mark + 1
    }
    var tags = StartTagCursor()
    let prolog = UnsafeBufferPointer(rebasing: bytes[..<(tags.next(in: bytes) ?? bytes.count)])
    return prolog.start(of: "<!DOCTYPE") != nil
  }

  private static func isXMLDeclaration(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset == 0 && (bytes.hasPrefix("<?xml ", at: 0) || bytes.hasPrefix("<?xml\t", at: 0))
  }
}

import RuntimeAttributes

/// Finds the start tags of a text of XML one after the other, in step with a parser that reports elements.
///
/// Parsers report where they are, which is past the tag and, with some, wrong. This cursor knows just enough
/// of XML to tell start tags from all else that begins with `<`, which no value of an attribute may hold.
struct StartTagCursor {
  private var offset = 0

  /// The offset of the next start tag's `<`; nil if there is none.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    while let open = bytes.index(of: UInt8(ascii: "<"), from: offset) {
      offset = open + 1
      guard offset < bytes.count else { return nil }
      switch bytes[offset] {
      case UInt8(ascii: "/"):
        break
      case UInt8(ascii: "?"):
        offset = bytes.end(of: "?>", from: offset)
      case UInt8(ascii: "!"):
        offset = endOfDeclaration(in: bytes)
      default:
        return open
      }
    }
    offset = bytes.count
    return nil
  }

  /// The offset past a comment, a CDATA section or a document type declaration.
  private func endOfDeclaration(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if bytes.hasPrefix("!--", at: offset) {
      bytes.end(of: "-->", from: offset + 3)
    } else if bytes.hasPrefix("![CDATA[", at: offset) {
      bytes.end(of: "]]>", from: offset)
    } else {
      bytes.endOfDocumentType(from: offset)
    }
  }
}

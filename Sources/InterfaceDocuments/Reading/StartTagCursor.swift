/// Finds the start tags of a text of XML one after the other, in step with a parser that reports elements.
///
/// Parsers report where they are, which is past the tag and, with some, wrong. This cursor knows just enough
/// of XML to tell start tags from all else that begins with `<`.
struct StartTagCursor {
  private var offset = 0

  /// The offset of the next start tag's `<`; nil if there is none.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    while let open = bytes.index(of: UInt8(ascii: "<"), from: offset) {
      offset = open + 1
      guard offset < bytes.count else { return nil }
      switch bytes[offset] {
      case UInt8(ascii: "/"):
        skip(past: ">", in: bytes)
      case UInt8(ascii: "?"):
        skip(past: "?>", in: bytes)
      case UInt8(ascii: "!"):
        skipDeclaration(in: bytes)
      default:
        skipTag(in: bytes)
        return open
      }
    }
    offset = bytes.count
    return nil
  }

  /// Moves past the tag that `offset` stands in. A `>` may stand in the value of an attribute.
  private mutating func skipTag(in bytes: UnsafeBufferPointer<UInt8>) {
    var quote: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  /// Moves past a comment, a CDATA section or a document type declaration.
  private mutating func skipDeclaration(in bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.hasPrefix("!--", at: offset) {
      offset += 3
      skip(past: "-->", in: bytes)
    } else if bytes.hasPrefix("![CDATA[", at: offset) {
      skip(past: "]]>", in: bytes)
    } else {
      offset = bytes.endOfDocumentType(from: offset)
    }
  }

  private mutating func skip(past end: StaticString, in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < bytes.count {
      if bytes.hasPrefix(end, at: offset) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
  }
}

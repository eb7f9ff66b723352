import RuntimeAttributes

/// What stands in a text of XML before its root element.
enum Prolog {
  /// Refuses declarations of entities, whether they lead outside or multiply: no document has any.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(DocumentError) {
    var tags = StartTagCursor()
    let end = tags.next(in: bytes) ?? bytes.count
    var offset = 0
    while let open = bytes.index(of: UInt8(ascii: "<"), from: offset), open < end {
      if bytes.hasPrefix("<!ENTITY", at: open) {
        var positions = TextPositions(bytes)
        throw DocumentError(.entities, at: positions.position(at: open))
      }
      offset = open + 1
    }
  }
}

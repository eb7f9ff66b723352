import RuntimeAttributes

/// What a text of XML begins with.
enum Prolog {
  /// The name of the root element; nil if there is none.
  ///
  /// Refuses declarations of entities, whether they lead outside or multiply: no document has any.
  static func root(of bytes: UnsafeBufferPointer<UInt8>) throws(DocumentError) -> String? {
    var tags = StartTagCursor()
    let root = tags.next(in: bytes)
    if let entity = entityDeclaration(in: bytes, before: root ?? bytes.count) {
      var positions = TextPositions(bytes)
      throw DocumentError(.entities, at: positions.position(at: entity))
    }
    guard let root else { return nil }
    let name = bytes[(root + 1)...].prefix { byte in
      byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func entityDeclaration(in bytes: UnsafeBufferPointer<UInt8>, before end: Int) -> Int? {
    var offset = 0
    while let open = bytes.index(of: UInt8(ascii: "<"), from: offset), open < end {
      if bytes.hasPrefix("<!ENTITY", at: open) { return open }
      offset = open + 1
    }
    return nil
  }
}

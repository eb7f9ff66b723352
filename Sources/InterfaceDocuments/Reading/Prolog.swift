import RuntimeAttributes

/// What a text of XML begins with.
enum Prolog {
  /// The name of the root element; nil if there is none.
  ///
  /// Refuses declarations of entities, whether they lead outside or multiply, and encodings in which the text
  /// would mean something else to the parser than it does here.
  static func root(of bytes: UnsafeBufferPointer<UInt8>) throws(DocumentError) -> String? {
    guard let first = bytes.first, first <= 0x20 || first == UInt8(ascii: "<") else { return nil }
    var tags = StartTagCursor()
    let root = tags.next(in: bytes)
    let prolog = UnsafeBufferPointer(rebasing: bytes[..<(root ?? bytes.count)])
    if let entity = prolog.start(of: "<!ENTITY") {
      var positions = TextPositions(bytes)
      throw DocumentError(.entities, at: positions.position(at: entity))
    }
    if let encoding = encoding(in: prolog), !["utf-8", "us-ascii"].contains(encoding.lowercased()) {
      throw DocumentError(.encoding(encoding))
    }
    // XML has no zeros. At its start, a parser would take them for an encoding of four bytes a character.
    guard let root, bytes.index(of: 0, from: 0) == nil else { return nil }
    let name = bytes[(root + 1)...].prefix(while: \.isNameByte)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// The encoding that the XML declaration states.
  private static func encoding(in prolog: UnsafeBufferPointer<UInt8>) -> String? {
    guard prolog.hasPrefix("<?xml", at: 0) else { return nil }
    let declaration = UnsafeBufferPointer(rebasing: prolog[..<prolog.end(of: "?>", from: 0)])
    guard let name = declaration.start(of: "encoding") else { return nil }
    let value = declaration[name...].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard let quote = value.first else { return nil }
    return String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }
}

/// Skips the parts of XML documents that readers ignore.
enum XMLProlog {
  // MARK: - XML declaration

  /// Returns the offset after the XML declaration, or 0 without a declaration.
  ///
  /// Whitespace may precede the declaration, since readers replace conflict markers with whitespace.
  static func endOfDeclaration(_ text: XMLText) throws(XMLFailure) -> Int {
    let start = text.bytes.firstIndex { !XMLCharacters.isBlank($0) } ?? 0
    guard text.has("<?xml", at: start), start + 5 < text.count, XMLCharacters.isBlank(text.bytes[start + 5])
    else { return 0 }
    var offset = start + 5
    let invalid = XMLFailure(.invalidDeclaration, at: start)
    for field in fields {
      var next = offset
      _ = try text.byteBehindBlanks(&next)
      guard next > offset, text.has(field.name, at: next) else {
        if field.isRequired { throw invalid }
        continue
      }
      offset = next + field.name.utf8CodeUnitCount
      guard let value = try value(text, &offset) else { throw invalid }
      let string = text.string(value)
      guard field.isValid(string) else { throw field.failure(string) ?? invalid }
    }
    guard try text.byteBehindBlanks(&offset) == UInt8(ascii: "?"),
      try text.byte(at: offset + 1) == UInt8(ascii: ">")
    else { throw invalid }
    return offset + 2
  }

  private struct Field: Sendable {
    var name: StaticString
    var isRequired = false
    var isValid: @Sendable (String) -> Bool
    /// Returns the failure for an invalid value, if the failure differs from that of the declaration.
    var failure: @Sendable (String) -> XMLFailure? = { _ in nil }
  }

  /// The fields of the XML declaration, in order.
  private static let fields = [
    Field(
      name: "version",
      isRequired: true,
      isValid: {
        $0.hasPrefix("1.") && $0.utf8.count > 2 && $0.utf8.dropFirst(2).allSatisfy { 48...57 ~= $0 }
      }
    ),
    // Any other encoding would change the meaning of the text.
    Field(
      name: "encoding",
      isValid: { ["utf-8", "us-ascii"].contains($0.lowercased()) },
      failure: { XMLFailure(.encoding($0)) }
    ),
    Field(name: "standalone", isValid: { $0 == "yes" || $0 == "no" }),
  ]

  /// Reads `="..."` and returns the range of the value, or nil for any other text.
  private static func value(_ text: XMLText, _ offset: inout Int) throws(XMLFailure) -> Range<Int>? {
    guard try text.byteBehindBlanks(&offset) == UInt8(ascii: "=") else { return nil }
    offset += 1
    let quote = try text.byteBehindBlanks(&offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = offset + 1
    offset = try text.end(of: quote, from: start)
    return start..<offset - 1
  }

  // MARK: - Comments and processing instructions

  static func skipComment(_ text: XMLText, _ offset: inout Int) throws(XMLFailure) {
    let end = try text.end(of: "--", from: offset + 4)
    guard try text.byte(at: end) == UInt8(ascii: ">") else { throw XMLFailure(.invalidComment, at: offset) }
    offset = end + 1
  }

  /// Skips the processing instruction at an offset.
  static func skipInstruction(_ text: XMLText, _ offset: inout Int) throws(XMLFailure) {
    let invalid = XMLFailure(.invalidDeclaration, at: offset)
    var at = offset + 2
    guard let target = try text.name(&at), text.string(target).lowercased() != "xml",
      text.has("?>", at: at) || XMLCharacters.isBlank(text.bytes[at])
    else { throw invalid }
    offset = try text.end(of: "?>", from: at)
  }

  // MARK: - Document type

  /// Skips the document type declaration at an offset, which may contain further declarations in brackets.
  static func skipDocumentType(_ text: XMLText, _ offset: inout Int) throws(XMLFailure) {
    let invalid = XMLFailure(.invalidDeclaration, at: offset)
    var at = offset + 9
    guard XMLCharacters.isBlank(try text.byte(at: at)) else { throw invalid }
    _ = try text.byteBehindBlanks(&at)
    guard try text.name(&at) != nil else { throw invalid }
    while true {
      switch try text.byteBehindBlanks(&at) {
      case UInt8(ascii: ">"):
        offset = at + 1
        return
      case UInt8(ascii: "["):
        try skipSubset(text, &at, or: invalid)
        guard try text.byteBehindBlanks(&at) == UInt8(ascii: ">") else { throw invalid }
      case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
        at = try text.end(of: quote, from: at + 1)
      default:
        // SYSTEM or PUBLIC
        guard try text.name(&at) != nil else { throw invalid }
      }
    }
  }

  private static func skipSubset(
    _ text: XMLText,
    _ at: inout Int,
    or invalid: XMLFailure
  ) throws(XMLFailure) {
    at += 1
    while try text.byteBehindBlanks(&at) != UInt8(ascii: "]") {
      if text.has("<!ENTITY", at: at) { throw XMLFailure(.entities, at: at) }
      if text.has("<!--", at: at) {
        try skipComment(text, &at)
      } else if text.has("<?", at: at) {
        try skipInstruction(text, &at)
      } else if text.has("<!", at: at) {
        try skipMarkupDeclaration(text, &at)
      } else {
        throw text.count - at < 2 ? text.failureAtEnd(.endsInsideMarkup) : invalid
      }
    }
    at += 1
  }

  /// Skips a declaration of an element, attributes or a notation.
  private static func skipMarkupDeclaration(_ text: XMLText, _ at: inout Int) throws(XMLFailure) {
    while true {
      let byte = try text.byte(at: at)
      at += 1
      if byte == UInt8(ascii: ">") { return }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { at = try text.end(of: byte, from: at) }
    }
  }
}

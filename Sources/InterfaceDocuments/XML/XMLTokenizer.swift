import RuntimeAttributes

/// Splits an XML document in UTF-8 into its tags and texts, and checks that the document is well-formed.
///
/// The tokenizer does not validate. Comments, processing instructions and the document type are checked and skipped.
/// Entity declarations are errors: only the predefined entities are known, so a document cannot expand.
struct XMLTokenizer: ~Copyable {
  let text: XMLText
  /// The attributes of the last token, if it is a start tag.
  private(set) var attributes: [XMLAttribute] = []
  /// The offset after the last token.
  private(set) var offset: Int
  /// The names of the open elements.
  private var open: [Range<Int>] = []
  private var hasRoot = false
  private var hasDocumentType = false
  /// Whether the last start tag belongs to an empty element that is still open.
  private var isEmptyElement = false

  // Real elements have far fewer attributes. Comparing each name with all previous names takes quadratic time.
  private static let mostAttributes = 1_000

  /// Creates a tokenizer for a document without a byte order mark; the bytes must outlive the tokenizer.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLFailure) {
    text = XMLText(bytes)
    offset = try XMLProlog.endOfDeclaration(text)
    attributes.reserveCapacity(32)
    open.reserveCapacity(64)
  }

  /// Returns the next token.
  mutating func next() throws(XMLFailure) -> XMLToken {
    if isEmptyElement {
      isEmptyElement = false
      open.removeLast()
      return .endTag
    }
    while offset < text.count {
      let token = text.bytes[offset] == UInt8(ascii: "<") ? try markup() : try characters()
      if let token { return token }
    }
    if let name = open.last {
      let line = text.line(of: name.lowerBound)
      throw text.failureAtEnd(.endsInside(element: text.string(name), line: line))
    }
    guard hasRoot else { throw text.failureAtEnd(.noElement) }
    // The text may have been cut at an invalid character.
    if text.isCut { throw text.failureAtEnd(.contentOutsideRoot) }
    return .end
  }

  /// Reads markup that begins with `<`; returns nil if the markup is not a token.
  private mutating func markup() throws(XMLFailure) -> XMLToken? {
    switch try text.byte(at: offset + 1) {
    case UInt8(ascii: "/"):
      try endTag()
      return .endTag
    case UInt8(ascii: "?"):
      try XMLProlog.skipInstruction(text, &offset)
      return nil
    case UInt8(ascii: "!"):
      return try declaration()
    default:
      return .startTag(try startTag())
    }
  }

  // MARK: - Text

  private mutating func characters() throws(XMLFailure) -> XMLToken? {
    let start = offset
    guard !open.isEmpty else {
      _ = try? text.byteBehindBlanks(&offset)
      if offset == text.count || text.bytes[offset] == UInt8(ascii: "<") { return nil }
      throw XMLFailure(hasRoot ? .contentOutsideRoot : .noElement, at: offset)
    }
    var encoding = XMLSlice.Encoding.none
    while offset < text.count, text.bytes[offset] != UInt8(ascii: "<") {
      switch text.bytes[offset] {
      case 0x0A:
        // Most characters between tags are indentation.
        while text.has(eightSpacesAt: offset &+ 1) { offset &+= 8 }
      case UInt8(ascii: "&"):
        guard text.reference(at: offset) != nil else { throw XMLFailure(.invalidReference, at: offset) }
        encoding = .text
      case 0x0D:
        encoding = .text
      case UInt8(ascii: "]") where text.has("]]>", at: offset):
        throw XMLFailure(.sectionEndInText, at: offset)
      default:
        break
      }
      offset &+= 1
    }
    return .text(XMLSlice(range: start..<offset, encoding: encoding))
  }

  // MARK: - Tags

  private mutating func startTag() throws(XMLFailure) -> Range<Int> {
    let start = offset
    if hasRoot, open.isEmpty { throw XMLFailure(.contentOutsideRoot, at: start) }
    var at = start + 1
    guard let name = try text.name(&at) else { throw XMLFailure(.invalidTag, at: start) }
    attributes.removeAll(keepingCapacity: true)
    while true {
      let blank = at
      let byte = try text.byteBehindBlanks(&at)
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
        isEmptyElement = byte == UInt8(ascii: "/")
        if isEmptyElement { at += 1 }
        guard try text.byte(at: at) == UInt8(ascii: ">") else { throw XMLFailure(.invalidTag, at: start) }
        offset = at + 1
        hasRoot = true
        open.append(name)
        return name
      }
      guard at > blank else { throw XMLFailure(.invalidTag, at: start) }
      try attribute(&at, tag: start)
    }
  }

  private mutating func attribute(_ at: inout Int, tag: Int) throws(XMLFailure) {
    guard let name = try text.name(&at), try text.byteBehindBlanks(&at) == UInt8(ascii: "=") else {
      throw XMLFailure(.invalidTag, at: tag)
    }
    at += 1
    let quote = try text.byteBehindBlanks(&at)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw XMLFailure(.invalidTag, at: tag)
    }
    at += 1
    let start = at
    var encoding = XMLSlice.Encoding.none
    while true {
      at = text.endOfPlainValue(from: at, quote: quote)
      let byte = try text.byte(at: at)
      if byte == quote { break }
      if byte == UInt8(ascii: "<") { throw XMLFailure(.invalidTag, at: tag) }
      if byte == UInt8(ascii: "&"), text.reference(at: at) == nil {
        throw XMLFailure(.invalidReference, at: at)
      }
      encoding = .attribute
      at += 1
    }
    for other in attributes where text.areEqual(other.name, name) {
      throw XMLFailure(.repeatedXMLAttribute(text.string(name)), at: name.lowerBound)
    }
    guard attributes.count < Self.mostAttributes else { throw XMLFailure(.crowdedTag, at: tag) }
    attributes.append(XMLAttribute(name: name, value: XMLSlice(range: start..<at, encoding: encoding)))
    at += 1
  }

  private mutating func endTag() throws(XMLFailure) {
    let start = offset
    var at = start + 2
    guard let name = try text.name(&at), try text.byteBehindBlanks(&at) == UInt8(ascii: ">") else {
      throw XMLFailure(.invalidTag, at: start)
    }
    guard let expected = open.popLast() else { throw XMLFailure(.strayEndTag(text.string(name)), at: start) }
    guard text.areEqual(name, expected) else {
      let line = text.line(of: expected.lowerBound)
      let fault = XMLFault.mismatchedEndTag(
        found: text.string(name),
        expected: text.string(expected),
        line: line
      )
      throw XMLFailure(fault, at: start)
    }
    offset = at + 1
  }

  // MARK: - Declarations

  /// Reads markup that begins with `<!`; returns nil for a comment or a document type declaration.
  private mutating func declaration() throws(XMLFailure) -> XMLToken? {
    let start = offset
    if text.has("<!--", at: start) {
      try XMLProlog.skipComment(text, &offset)
      return nil
    }
    if text.has("<![CDATA[", at: start) {
      guard !open.isEmpty else { throw XMLFailure(hasRoot ? .contentOutsideRoot : .noElement, at: start) }
      offset = try text.end(of: "]]>", from: start + 9)
      return .text(XMLSlice(range: start + 9..<offset - 3, encoding: .section))
    }
    guard text.has("<!DOCTYPE", at: start), !hasRoot, !hasDocumentType else {
      // The text may end inside the keyword.
      if text.count - start < 9 { throw text.failureAtEnd(.endsInsideMarkup) }
      throw XMLFailure(.invalidDeclaration, at: start)
    }
    hasDocumentType = true
    try XMLProlog.skipDocumentType(text, &offset)
    return nil
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Runs an XML parser over a text and hands the elements, with their offsets, to a reader.
final class ElementParser<Reader: ElementReader>: NSObject, XMLParserDelegate {
  private let file: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private var tags = StartTagCursor()
  private var reader: Reader?
  private let limit: Int
  private var hasStarted = false
  private var hasEnded = false

  private init(file: String, bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.file = file
    self.bytes = bytes
    self.limit = limit
  }

  /// Reads a text up to the first start tag at or after an offset.
  ///
  /// - Returns: What was read, if there was a root element, and whether the text is well-formed.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    file: String,
    limit: Int
  ) -> (document: InterfaceDocument?, isWellFormed: Bool) {
    let listener = ElementParser(file: file, bytes: bytes, limit: limit)
    let parser = XMLParser(data: Data(buffer: bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = listener
    // Some platforms report faults by the result, some by the error.
    let isWellFormed = parser.parse() && parser.parserError == nil
    return (listener.reader?.finish(), isWellFormed)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard !hasEnded, let offset = tags.next(in: bytes), offset < limit else {
      hasEnded = true
      return
    }
    if !hasStarted {
      hasStarted = true
      reader = Reader(file: file, root: attributes, positions: TextPositions(bytes))
    }
    reader?.start(element, attributes, at: offset)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if !hasEnded { reader?.end() }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !hasEnded { reader?.characters(text) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if !hasEnded { reader?.characters(String(decoding: block, as: UTF8.self)) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    hasEnded = true
    parser.abortParsing()
  }
}

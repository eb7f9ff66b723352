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
  private var hasStarted = false
  private var isWellFormed = true

  private init(file: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
  }

  /// Reads a text to its end or to the first fault.
  ///
  /// - Returns: What was read, if there was a root element, and whether the text is well-formed.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    file: String
  ) -> (document: InterfaceDocument?, isWellFormed: Bool) {
    let listener = ElementParser(file: file, bytes: bytes)
    let parser = XMLParser(data: Data(buffer: bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = listener
    // The result tells of faults on some platforms only, the error on others; the delegate hears of all.
    let succeeded = parser.parse() && parser.parserError == nil
    return (listener.reader?.finish(), succeeded && listener.isWellFormed)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard isWellFormed, let offset = tags.next(in: bytes) else { return }
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
    if isWellFormed { reader?.end() }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isWellFormed { reader?.characters(text) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if isWellFormed { reader?.characters(String(decoding: block, as: UTF8.self)) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    isWellFormed = false
    parser.abortParsing()
  }
}

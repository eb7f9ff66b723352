import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Runs an XML parser over a text and hands what it reports to the reader that the root element asks for.
final class DocumentParser: NSObject, XMLParserDelegate {
  /// The reader of the root element's kind; nil before that element, or if it is of no known kind.
  private(set) var reader: (any ElementReader)?
  /// The name of the root element.
  private(set) var root: String?
  /// Whether the text is well-formed as far as the parser got.
  private(set) var isWellFormed = true

  private let file: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private var tags = StartTagCursor()

  /// Prepares for one text, whose bytes must outlive the parser.
  init(file: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
  }

  /// Runs the parser to the end of the text or to the first fault.
  func parse() {
    let parser = XMLParser(data: Data(buffer: bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // The result tells of faults on some platforms only; the delegate hears of them on all.
    let succeeded = parser.parse()
    if !succeeded || parser.parserError != nil { isWellFormed = false }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard isWellFormed, let offset = tags.next(in: bytes) else { return }
    if root == nil {
      root = element
      reader = makeReader(element, attributes)
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

  private func makeReader(_ root: String, _ attributes: [String: String]) -> (any ElementReader)? {
    root == "document" ? DocumentReader(file: file, root: attributes, positions: TextPositions(bytes)) : nil
  }
}

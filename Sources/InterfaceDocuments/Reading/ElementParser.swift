import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Runs an XML parser over a text and hands the elements, with their offsets, to a run.
final class ElementParser: NSObject, XMLParserDelegate {
  // One value holds all that changes, so that each report of the parser is one access.
  private var run: ElementRun

  private init(_ run: ElementRun) {
    self.run = run
  }

  /// Reads a text up to the first start tag at or after an offset.
  ///
  /// - Returns: What was read, if there was a root element, and whether the text is well-formed.
  /// - Throws: What is wrong with a text that is well-formed.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    file: String,
    limit: Int
  ) throws(DocumentError) -> (document: InterfaceDocument?, isWellFormed: Bool) {
    let listener = ElementParser(ElementRun(file: file, bytes: bytes, limit: limit))
    let data = Data(buffer: bytes)
    // libxml2 takes no more than ten megabytes at once.
    let parser = data.count < 8_000_000 ? XMLParser(data: data) : XMLParser(stream: InputStream(data: data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = listener
    // Some platforms report faults by the result, some by the error.
    let isWellFormed = parser.parse() && parser.parserError == nil
    return (try listener.run.finish(), isWellFormed)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    run.start(element, attributes)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    run.end()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    run.characters(text)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    run.characters(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    run.stop()
    parser.abortParsing()
  }
}

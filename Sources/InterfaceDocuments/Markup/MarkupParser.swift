import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Runs an XML parser over a document that has been read before and hands the elements to a run.
final class MarkupParser: NSObject, XMLParserDelegate {
  private var run: MarkupRun

  private init(_ run: MarkupRun) {
    self.run = run
  }

  /// Reads a text as far as it is well-formed.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, run: MarkupRun) -> MarkupRun {
    let listener = MarkupParser(run)
    let data = Data(buffer: bytes)
    // libxml2 takes no more than ten megabytes at once.
    let parser = data.count < 8_000_000 ? XMLParser(data: data) : XMLParser(stream: InputStream(data: data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = listener
    _ = parser.parse()
    return listener.run
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

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    parser.abortParsing()
  }
}

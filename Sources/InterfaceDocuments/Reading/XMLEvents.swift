import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What takes the tags and texts of an XML text in their order.
protocol XMLListener {
  /// Takes a start tag.
  mutating func start(_ element: String, _ attributes: [String: String])
  /// Takes characters between two tags, or a part of them.
  mutating func characters(_ text: String)
  /// Takes the end tag of the element that was opened last.
  mutating func end()
  /// Learns that nothing sound follows.
  mutating func stop()
}

/// Runs an XML parser over a text and hands what it reports to a listener.
final class XMLEvents<Listener: XMLListener>: NSObject, XMLParserDelegate {
  // One value holds all that changes, so that each report of the parser is one access.
  private var listener: Listener

  private init(_ listener: Listener) {
    self.listener = listener
  }

  /// Reads a text as far as it is well-formed.
  ///
  /// - Returns: The listener, and whether all of the text is well-formed.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ listener: Listener
  ) -> (listener: Listener, isWellFormed: Bool) {
    let events = XMLEvents(listener)
    let data = Data(buffer: bytes)
    // libxml2 takes no more than ten megabytes at once.
    let parser = data.count < 8_000_000 ? XMLParser(data: data) : XMLParser(stream: InputStream(data: data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = events
    // Some platforms report faults by the result, some by the error.
    let isWellFormed = parser.parse() && parser.parserError == nil
    return (events.listener, isWellFormed)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    listener.start(element, attributes)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    listener.end()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    listener.characters(text)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    listener.characters(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    listener.stop()
    parser.abortParsing()
  }
}

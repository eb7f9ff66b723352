import Foundation

@testable import InterfaceDocuments

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A recorder of the tags and texts of an XML document, one line each; adjacent texts are joined.
struct XMLRecorder: XMLListener {
  private(set) var events: [String] = []
  /// Whether any element or attribute name has a namespace prefix.
  private(set) var hasPrefixes = false
  private var text = ""

  /// Returns the events of a document, or nil if it is not well-formed.
  static func events(of bytes: [UInt8]) -> [String]? { record(bytes)?.events }

  static func record(_ bytes: [UInt8]) -> XMLRecorder? {
    bytes.withUnsafeBufferPointer { bytes in
      var recorder = XMLRecorder()
      do throws(XMLFailure) { try recorder.read(bytes) } catch { return nil }
      return recorder
    }
  }

  mutating func start(_ element: XMLString, _ attributes: XMLAttributes, at offset: Int) {
    start(element.string, attributes.values)
  }

  mutating func start(_ element: String, _ attributes: [String: String]) {
    endText()
    hasPrefixes = hasPrefixes || element.contains(":") || attributes.keys.contains { $0.contains(":") }
    let list = attributes.sorted { $0.key < $1.key }.map { " \($0)=\($1.debugDescription)" }
    events.append("<\(element)\(list.joined())>")
  }

  mutating func characters(_ text: XMLString) { characters(text.string) }

  mutating func characters(_ text: String) { self.text += text }

  mutating func end() {
    endText()
    events.append("</>")
  }

  private mutating func endText() {
    if !text.isEmpty { events.append(text.debugDescription) }
    text = ""
  }
}

/// A recorder of the same events, based on Foundation's parser.
final class ParserRecorder: NSObject, XMLParserDelegate {
  private var recorder = XMLRecorder()

  static func events(of bytes: [UInt8]) -> [String]? {
    let recorder = ParserRecorder()
    let data = Data(bytes)
    // libxml2 accepts at most ten megabytes at once.
    let parser = data.count < 8_000_000 ? XMLParser(data: data) : XMLParser(stream: InputStream(data: data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = recorder
    return parser.parse() && parser.parserError == nil ? recorder.recorder.events : nil
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    recorder.start(element, attributes)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    recorder.end()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { recorder.characters(text) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    recorder.characters(String(decoding: block, as: UTF8.self))
  }
}

/// Reads the elements of a document or an archive.
struct ElementRun: XMLListener {
  private let file: String
  private let bytes: UnsafeBufferPointer<UInt8>
  // Two properties instead of one existential, so that calls are dispatched statically.
  private var document: DocumentReader?
  private var archive: ArchiveReader?

  /// Creates a reader of a text, which must outlive it.
  init(file: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
  }

  /// Handles a start tag.
  mutating func start(_ element: String, _ attributes: XMLAttributes, at offset: Int) throws(XMLFailure) {
    if document == nil, archive == nil { try startRoot(element, attributes) }
    document?.start(element, attributes, at: offset)
    archive?.start(element, attributes, at: offset)
  }

  private mutating func startRoot(_ element: String, _ attributes: XMLAttributes) throws(XMLFailure) {
    let positions = TextPositions(bytes)
    switch element {
    case "document": document = DocumentReader(file: file, root: attributes, positions: positions)
    case "archive": archive = ArchiveReader(file: file, root: attributes, positions: positions)
    default: throw XMLFailure(.notInterfaceBuilder(root: element))
    }
  }

  /// Handles characters between two tags, possibly a part of them.
  mutating func characters(_ text: String) {
    document?.characters(text)
    archive?.characters(text)
  }

  /// Handles the end tag of the innermost open element.
  mutating func end() {
    document?.end()
    archive?.end()
  }

  /// Returns the document, if there was a root element.
  func finish() throws(DocumentError) -> InterfaceDocument? {
    if let document { return document.finish() }
    return try archive?.finish()
  }
}

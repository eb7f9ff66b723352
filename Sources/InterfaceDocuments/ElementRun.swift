/// Reads the elements of a document or an archive.
struct ElementRun: XMLListener {
  private let file: String
  private let bytes: UnsafeBufferPointer<UInt8>
  // Two places rather than one of a protocol's type: the compiler sees through these.
  private var document: DocumentReader?
  private var archive: ArchiveReader?

  /// Prepares for a text, which must outlive the run.
  init(file: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
  }

  /// Takes a start tag.
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

  /// Takes characters between two tags, or a part of them.
  mutating func characters(_ text: String) {
    document?.characters(text)
    archive?.characters(text)
  }

  /// Takes the end tag of the element that was opened last.
  mutating func end() {
    document?.end()
    archive?.end()
  }

  /// What was read, if there was a root element.
  func finish() throws(DocumentError) -> InterfaceDocument? {
    if let document { return document.finish() }
    return try archive?.finish()
  }
}

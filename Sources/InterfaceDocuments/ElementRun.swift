/// One pass over the elements that a parser reports, in step with the text.
struct ElementRun: XMLListener {
  /// The names of the root elements that the run can read below.
  static let roots: Set<String> = ["document", "archive"]

  private let file: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var tags = StartTagCursor()
  // Two places rather than one of a protocol's type: the compiler sees through these.
  private var document: DocumentReader?
  private var archive: ArchiveReader?
  private var hasStarted = false
  private var hasEnded = false

  /// Prepares for a text, which must outlive the run, up to the first start tag at or after an offset.
  init(file: String, bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.file = file
    self.bytes = bytes
    self.limit = limit
  }

  /// Takes a start tag.
  mutating func start(_ element: String, _ attributes: [String: String]) {
    guard !hasEnded, let offset = tags.next(in: bytes), offset < limit else {
      hasEnded = true
      return
    }
    if !hasStarted { startRoot(element, attributes) }
    document?.start(element, attributes, at: offset)
    archive?.start(element, attributes, at: offset)
  }

  private mutating func startRoot(_ element: String, _ attributes: [String: String]) {
    hasStarted = true
    let positions = TextPositions(bytes)
    if element == "document" {
      document = DocumentReader(file: file, root: attributes, positions: positions)
    } else {
      archive = ArchiveReader(file: file, root: attributes, positions: positions)
    }
  }

  /// Takes characters between two tags, or a part of them.
  mutating func characters(_ text: String) {
    guard !hasEnded else { return }
    document?.characters(text)
    archive?.characters(text)
  }

  /// Takes the end tag of the element that was opened last.
  mutating func end() {
    guard !hasEnded else { return }
    document?.end()
    archive?.end()
  }

  /// Passes over all that follows.
  mutating func stop() {
    hasEnded = true
  }

  /// What was read, if there was a root element.
  func finish() throws(DocumentError) -> InterfaceDocument? {
    if let document { return document.finish() }
    return try archive?.finish()
  }
}

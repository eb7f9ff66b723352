import BinaryCoding
import InterfaceDocuments

/// One document of a run: what is held of it all the time, and the document itself for when it is loaded.
struct DocumentRecord: Sendable {
  /// The number of documents that are loaded together; of more than that only a part is decoded at a time.
  static let partSize = 512

  /// The document's path.
  let file: String
  private let outline: DocumentOutline
  private let content: Content

  private enum Content: Sendable {
    case whole(DocumentReading)
    /// As facts, which take a fraction of the memory.
    case packed(@Sendable () -> ArraySlice<UInt8>)
  }

  /// Keeps what was read of a document.
  ///
  /// - Parameters:
  ///   - reading: What was read.
  ///   - file: The document's path.
  ///   - isPacked: Whether it is to take little memory, since there are many.
  init(_ reading: DocumentReading, file: String, isPacked: Bool = false) {
    self.file = file
    outline = DocumentOutline(reading)
    guard isPacked else {
      content = .whole(reading)
      return
    }
    let facts = BinaryEncoder.bytes(of: reading, file: file)[...]
    content = .packed { facts }
  }

  /// Keeps what an index knows of a document.
  ///
  /// - Parameters:
  ///   - outline: What is held of it.
  ///   - facts: Finds the facts of what was read.
  ///   - file: The document's path.
  init(_ outline: DocumentOutline, facts: @escaping @Sendable () -> ArraySlice<UInt8>, file: String) {
    self.file = file
    self.outline = outline
    content = .packed(facts)
  }

  /// What could not be read.
  var findings: [Finding] { outline.findings }

  /// What others need to know of it; nil if nothing of it could be read.
  var summary: DocumentSummary? { outline.summary }

  /// The document as far as it could be read.
  var document: InterfaceDocument? {
    switch content {
    case .whole(let reading): reading.document
    case .packed(let facts):
      try? BinaryDecoder.value(DocumentReading.self, from: facts(), file: file).document
    }
  }
}

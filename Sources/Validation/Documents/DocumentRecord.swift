import BinaryCoding
import InterfaceDocuments

/// A document of a run: the parts that stay in memory, and the document itself, which may be decoded on demand.
struct DocumentRecord: Sendable {
  /// The number of documents that are loaded together, which limits the number of decoded documents.
  static let partSize = 512

  /// The document's path.
  let file: String
  private let outline: DocumentOutline
  private let content: Content

  private enum Content: Sendable {
    case whole(DocumentReading)
    /// The serialized document, which takes a fraction of the memory.
    case packed(@Sendable () -> ArraySlice<UInt8>)
  }

  /// Stores the result of reading a document.
  ///
  /// - Parameters:
  ///   - reading: The result.
  ///   - file: The document's path.
  ///   - isPacked: Whether to keep the document serialized to save memory.
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

  /// Stores a document from an index.
  ///
  /// - Parameters:
  ///   - outline: The decoded parts.
  ///   - facts: Returns the serialized document.
  ///   - file: The document's path.
  init(_ outline: DocumentOutline, facts: @escaping @Sendable () -> ArraySlice<UInt8>, file: String) {
    self.file = file
    self.outline = outline
    content = .packed(facts)
  }

  /// The problems found while reading.
  var findings: [Finding] { outline.findings }

  /// The summary for the loads of other documents, or nil if the document could not be read at all.
  var summary: DocumentSummary? { outline.summary }

  /// The document, as far as it could be read.
  var document: InterfaceDocument? {
    switch content {
    case .whole(let reading): reading.document
    case .packed(let facts):
      try? BinaryDecoder.value(DocumentReading.self, from: facts(), file: file).document
    }
  }
}

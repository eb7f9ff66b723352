import InterfaceDocuments

/// A document of a run: the parts that stay in memory, and the document itself, which may be read again on demand.
struct DocumentRecord: Sendable {
  /// The number of documents that are loaded together, and the maximum number that stays in memory.
  static let partSize = 512

  /// The document's path.
  let file: String
  /// The problems found while reading.
  let findings: [Finding]
  /// The summary for the loads of other documents, or nil if the document could not be read at all.
  let summary: DocumentSummary?
  private let content: Content

  private enum Content: Sendable {
    case whole(InterfaceDocument?)
    /// A document that is read again when it is needed, since many documents take much memory.
    case unread(text: [UInt8]?)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - text: The text that replaces the file's contents.
  ///   - keepsDocument: Whether the document stays in memory.
  init(_ file: String, text: [UInt8]? = nil, keepsDocument: Bool = true) {
    let reading = DocumentReading(file, text: text)
    self.init(reading, file: file, keepsDocument ? .whole(reading.document) : .unread(text: text))
  }

  /// Stores a document that is not in a file.
  init(_ document: InterfaceDocument) {
    self.init(DocumentReading(document: document, findings: []), file: document.file, .whole(document))
  }

  private init(_ reading: DocumentReading, file: String, _ content: Content) {
    self.file = file
    findings = reading.findings
    summary = reading.document.map(DocumentSummary.init)
    self.content = content
  }

  /// The document, as far as it could be read.
  var document: InterfaceDocument? {
    switch content {
    case .whole(let document): document
    case .unread(let text): DocumentReading(file, text: text).document
    }
  }
}

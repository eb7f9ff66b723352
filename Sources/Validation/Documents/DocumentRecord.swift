import FactStorage
import InterfaceDocuments

/// One document of a run: what was found reading it, its summary, and the document itself for when it is loaded.
struct DocumentRecord: Sendable {
  /// The document's path.
  let file: String
  /// What could not be read.
  let findings: [Finding]
  /// What others need to know of it; nil if nothing of it could be read.
  let summary: DocumentSummary?
  private let content: Content

  private enum Content: Sendable {
    case whole(InterfaceDocument)
    /// As facts, which take a fraction of the memory.
    case packed([UInt8])
    case nothing
  }

  /// Keeps what was read of a document.
  ///
  /// - Parameters:
  ///   - reading: What was read.
  ///   - file: The document's path.
  ///   - isPacked: Whether it is to take little memory, since there are many.
  init(_ reading: DocumentReading, file: String, isPacked: Bool = false) {
    self.file = file
    findings = reading.findings
    summary = reading.document.map(DocumentSummary.init)
    content =
      switch reading.document {
      case let document? where isPacked: .packed(FieldWriter.bytes(of: document, file: document.file))
      case let document?: .whole(document)
      case nil: .nothing
      }
  }

  /// The document as far as it could be read.
  var document: InterfaceDocument? {
    switch content {
    case .whole(let document): document
    case .packed(let facts): try? FieldReader.value(InterfaceDocument.self, from: facts[...], file: file)
    case .nothing: nil
    }
  }
}

import BinaryCoding

/// The parts of a document that stay in memory while other documents are loaded.
struct DocumentOutline: Hashable, Sendable {
  /// The summary for the loads of other documents, or nil if the document could not be read at all.
  var summary: DocumentSummary?
  /// The problems found while reading.
  var findings: [Finding]

  /// Extracts the parts from a read document.
  init(_ reading: DocumentReading) {
    summary = reading.document.map(DocumentSummary.init)
    findings = reading.findings
  }
}

extension DocumentOutline: BinaryCodable {
  static var placeholder: DocumentOutline { DocumentOutline(.placeholder) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&summary)
    coder.code(&findings)
  }
}

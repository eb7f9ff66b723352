import BinaryCoding

/// What is held of a document while others are loaded.
struct DocumentOutline: Hashable, Sendable {
  /// What others need to know of it; nil if nothing of it could be read.
  var summary: DocumentSummary?
  /// What could not be read.
  var findings: [Finding]

  /// Takes what is needed of what was read.
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

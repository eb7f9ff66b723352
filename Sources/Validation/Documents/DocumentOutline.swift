import FactStorage

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

extension DocumentOutline: Storable {
  static var blank: DocumentOutline { DocumentOutline(.blank) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&summary)
    coder.code(&findings)
  }
}

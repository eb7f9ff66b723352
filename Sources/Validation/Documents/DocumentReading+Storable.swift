import FactStorage

extension DocumentReading: Storable {
  static var blank: DocumentReading { DocumentReading(document: nil, findings: []) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&document)
    coder.code(&findings)
  }
}

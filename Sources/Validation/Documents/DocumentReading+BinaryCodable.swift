import BinaryCoding

extension DocumentReading: BinaryCodable {
  static var placeholder: DocumentReading { DocumentReading(document: nil, findings: []) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&document)
    coder.code(&findings)
  }
}

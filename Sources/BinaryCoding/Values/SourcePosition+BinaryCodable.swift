package import RuntimeAttributes

extension SourcePosition: BinaryCodable {
  package static var placeholder: SourcePosition { SourcePosition(line: 0, column: 0) }

  package mutating func code(with coder: inout some BinaryCoder) {
    var (line, column) = (line, column)
    coder.code(line: &line, column: &column)
    self = SourcePosition(line: line, column: column)
  }
}

extension FileLocation: BinaryCodable {
  package static var placeholder: FileLocation { FileLocation(file: "", position: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(file: &file)
    coder.code(&position)
  }
}

package import RuntimeAttributes

extension SourcePosition: Storable {
  package static var blank: SourcePosition { SourcePosition(line: 0, column: 0) }

  package mutating func code(with coder: inout some FieldCoder) {
    var (line, column) = (line, column)
    coder.code(line: &line, column: &column)
    self = SourcePosition(line: line, column: column)
  }
}

extension SourceLocation: Storable {
  package static var blank: SourceLocation { SourceLocation(file: "", position: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(file: &file)
    coder.code(&position)
  }
}

package import BinaryCoding
import RuntimeAttributes

extension SourceInterface: BinaryCodable {
  package static var placeholder: SourceInterface { SourceInterface(file: "", language: .swift) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(file: &file)
    coder.code(&language)
    coder.code(&module)
    coder.code(&types)
    coder.code(&imports)
    coder.code(&optionalImports)
    coder.code(&isBeforeSwift3)
    coder.code(&exportedImports)
    coder.code(&constants)
    coder.code(&problems)
  }
}

extension ReadingProblem: BinaryCodable {
  package static var placeholder: ReadingProblem { ReadingProblem(.placeholder, at: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&position)
  }
}

extension ReadingProblem.Kind: BinaryCodableCases {}

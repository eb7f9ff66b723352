package import FactStorage
import RuntimeAttributes

extension SourceInterface: Storable {
  package static var blank: SourceInterface { SourceInterface(file: "", language: .swift) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(file: &file)
    coder.code(&language)
    coder.code(&module)
    coder.code(&types)
    coder.code(&imports)
    coder.code(&constants)
    coder.code(&problems)
  }
}

extension ReadingProblem: Storable {
  package static var blank: ReadingProblem { ReadingProblem(.blank, at: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&kind)
    coder.code(&position)
  }
}

extension ReadingProblem.Kind: StorableCases {}

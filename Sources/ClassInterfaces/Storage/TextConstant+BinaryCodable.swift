package import BinaryCoding

extension TextConstant: BinaryCodable {
  package static var placeholder: TextConstant { TextConstant("", nil, location: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&text)
    coder.code(&storyboard)
    coder.code(&isCase)
    coder.code(&isPrivate)
    coder.code(&location)
  }
}

extension TextConstant.Storage: BinaryCodableCases {}

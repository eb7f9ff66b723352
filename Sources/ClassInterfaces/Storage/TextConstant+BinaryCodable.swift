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

extension SoughtConstant: BinaryCodable {
  package static var placeholder: SoughtConstant { SoughtConstant("", "", askedIn: "") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&word)
    coder.code(&text)
    coder.code(&owner)
    coder.code(&declaringType)
    coder.code(&storyboard)
    coder.code(&isNameOfSelf)
    coder.code(&isBare)
    coder.code(&isOutsideOfTypes)
    coder.code(&isPrivate)
    coder.code(&file)
    coder.code(&declaringFile)
  }
}

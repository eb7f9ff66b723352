package import FactStorage

extension TextConstant: Storable {
  package static var blank: TextConstant { TextConstant("", nil, location: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&name)
    coder.code(&text)
    coder.code(&storyboard)
    coder.code(&isCase)
    coder.code(&isPrivate)
    coder.code(&location)
  }
}

extension TextConstant.Storage: StorableCases {}

extension SoughtConstant: Storable {
  package static var blank: SoughtConstant { SoughtConstant("", "", askedIn: "") }

  package mutating func code(with coder: inout some FieldCoder) {
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

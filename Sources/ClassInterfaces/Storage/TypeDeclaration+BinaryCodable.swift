package import BinaryCoding

extension TypeDeclaration: BinaryCodable {
  package static var placeholder: TypeDeclaration { TypeDeclaration(.class, "", position: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&name)
    coder.code(&scope)
    coder.code(&inherited)
    coder.code(&aliasedType)
    coder.code(&genericParameters)
    coder.code(&isConstrained)
    coder.code(&mayHaveOtherMembers)
    coder.code(&traits)
    coder.code(&properties)
    coder.code(&methods)
    coder.code(&bodies)
    coder.code(&position)
  }
}

extension TypeDeclaration.Kind: BinaryCodableCases {}

extension PropertyDeclaration: BinaryCodable {
  package static var placeholder: PropertyDeclaration {
    PropertyDeclaration(name: "", type: nil, position: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&getter)
    coder.code(&setter)
    coder.code(&type)
    coder.code(&isTypeInferred)
    coder.code(&initialMember)
    coder.code(&storage)
    coder.code(&hasObservers)
    coder.code(&traits)
    coder.code(&position)
  }
}

extension PropertyDeclaration.Storage: BinaryCodableCases {
  package static var storedCases: [Self] {
    [.stored, .constant, .computed(isSettable: false), .computed(isSettable: true), .instanceVariable]
  }
}

extension MethodDeclaration: BinaryCodable {
  package static var placeholder: MethodDeclaration {
    MethodDeclaration(swiftName: "", selector: "", position: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&swiftName)
    coder.code(&selector)
    coder.code(&isFailable)
    coder.code(&argumentType)
    coder.code(&onlyTraps)
    coder.code(&ignoresSuper)
    coder.code(&traits)
    coder.code(&position)
  }
}

extension MethodDeclaration.Kind: BinaryCodableCases {}

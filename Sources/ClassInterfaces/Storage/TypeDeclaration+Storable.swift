package import FactStorage

extension TypeDeclaration: Storable {
  package static var blank: TypeDeclaration { TypeDeclaration(.class, "", position: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
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

extension TypeDeclaration.Kind: StorableCases {}

extension PropertyDeclaration: Storable {
  package static var blank: PropertyDeclaration { PropertyDeclaration("", type: nil, position: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&name)
    coder.code(&getter)
    coder.code(&setter)
    coder.code(&type)
    coder.code(&isTypeInferred)
    coder.code(&storage)
    coder.code(&hasObservers)
    coder.code(&traits)
    coder.code(&position)
  }
}

extension PropertyDeclaration.Storage: StorableCases {
  package static var storedCases: [Self] {
    [.stored, .constant, .computed(isSettable: false), .computed(isSettable: true), .instanceVariable]
  }
}

extension MethodDeclaration: Storable {
  package static var blank: MethodDeclaration {
    MethodDeclaration(swiftName: "", selector: "", position: .blank)
  }

  package mutating func code(with coder: inout some FieldCoder) {
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

extension MethodDeclaration.Kind: StorableCases {}

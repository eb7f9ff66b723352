package import RuntimeAttributes

extension RuntimeAttribute: Storable {
  package static var blank: RuntimeAttribute { RuntimeAttribute("", .nil) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&keyPath)
    coder.code(&value)
    coder.code(&position)
  }
}

extension AttributeKeyPath: Storable {
  package static var blank: AttributeKeyPath { "" }

  package mutating func code(with coder: inout some FieldCoder) {
    // Keys contain no dots, so the string is unambiguous.
    var text = description
    coder.code(&text)
    self = AttributeKeyPath(text)
  }
}

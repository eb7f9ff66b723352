package import RuntimeAttributes

extension RuntimeAttribute: BinaryCodable {
  package static var placeholder: RuntimeAttribute { RuntimeAttribute("", .nil) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&keyPath)
    coder.code(&value)
    coder.code(&position)
    coder.code(&file)
  }
}

extension AttributeKeyPath: BinaryCodable {
  package static var placeholder: AttributeKeyPath { "" }

  package mutating func code(with coder: inout some BinaryCoder) {
    // Keys do not contain dots, so the string is unambiguous.
    var text = description
    coder.code(&text)
    self = AttributeKeyPath(text)
  }
}

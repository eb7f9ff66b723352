package import BinaryCoding

extension StringConstant: BinaryCodable {
  package static var placeholder: StringConstant {
    StringConstant("", .placeholder, location: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&value)
    coder.code(&storyboard)
    coder.code(&isCase)
    coder.code(&isPrivate)
    coder.code(&location)
  }
}

extension StringConstant.Storage: BinaryCodableCases {}

extension StringValue: BinaryCodable {
  package static var placeholder: StringValue { StringValue("") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&text)
    coder.code(&isClassName)
    coder.code(&isSpelling)
    coder.code(&constant)
  }
}

extension ConstantExpression: BinaryCodable {
  package static var placeholder: ConstantExpression { ConstantExpression() }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&spelling)
  }
}

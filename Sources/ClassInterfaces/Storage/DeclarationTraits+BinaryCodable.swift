package import BinaryCoding
import RuntimeAttributes

extension DeclarationTraits: BinaryCodable {
  package static var placeholder: DeclarationTraits { DeclarationTraits() }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&modifiers)
    coder.code(&access)
    coder.code(&setterAccess)
    coder.code(&objectiveCName)
    coder.code(&attributes)
    coder.code(&platforms)
    coder.code(&isConditional)
    coder.code(&unavailablePlatforms)
    coder.code(&introductions)
  }
}

extension DeclarationModifiers: BinaryCodableOptions {}

extension PlatformSet: BinaryCodableOptions {}

extension AccessLevel: BinaryCodable {
  package static var placeholder: AccessLevel { .internal }

  package mutating func code(with coder: inout some BinaryCoder) {
    var number = Int(rawValue)
    coder.code(&number)
    guard let level = UInt8(exactly: number).flatMap(AccessLevel.init) else { return coder.fail() }
    self = level
  }
}

extension DeclarationAttribute: BinaryCodable {
  package static var placeholder: DeclarationAttribute { DeclarationAttribute("") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&arguments)
  }
}

extension Introduction: BinaryCodable {
  package static var placeholder: Introduction { Introduction(platforms: [], version: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&platforms)
    coder.code(&version)
  }
}

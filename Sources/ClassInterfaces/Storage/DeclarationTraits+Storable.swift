package import FactStorage
import RuntimeAttributes

extension DeclarationTraits: Storable {
  package static var blank: DeclarationTraits { DeclarationTraits() }

  package mutating func code(with coder: inout some FieldCoder) {
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

extension DeclarationModifiers: StorableOptions {}

extension PlatformSet: StorableOptions {}

extension AccessLevel: Storable {
  package static var blank: AccessLevel { .internal }

  package mutating func code(with coder: inout some FieldCoder) {
    var number = Int(rawValue)
    coder.code(&number)
    guard let level = UInt8(exactly: number).flatMap(AccessLevel.init) else { return coder.fail() }
    self = level
  }
}

extension DeclarationAttribute: Storable {
  package static var blank: DeclarationAttribute { DeclarationAttribute("") }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&name)
    coder.code(&arguments)
  }
}

extension Introduction: Storable {
  package static var blank: Introduction { Introduction([], .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&platforms)
    coder.code(&version)
  }
}

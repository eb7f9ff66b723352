package import FactStorage

extension NameMentions: Storable {
  package static var blank: NameMentions { NameMentions() }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&names)
    coder.code(&classes)
    coder.code(&members)
    coder.code(&plainMakers)
    coder.code(&registrations)
    coder.code(&classRegistrars)
    coder.code(&otherRegistrars)
    coder.code(&startsApp)
    coder.code(&hasGlobals)
    var bits = Int(classNames.rawValue)
    coder.code(&bits)
    classNames = ClassNames(rawValue: UInt8(truncatingIfNeeded: bits))
  }
}

extension NameMentions.ClassUse: Storable {
  package static var blank: NameMentions.ClassUse { [] }

  package mutating func code(with coder: inout some FieldCoder) {
    var bits = Int(rawValue)
    coder.code(&bits)
    self = NameMentions.ClassUse(rawValue: UInt8(truncatingIfNeeded: bits))
  }
}

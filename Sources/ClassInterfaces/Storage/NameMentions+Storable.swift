package import FactStorage

extension NameMentions: Storable {
  package static var blank: NameMentions { NameMentions() }

  package mutating func code(with coder: inout some FieldCoder) {
    Self.code(&names, with: &coder)
    coder.code(&classes)
    var sorted = members.mapValues { $0.sorted() }
    coder.code(&sorted)
    members = sorted.mapValues(Set.init)
    Self.code(&plainMakers, with: &coder)
    coder.code(&startsApp)
  }

  private static func code(_ names: inout Set<String>, with coder: inout some FieldCoder) {
    var sorted = names.sorted()
    coder.code(&sorted)
    names = Set(sorted)
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

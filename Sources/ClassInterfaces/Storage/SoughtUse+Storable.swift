package import FactStorage

extension SoughtUse: Storable {
  package static var blank: SoughtUse { SoughtUse(of: "", owners: [], .setting) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&outlet)
    coder.code(&owners)
    coder.code(&subclasses)
    coder.code(&nibs)
    coder.code(&kind)
  }
}

extension SoughtUse.Kind: Storable {
  package static var blank: SoughtUse.Kind { .setting }

  package mutating func code(with coder: inout some FieldCoder) {
    var members: [String]? = if case .asking(let members) = self { members } else { nil }
    coder.code(&members)
    self = members.map { .asking($0) } ?? .setting
  }
}

package import BinaryCoding

extension SoughtUse: BinaryCodable {
  package static var placeholder: SoughtUse { SoughtUse(of: "", owners: [], .setting) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&outlet)
    coder.code(&owners)
    coder.code(&subclasses)
    coder.code(&nibs)
    coder.code(&kind)
  }
}

extension SoughtUse.Kind: BinaryCodable {
  package static var placeholder: SoughtUse.Kind { .setting }

  package mutating func code(with coder: inout some BinaryCoder) {
    var members: [String]? = if case .asking(let members) = self { members } else { nil }
    coder.code(&members)
    self = members.map { .asking($0) } ?? .setting
  }
}

package import BinaryCoding

extension BodyFacts: BinaryCodable {
  package static var placeholder: BodyFacts { BodyFacts() }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&nibLoads)
    coder.code(&memberUses)
    coder.code(&replacements)
    coder.code(&assignments)
    coder.code(&references)
    coder.code(&cellRegistrations)
    coder.code(&adoptedClasses)
  }
}

extension CellRegistration: BinaryCodable {
  package static var placeholder: CellRegistration {
    CellRegistration(identifier: .placeholder, location: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&identifier)
    coder.code(&location)
  }
}

extension MemberUse: BinaryCodable {
  package static var placeholder: MemberUse {
    MemberUse(member: "", trigger: .placeholder, location: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&member)
    coder.code(&trigger)
    coder.code(&path)
    coder.code(&location)
    coder.code(&platforms)
    coder.code(&isForced)
  }
}

extension MemberUse.Trigger: BinaryCodable {
  package static var placeholder: MemberUse.Trigger { .setting("") }

  package mutating func code(with coder: inout some BinaryCoder) {
    var (isCall, name) =
      switch self {
      case .setting(let name): (false, name)
      case .calling(let name): (true, name)
      }
    coder.code(&isCall)
    coder.code(&name)
    self = isCall ? .calling(name) : .setting(name)
  }
}

extension ObjectReplacement: BinaryCodable {
  package static var placeholder: ObjectReplacement {
    ObjectReplacement(returned: "", location: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&returned)
    coder.code(&location)
    coder.code(&transfersSettings)
  }
}

extension MemberAssignment: BinaryCodable {
  package static var placeholder: MemberAssignment {
    MemberAssignment(path: "", method: "", location: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&path)
    coder.code(&method)
    coder.code(&location)
  }
}

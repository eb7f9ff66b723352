package import FactStorage

extension BodyFacts: Storable {
  package static var blank: BodyFacts { BodyFacts() }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&nibLoads)
    coder.code(&memberUses)
    coder.code(&replacements)
    coder.code(&assignments)
    coder.code(&references)
    coder.code(&cellRegistrations)
    coder.code(&registeredConstants)
    coder.code(&adoptedClasses)
  }
}

extension CellRegistration: Storable {
  package static var blank: CellRegistration { CellRegistration("", location: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&identifier)
    coder.code(&location)
  }
}

extension MemberUse: Storable {
  package static var blank: MemberUse { MemberUse(member: "", trigger: .blank, location: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&member)
    coder.code(&trigger)
    coder.code(&path)
    coder.code(&location)
    coder.code(&platforms)
    coder.code(&isForced)
  }
}

extension MemberUse.Trigger: Storable {
  package static var blank: MemberUse.Trigger { .setting("") }

  package mutating func code(with coder: inout some FieldCoder) {
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

extension ObjectReplacement: Storable {
  package static var blank: ObjectReplacement { ObjectReplacement(returned: "", location: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&returned)
    coder.code(&location)
    coder.code(&handsOver)
  }
}

extension MemberAssignment: Storable {
  package static var blank: MemberAssignment { MemberAssignment("", in: "", location: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&path)
    coder.code(&method)
    coder.code(&location)
  }
}

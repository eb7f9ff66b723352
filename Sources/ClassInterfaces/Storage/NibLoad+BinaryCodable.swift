package import BinaryCoding

extension NibLoad: BinaryCodable {
  package static var placeholder: NibLoad {
    NibLoad(name: nil, owner: .itself, member: "", location: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&owner)
    coder.code(&member)
    coder.code(&location)
    coder.code(&controller)
    coder.code(&registration)
    coder.code(&runs)
  }
}

extension NibLoad.Owner: BinaryCodableCases {}

extension NibLoad.Controller: BinaryCodable {
  package static var placeholder: NibLoad.Controller { .itself }

  package mutating func code(with coder: inout some BinaryCoder) {
    var name: String? = if case .made(let name) = self { name } else { nil }
    coder.code(&name)
    self = name.map { .made($0) } ?? .itself
  }
}

extension NibLoad.Registration: BinaryCodable {
  package static var placeholder: NibLoad.Registration {
    NibLoad.Registration(kind: .tableCell, identifier: nil)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&identifier)
  }
}

extension NibLoad.Registration.Kind: BinaryCodableCases {}

extension NibLoadRun: BinaryCodable {
  package static var placeholder: NibLoadRun { NibLoadRun(trigger: "") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&trigger)
    coder.code(&path)
    coder.code(&conditions)
  }
}

extension NibLoadRun.Condition: BinaryCodable {
  package static var placeholder: NibLoadRun.Condition { .unknown }

  package mutating func code(with coder: inout some BinaryCoder) {
    var (property, value): (String?, Bool?) =
      switch self {
      case .hasSubviews(let value): (nil, value)
      case .isSet(let property, let value): (property, value)
      case .unknown: (nil, nil)
      }
    coder.code(&property)
    coder.code(&value)
    guard let value else {
      self = .unknown
      return
    }
    self = property.map { .isSet(property: $0, value) } ?? .hasSubviews(value)
  }
}

package import BinaryCoding

extension Connection: BinaryCodable {
  package static var placeholder: Connection { Connection(.placeholder, to: nil, at: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&id)
    coder.code(&destination)
    coder.code(&position)
  }
}

extension Connection.Kind: BinaryCodable {
  package static var placeholder: Connection.Kind { .outlet(property: "") }

  package mutating func code(with coder: inout some BinaryCoder) {
    var number: Int
    var (name, detail, flag): (String, String?, Bool) = ("", nil, false)
    var (segue, binding) = (Segue.placeholder, CocoaBinding.placeholder)
    switch self {
    case .outlet(let property): (number, name) = (0, property)
    case .outletCollection(let property, let collectionClass, let appends):
      (number, name, detail, flag) = (1, property, collectionClass, appends)
    case .action(let selector, let event): (number, name, detail) = (2, selector, event)
    case .segue(let own): (number, segue) = (3, own)
    case .binding(let own): (number, binding) = (4, own)
    case .other(let element): (number, name) = (5, element)
    }
    coder.code(&number)
    switch number {
    case 3: coder.code(&segue)
    case 4: coder.code(&binding)
    default:
      coder.code(&name)
      coder.code(&detail)
      coder.code(&flag)
    }
    switch number {
    case 0: self = .outlet(property: name)
    case 1: self = .outletCollection(property: name, collectionClass: detail, appends: flag)
    case 2: self = .action(selector: name, event: detail)
    case 3: self = .segue(segue)
    case 4: self = .binding(binding)
    case 5: self = .other(element: name)
    default: coder.fail()
    }
  }
}

extension Segue: BinaryCodable {
  package static var placeholder: Segue { Segue(kind: "") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&identifier)
    coder.code(&customClass)
    coder.code(&customModule)
    coder.code(&customModuleProvider)
    coder.code(&relationship)
    coder.code(&unwindAction)
    coder.code(&creationAction)
  }
}

extension CocoaBinding: BinaryCodable {
  package static var placeholder: CocoaBinding { CocoaBinding(name: "", keyPath: "") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&keyPath)
    coder.code(&options)
  }
}

package import FactStorage

extension MisfitOutlet: Storable {
  package static var blank: MisfitOutlet { MisfitOutlet(name: "", owners: [], unanswered: []) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&name)
    coder.code(&owners)
    coder.code(&unanswered)
  }
}

import RuntimeAttributes

extension SourceInterface {
  /// Takes the constants that were read in the source.
  mutating func takeConstants(_ read: [TextConstant]) {
    constants = read
    for index in constants.indices { constants[index].location.file = file }
  }

  /// Whether a body asks for something by a constant that is declared elsewhere than in the body.
  package var asksByConstants: Bool {
    types.contains { type in type.bodies.references.contains(where: \.asksByConstant) }
  }
}

extension NameReference {
  /// Whether the name, or that of the storyboard, is only known once all constants are.
  package var asksByConstant: Bool {
    if constant != nil, name.isEmpty { return true }
    guard storyboardConstant != nil, case .controller(let storyboard) = target else { return false }
    return storyboard == nil
  }
}

import RuntimeAttributes

extension SourceInterface {
  /// Takes the constants that were read in the source.
  mutating func takeConstants(_ read: [TextConstant]) {
    constants = read
    for index in constants.indices { constants[index].location.file = file }
  }

  /// The constants by which bodies ask for something, as spelled.
  package var askedConstants: [String] {
    var asked: [String] = []
    for type in types {
      for reference in type.bodies.references {
        if let constant = reference.constant { asked.append(constant) }
        if let constant = reference.storyboardConstant { asked.append(constant) }
        if let holder = reference.storyboardHolder { asked.append(holder) }
      }
      asked += type.bodies.nibLoads.lazy.compactMap(\.registration?.constant)
    }
    return asked
  }
}

extension BodyFacts {
  /// Whether bodies register cells for identifiers that are known, or by expressions.
  package var registersCells: Bool { !cellRegistrations.isEmpty || !registeredConstants.isEmpty }
}

extension TextConstant {
  /// The last part of the name, behind those of types.
  package var word: Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] } ?? name[...]
  }
}

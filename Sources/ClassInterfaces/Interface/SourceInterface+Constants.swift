import RuntimeAttributes

extension SourceInterface {
  /// Stores the constants that were read from the source.
  mutating func takeConstants(_ read: [TextConstant]) {
    constants = read
    for index in constants.indices { constants[index].location.file = file }
  }

  /// The constants that bodies use in references, as spelled.
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
  /// Whether bodies register cells for known identifiers or identifier expressions.
  package var registersCells: Bool { !cellRegistrations.isEmpty || !registeredConstants.isEmpty }
}

extension TextConstant {
  /// The last component of the name.
  package var word: Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] } ?? name[...]
  }
}

import RuntimeAttributes

extension SourceInterface {
  /// Gives back the room that lists keep for growing, since the facts of all sources are held at once.
  mutating func trim() {
    for index in types.indices {
      types[index].properties.trim()
      types[index].methods.trim()
      types[index].bodies.trim()
    }
    types.trim()
    constants.trim()
  }
}

extension BodyFacts {
  fileprivate mutating func trim() {
    nibLoads.trim()
    memberUses.trim()
    replacements.trim()
    assignments.trim()
    references.trim()
    cellRegistrations.trim()
    registeredConstants.trim()
    adoptedClasses.trim()
  }
}

import RuntimeAttributes

extension SourceFile {
  /// Releases the unused capacity of arrays, since all sources are in memory at the same time.
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
    adoptedClasses.trim()
  }
}

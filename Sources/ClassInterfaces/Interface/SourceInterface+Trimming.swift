import RuntimeAttributes

extension SourceInterface {
  /// Gives back the room that lists keep for growing, since the facts of all sources are held at once.
  mutating func trim() {
    for index in types.indices {
      types[index].properties.trim()
      types[index].methods.trim()
    }
    types.trim()
  }
}

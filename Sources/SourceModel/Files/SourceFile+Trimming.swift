import RuntimeAttributes

extension SourceFile {
  /// Releases the unused capacity of arrays, since all sources are in memory at the same time.
  mutating func trim() {
    for index in types.indices {
      types[index].properties.trim()
      types[index].methods.trim()
      types[index].uses.trim()
    }
    types.trim()
  }
}

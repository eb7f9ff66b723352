import RuntimeAttributes

extension InterfaceDocument {
  /// Releases the excess capacity of arrays, which is half of the memory of a large tree's documents.
  mutating func trim() {
    for index in objects.indices {
      objects[index].runtimeAttributes.trim()
      objects[index].connections.trim()
    }
    objects.trim()
    constraints.trim()
  }
}

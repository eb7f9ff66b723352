import RuntimeAttributes

extension InterfaceDocument {
  /// Releases the excess capacity of arrays, which is half of the memory of the documents in a large project.
  mutating func trim() {
    for index in objects.indices {
      // Most objects have neither attributes nor connections, and modifying an object takes longer than this check.
      if !objects[index].runtimeAttributes.isEmpty { objects[index].runtimeAttributes.trim() }
      if !objects[index].connections.isEmpty { objects[index].connections.trim() }
    }
    objects.trim()
    constraints.trim()
  }
}

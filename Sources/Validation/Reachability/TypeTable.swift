extension CodeIndex {
  /// The types of an index by name.
  struct TypeTable: Sendable {
    /// The index of each name's type, or -1 if there is no type with the name.
    private var positions: [Int32] = []
    private var nodes: [TypeNode] = []
    /// The names of the types, in declaration order.
    private(set) var names: [Name] = []

    /// Accesses the type with a name.
    subscript(name: Name) -> TypeNode? {
      guard name >= 0, Int(name) < positions.count, positions[Int(name)] >= 0 else { return nil }
      return nodes[Int(positions[Int(name)])]
    }

    /// Changes the type with a name, adding it if necessary.
    mutating func update(_ name: Name, _ change: (inout TypeNode) -> Void) {
      while positions.count <= Int(name) { positions.append(-1) }
      if positions[Int(name)] < 0 {
        positions[Int(name)] = Int32(nodes.count)
        nodes.append(TypeNode())
        names.append(name)
      }
      change(&nodes[Int(positions[Int(name)])])
    }
  }
}

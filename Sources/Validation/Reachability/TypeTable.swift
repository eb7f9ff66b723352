extension CodeIndex {
  /// The types of an index by their names.
  struct TypeTable: Sendable {
    /// The position of each name's type; -1 for a name without one.
    private var positions: [Int32] = []
    private var nodes: [TypeNode] = []
    /// The names of the types, in the order of their declarations.
    private(set) var names: [Name] = []

    /// The type of a name.
    subscript(name: Name) -> TypeNode? {
      guard name >= 0, Int(name) < positions.count, positions[Int(name)] >= 0 else { return nil }
      return nodes[Int(positions[Int(name)])]
    }

    /// Changes the type of a name, which is added if there is none.
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

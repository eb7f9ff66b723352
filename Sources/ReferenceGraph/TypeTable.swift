import SourceModel

extension CodeIndex {
  /// The declarations of all types with the same name.
  package struct TypeNode: Sendable {
    var inherited: Set<Name> = []
    /// The first type that each class declaration inherits from: its superclass, or a protocol.
    var superclasses: Set<Name> = []
    var units: [Unit] = []
    /// Whether a source declares the type, rather than only extending it.
    package var isDeclared = false
    var isClass = false
    var isProtocol = false
    /// Whether all its declarations are type aliases or associated types.
    var isAlias = false
    /// The file of its first declaration.
    var file = 0
    var place = SourceFacts.Place()
  }

  /// The types of an index by name.
  package struct TypeTable: Sendable {
    /// The index of each name's type, or -1 if there is no type with the name.
    private var positions: [Int32] = []
    private var nodes: [TypeNode] = []
    /// The names of the types, in declaration order.
    private(set) var names: [Name] = []

    /// Accesses the type with a name.
    package subscript(name: Name) -> TypeNode? { position(of: name).map { nodes[$0] } }

    /// Whether there is a type with a name; false for -1.
    func contains(_ name: Name) -> Bool { position(of: name) != nil }

    private func position(of name: Name) -> Int? {
      guard name >= 0, Int(name) < positions.count, positions[Int(name)] >= 0 else { return nil }
      return Int(positions[Int(name)])
    }

    /// Adds the declarations of a source, and the names of its types and units to those of the index.
    mutating func declare(_ facts: SourceFacts, in file: Int, _ interned: inout NameInterner) {
      for type in facts.types where type.name != 0 {
        let isExtension = type.traits.contains(.isExtension)
        let supertypes = facts.inherited[Int(type.inheritedStart)..<Int(type.inheritedEnd)]
        // An alias for a type of the same name in another module is that type.
        if type.traits.contains(.isAlias), supertypes.elementsEqual([type.name]) { continue }
        let inherited = supertypes.filter { $0 != type.name }.map {
          Name(interned.intern($0, of: facts.names))
        }
        update(Name(interned.intern(type.name, of: facts.names))) { node in
          if !isExtension {
            if !node.isDeclared { (node.file, node.place) = (file, type.place) }
            node.isAlias = type.traits.contains(.isAlias) && (node.isAlias || !node.isDeclared)
            node.isDeclared = true
          }
          node.isClass = node.isClass || type.traits.contains(.isClass)
          node.isProtocol = node.isProtocol || type.traits.contains(.isProtocol)
          node.inherited.formUnion(inherited)
          if !isExtension, type.traits.contains(.isClass), let first = inherited.first {
            node.superclasses.insert(first)
          }
        }
      }
      for unit in facts.units where unit.name != 0 { _ = interned.intern(unit.name, of: facts.names) }
    }

    /// Adds a unit to the type with a name, adding the type if necessary.
    mutating func add(_ unit: Unit, to name: Name) { update(name) { $0.units.append(unit) } }

    /// Changes the type with a name, adding it if necessary.
    private mutating func update(_ name: Name, _ change: (inout TypeNode) -> Void) {
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

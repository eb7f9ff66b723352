import SourceModel

/// The types of an index, by name.
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
    /// Whether a declaration is `private` or `fileprivate`.
    var isPrivate = false
    /// Whether all its declarations are type aliases or associated types.
    var isAlias = false
    /// The file of its first declaration.
    var file = 0
    var place = SourceFacts.Place()
  }

  /// Whether the first declaration of a type is in Swift.
  func isSwift(_ type: Name) -> Bool { types[type].map { files[$0.file].isSwift } ?? false }
}

extension [CodeIndex.Name: CodeIndex.TypeNode] {
  /// Whether there is a type with a name; false for -1.
  func contains(_ name: CodeIndex.Name) -> Bool { index(forKey: name) != nil }

  /// Adds the types of a source, and interns the names of its types, type parameters and units.
  mutating func declare(_ facts: SourceFacts, in file: Int, _ interned: inout NameInterner) {
    for type in facts.types where type.name != 0 {
      let isExtension = type.traits.contains(.isExtension)
      let supertypes = facts.inherited[Int(type.inheritedStart)..<Int(type.inheritedEnd)]
      // An alias for a type of the same name in another module is that type.
      if type.traits.contains(.isAlias), supertypes.elementsEqual([type.name]) { continue }
      let inherited = supertypes.filter { $0 != type.name }.map {
        CodeIndex.Name(interned.intern($0, of: facts.names))
      }
      let name = CodeIndex.Name(interned.intern(type.name, of: facts.names))
      self[name, default: CodeIndex.TypeNode()].add(type, inherited, isExtension: isExtension, in: file)
    }
    for name in facts.typeParameters where name != 0 { _ = interned.intern(name, of: facts.names) }
    for unit in facts.units {
      for name in [unit.name, unit.runtimeName] where name != 0 { _ = interned.intern(name, of: facts.names) }
    }
  }
}

extension CodeIndex.TypeNode {
  /// Adds a declaration of the type.
  fileprivate mutating func add(
    _ type: SourceFacts.TypeFact,
    _ inherited: [CodeIndex.Name],
    isExtension: Bool,
    in file: Int
  ) {
    if !isExtension {
      isPrivate = isPrivate || type.traits.contains(.isPrivate)
      if !isDeclared { (self.file, place) = (file, type.place) }
      isAlias = type.traits.contains(.isAlias) && (isAlias || !isDeclared)
      isDeclared = true
    }
    isClass = isClass || type.traits.contains(.isClass)
    isProtocol = isProtocol || type.traits.contains(.isProtocol)
    self.inherited.formUnion(inherited)
    if !isExtension, type.traits.contains(.isClass), let first = inherited.first {
      superclasses.insert(first)
    }
  }
}

import ProgramModel
import RuntimeAttributes
import SourceModel

/// The types of an index, by name.
extension CodeIndex {
  /// A declaration of a type in a source.
  struct DeclaredType: Sendable {
    let name: Name
    /// The name of the enclosing type, or -1.
    let scope: Name
    /// The types in the inheritance clause, or the aliased type.
    let inherited: [Name]
    let declaration: TypeDeclaration

    /// Whether the type is an alias or an associated type.
    var isAlias: Bool { declaration.isAlias }
  }

  /// The nested structures and enumerations, which have the qualified name `Deck.Kind`.
  ///
  /// The unqualified name `Kind` represents all of them in code that does not determine the type.
  struct NestedTypes {
    /// The nested types with each unqualified name.
    private(set) var types: [Name: Set<Name>] = [:]
    /// The unqualified name of each nested type.
    private(set) var lastNames: [Name: Name] = [:]

    init(in sources: [Source], _ interned: inout NameInterner) {
      for type in sources.lazy.flatMap(\.file.types) where type.isNestedValueType {
        let name = Name(interned.intern(type.qualifiedName.utf8))
        let last = Name(interned.intern(type.name.utf8))
        types[last, default: []].insert(name)
        lastNames[name] = last
      }
    }

    func contain(_ name: Name) -> Bool { lastNames[name] != nil }

    /// Returns the ID of a type's name: that of the qualified name for a nested structure or enumeration, and otherwise
    /// that of the last component.
    func number(_ qualifiedName: String, _ interned: inout NameInterner) -> Name {
      if let known = interned.number(of: qualifiedName.utf8), contain(Name(known)) { return Name(known) }
      return Name(interned.intern(qualifiedName.unqualifiedName.utf8))
    }
  }

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
    /// Whether a declaration is outside of other types.
    fileprivate(set) var isGlobal = false
    /// Whether all its declarations are type aliases or associated types.
    var isAlias = false
    /// The index of the file with its first declaration or, if sources only extend the type, its first extension.
    fileprivate(set) var file: Int
    fileprivate(set) var position = SourcePosition(line: 1, column: 1)

    init(file: Int) { self.file = file }
  }

  /// Whether the first declaration of a type is in Swift; false if sources only extend the type.
  func isSwift(_ type: Name) -> Bool {
    types[type].map { $0.isDeclared && files[$0.file].isSwift } ?? false
  }
}

extension [CodeIndex.Name: CodeIndex.TypeNode] {
  /// Whether there is a type with the given name; false for -1.
  func contains(_ name: CodeIndex.Name) -> Bool { index(forKey: name) != nil }

  /// Adds the types of a source, and interns the names of its types, type parameters and units.
  ///
  /// - Returns: The types.
  mutating func declare(
    _ source: SourceFile,
    in file: Int,
    _ nested: CodeIndex.NestedTypes,
    _ interned: inout NameInterner
  ) -> [CodeIndex.DeclaredType] {
    var declared: [CodeIndex.DeclaredType] = []
    for type in source.allTypes {
      let name = type.name.unqualifiedName
      let spelled = type.supertypeNames
      // An alias for a type of the same name in another module is that type.
      if type.kind == .typealias, spelled == [name] { continue }
      let inherited = spelled.filter { $0 != name }.map { CodeIndex.Name(interned.intern($0.utf8)) }
      let number = nested.number(type.qualifiedName, &interned)
      let scope = type.scope.isEmpty ? -1 : nested.number(type.scope, &interned)
      declared.append(
        CodeIndex.DeclaredType(name: number, scope: scope, inherited: inherited, declaration: type)
      )
      self[number, default: CodeIndex.TypeNode(file: file)].add(type, inherited, in: file)
      if let last = nested.lastNames[number] {
        self[last, default: CodeIndex.TypeNode(file: file)].add(type, inherited, in: file)
      }
      // The Objective-C name of a class, as in `@objc(ABCCard)`, counts as a subclass of the class.
      if type.kind == .class, let runtimeName = type.traits.objectiveCName, runtimeName != name {
        let alias = CodeIndex.Name(interned.intern(runtimeName.utf8))
        self[alias, default: CodeIndex.TypeNode(file: file)].add(type, [number], in: file)
      }
    }
    let facts = source.facts
    for name in facts.typeParameters where name != 0 { _ = interned.intern(name, of: facts.names) }
    for unit in facts.units {
      for name in [unit.name, unit.runtimeName] where name != 0 { _ = interned.intern(name, of: facts.names) }
    }
    return declared
  }
}

extension CodeIndex.TypeNode {
  /// Adds a declaration of the type.
  fileprivate mutating func add(_ type: TypeDeclaration, _ inherited: [CodeIndex.Name], in file: Int) {
    let isClass =
      type.kind == .class || type.kind == .actor || type.traits.modifiers.contains(.implementation)
    if type.kind != .extension || isClass {
      isPrivate = isPrivate || type.traits.isFileScoped
      if !isDeclared { (self.file, position) = (file, type.position) }
      isGlobal = isGlobal || type.scope.isEmpty
      isAlias = type.isAlias && (isAlias || !isDeclared)
      isDeclared = true
    }
    self.isClass = self.isClass || isClass
    isProtocol = isProtocol || type.kind == .protocol
    self.inherited.formUnion(inherited)
    if isClass, let first = inherited.first { superclasses.insert(first) }
  }
}

extension TypeDeclaration {
  /// Whether the declaration is an alias or an associated type.
  fileprivate var isAlias: Bool { kind == .typealias || kind == .associatedtype }

  /// Whether the declaration is a Swift structure or enumeration within another type.
  fileprivate var isNestedValueType: Bool { !scope.isEmpty && kind.isValueType }
}

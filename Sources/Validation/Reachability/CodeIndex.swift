import ClassInterfaces

/// The code of all sources; its units, types and names have IDs that are shared by all files.
struct CodeIndex: Sendable {
  /// The ID of an interned name of a unit, type or document.
  typealias Name = Int32
  /// The ID of a unit.
  typealias Unit = Int32

  /// A source and the app targets that build it.
  struct File: Sendable {
    let path: String
    let facts: SourceFacts
    let programs: AppTargets
    /// Whether all of its code counts as called from outside the tree.
    var isStart = false
    /// Whether a package builds the source.
    let isOfPackage: Bool
    let isSwift: Bool
    /// Whether the file is `main.swift`.
    var isMain: Bool { PathName.file(of: path) == "main.swift" }
    /// The ID of its first unit.
    fileprivate(set) var firstUnit: Unit = 0
    /// The ID of each name in the file's facts, or -1 if no declaration or document has that name.
    fileprivate(set) var names: [Name] = []

    init(path: String, facts: SourceFacts, programs: AppTargets, isStart: Bool, isOfPackage: Bool) {
      (self.path, self.facts, self.programs) = (path, facts, programs)
      (self.isStart, self.isOfPackage) = (isStart, isOfPackage)
      isSwift = path.hasSuffix(".swift")
    }
  }

  /// The declarations of all types with the same name.
  struct TypeNode: Sendable {
    var inherited: Set<Name> = []
    /// The first type that each class declaration inherits from: its superclass, or a protocol.
    var superclasses: Set<Name> = []
    var units: [Unit] = []
    /// Whether a source declares the type, rather than only extending it.
    var isDeclared = false
    var isClass = false
    var isProtocol = false
    /// Whether all its declarations are type aliases or associated types.
    var isAlias = false
    /// The file of its first declaration.
    var file = 0
    var place = SourceFacts.Place()
  }

  /// An occurrence of a name in a file.
  struct Reference: Sendable {
    let unit: Unit
    let file: Int32
    let occurrence: Int32
  }

  private(set) var files: [File]
  /// The units, each with its file, name and type.
  private(set) var units: [(unit: CodeUnit, file: Int32, name: Name, type: Name)] = []
  private(set) var types = TypeTable()
  /// The direct subtypes of each type.
  private(set) var derived: [Name: Set<Name>] = [:]
  private var unitsByName: [[Unit]] = []
  /// The occurrences of each name that read a value or call a function.
  private var referencesByName: [[Reference]] = []
  private var interned = NameInterner(minimumCapacity: 1 << 12)

  /// Combines the facts of all sources.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - names: The names of documents and the identifiers in them.
  init(_ files: [File], names: some Sequence<String>) {
    self.files = files
    // The order of the IDs determines the order in which references are followed.
    for name in names.sorted() { _ = interned.intern(name.utf8) }
    var unitCount: Unit = 0
    for file in files.indices {
      self.files[file].firstUnit = unitCount
      unitCount += Unit(files[file].facts.units.count)
      addDeclarations(of: file)
    }
    unitsByName = Array(repeating: [], count: nameCount)
    referencesByName = Array(repeating: [], count: nameCount)
    units.reserveCapacity(Int(unitCount))
    for file in files.indices {
      // The name at index 0 is empty.
      self.files[file].names =
        [-1] + interned.numbers(of: files[file].facts.names).dropFirst().map { $0.map(Name.init) ?? -1 }
      addUnits(of: file)
    }
    for name in types.names {
      for other in types[name]?.inherited ?? [] { derived[other, default: []].insert(name) }
    }
    for file in files.indices { addReferences(of: file) }
  }

  private mutating func addDeclarations(of file: Int) {
    let facts = files[file].facts
    func intern(_ name: SourceFacts.Name) -> Name { Name(interned.intern(name, of: facts.names)) }
    for type in facts.types where type.name != 0 {
      let isExtension = type.traits.contains(.isExtension)
      let supertypes = facts.inherited[Int(type.inheritedStart)..<Int(type.inheritedEnd)]
      // An alias for a type of the same name in another module is that type.
      if type.traits.contains(.isAlias), supertypes.elementsEqual([type.name]) { continue }
      let inherited = supertypes.filter { $0 != type.name }.map(intern)
      types.update(intern(type.name)) { node in
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
    for unit in facts.units where unit.name != 0 { _ = intern(unit.name) }
  }

  private mutating func addUnits(of file: Int) {
    let facts = files[file].facts
    for (index, unit) in facts.units.enumerated() {
      let number = files[file].firstUnit + Unit(index)
      let name = files[file].names[Int(unit.name)]
      if name >= 0 { unitsByName[Int(name)].append(number) }
      let type = files[file].names[Int(unit.type)]
      units.append((unit, Int32(file), name, type))
      if type >= 0 { types.update(type) { $0.units.append(number) } }
    }
  }

  private mutating func addReferences(of file: Int) {
    let facts = files[file].facts
    for (index, unit) in facts.units.enumerated() {
      for occurrence in unit.start..<unit.end {
        switch facts.occurrences[Int(occurrence)].role {
        case .name, .member: break
        default: continue
        }
        let name = files[file].names[Int(facts.occurrences[Int(occurrence)].name)]
        guard name >= 0, !unitsByName[Int(name)].isEmpty else { continue }
        referencesByName[Int(name)].append(
          Reference(
            unit: files[file].firstUnit + Unit(index),
            file: Int32(file),
            occurrence: Int32(occurrence)
          )
        )
      }
    }
  }

  // MARK: - Names

  /// Returns the ID of a name, or nil if the name is unknown.
  func number(of name: String) -> Name? { interned.number(of: name.utf8).map(Name.init) }

  /// The number of distinct names.
  var nameCount: Int { interned.list.count }

  func text(of name: Name) -> String { interned.list.text(of: UInt32(name)) }

  /// Returns the ID of a name in a file, or -1 if no declaration or document has that name.
  func name(_ name: SourceFacts.Name, in file: Int) -> Name { files[file].names[Int(name)] }

  // MARK: - Units

  var unitCount: Int { units.count }

  func unit(_ number: Unit) -> CodeUnit { units[Int(number)].unit }

  func file(of unit: Unit) -> Int { Int(units[Int(unit)].file) }

  /// Returns the app targets that build a unit.
  func programs(of unit: Unit) -> AppTargets { files[file(of: unit)].programs }

  /// Returns the name of a unit, or -1 if it has none.
  func name(of unit: Unit) -> Name { units[Int(unit)].name }

  /// Returns the type that contains a unit, or -1 outside of types.
  func type(of unit: Unit) -> Name { units[Int(unit)].type }

  func units(named name: Name) -> [Unit] { unitsByName[Int(name)] }

  /// Returns the occurrences of a unit's name that read a value or call a function.
  func references(to name: Name) -> [Reference] { name < 0 ? [] : referencesByName[Int(name)] }

  /// Returns the unit that contains a line of a file, or nil if the index has none.
  func unit(atLine line: Int, of path: String) -> Unit? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    var found: (unit: Unit, line: Int)?
    for (index, unit) in file.facts.units.enumerated() where unit.place.line <= line {
      if found.map({ $0.line <= unit.place.line }) ?? true {
        found = (file.firstUnit + Unit(index), unit.place.line)
      }
    }
    return found?.unit
  }

  // MARK: - Types

  /// Returns a type with all its supertypes that sources declare.
  func ancestors(of name: Name) -> Set<Name> { closure(of: name) { types[$0]?.inherited ?? [] } }

  /// Returns a type with all its subtypes.
  func descendants(of name: Name) -> Set<Name> { closure(of: name) { derived[$0] ?? [] } }

  private func closure(of name: Name, _ next: (Name) -> Set<Name>) -> Set<Name> {
    var closure: Set<Name> = [name]
    var open = [name]
    while let current = open.popLast() {
      for other in next(current) where closure.insert(other).inserted { open.append(other) }
    }
    return closure
  }
}

import KeyValueCoding
import ProgramModel
import ProjectModel
import SourceModel

/// The code of all sources; its units, types and names have IDs that are shared by all files.
///
/// Many parts of the analysis use the index, and copying one reference is faster than copying all of its collections.
package final class CodeIndex: Sendable {
  /// The ID of an interned name of a unit, type or document.
  package typealias Name = Int32
  /// The ID of a unit.
  package typealias Unit = Int32

  /// A source and the app targets that build it.
  struct Source: Sendable {
    let file: SourceFile
    let appTargets: AppTargets
    /// Whether all of its code counts as called from outside the tree.
    let isStart: Bool
    /// Whether a package builds the source.
    let isOfPackage: Bool
    /// Whether the compiler infers `@objc` for the members of Objective-C classes in the source, as before Swift 4.
    var infersObjC = false
  }

  /// A source with the IDs of its names and units.
  final class File: Sendable {
    let path: String
    let facts: SourceFacts
    /// The declarations of types, including those in functions.
    let types: [DeclaredType]
    let appTargets: AppTargets
    let isStart: Bool
    let isOfPackage: Bool
    let isSwift: Bool
    /// Whether the file is `main.swift`.
    let isMain: Bool
    let infersObjC: Bool
    /// The ID of its first unit.
    let firstUnit: Unit
    /// The ID of each name in the file's facts, or -1 if no declaration or document has that name.
    fileprivate let names: [Name]

    fileprivate init(_ source: Source, _ types: [DeclaredType], firstUnit: Unit, names: [Name]) {
      (path, facts, appTargets) = (source.file.path, source.file.facts, source.appTargets)
      self.types = types
      (isStart, isOfPackage, infersObjC) = (source.isStart, source.isOfPackage, source.infersObjC)
      isSwift = source.file.language == .swift
      isMain = PathName.file(of: path) == "main.swift"
      (self.firstUnit, self.names) = (firstUnit, names)
    }
  }

  /// An occurrence of a name in a file.
  struct Reference: Hashable, BitwiseCopyable {
    let unit: Unit
    let occurrence: Int32
  }

  /// A name or string in a file.
  struct Spelling: Hashable, BitwiseCopyable {
    let file: Int32
    let name: SourceFacts.Name
  }

  let files: [File]
  private let filesByPath: [String: Int]
  private let units: [Declared]
  package let types: [Name: TypeNode]
  /// The direct subtypes of each type.
  private let derived: [Name: Set<Name>]
  private let nested: NestedTypes
  private let unitsByName: [[Unit]]
  /// The occurrences of each name that read a value or call a function.
  private let referencesByName: [[Reference]]
  /// The files that contain each name or string of the code.
  private let spellings: [[Spelling]]
  /// The names of declarations and documents, followed by all other names and strings.
  private let interned: NameInterner
  /// The number of names of declarations and documents.
  let nameCount: Int
  private let arguments = Remembered<[NameArguments.Argument]>()
  /// The names of type parameters; extensions in other files use them, too.
  let typeParameters: Set<Name>

  /// A unit with its file, name and type.
  private struct Declared: BitwiseCopyable {
    let unit: CodeUnit
    let file: Int32
    let name: Name
    let type: Name
  }

  /// Combines the facts of all sources, and adds the names of documents and the identifiers in them.
  init(_ sources: [Source], names: some Sequence<String>) {
    var interned = NameInterner(minimumCapacity: 1 << 12)
    // The order of the IDs determines the order in which references are followed.
    for name in names.sorted() { _ = interned.intern(name.utf8) }
    let nested = NestedTypes(in: sources, &interned)
    var types: [Name: TypeNode] = [:]
    let declared = sources.enumerated().map { types.declare($1.file, in: $0, nested, &interned) }
    let nameCount = interned.list.count
    let names = sources.map { interned.intern(allOf: $0.file.facts.names) }
    var spellings: [[Spelling]] = Array(repeating: [], count: interned.list.count)
    for (file, names) in names.enumerated() {
      // The name at index 0 is empty.
      for (name, number) in names.enumerated().dropFirst() {
        spellings[Int(number)].append(Spelling(file: Int32(file), name: SourceFacts.Name(name)))
      }
    }
    var files: [File] = []
    var units: [Declared] = []
    units.reserveCapacity(sources.reduce(0) { $0 + $1.file.facts.units.count })
    for (number, source) in sources.enumerated() {
      var own = names[number].map { $0 > 0 && $0 < nameCount ? Name($0) : -1 }
      for qualified in source.file.facts.qualifiedNames where !nested.contain(own[Int(qualified.name)]) {
        own[Int(qualified.name)] = own[Int(qualified.last)]
      }
      let file = File(source, declared[number], firstUnit: Unit(units.count), names: own)
      files.append(file)
      for unit in source.file.facts.units {
        let type = file.names[Int(unit.type)]
        if type >= 0 { types[type, default: TypeNode(file: number)].units.append(Unit(units.count)) }
        units.append(
          Declared(unit: unit, file: Int32(number), name: file.names[Int(unit.name)], type: type)
        )
      }
    }
    var unitsByName: [[Unit]] = Array(repeating: [], count: nameCount)
    for (number, unit) in units.enumerated() where unit.name >= 0 {
      unitsByName[Int(unit.name)].append(Unit(number))
      // Objective-C and selectors use the name of `@objc(showPanel:)`.
      let runtimeName = files[Int(unit.file)].names[Int(unit.unit.runtimeName)]
      if runtimeName >= 0, runtimeName != unit.name { unitsByName[Int(runtimeName)].append(Unit(number)) }
    }
    var referencesByName: [[Reference]] = Array(repeating: [], count: nameCount)
    for (number, unit) in units.enumerated() {
      let file = files[Int(unit.file)]
      for occurrence in unit.unit.start..<unit.unit.end {
        switch file.facts.occurrences[Int(occurrence)].role {
        case .name, .member: break
        default: continue
        }
        let name = file.names[Int(file.facts.occurrences[Int(occurrence)].name)]
        guard name >= 0, !unitsByName[Int(name)].isEmpty else { continue }
        referencesByName[Int(name)].append(Reference(unit: Unit(number), occurrence: Int32(occurrence)))
      }
    }
    var derived: [Name: Set<Name>] = [:]
    for name in types.keys {
      for other in types[name]?.inherited ?? [] { derived[other, default: []].insert(name) }
    }
    (self.files, self.units, self.types, self.derived) = (files, units, types, derived)
    self.nested = nested
    filesByPath = Dictionary(files.indices.lazy.map { (files[$0].path, $0) }) { first, _ in first }
    (self.unitsByName, self.interned, self.nameCount) = (unitsByName, interned, nameCount)
    (self.spellings, self.referencesByName) = (spellings, referencesByName)
    typeParameters = files.reduce(into: []) { names, file in
      names.formUnion(file.facts.typeParameters.lazy.map { file.names[Int($0)] })
    }
  }

  /// Returns the index of the source at the given path, or nil if the code index does not contain the source.
  func file(at path: String) -> Int? { filesByPath[path] }

  // MARK: - Names

  /// Returns the ID of a name, or nil if the name is unknown.
  package func number(of name: String) -> Name? { number(of: name.utf8) }

  /// Returns the ID of a name, or nil if the name is unknown.
  func number(of name: some Collection<UInt8>) -> Name? {
    interned.number(of: name).flatMap { $0 < nameCount ? Name($0) : nil }
  }

  /// Returns the text of a name; the name of a nested type is unqualified.
  func text(of name: Name) -> String { interned.list.text(of: UInt32(nested.lastNames[name] ?? name)) }

  /// Returns the ID of a name in a file, or -1 if no declaration or document has that name.
  func name(_ name: SourceFacts.Name, in file: Int) -> Name { files[file].names[Int(name)] }

  /// Returns the files that contain a name or string, with the ID of the name or string in each file.
  func files(containing text: String) -> [(file: File, name: SourceFacts.Name)] {
    guard let number = interned.number(of: text.utf8), number > 0 else { return [] }
    return spellings[Int(number)].map { (files[Int($0.file)], $0.name) }
  }

  /// Returns the name of the property that an Objective-C instance variable stores, such as `title` for `_title`; nil
  /// for other names.
  func property(storedIn name: SourceFacts.Name, in file: Int) -> Name? {
    let bytes = files[file].facts.names.bytes(of: name)
    guard !files[file].isSwift, bytes.first == UInt8(ascii: "_") else { return nil }
    return number(of: bytes.dropFirst())
  }

  /// The arguments in all code that name nibs, storyboards, scenes, segues and cells, found when first needed.
  var nameArguments: [NameArguments.Argument] { arguments.value { NameArguments(self).all } }

  // MARK: - Units

  var unitCount: Int { units.count }

  func unit(_ number: Unit) -> CodeUnit { units[Int(number)].unit }

  func file(of unit: Unit) -> Int { Int(units[Int(unit)].file) }

  func facts(of unit: Unit) -> SourceFacts { files[file(of: unit)].facts }

  func parameters(of unit: Unit) -> ArraySlice<SourceFacts.Parameter> {
    facts(of: unit).parameters(of: self.unit(unit))
  }

  /// Returns the parameters with a label in a unit.
  func parameters(of unit: Unit, labeled label: ArraySlice<UInt8>) -> [SourceFacts.Parameter] {
    let names = facts(of: unit).names
    return parameters(of: unit).filter { names.bytes(of: $0.label) == label }
  }

  /// Whether a unit is an initializer without a parameter `coder`.
  ///
  /// Nib loading calls such an initializer only for custom objects, for objects of watchOS, and for the views of older
  /// AppKit nibs.
  func isInitializerWithoutCoder(_ unit: Unit) -> Bool {
    let own = self.unit(unit)
    guard own.kind == .initializer else { return false }
    let names = facts(of: unit).names
    return names.text(of: own.name) != "initWithCoder"
      && !parameters(of: unit).contains { names.text(of: $0.label) == "coder" }
  }

  /// Returns the local variables and parameters of a unit.
  func locals(of unit: Unit) -> ArraySlice<SourceFacts.Local> {
    let file = files[file(of: unit)]
    return file.facts.locals(ofUnit: Int(unit - file.firstUnit))
  }

  func appTargets(of unit: Unit) -> AppTargets { files[file(of: unit)].appTargets }

  /// Returns the name of a unit, or -1 if it has none.
  func name(of unit: Unit) -> Name { units[Int(unit)].name }

  /// Returns the type that contains a unit, or -1 outside of types.
  func type(of unit: Unit) -> Name { units[Int(unit)].type }

  /// Whether a unit is a member of the instances of its type.
  func isInstanceMember(_ unit: Unit) -> Bool {
    type(of: unit) >= 0 && !self.unit(unit).traits.contains(.isStatic)
  }

  /// Whether an occurrence in a unit has the name of another unit.
  func isNamed(_ other: Unit, at occurrence: Int, of unit: Unit) -> Bool {
    let file = files[file(of: unit)]
    let name = file.names[Int(file.facts.occurrences[occurrence].name)]
    return name >= 0 && name == self.name(of: other)
  }

  /// Returns the units with the given name; none for -1.
  func units(named name: Name) -> [Unit] { name < 0 ? [] : unitsByName[Int(name)] }

  /// Returns the occurrences of a name that read a value or call a function.
  func references(to name: Name) -> [Reference] { name < 0 ? [] : referencesByName[Int(name)] }

  func occurrence(of reference: Reference) -> Occurrence {
    files[file(of: reference.unit)].facts.occurrences[Int(reference.occurrence)]
  }

  /// Returns the last unit that begins at or before a line of a file, or nil if the index has none.
  func unit(atLine line: Int, of path: String) -> Unit? {
    guard let file = file(at: path).map({ files[$0] }) else { return nil }
    var found: (unit: Unit, line: Int)?
    for (index, unit) in file.facts.units.enumerated() where unit.place.line <= line {
      if found.map({ $0.line <= unit.place.line }) ?? true {
        found = (file.firstUnit + Unit(index), unit.place.line)
      }
    }
    return found?.unit
  }

  // MARK: - Types

  /// Returns a type with all supertypes that sources name, including framework types, but not the supertypes of these.
  ///
  /// An unqualified name may refer to each nested type with that name, and a nested type has the members of extensions
  /// that name it without its qualifier.
  func ancestors(of name: Name) -> Set<Name> {
    let found = Set([name].closure { (types[$0]?.inherited ?? []).union(nested.types[$0] ?? []) })
    return nested.types.isEmpty ? found : found.union(found.lazy.compactMap { self.nested.lastNames[$0] })
  }

  /// Returns a type with all its subtypes.
  func descendants(of name: Name) -> Set<Name> {
    Set([name].closure { (derived[$0] ?? []).union(nested.types[$0] ?? []) })
  }

  /// Whether a name may refer to nested types.
  func isAmbiguous(_ name: Name) -> Bool { nested.types[name] != nil }

  /// Returns the units in the types that a name may refer to.
  func units(ofTypesNamed name: Name) -> [Unit] {
    ([name] + (nested.types[name] ?? []).sorted()).flatMap { types[$0]?.units ?? [] }
  }
}

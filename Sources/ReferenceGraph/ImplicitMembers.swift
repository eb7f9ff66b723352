import SourceModel

/// Determines the types that may declare an implicit member: `.card` is a member of the type that the context
/// expects.
///
/// Enumerations often have cases with the same names as static members of other types, such as `Tab.main` and
/// `UIStoryboard.main`.
struct ImplicitMembers {
  private let index: CodeIndex
  /// The types that have a static member or case with a name.
  private var owners: [CodeIndex.Name: Set<CodeIndex.Name>] = [:]
  private var annotatedTypes: [Int: Set<CodeIndex.Name>] = [:]
  /// The types in the signature of each unit.
  private var signatures: [CodeIndex.Unit: Set<CodeIndex.Name>] = [:]

  init(_ index: CodeIndex) { self.index = index }

  /// Returns the types that the context of a member expects.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - occurrence: Its occurrence.
  ///   - unit: The unit of the occurrence.
  ///   - hierarchy: The types.
  /// - Returns: The types with such a member, in order; nil if the member may belong to any type.
  mutating func types(
    of name: CodeIndex.Name,
    by occurrence: Occurrence,
    in unit: CodeIndex.Unit,
    _ hierarchy: inout ClassHierarchy
  ) -> [CodeIndex.Name]? {
    let owners = owners(of: name)
    // Cases have no code.
    guard owners.count > 1, index.units(named: name).contains(where: { index.unit($0).kind != .enumCase })
    else {
      return nil
    }
    let file = index.file(of: unit)
    let sink = index.files[file].facts.sinks[Int(occurrence.sink)]
    let asked: Set<CodeIndex.Name>
    switch sink.kind {
    case .result, .variable, .argument: asked = contextTypes(of: occurrence, in: unit)
    case .receiver: return typesOfElements(occurrence, unit, file)
    case .none: asked = patternTypes(of: name, owners, file)
    case .closure, .index, .construction, .unknown: return nil
    }
    var found = matching(asked, owners, &hierarchy)
    // A pattern in a `switch` whose value is the result.
    if found?.isEmpty == true, sink.kind == .result {
      found = matching(patternTypes(of: name, owners, file), owners, &hierarchy)
    }
    return found?.isEmpty == true ? nil : found
  }

  /// Returns those of the owners that match the types, in order, or nil if an alias may refer to any type.
  private func matching(
    _ asked: Set<CodeIndex.Name>,
    _ owners: Set<CodeIndex.Name>,
    _ hierarchy: inout ClassHierarchy
  ) -> [CodeIndex.Name]? {
    let declared = asked.filter(index.types.contains)
    guard !declared.contains(where: { index.types[$0]?.isAlias == true }) else {
      return nil
    }
    return declared.filter { !hierarchy.ancestors(of: $0).isDisjoint(with: owners) }.sorted()
  }

  /// Returns the possible types of a pattern, a comparison, or the value of an `if` or `switch`.
  private mutating func patternTypes(
    of name: CodeIndex.Name,
    _ owners: Set<CodeIndex.Name>,
    _ file: Int
  ) -> Set<CodeIndex.Name> {
    let types = owners.filter { hasCase(name, $0) }
    return types.isEmpty ? [] : types.union(annotatedTypes(in: file))
  }

  private mutating func owners(of name: CodeIndex.Name) -> Set<CodeIndex.Name> {
    if let known = owners[name] { return known }
    let units = index.units(named: name).filter { index.unit($0).traits.contains(.isStatic) }
    let found = Set(units.map(index.type)).subtracting([-1])
    owners[name] = found
    return found
  }

  private func hasCase(_ name: CodeIndex.Name, _ type: CodeIndex.Name) -> Bool {
    index.units(named: name).contains { index.unit($0).kind == .enumCase && index.type(of: $0) == type }
  }

  // MARK: - Contexts

  /// Returns the classes that `.init(…)` may instantiate, in order.
  mutating func madeClasses(by occurrence: Occurrence, in unit: CodeIndex.Unit) -> [CodeIndex.Name] {
    let file = index.file(of: unit)
    let sink = index.files[file].facts.sinks[Int(occurrence.sink)]
    let types =
      sink.kind == .argument ? parameterTypes(of: sink, file) : contextTypes(of: occurrence, in: unit)
    return types.filter { index.types[$0]?.isClass == true }.sorted()
  }

  /// Returns the types of the parameters, or of the properties of a type, that an argument may be for.
  private mutating func parameterTypes(of argument: ValueSink, _ file: Int) -> Set<CodeIndex.Name> {
    let callee = index.name(argument.name, in: file)
    guard callee >= 0 else { return [] }
    let label = index.files[file].facts.names.bytes(of: argument.label)
    let members = index.types[callee]?.units ?? []
    var types: Set<CodeIndex.Name> = []
    for unit in index.units(named: callee) + members.filter({ index.unit($0).kind == .initializer }) {
      let (own, file) = (index.unit(unit), index.file(of: unit))
      let facts = index.files[file].facts
      for parameter in facts.parameters[Int(own.parametersStart)..<Int(own.parametersEnd)]
      where facts.names.bytes(of: parameter.label) == label {
        types.insert(index.name(parameter.type, in: file))
      }
    }
    let property = index.name(argument.label, in: file)
    for unit in members where property >= 0 && index.name(of: unit) == property {
      types.formUnion(signatureTypes(of: unit))
    }
    return types
  }

  /// Returns the types that the context of a result, an assigned value or an argument names.
  private mutating func contextTypes(
    of occurrence: Occurrence,
    in unit: CodeIndex.Unit
  ) -> Set<CodeIndex.Name> {
    let file = index.file(of: unit)
    let sink = index.files[file].facts.sinks[Int(occurrence.sink)]
    return switch sink.kind {
    case .result: signatureTypes(of: unit)
    case .variable: types(ofVariable: sink.name, occurrence, unit, file)
    case .argument: types(ofArgument: sink, file)
    default: []
    }
  }

  private mutating func signatureTypes(of unit: CodeIndex.Unit) -> Set<CodeIndex.Name> {
    if let known = signatures[unit] { return known }
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let signature = index.files[file].facts.occurrences[Int(own.start)..<Int(own.end)].prefix {
      $0.statement == 0
    }
    let types = annotations(in: signature, file)
    signatures[unit] = types
    return types
  }

  private mutating func annotatedTypes(in file: Int) -> Set<CodeIndex.Name> {
    if let known = annotatedTypes[file] { return known }
    let types = annotations(in: index.files[file].facts.occurrences[...], file)
    annotatedTypes[file] = types
    return types
  }

  private func annotations(in occurrences: ArraySlice<Occurrence>, _ file: Int) -> Set<CodeIndex.Name> {
    Set(
      occurrences.lazy.filter { $0.role == .type || $0.role == .genericArgument }
        .map { index.name($0.name, in: file) }
    )
  }

  private mutating func types(
    ofVariable name: SourceFacts.Name,
    _ occurrence: Occurrence,
    _ unit: CodeIndex.Unit,
    _ file: Int
  ) -> Set<CodeIndex.Name> {
    let (own, facts) = (index.unit(unit), index.files[file].facts)
    let statement = facts.occurrences[Int(own.start)..<Int(own.end)].filter {
      $0.statement == occurrence.statement || own.kind == .variable && $0.statement == 0
    }
    var types = annotations(in: statement[...], file)
    let locals = facts.locals.filter {
      $0.name == name && $0.unit == UInt32(unit - index.files[file].firstUnit)
    }
    types.formUnion(locals.map { index.name($0.type, in: file) })
    let global = index.name(name, in: file)
    if global >= 0 { for unit in index.units(named: global) { types.formUnion(signatureTypes(of: unit)) } }
    return types
  }

  private mutating func types(ofArgument sink: ValueSink, _ file: Int) -> Set<CodeIndex.Name> {
    let callee = index.name(sink.name, in: file)
    guard callee >= 0 else { return [] }
    var types: Set<CodeIndex.Name> = []
    for unit in index.units(named: callee) { types.formUnion(signatureTypes(of: unit)) }
    guard let made = index.types[callee] else { return types }
    let property = index.name(sink.label, in: file)
    for unit in made.units where index.unit(unit).kind == .initializer || index.name(of: unit) == property {
      types.formUnion(signatureTypes(of: unit))
    }
    return types
  }

  /// Returns the types that have all of several members in a list: `[.card, .box].contains(item)`.
  private mutating func typesOfElements(_ occurrence: Occurrence, _ unit: CodeIndex.Unit, _ file: Int)
    -> [CodeIndex.Name]?
  {
    let own = index.unit(unit)
    let elements = index.files[file].facts.occurrences[Int(own.start)..<Int(own.end)].filter {
      $0.statement == occurrence.statement && $0.sink == occurrence.sink && $0.receiver == .implicit
    }
    guard elements.count > 1 else { return nil }
    var types: Set<CodeIndex.Name>?
    for element in elements {
      let name = index.name(element.name, in: file)
      let owners = name < 0 ? [] : owners(of: name)
      types = types?.intersection(owners) ?? owners
    }
    return types.flatMap { $0.isEmpty ? nil : $0.sorted() }
  }
}

import SourceModel

/// The types that the context of an implicit member expects: `.card` is a member of one of them.
///
/// Enumerations often have cases with the same names as static members of other types, such as `Tab.main` and
/// `UIStoryboard.main`.
extension Bindings {
  /// Returns the types, in order, that the context of an implicit member expects; nil if the context does not restrict
  /// the types, if at most one type declares the member, or if all its declarations are cases.
  mutating func contextTypes(
    of name: Name,
    by occurrence: Occurrence,
    in unit: Unit,
    _ hierarchy: inout ClassHierarchy
  ) -> [Name]? {
    let owners = owners(ofStatic: name)
    // Cases have no code.
    guard owners.count > 1, index.units(named: name).contains(where: { index.unit($0).kind != .enumCase })
    else {
      return nil
    }
    let file = index.file(of: unit)
    let sink = index.files[file].facts.sinks[Int(occurrence.sink)]
    let expected: Set<Name>?
    switch sink.kind {
    case .argument:
      let argument = argument(sink, file)
      if let known = expectedTypes[name]?[argument] { return known }
      let found = types(with: owners, among: types(ofArgument: argument), &hierarchy)
      expectedTypes[name, default: [:]][argument] = .some(found)
      return found
    case .result, .variable: expected = contextTypes(of: sink, occurrence, in: unit)
    case .comparison:
      expected = comparedTypes(of: sink, in: unit)
      // The compared value has one type, which has all the members that the value is compared with.
      if expected == nil, sink.name != 0 { return typesOfElements(occurrence, unit, file) { _ in true } }
    case .receiver:
      return typesOfElements(occurrence, unit, file) { $0.statement == occurrence.statement }
    case .none, .closure, .index, .construction, .unknown: return nil
    }
    return expected.flatMap { types(with: owners, among: $0, &hierarchy) }
  }

  /// Returns the expected types that inherit from one of the owners, in order; nil if there are none, or if the context
  /// may expect any type.
  private func types(
    with owners: Set<Name>,
    among expected: Set<Name>,
    _ hierarchy: inout ClassHierarchy
  ) -> [Name]? {
    let declared = expected.filter(index.types.contains)
    // An alias for a function, a collection or an associated type may be any type.
    guard
      !declared.contains(where: {
        index.types[$0]?.isAlias == true && index.types[$0]?.inherited.isEmpty == true
      })
    else { return nil }
    let found = declared.filter { !hierarchy.ancestors(of: $0).isDisjoint(with: owners) }
    return found.isEmpty ? nil : found.sorted()
  }

  /// Whether the type of a static member may be the type that declares it, as an implicit member requires.
  mutating func hasTypeOfOwner(_ unit: Unit, _ hierarchy: inout ClassHierarchy) -> Bool {
    let (own, owner, file) = (index.unit(unit), index.type(of: unit), index.file(of: unit))
    guard own.kind != .enumCase, let type = index.types[owner], !type.isProtocol else { return true }
    let facts = index.files[file].facts
    var types = facts.occurrences(of: own)
      .filter {
        $0.statement == 0 && ($0.role == .type || $0.role == .genericArgument || $0.role == .metatype)
      }
      .map { ($0.name, $0.role) }
    if own.kind == .function {
      // Only the type of the result matters, but the signature does not distinguish the result from the parameters.
      guard !types.isEmpty else { return false }
    } else if types.isEmpty {
      guard let constructed = constructedType(of: unit) else { return true }
      types = [(constructed, .type)]
    }
    return types.contains { name, _ in
      let type = index.name(name, in: file)
      let text = facts.names.text(of: name)
      if text == "Self" || metatypes.isTypeParameter(name, in: file) { return true }
      guard type >= 0, index.types.contains(type) else { return !hierarchy.isKnown(text) }
      if index.types[type]?.isAlias == true || hierarchy.hasUnknownAncestor(type) { return true }
      return hierarchy.areRelated(type, owner)
    }
  }

  private mutating func owners(ofStatic name: Name) -> Set<Name> {
    if let known = staticOwners[name] { return known }
    let units = index.units(named: name).filter { index.unit($0).traits.contains(.isStatic) }
    let found = Set(units.map(index.type)).subtracting([-1])
    staticOwners[name] = found
    return found
  }

  // MARK: - Contexts

  /// Returns the classes that `.init(…)` may instantiate, in order.
  mutating func madeClasses(by occurrence: Occurrence, in unit: Unit) -> [Name] {
    let file = index.file(of: unit)
    let sink = index.files[file].facts.sinks[Int(occurrence.sink)]
    var types =
      sink.kind == .argument ? parameterTypes(of: sink, file) : contextTypes(of: sink, occurrence, in: unit)
    if !types.contains(where: { index.types[$0]?.isClass == true }) {
      // The alternative has the same type: `card ?? .init()`.
      let alternatives = Set(
        index.facts(of: unit).occurrences(of: index.unit(unit)).lazy
          .filter { $0.sink == occurrence.sink && ($0.role == .name || $0.role == .member) }.map(\.name)
      )
      for name in alternatives { types.formUnion(declaredTypes(of: name, in: unit)) }
    }
    return types.filter { index.types[$0]?.isClass == true }.sorted()
  }

  /// Returns the types of the parameters to which an argument may be passed, and of the properties that the argument
  /// may initialize.
  private mutating func parameterTypes(of argument: ValueSink, _ file: Int) -> Set<Name> {
    let callee = index.name(argument.name, in: file)
    guard callee >= 0 else { return [] }
    let label = index.files[file].facts.names.bytes(of: argument.label)
    let members = index.types[callee]?.units ?? []
    var types: Set<Name> = []
    for unit in index.units(named: callee) + members.filter({ index.unit($0).kind == .initializer }) {
      let file = index.file(of: unit)
      types.formUnion(index.parameters(of: unit, labeled: label).map { index.name($0.type, in: file) })
    }
    let property = index.name(argument.label, in: file)
    for unit in members where property >= 0 && index.name(of: unit) == property {
      types.formUnion(signatureTypes(of: unit))
    }
    return types
  }

  /// Returns the types that the context of a result, an assigned value or an argument names.
  private mutating func contextTypes(of sink: ValueSink, _ occurrence: Occurrence, in unit: Unit) -> Set<Name>
  {
    switch sink.kind {
    case .result: signatureTypes(of: unit)
    case .variable: types(ofVariable: sink.name, occurrence, unit)
    case .argument: types(ofArgument: argument(sink, index.file(of: unit)))
    default: []
    }
  }

  /// Returns the types in the signature of a unit.
  mutating func signatureTypes(of unit: Unit) -> Set<Name> {
    if let known = signatures[unit] { return known }
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let signature = index.files[file].facts.occurrences(of: own).prefix {
      $0.statement == 0
    }
    let types = annotations(in: signature, file)
    signatures[unit] = types
    return types
  }

  private func annotations(in occurrences: ArraySlice<Occurrence>, _ file: Int) -> Set<Name> {
    Set(
      occurrences.lazy.filter { $0.role == .type || $0.role == .genericArgument }
        .map { index.name($0.name, in: file) }
    )
  }

  private mutating func types(
    ofVariable name: SourceFacts.Name,
    _ occurrence: Occurrence,
    _ unit: Unit
  ) -> Set<Name> {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let statement = index.files[file].facts.occurrences(of: own).filter {
      $0.statement == occurrence.statement || own.kind == .variable && $0.statement == 0
    }
    var types = annotations(in: statement[...], file)
    types.formUnion(index.locals(of: unit).filter { $0.name == name }.map { index.name($0.type, in: file) })
    let global = index.name(name, in: file)
    if global >= 0 { for unit in index.units(named: global) { types.formUnion(signatureTypes(of: unit)) } }
    return types
  }

  /// The arguments with one label of all functions and types with one name.
  struct Argument: Hashable {
    let callee: Name
    let label: Name
  }

  private func argument(_ sink: ValueSink, _ file: Int) -> Argument {
    Argument(callee: index.name(sink.name, in: file), label: index.name(sink.label, in: file))
  }

  /// Returns the types in the signatures of the functions to which an argument may be passed, and of the properties
  /// that the argument may initialize.
  private mutating func types(ofArgument argument: Argument) -> Set<Name> {
    guard argument.callee >= 0 else { return [] }
    if let known = argumentTypes[argument] { return known }
    var types = types(ofFunctions: argument.callee)
    for unit in index.types[argument.callee]?.units ?? []
    where index.unit(unit).kind == .initializer || index.name(of: unit) == argument.label {
      types.formUnion(signatureTypes(of: unit))
    }
    types = types.filter(index.types.contains)
    argumentTypes[argument] = types
    return types
  }

  /// Returns the types in the signatures of all declarations with the given name.
  private mutating func types(ofFunctions name: Name) -> Set<Name> {
    if let known = functionTypes[name] { return known }
    let types = index.units(named: name).reduce(into: Set<Name>()) { $0.formUnion(signatureTypes(of: $1)) }
    functionTypes[name] = types
    return types
  }

  /// Returns the types of the value with which a pattern or operand is compared, or nil if they are unknown.
  private mutating func comparedTypes(of sink: ValueSink, in unit: Unit) -> Set<Name>? {
    let (file, own) = (index.file(of: unit), index.type(of: unit))
    guard sink.name != 0 else { return nil }
    if index.files[file].facts.names.text(of: sink.name) == "self" { return own < 0 ? nil : [own] }
    let locals = index.locals(of: unit).filter { $0.name == sink.name }
    if !locals.isEmpty {
      let types = Set(locals.map { $0.type == 0 ? -1 : index.name($0.type, in: file) })
      return types.contains(-1) ? nil : types
    }
    let name = index.name(sink.name, in: file)
    guard name >= 0, !index.units(named: name).isEmpty else { return nil }
    var types: Set<Name> = []
    for declaration in index.units(named: name) {
      let signature = signatureTypes(of: declaration)
      if signature.isEmpty { return nil }
      types.formUnion(signature)
    }
    return types
  }

  /// Returns the types that declare all implicit members with the same sink, as in `[.card, .box].contains(item)`; nil
  /// for a single member, or if there is no such type.
  private mutating func typesOfElements(
    _ occurrence: Occurrence,
    _ unit: Unit,
    _ file: Int,
    where isElement: (Occurrence) -> Bool
  ) -> [Name]? {
    let own = index.unit(unit)
    let elements = index.files[file].facts.occurrences(of: own).filter {
      $0.sink == occurrence.sink && $0.receiver == .implicit && isElement($0)
    }
    guard elements.count > 1 else { return nil }
    var types: Set<Name>?
    for element in elements {
      let name = index.name(element.name, in: file)
      let owners = name < 0 ? [] : owners(ofStatic: name)
      types = types?.intersection(owners) ?? owners
    }
    return types.flatMap { $0.isEmpty ? nil : $0.sorted() }
  }
}

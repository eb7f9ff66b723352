import SourceModel

/// The types of variables.
extension Bindings {
  /// A variable that is used in a unit.
  struct Variable: Hashable {
    let name: SourceFacts.Name
    let unit: Unit
    /// The number of local variables with the name that are considered: those declared before the use, or `max` for
    /// all; nil if the variable is not local.
    let declarations: Int?
    /// The type that declares the variable as a static property, as in `Deck.shared.card`; nil for other variables.
    var owner: Name?
  }

  /// Returns the types that are referenced or instantiated by the declarations of a local variable or parameter and of
  /// all properties with its name; and the name itself, which may be that of a type.
  mutating func declaredTypes(of variable: SourceFacts.Name, in unit: Unit) -> Set<Name> {
    let file = index.file(of: unit)
    var types = Set(
      index.locals(of: unit).filter { $0.name == variable }.map { index.name($0.type, in: file) }
    )
    let name = index.name(variable, in: file)
    guard name >= 0 else { return types }
    types.insert(name)
    let declared = typesInDeclarations[name] ?? Set(index.units(named: name).flatMap(namedTypes))
    typesInDeclarations[name] = declared
    return types.union(declared)
  }

  /// Returns the types that a declaration names in annotations, or instantiates.
  func namedTypes(in unit: Unit) -> [Name] {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    return index.files[file].facts.occurrences(of: own).lazy
      .filter { $0.role == .type || $0.role == .construction }
      .map { index.name($0.name, in: file) }
  }

  /// Returns the type of the variable on which a member is used, if sources declare the type or extend it.
  ///
  /// The variable is local, a property of the object itself or of an enclosing type, or a static property of another
  /// type. An array of the type counts as an object of it, since only extensions of framework types declare further
  /// members of arrays.
  mutating func objectType(ofReceiverAt site: Site, _ hierarchy: inout ClassHierarchy) -> Name? {
    variable(ofReceiverAt: site).flatMap { objectType(of: $0, &hierarchy) }
  }

  /// Returns the type of the object in a local variable or parameter, if sources declare the type or extend it.
  mutating func objectType(ofLocal name: SourceFacts.Name, in unit: Unit, _ hierarchy: inout ClassHierarchy)
    -> Name?
  {
    objectType(of: Variable(name: name, unit: unit, declarations: .max), &hierarchy)
  }

  private mutating func objectType(of variable: Variable, _ hierarchy: inout ClassHierarchy) -> Name? {
    if let known = objectTypes[variable] { return known < 0 ? nil : known }
    let names = typeNames(of: variable, &hierarchy)
    let types = Set((names ?? []).map { index.name($0.name, in: Int($0.file)) })
    var found: Name?
    if types.count == 1, let type = types.first,
      isObjectType(type, &hierarchy) || isExtendedClass(type, &hierarchy)
    {
      found = type
    }
    objectTypes[variable] = found ?? -1
    return found
  }

  /// Returns the name of the type of the variable on which a member is used, if the variable has one declared type.
  mutating func typeName(ofReceiverAt site: Site, _ hierarchy: inout ClassHierarchy) -> String? {
    guard let variable = variable(ofReceiverAt: site) else { return nil }
    let names = Set(
      (typeNames(of: variable, &hierarchy) ?? []).map { spelling in
        index.files[Int(spelling.file)].facts.names.text(of: spelling.name)
      }
    )
    return names.count == 1 ? names.first : nil
  }

  /// Returns the local variable, property of the object itself or of an enclosing type, or static property of another
  /// type on which a member is used; nil for other receivers.
  private func variable(ofReceiverAt site: Site) -> Variable? {
    guard site.occurrence.receiver == .variable,
      let base = index.files[site.file].facts.variable(ofMemberAt: site.number, in: index.unit(site.unit)),
      !base.traits.contains(.isCall)
    else { return nil }
    if base.role == .member, base.receiver == .type {
      let owner = index.name(base.receiverName, in: site.file)
      guard index.types.contains(owner), !metatypes.isTypeParameter(base.receiverName, in: site.file) else {
        return nil
      }
      return Variable(name: base.name, unit: site.unit, declarations: nil, owner: owner)
    }
    guard base.role == .name || base.role == .member && base.receiver == .own else { return nil }
    let isLocal = base.role == .name && base.traits.contains(.isLocal)
    let declarations = index.locals(of: site.unit).count { $0.name == base.name && $0.place <= base.place }
    return Variable(name: base.name, unit: site.unit, declarations: isLocal ? declarations : nil)
  }

  /// Returns the names of the declared types of a variable, or nil if a declaration has no known type.
  private mutating func typeNames(of variable: Variable, _ hierarchy: inout ClassHierarchy)
    -> Set<CodeIndex.Spelling>?
  {
    let file = index.file(of: variable.unit)
    if let declarations = variable.declarations {
      let types = index.locals(of: variable.unit).lazy.filter { $0.name == variable.name }.map(\.type)
        .prefix(declarations)
      return types.allSatisfy { isTypeName($0, in: file) }
        ? Set(types.map { CodeIndex.Spelling(file: Int32(file), name: $0) }) : nil
    }
    let name = index.name(variable.name, in: file)
    guard name >= 0 else { return nil }
    var types: Set<CodeIndex.Spelling> = []
    for access in [Access.shared, .file(file)] {
      let receiver = variable.owner.map(Receiver.type) ?? .scope(index.type(of: variable.unit))
      let use = Use(name: name, receiver: receiver, access: access)
      for unit in candidates(of: use, &hierarchy) {
        let own = index.unit(unit)
        // A method such as `tableView(_:didSelectRowAt:)` is not the value of the name.
        if own.isFunction, own.parametersStart < own.parametersEnd { continue }
        guard own.kind == .variable || own.kind == .accessors, let type = declaredType(of: unit) else {
          return nil
        }
        types.insert(CodeIndex.Spelling(file: Int32(index.file(of: unit)), name: type))
      }
    }
    return types
  }

  /// Whether the name of a type in a file is known, and not that of a type parameter.
  private func isTypeName(_ name: SourceFacts.Name, in file: Int) -> Bool {
    name != 0 && !metatypes.isTypeParameter(name, in: file)
      && !index.files[file].facts.generics.contains(name)
  }

  /// Returns the only type in the annotation of a property, or the class that its initial value instantiates, if known.
  private mutating func declaredType(of unit: Unit) -> SourceFacts.Name? {
    if let known = declaredTypes[unit] { return known == 0 ? nil : known }
    let type = findDeclaredType(of: unit)
    declaredTypes[unit] = type ?? 0
    return type
  }

  private func findDeclaredType(of unit: Unit) -> SourceFacts.Name? {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let facts = index.files[file].facts
    let signature = facts.occurrences(of: own).prefix { $0.statement == 0 }
      .filter { $0.role != .string && $0.role != .stringPart }
    let name: SourceFacts.Name
    if signature.isEmpty {
      guard let constructed = constructedType(of: unit) else { return nil }
      name = constructed
    } else {
      guard signature.count == 1, let only = signature.first, only.role == .type else { return nil }
      name = only.name
    }
    return isTypeName(name, in: file) ? name : nil
  }

  /// Returns the type whose instance is certainly the initial value of a variable, if any.
  func constructedType(of unit: Unit) -> SourceFacts.Name? {
    let (own, facts) = (index.unit(unit), index.facts(of: unit))
    guard own.kind == .variable else { return nil }
    let values = facts.occurrences(of: own).filter { occurrence in
      let sink = facts.sinks[Int(occurrence.sink)]
      return occurrence.role == .cast || sink.kind == .variable && sink.name == own.name
        || sink.kind == .closure
    }
    guard values.count == 1, let only = values.first, only.role == .construction else { return nil }
    return only.name
  }

  /// Whether sources declare all members of the objects of a type, and one of these members has the given name.
  mutating func objects(of type: Name, declare name: Name, _ hierarchy: inout ClassHierarchy) -> Bool {
    isObjectType(type, &hierarchy)
      && !declarations(named: name, hierarchy).owners.isDisjoint(with: relatives(of: type, &hierarchy))
  }

  /// Whether all members of objects of a type are known to be declared by its relatives.
  private mutating func isObjectType(_ type: Name, _ hierarchy: inout ClassHierarchy) -> Bool {
    guard index.types[type]?.isDeclared == true, !aliases.contains(type) else { return false }
    // Objects of these types may have the members of other objects.
    return !relatives(of: type, &hierarchy).contains(where: forwarders.contains)
  }

  /// Whether a type is a framework class that sources extend.
  private mutating func isExtendedClass(_ type: Name, _ hierarchy: inout ClassHierarchy) -> Bool {
    index.types.contains(type) && hierarchy.isExternal(type) && !aliases.contains(type)
      && hierarchy.isClass(index.text(of: type))
  }
}

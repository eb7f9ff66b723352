import SourceModel
import SourceSyntax

/// The classes whose names are the values of strings.
extension Strings {
  /// Returns the possible classes of `self` in the code of a unit; any class outside of types.
  mutating func ownClass(_ own: Own, in unit: Unit) -> Names {
    let type = own.type >= 0 ? own.type : index.type(of: unit)
    if type == index.type(of: unit), !own.isExact, dependsOnReceiver(unit) {
      return value(of: .receivers(unit)) { $0.evaluate(receiversOf: unit) }
    }
    guard type >= 0 else { return .anyClass }
    let isExact = own.isExact && index.types[type]?.isProtocol != true
    return isExact ? Names(classes: [type]) : Names(families: [type])
  }

  /// Returns the value of a class name: the name of a class, of the class of an object, or of a class in a variable;
  /// for a value of an enumeration, the names of the cases.
  mutating func className(at site: Site, _ own: Own) -> Names {
    let (name, file) = (site.occurrence.name, site.file)
    let text = index.files[file].facts.names.text(of: name)
    if text.isEmpty { return .anyClass }
    guard text.utf8.first.map({ $0.isLowercase || $0 == 0x5F || $0 == 0x24 }) == true else {
      return classes(named: name, at: site)
    }
    if let type = bindings.objectType(ofLocal: name, in: site.unit, &hierarchy) {
      let cases = namesOfCases(in: type)
      return cases.isEmpty ? Names(families: [type]) : Names(exact: cases)
    }
    guard isLocal(name, in: site.unit) else { return .anyClass }
    let names = local(name, in: site.unit, own)
    // Values other than classes do not determine a class name.
    guard names.isOpen || names.classes.isEmpty && names.families.isEmpty else { return names }
    return names.isOpen && isParameter(name, of: site.unit)
      ? classes(givenTo: site.unit, by: name) : .anyClass
  }

  /// Returns the names of an enumeration's cases, which describe its values.
  private func namesOfCases(in type: Name) -> Set<String> {
    let cases = index.units(ofTypesNamed: type).filter { index.unit($0).kind == .enumCase }
    return Set(cases.map { index.facts(of: $0).names.text(of: index.unit($0).name) })
  }

  /// Returns the possible classes of the object in a variable, as in `[card class]` and `type(of: card)`; any class if
  /// they are unknown.
  mutating func classes(ofObjectAt site: Site) -> Names {
    let name = site.occurrence.name
    let type = bindings.objectType(ofLocal: name, in: site.unit, &hierarchy)
    if let type, !hierarchy.isExternal(type) { return Names(families: [type]) }
    return isParameter(name, of: site.unit) ? classes(givenTo: site.unit, by: name) : .anyClass
  }

  private func isParameter(_ name: SourceFacts.Name, of unit: Unit) -> Bool {
    index.parameters(of: unit).contains { $0.name == name }
  }

  /// Returns the classes that running code may pass to a parameter.
  private mutating func classes(givenTo unit: Unit, by parameter: SourceFacts.Name) -> Names {
    value(of: .typeParameter(unit, parameter)) { $0.evaluate(classesGivenTo: unit) }
  }

  func isLocal(_ name: SourceFacts.Name, in unit: Unit) -> Bool {
    index.locals(of: unit).contains { $0.name == name }
  }

  /// Returns the classes that a type name may refer to, or the name itself if no source declares or extends the type.
  mutating func classes(named name: SourceFacts.Name, at site: Site) -> Names {
    let (type, file) = (index.name(name, in: site.file), site.file)
    if bindings.metatypes.isTypeParameter(name, in: file) {
      return value(of: .typeParameter(site.unit, name)) { $0.evaluate(typeParameter: name, in: site.unit) }
    }
    guard index.types.contains(type), let node = index.types[type] else {
      return Names(exact: [index.files[file].facts.names.text(of: name)])
    }
    if node.isAlias {
      // Each type that conforms to a protocol has its own associated types.
      let isAssociated = bindings.enclosing[type]?.contains { index.types[$0]?.isProtocol == true } == true
      let protocols = node.inherited.filter { index.types[$0]?.isProtocol == true }
      let isKnown = !isAssociated && !node.inherited.isEmpty
      return Names(
        classes: node.inherited.subtracting(protocols).union(isKnown ? [] : [-1]),
        families: protocols
      )
    }
    return node.isProtocol ? Names(families: [type]) : Names(classes: [type])
  }

  /// Whether a name is the name of a type parameter, an associated type or a type alias.
  func isTypeParameter(_ name: SourceFacts.Name, _ type: Name, in file: Int) -> Bool {
    bindings.metatypes.isTypeParameter(name, in: file) || type >= 0 && index.types[type]?.isAlias == true
  }

  // MARK: - Type parameters

  /// Returns the classes that running code substitutes for a type parameter.
  private mutating func evaluate(typeParameter name: SourceFacts.Name, in unit: Unit) -> Names {
    var found = Names()
    let owner = index.type(of: unit)
    let uses = uses()
    for argument in uses.genericArguments[owner] ?? [] where owner >= 0 && runs(argument.unit) {
      let site = index.site(at: Int(argument.number), in: argument.unit)
      let classes = classes(named: site.occurrence.name, at: site)
      record(classes, givenTo: unit, at: site)
      found.formUnion(classes)
    }
    let isOfOwner = !found.isEmpty
    guard index.unit(unit).kind == .function, isNamed(name, inSignatureOf: unit) else {
      return isOfOwner ? found : .anyClass
    }
    var given = evaluate(classesGivenTo: unit)
    if isOfOwner { given.classes.remove(-1) }
    // If there are no classes, no running code uses the function.
    return found.union(given)
  }

  /// Returns the classes in the statements that call a function; any class if one of the statements does not name a
  /// class.
  private mutating func evaluate(classesGivenTo unit: Unit) -> Names {
    var found = Names()
    for site in users(of: unit) {
      var types = typeArguments(at: site)
      // Without other information, the compiler infers the class that a constraint names.
      if types.isEmpty { types = bounds(of: unit).union(.anyClass) }
      record(types, givenTo: unit, at: site)
      found.formUnion(types)
    }
    return found
  }

  /// Returns the classes of the app in the signature of a function, such as the constraints of type parameters.
  private func bounds(of unit: Unit) -> Names {
    let (facts, file) = (index.facts(of: unit), index.file(of: unit))
    let types = facts.occurrences(of: index.unit(unit)).prefix { $0.statement == 0 }
      .filter { $0.role == .type }.map { index.name($0.name, in: file) }
    return Names(classes: Set(types.filter { index.types[$0]?.isClass == true && !hierarchy.isExternal($0) }))
  }

  /// Returns the classes with which the statement of a call may use a generic function.
  private mutating func typeArguments(at site: Site) -> Names {
    let (call, facts) = (site.occurrence, index.files[site.file].facts)
    var found = Names()
    for name in bindings.types(at: site) where bindings.metatypes.isTypeParameter(name, in: site.file) {
      found.formUnion(classes(named: name, at: site))
    }
    for type in bindings.declaredTypes(at: site) { found.formUnion(classOrFamily(type)) }
    let own = index.unit(site.unit)
    for number in site.number..<Int(own.end) {
      let occurrence = facts.occurrences[number]
      guard occurrence.statement == call.statement else { break }
      if occurrence.isOwnMetatype { found.formUnion(ownClass(Own(type: -1), in: site.unit)) }
      let sink = facts.sinks[Int(occurrence.sink)]
      guard sink.kind == .argument, sink.name == call.name, [.name, .member].contains(occurrence.role),
        occurrence.traits.contains(.isClass) || bindings.metatypes.hold(occurrence.name, in: site.file)
      else { continue }
      let value = value(at: number, in: site.unit, Own(type: index.type(of: site.unit)))
      found.formUnion(value.isOpen ? .anyClass : value)
    }
    return found
  }

  private func classOrFamily(_ type: Name) -> Names {
    let isFamily = index.types[type]?.isProtocol == true || index.types[type]?.isAlias == true
    return isFamily ? Names(families: [type]) : Names(classes: [type])
  }

  private func isNamed(_ name: SourceFacts.Name, inSignatureOf unit: Unit) -> Bool {
    let (own, facts) = (index.unit(unit), index.facts(of: unit))
    return facts.occurrences(of: own).prefix { $0.statement == 0 }
      .contains { $0.name == name }
  }
}

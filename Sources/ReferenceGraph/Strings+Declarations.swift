import SourceModel

/// The values of declarations: constants, properties, results and cases.
extension Strings {
  /// Returns the values of the declarations that a use may refer to; open if no declaration has a value.
  mutating func values(of units: some Collection<Unit>, _ own: Own) -> Names {
    var found: Names?
    for unit in units.sorted() {
      guard let names = values(of: unit, own) else { continue }
      if names.isOpen { return .open }
      found = found ?? Names()
      found?.formUnion(names)
    }
    return found ?? .open
  }

  /// Returns the values of a declaration, or nil for a setter or a declaration without code, such as one in a header or
  /// protocol.
  private mutating func values(of unit: Unit, _ own: Own) -> Names? {
    let kind = index.unit(unit).kind
    let hasValue = kind == .variable ? isStored(unit) : hasCode(unit)
    guard kind == .enumCase || hasValue, !index.unit(unit).traits.contains(.isSetter) else { return nil }
    let context = context(of: unit, own)
    return value(of: .declaration(unit, context)) { $0.evaluate(unit, context) }
  }

  /// Returns the class on which a declaration is used.
  private mutating func context(of unit: Unit, _ own: Own) -> Own {
    let owner = index.type(of: unit)
    guard owner >= 0 else { return own }
    // If the classes are unrelated, the user belongs to another class, as in a call from an enclosing type.
    return own.type >= 0 && hierarchy.areRelated(owner, own.type) ? own : Own(type: owner)
  }

  private mutating func evaluate(_ unit: Unit, _ own: Own) -> Names {
    let code = index.unit(unit)
    switch code.kind {
    case .enumCase:
      var names = rawValue(of: unit, own) ?? Names()
      names.cases.insert(index.facts(of: unit).names.text(of: code.name))
      return names
    case .accessors, .function:
      let facts = index.facts(of: unit)
      return values(in: unit, own) { facts.sinks[Int($0.sink)].kind == .result } ?? .open
    case .variable: return stored(unit, own)
    case .initializer, .topLevel, .header: return .open
    }
  }

  /// Returns the raw value of a case, or nil if the declaration has no raw value that is a string.
  mutating func rawValue(of unit: Unit, _ own: Own) -> Names? {
    guard index.unit(unit).kind == .enumCase, index.types[index.type(of: unit)]?.inherited.isEmpty == false
    else { return nil }
    let (name, facts) = (index.unit(unit).name, index.facts(of: unit))
    return values(in: unit, own) { occurrence in
      let sink = facts.sinks[Int(occurrence.sink)]
      return sink.kind == .variable && sink.name == name
    }
  }

  // MARK: - Variables

  /// Whether a declaration contains occurrences other than the names of types.
  func hasCode(_ unit: Unit) -> Bool {
    let (own, facts) = (index.unit(unit), index.facts(of: unit))
    return facts.occurrences(of: own).contains { !$0.isTypeName }
  }

  /// Whether a variable is stored: it has an initial value, or it has no getter and belongs to a type other than a
  /// protocol.
  private func isStored(_ unit: Unit) -> Bool {
    let owner = index.type(of: unit)
    if hasCode(unit) { return true }
    // A requirement, or the declaration of a constant in a header.
    guard owner >= 0, index.types[owner]?.isProtocol != true else { return false }
    return !index.units(named: index.name(of: unit)).contains { other in
      index.unit(other).kind == .accessors && index.unit(other).place == index.unit(unit).place
        && index.file(of: other) == index.file(of: unit) && hasResult(other)
        || isGetter(other, of: owner, like: unit)
    }
  }

  /// Whether an Objective-C method is the getter of a property of a class.
  private func isGetter(_ other: Unit, of owner: Name, like property: Unit) -> Bool {
    let own = index.unit(other)
    return own.kind == .function && own.parametersStart == own.parametersEnd && index.type(of: other) == owner
      && own.traits.contains(.isStatic) == index.unit(property).traits.contains(.isStatic)
      && !index.files[index.file(of: other)].isSwift
  }

  private func hasResult(_ unit: Unit) -> Bool {
    let (own, facts) = (index.unit(unit), index.facts(of: unit))
    return facts.occurrences(of: own).contains {
      facts.sinks[Int($0.sink)].kind == .result
    }
  }

  /// Returns the values of a variable: its initial value and the values that code assigns.
  private mutating func stored(_ unit: Unit, _ own: Own) -> Names {
    let (code, name) = (index.unit(unit), index.name(of: unit))
    let facts = index.facts(of: unit)
    let isMember = index.type(of: unit) >= 0 && !code.traits.contains(.isStatic)
    // A document sets the value by key-value coding, or other apps set the value of a library.
    if isMember, keys.contains(name) || isPublic(unit) { return .open }
    var found = values(in: unit, own) { occurrence in
      let sink = facts.sinks[Int(occurrence.sink)]
      return (sink.kind == .variable || sink.kind == .closure) && sink.name == code.name
    }
    func add(_ names: Names) {
      found = found ?? Names()
      found?.formUnion(names)
    }
    let uses = uses()
    for write in uses.writes[name] ?? [] where runs(write.unit) {
      let site = index.site(at: Int(write.number), in: write.unit)
      guard !site.occurrence.traits.contains(.isLocal), callees(at: site).contains(unit) else { continue }
      add(assigned(at: site))
      if found?.isOpen == true { return .open }
    }
    for write in uses.instanceVariables[name] ?? [] where runs(write.unit) {
      let site = index.site(at: Int(write.number), in: write.unit)
      if properties(storedAt: site).contains(unit) { add(assigned(at: site)) }
    }
    if isMember { for names in memberwise(unit) { add(names) } }
    return found ?? .open
  }

  /// Returns the properties that the instance variable at an Objective-C site may store: `title` for `_title`.
  mutating func properties(storedAt site: Site) -> Set<Unit> {
    let owner = index.type(of: site.unit)
    guard owner >= 0, let name = index.property(storedIn: site.occurrence.name, in: site.file) else {
      return []
    }
    let ancestors = hierarchy.ancestors(of: owner)
    return Set(
      index.units(named: name).filter {
        index.unit($0).kind == .variable && ancestors.contains(index.type(of: $0))
      }
    )
  }

  /// Returns the values that an assignment assigns.
  mutating func assigned(at site: Site) -> Names {
    let facts = index.files[site.file].facts
    let name = site.occurrence.name
    return values(in: site.unit, Own(type: index.type(of: site.unit))) { occurrence in
      let sink = facts.sinks[Int(occurrence.sink)]
      return sink.kind == .variable && sink.name == name && occurrence.statement == site.occurrence.statement
    } ?? .open
  }

  /// Returns the values that memberwise initializers and setters assign to a property.
  private mutating func memberwise(_ unit: Unit) -> [Names] {
    let (owner, name) = (index.type(of: unit), index.name(of: unit))
    let uses = uses()
    var found: [Names] = []
    if index.types[owner]?.isClass != true {
      let callees = Set([owner, bindings.initializer ?? -1])
      for argument in uses.labeled[name] ?? [] where runs(argument.unit) {
        let facts = index.facts(of: argument.unit)
        let sink = facts.sinks[Int(argument.sink)]
        guard callees.contains(index.name(sink.name, in: index.file(of: argument.unit))) else { continue }
        found.append(self.argument(argument))
      }
    }
    for argument in uses.setters[name] ?? [] where runs(argument.unit) {
      found.append(self.argument(argument))
    }
    return found
  }

  mutating func argument(_ argument: ValueUses.Argument) -> Names {
    values(in: argument.unit, Own(type: index.type(of: argument.unit))) { $0.sink == argument.sink } ?? .open
  }
}

import SourceModel

/// The values of local variables and parameters.
extension Strings {
  /// Returns the values of a local variable or parameter.
  mutating func local(_ name: SourceFacts.Name, in unit: Unit, _ own: Own) -> Names {
    value(of: .local(unit, name, own)) { $0.evaluate(local: name, in: unit, own) }
  }

  private mutating func evaluate(local name: SourceFacts.Name, in unit: Unit, _ own: Own) -> Names {
    let (code, facts) = (index.unit(unit), index.facts(of: unit))
    let parameters = facts.parameters(of: code).filter {
      $0.name == name
    }
    var members: Set<UInt32> = []
    var numbers: [Int] = []
    for number in Int(code.start)..<Int(code.end) {
      let occurrence = facts.occurrences[number]
      if occurrence.role == .write, occurrence.name == name, occurrence.receiver != .none {
        members.insert(occurrence.statement)
      }
      let sink = facts.sinks[Int(occurrence.sink)]
      if sink.kind == .variable || sink.kind == .closure, sink.name == name { numbers.append(number) }
    }
    // An assignment to the member of another object, as in `self.name = name`, does not change the variable.
    numbers.removeAll { members.contains(facts.occurrences[$0].statement) }
    guard hasValues(name, in: unit, at: numbers, parameterCount: parameters.count) else { return .open }
    var found = values(at: numbers, in: unit, own) ?? Names()
    let hasDefault = numbers.contains { facts.occurrences[$0].statement == 0 }
    for parameter in parameters where !found.isOpen {
      found.formUnion(value(of: parameter, of: unit, hasDefault: hasDefault))
    }
    return found
  }

  /// Whether the facts contain the value of each local variable with the given name.
  ///
  /// The facts lack values that patterns bind.
  private func hasValues(
    _ name: SourceFacts.Name,
    in unit: Unit,
    at numbers: [Int],
    parameterCount: Int
  ) -> Bool {
    let facts = index.facts(of: unit)
    let places = index.locals(of: unit).filter { $0.name == name }.map(\.place).sorted()
      .dropFirst(parameterCount)
    let written = Set(
      facts.occurrences(of: index.unit(unit)).lazy
        .filter { $0.role == .write && $0.name == name && $0.receiver == .none }.map(\.statement)
    )
    guard
      written.allSatisfy({ statement in numbers.contains { facts.occurrences[$0].statement == statement } })
    else { return false }
    let values = numbers.map { facts.occurrences[$0].place }
    return zip(places, places.dropFirst().map(Optional.some) + [nil]).allSatisfy { place, next in
      values.contains { value in place <= value && next.map { value < $0 } != false }
    }
  }

  // MARK: - Parameters

  /// Returns the values that running code passes to a parameter.
  private mutating func value(
    of parameter: SourceFacts.Parameter,
    of unit: Unit,
    hasDefault: Bool
  ) -> Names {
    let code = index.unit(unit)
    let file = index.file(of: unit)
    // The callers of a method that overrides a framework method use the name themselves.
    if isNamed(parameter, of: unit) { return Names() }
    guard code.isFunction, !isPublic(unit), !mayBeCalledElsewhere(unit) else { return .open }
    let label = index.files[file].facts.names.bytes(of: parameter.label)
    let uses = uses()
    var names = Names()
    var isCalled = false
    for name in calledNames(of: unit) {
      for argument in uses.arguments[name] ?? [] where runs(argument.unit) {
        let other = index.files[index.file(of: argument.unit)]
        let sink = other.facts.sinks[Int(argument.sink)]
        guard other.isSwift == index.files[file].isSwift, other.facts.names.bytes(of: sink.label) == label,
          mayCall(unit, with: argument)
        else { continue }
        isCalled = true
        names.formUnion(self.argument(argument))
        if names.isOpen { return .open }
      }
    }
    // Calls from the other language have other labels.
    for argument in uses.foreign[index.name(of: unit)] ?? [] where runs(argument.unit) {
      guard index.files[index.file(of: argument.unit)].isSwift != index.files[file].isSwift,
        case let calls = calls(with: argument),
        calls.isEmpty || calls.contains(where: { mayBind($0, across: unit) })
      else { continue }
      isCalled = true
      names.formUnion(self.argument(argument))
    }
    return isCalled || hasDefault ? names : .open
  }

  /// Whether a parameter is a name for a framework method, as in `performSegue(withIdentifier:sender:)`.
  private func isNamed(_ parameter: SourceFacts.Parameter, of unit: Unit) -> Bool {
    let names = index.facts(of: unit).names
    let target = NibLoadingAPI.target(
      ofArgument: names.text(of: parameter.label),
      of: names.text(of: index.unit(unit).name)
    )
    return target?.isEmpty == false
  }

  /// Whether other apps may use a declaration of a library.
  func isPublic(_ unit: Unit) -> Bool {
    index.files[index.file(of: unit)].isStart && !index.unit(unit).traits.contains(.isPrivate)
  }

  /// Whether unread code may call a function, or code may call it through a value.
  private mutating func mayBeCalledElsewhere(_ unit: Unit) -> Bool {
    let code = index.unit(unit)
    guard code.kind == .function else { return code.traits.contains(.isOverride) }
    if code.traits.contains(.isOverride) { return true }
    if index.files[index.file(of: unit)].isSwift, bindings.unreadCodeMayCall(unit, &hierarchy) { return true }
    for reference in index.references(to: index.name(of: unit)) {
      let occurrence = index.occurrence(of: reference)
      guard occurrence.traits.isDisjoint(with: [.isCall, .isLocal]), runs(reference.unit),
        index.files[index.file(of: reference.unit)].isSwift
      else { continue }
      if callees(at: index.site(at: Int(reference.occurrence), in: reference.unit)).contains(unit) {
        return true
      }
    }
    return false
  }

  /// Whether a call in the other language may call a function.
  private mutating func mayBind(_ call: Site, across unit: Unit) -> Bool {
    guard let receiver = bindings.foreignReceiver(at: call, &hierarchy) else { return false }
    return candidates(of: Bindings.Use(name: index.name(of: unit), receiver: receiver)).contains(unit)
  }

  /// Returns the names that calls of a function use.
  private mutating func calledNames(of unit: Unit) -> [Name] {
    let (own, owner) = (index.name(of: unit), index.type(of: unit))
    guard index.unit(unit).kind == .initializer, owner >= 0 else { return [own] }
    return Set(hierarchy.descendants(of: owner)).union([own]).filter { $0 >= 0 }.sorted()
  }

  /// Whether a call with an argument may call a function.
  private mutating func mayCall(_ unit: Unit, with argument: ValueUses.Argument) -> Bool {
    guard index.unit(unit).kind == .function else { return true }
    let calls = calls(with: argument)
    return calls.isEmpty || calls.contains { callees(at: $0).contains(unit) }
  }

  /// Returns the sites of the calls that an argument may belong to.
  mutating func calls(with argument: ValueUses.Argument) -> [Site] {
    if let known = calls[argument] { return known }
    let (code, facts) = (index.unit(argument.unit), index.facts(of: argument.unit))
    let sink = facts.sinks[Int(argument.sink)]
    let found = (Int(code.start)..<Int(code.end)).filter { number in
      let call = facts.occurrences[number]
      return call.name == sink.name && call.sink == sink.outer && call.traits.contains(.hasArguments)
        && (call.role == .name || call.role == .member)
    }
    .map { index.site(at: $0, in: argument.unit) }
    calls[argument] = found
    return found
  }
}

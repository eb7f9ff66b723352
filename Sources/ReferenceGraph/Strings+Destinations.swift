import ProgramModel
import SourceModel

/// The uses of strings and class names: the steps of the evaluation, followed forward.
///
/// The destinations over-approximate: a value that unread code receives may name anything.
extension Strings {
  typealias Target = NibLoadingAPI.Target

  /// A place that a value reaches.
  enum Place: Hashable {
    /// A sink in a unit, by its index in the facts of the unit's source.
    case sink(Unit, UInt32)
    /// A local variable or parameter of a unit.
    case local(Unit, SourceFacts.Name)
    /// A constant, property or case.
    case value(Unit)
    /// The result of a function, or of the closure in a variable.
    case result(Unit)
  }

  /// The next places of a value.
  struct Destinations {
    /// The kinds of names for which the value is used at the place.
    var target: Target = []
    var places: [Place] = []

    fileprivate static let any = Destinations(target: .any)
  }

  /// Returns the kinds of names that a value passed to a sink may be.
  ///
  /// - Parameters:
  ///   - sink: The index of the sink in the facts of the unit's source.
  ///   - unit: The unit that contains the value.
  /// - Returns: The possible kinds of names; `any` if the value may reach unread code.
  mutating func target(of sink: UInt32, in unit: Unit) -> Target {
    let start = Place.sink(unit, sink)
    if let known = targets[start] { return known }
    var (found, seen, open): (Target, Set<Place>, [Place]) = ([], [start], [start])
    while let place = open.popLast(), !found.contains(.any) {
      let next = targets[place].map { Destinations(target: $0) } ?? destinations(of: place)
      if next.target.contains(.any) { targets[place] = .any }
      found.formUnion(next.target)
      open += next.places.filter { seen.insert($0).inserted }
    }
    targets[start] = found
    // No place on the path has a target.
    if found.isEmpty { for place in seen { targets[place] = found } }
    return found
  }

  /// Returns the next places of a value.
  mutating func destinations(of place: Place) -> Destinations {
    switch place {
    case .sink(let unit, let sink): return destinations(of: sink, in: unit)
    case .local(let unit, let name):
      // A member with arguments is a function with the same name as the local variable.
      let uses = index.facts(of: unit).occurrences(of: index.unit(unit)).filter {
        $0.name == name && ($0.role == .name || $0.role == .member && !$0.traits.contains(.hasArguments))
      }
      return Destinations(places: uses.map { .sink(unit, $0.sink) })
    case .value(let unit):
      // A string takes no arguments, so an occurrence with arguments is a function with the same name.
      let users = usersInAllCode(of: unit).filter { !$0.occurrence.traits.contains(.hasArguments) }
      return Destinations(places: users.map { .sink($0.unit, $0.occurrence.sink) })
    case .result(let unit):
      return Destinations(places: usersInAllCode(of: unit).map { .sink($0.unit, $0.occurrence.sink) })
    }
  }

  private mutating func destinations(of number: UInt32, in unit: Unit) -> Destinations {
    let sink = index.facts(of: unit).sinks[Int(number)]
    switch sink.kind {
    case .none, .index, .comparison: return Destinations()
    case .unknown: return .any
    case .construction: return Destinations(target: .class)
    case .variable: return variable(sink.name, in: unit) { .value($0) }
    case .closure: return variable(sink.name, in: unit) { .result($0) }
    case .result:
      let name = index.name(of: unit)
      let isNibName = name >= 0 && NibLoadingAPI.nibProperties.contains(index.text(of: name))
      let place = index.unit(unit).isFunction ? Place.result(unit) : .value(unit)
      return Destinations(target: isNibName ? .nib : [], places: name < 0 ? [] : [place])
    case .receiver: return mayPassOnReceiver(sink.name, in: unit) ? .any : Destinations()
    case .argument: return argument(ValueUses.Argument(unit: unit, sink: number))
    }
  }

  /// Whether sources may declare a member for strings, enumerations or classes; its code may use the receiver in any
  /// way.
  private func mayPassOnReceiver(_ name: SourceFacts.Name, in unit: Unit) -> Bool {
    let member = index.name(name, in: index.file(of: unit))
    return member >= 0
      && index.units(named: member).contains { unit in
        let owner = index.type(of: unit)
        return owner < 0 || hierarchy.isExternal(owner) || index.types[owner]?.isClass != true
          || index.unit(unit).traits.contains(.isStatic)
      }
  }

  /// Returns the variables with the given name to which a unit assigns a value; for the properties of frameworks that
  /// name a nib, returns the nib as the target.
  private mutating func variable(
    _ name: SourceFacts.Name,
    in unit: Unit,
    _ place: (Unit) -> Place
  ) -> Destinations {
    let (own, facts) = (index.unit(unit), index.facts(of: unit))
    if NibLoadingAPI.nibProperties.contains(facts.names.text(of: name)) { return Destinations(target: .nib) }
    if own.name == name, own.kind == .variable || own.kind == .enumCase {
      return Destinations(places: [place(unit)])
    }
    var units: Set<Unit> = []
    for number in Int(own.start)..<Int(own.end) {
      let occurrence = facts.occurrences[number]
      guard occurrence.role == .write, occurrence.name == name, !occurrence.traits.contains(.isLocal) else {
        continue
      }
      let site = index.site(at: number, in: unit)
      units.formUnion(site.name < 0 ? properties(storedAt: site) : callees(at: site))
    }
    // A variable that is declared together with others: `let first = "a", second = "b"`.
    if units.isEmpty, !isLocal(name, in: unit), case let name = index.name(name, in: index.file(of: unit)),
      name >= 0
    {
      units.formUnion(index.units(named: name))
    }
    return Destinations(places: [.local(unit, name)] + units.sorted().map(place))
  }

  // MARK: - Arguments

  /// Returns the parameters or properties that may receive an argument, or the kinds of names that a framework method
  /// expects; `any` for unread code.
  private mutating func argument(_ argument: ValueUses.Argument) -> Destinations {
    let (file, facts) = (index.file(of: argument.unit), index.facts(of: argument.unit))
    let sink = facts.sinks[Int(argument.sink)]
    if let target = facts.target(ofArgument: sink) { return Destinations(target: target) }
    let callee = index.name(sink.name, in: file)
    guard callee >= 0 else { return .any }
    let label = facts.names.bytes(of: sink.label)
    let candidates = callees(named: callee, with: argument)
    if candidates.isEmpty, let name = index.number(of: label) {
      let properties = index.units(named: name).filter { index.type(of: $0) == callee }
      if !properties.isEmpty { return Destinations(places: properties.map { .value($0) }) }
    }
    guard !candidates.isEmpty else { return .any }
    var found = Destinations()
    for candidate in candidates.sorted() {
      guard index.unit(candidate).isFunction else { return .any }
      let names = index.facts(of: candidate).names
      let matching = index.parameters(of: candidate, labeled: label)
      let isAsked =
        matching.contains { names.text(of: $0.type) == ".Type" } && usesMemberOfTypeParameter(candidate)
      if matching.isEmpty || isAsked { return .any }
      found.places += matching.map { .local(candidate, $0.name) }
    }
    return found
  }

  /// Returns the functions and initializers that may be called with an argument.
  private mutating func callees(named name: Name, with argument: ValueUses.Argument) -> Set<Unit> {
    guard index.types.contains(name) else {
      let calls = calls(with: argument)
      return calls.isEmpty
        ? Set(index.units(named: name)) : calls.reduce(into: []) { $0.formUnion(callees(at: $1)) }
    }
    let initializers = hierarchy.ancestors(of: name).flatMap { index.types[$0]?.units ?? [] }
      .filter { index.unit($0).kind == .initializer }
    return Set(index.units(named: name)).union(initializers)
  }

  /// Whether a unit uses a member of a type parameter that no source declares, such as `T.nib`.
  private func usesMemberOfTypeParameter(_ unit: Unit) -> Bool {
    let file = index.file(of: unit)
    let facts = index.files[file].facts
    return facts.occurrences(of: index.unit(unit)).contains { occurrence in
      guard occurrence.role == .member, occurrence.receiver == .type else { return false }
      let (name, type) = (
        index.name(occurrence.name, in: file), index.name(occurrence.receiverName, in: file)
      )
      guard name < 0 || index.units(named: name).isEmpty, !index.types.contains(type) else { return false }
      return !RegistryFactory.catalog.declares(facts.receiverText(of: occurrence))
    }
  }
}

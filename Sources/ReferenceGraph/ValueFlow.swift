import ProgramModel
import SourceModel

/// The flow of strings from literals through constants, variables, parameters and results to the methods that receive
/// them.
///
/// The flow over-approximates: variables with the same name are not distinguished, and unknown parameters may accept
/// any name.
struct ValueFlow {
  typealias Target = NibLoadingAPI.Target

  /// A location that a value reaches.
  private enum Place: Hashable {
    /// A local variable of a unit.
    case local(CodeIndex.Unit, SourceFacts.Name)
    /// A property, constant or case, identified only by its name.
    case property(CodeIndex.Name)
    /// The result of a function or closure, identified only by its name.
    case result(CodeIndex.Name)
    /// An argument of all functions with a name, by the ID of its label.
    case argument(CodeIndex.Name, label: UInt32)
    /// A known use of the value as a name.
    case end(Target)

    /// Whether all declarations with a name share the place.
    var isName: Bool {
      switch self {
      case .property, .result: true
      case .local, .argument, .end: false
      }
    }
  }

  /// A place and its successors.
  private struct Node {
    let place: Place
    /// The successors of the place, or nil if they have not been computed.
    var next: [Int]?
    /// The kinds of names that a string at this place may be, or nil if they have not been computed.
    var target: Target?
    /// The number of the last search that visited the node.
    var search = 0
  }

  private let index: CodeIndex
  private var nodes: [Node] = []
  private var numbers: [Place: Int] = [:]
  private var labels = NameInterner()
  private var searchCount = 0

  init(_ index: CodeIndex) { self.index = index }

  /// Returns the kinds of names that a string passed to a sink may be.
  ///
  /// - Parameters:
  ///   - sink: The index of the sink in the facts of the unit's source.
  ///   - unit: The unit that contains the occurrence.
  /// - Returns: The possible kinds of names.
  mutating func target(of sink: UInt32, in unit: CodeIndex.Unit) -> Target {
    var found: Target = []
    for place in places(of: sink, in: unit) where !found.contains(.any) {
      found.formUnion(target(from: number(of: place)))
    }
    return found
  }

  private mutating func target(from start: Int) -> Target {
    if let target = nodes[start].target { return target }
    let isName = nodes[start].place.isName
    searchCount += 1
    let search = searchCount
    var found: Target = []
    nodes[start].search = search
    var open = [start]
    while let node = open.popLast(), !found.contains(.any) {
      if let target = nodes[node].target {
        found.formUnion(target)
      } else if !isName, nodes[node].place.isName {
        // Many values flow into places with the same name, so the targets of places are cached.
        found.formUnion(target(from: node))
      } else {
        for next in next(node) where nodes[next].search != search {
          nodes[next].search = search
          open.append(next)
        }
      }
    }
    nodes[start].target = found
    return found
  }

  private mutating func number(of place: Place) -> Int {
    if let number = numbers[place] { return number }
    let number = nodes.count
    var node = Node(place: place)
    if case .end(let target) = place { node.target = target }
    nodes.append(node)
    numbers[place] = number
    return number
  }

  private mutating func next(_ node: Int) -> [Int] {
    if let next = nodes[node].next { return next }
    var places = places(after: nodes[node].place)
    // If a string may be any kind of name, no other successor matters.
    if places.contains(.end(.any)) { places = [.end(.any)] }
    var seen: Set<Int> = []
    let next = places.map { number(of: $0) }.filter { seen.insert($0).inserted }
    nodes[node].next = next
    return next
  }

  /// Whether a class is only asked for its bundle: `Bundle(for: Card.self)`.
  func isBundleRequest(_ sink: UInt32, in file: Int) -> Bool {
    let facts = index.files[file].facts
    let argument = facts.sinks[Int(sink)]
    return argument.kind == .argument
      && NibLoadingAPI.isBundleRequest(
        facts.names.text(of: argument.label),
        of: facts.names.text(of: argument.name)
      )
  }

  /// Whether a sink is an argument of a framework's method that takes no name there.
  func isKnownToTakeNoName(_ sink: UInt32, in file: Int) -> Bool {
    let facts = index.files[file].facts
    return facts.target(ofArgument: facts.sinks[Int(sink)]) == []
  }

  /// Whether a string names a storyboard that is only used to instantiate view controllers by identifier, directly or
  /// through a local variable.
  func isStoryboardOfScenes(_ sink: UInt32, in unit: CodeIndex.Unit) -> Bool {
    let facts = index.facts(of: unit)
    let call = facts.sinks[Int(sink)]
    guard call.kind == .argument else { return false }
    let outer = facts.sinks[Int(call.outer)]
    switch outer.kind {
    case .receiver: return NibLoadingAPI.isInstantiation(facts.names.text(of: outer.name))
    case .variable:
      let own = index.unit(unit)
      // Other variables may be used anywhere. An assignment is an occurrence with a different role.
      guard own.kind == .function || own.kind == .initializer || own.kind == .accessors else { return false }
      let uses = facts.occurrences(of: own).filter { $0.name == outer.name }
      return !uses.isEmpty
        && uses.allSatisfy { use in
          let sink = facts.sinks[Int(use.sink)]
          return use.role == .name && sink.kind == .receiver
            && NibLoadingAPI.isInstantiation(facts.names.text(of: sink.name))
        }
    default: return false
    }
  }

  private mutating func places(after place: Place) -> [Place] {
    switch place {
    case .end: return []
    case .local(let unit, let name): return uses(of: name, in: unit)
    case .argument(let callee, let label): return parameters(of: callee, label)
    case .property(let name), .result(let name):
      var places: [Place] = []
      for reference in index.references(to: name) {
        let occurrence = index.occurrence(of: reference)
        // A string takes no arguments: this is a function with the same name.
        if case .property = place, occurrence.traits.contains(.hasArguments) { continue }
        places += self.places(of: occurrence.sink, in: reference.unit)
        if places.last == .end(.any) { break }
      }
      return places
    }
  }

  /// Returns the places that a value passed to a sink reaches.
  private mutating func places(of number: UInt32, in unit: CodeIndex.Unit) -> [Place] {
    let file = index.file(of: unit)
    let sink = index.files[file].facts.sinks[Int(number)]
    switch sink.kind {
    case .none, .index, .comparison: return []
    case .unknown: return [.end(.any)]
    case .construction: return [.end(.class)]
    case .variable: return variable(sink.name, in: unit) { .property($0) }
    case .closure: return variable(sink.name, in: unit) { .result($0) }
    case .result:
      let name = index.name(of: unit)
      let isNibName =
        name >= 0 && NibLoadingAPI.nibProperties.contains(index.text(of: name))
      let isProperty = [.accessors, .variable].contains(index.unit(unit).kind)
      return (isNibName ? [.end(.nib)] : [])
        + (name < 0 ? [] : [isProperty ? .property(name) : .result(name)])
    case .receiver:
      let member = index.name(sink.name, in: file)
      // The app's own extensions may use the string in any way.
      return member >= 0 && !index.units(named: member).isEmpty ? [.end(.any)] : []
    case .argument: return argument(sink, file)
    }
  }

  /// Returns the places that the value of a variable, or of the closure in it, reaches.
  private func variable(
    _ name: SourceFacts.Name,
    in unit: CodeIndex.Unit,
    _ place: (CodeIndex.Name) -> Place
  ) -> [Place] {
    let file = index.file(of: unit)
    let global = index.name(name, in: file)
    guard global >= 0, !index.units(named: global).isEmpty else {
      let text = index.files[file].facts.names.text(of: name)
      return NibLoadingAPI.nibProperties.contains(text) ? [.end(.nib)] : [.local(unit, name)]
    }
    if NibLoadingAPI.nibProperties.contains(index.text(of: global)) { return [.end(.nib)] }
    return [.local(unit, name), place(global)]
  }

  /// Returns the places that the value of a local variable reaches within a unit.
  private mutating func uses(of name: SourceFacts.Name, in unit: CodeIndex.Unit) -> [Place] {
    let file = index.file(of: unit)
    let own = index.unit(unit)
    var places: [Place] = []
    for number in Int(own.start)..<Int(own.end) {
      let occurrence = index.files[file].facts.occurrences[number]
      guard occurrence.name == name, occurrence.role == .name || occurrence.role == .member else { continue }
      // A member with arguments is a function with the same name.
      if occurrence.role == .member, occurrence.traits.contains(.hasArguments) { continue }
      places += self.places(of: occurrence.sink, in: unit)
    }
    return places
  }

  private mutating func argument(_ sink: ValueSink, _ file: Int) -> [Place] {
    let facts = index.files[file].facts
    let callee = index.name(sink.name, in: file)
    guard callee < 0 else { return [.argument(callee, label: labels.intern(sink.label, of: facts.names))] }
    let target = facts.target(ofArgument: sink) ?? .any
    return target.isEmpty ? [] : [.end(target)]
  }

  /// Returns the places that an argument reaches: the parameters of all functions with the name.
  private func parameters(of callee: CodeIndex.Name, _ number: UInt32) -> [Place] {
    let label = labels.list.text(of: number)
    if let target = NibLoadingAPI.target(ofArgument: label, of: index.text(of: callee)) {
      return target.isEmpty ? [] : [.end(target)]
    }
    var candidates = index.units(named: callee)
    // Initializers of a type.
    if let type = index.types[callee] {
      candidates += type.units.filter { index.unit($0).kind == .initializer }
      if candidates.isEmpty, let property = index.number(of: label), property > 0 {
        return [.property(property)]
      }
    }
    guard !candidates.isEmpty else { return [.end(.any)] }
    let bytes = labels.list.bytes(of: number)
    var places: [Place] = []
    for candidate in candidates {
      let unit = index.unit(candidate)
      guard unit.kind == .function || unit.kind == .initializer else { return [.end(.any)] }
      let names = index.facts(of: candidate).names
      let matching = index.parameters(of: candidate, labeled: bytes)
      let isAsked =
        matching.contains { names.text(of: $0.type) == "Type" } && asksTypeParameter(candidate)
      if matching.isEmpty || isAsked { return [.end(.any)] }
      places += matching.map { .local(candidate, $0.name) }
    }
    return places
  }

  /// Whether a unit uses a member of a type parameter that no source declares, such as `T.nib`.
  private func asksTypeParameter(_ unit: CodeIndex.Unit) -> Bool {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let facts = index.files[file].facts
    return facts.occurrences(of: own).contains { occurrence in
      guard occurrence.role == .member, occurrence.receiver == .type else { return false }
      let (name, type) = (
        index.name(occurrence.name, in: file), index.name(occurrence.receiverName, in: file)
      )
      guard name < 0 || index.units(named: name).isEmpty, !index.types.contains(type) else {
        return false
      }
      return !RegistryFactory.catalog.declares(facts.names.text(of: occurrence.receiverName))
    }
  }
}

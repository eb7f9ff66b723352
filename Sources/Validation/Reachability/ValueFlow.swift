import ClassInterfaces

/// Follows a text from where it is written to the methods that take it: through constants, variables, parameters and results.
///
/// The flow over-approximates: a variable is any variable of its name, and what is not known to take other texts may take a
/// name.
struct ValueFlow {
  typealias Target = NibLoadingAPI.Target

  /// A place that a value reaches.
  private enum Node: Hashable {
    /// A sink of a unit.
    case sink(CodeIndex.Unit, UInt32)
    /// A variable inside of a unit.
    case local(CodeIndex.Unit, SourceFacts.Name)
    /// Whatever has a name: a property, constant, case or function.
    case global(CodeIndex.Name)
    /// A name that an unread library takes.
    case end(Target)
  }

  private let index: CodeIndex
  private var known: [Node: Target] = [:]
  /// Where arguments go that were met before.
  private var parameters: [Argument: [Node]] = [:]

  private struct Argument: Hashable {
    let callee: CodeIndex.Name
    let label: String
  }

  init(_ index: CodeIndex) { self.index = index }

  /// What a text stands for that goes to a sink.
  ///
  /// - Parameters:
  ///   - sink: The sink, an index into the facts of the unit's source.
  ///   - unit: The unit of the occurrence.
  /// - Returns: What the text may name.
  mutating func target(of sink: UInt32, in unit: CodeIndex.Unit) -> Target {
    target(from: .sink(unit, sink))
  }

  private mutating func target(from start: Node) -> Target {
    if let target = known[start] { return target }
    var isName = false
    if case .global = start { isName = true }
    var found: Target = []
    var seen: Set<Node> = [start]
    var open = [start]
    while let node = open.popLast(), !found.contains(.any) {
      if case .end(let target) = node {
        found.formUnion(target)
      } else if let target = known[node] {
        found.formUnion(target)
      } else if !isName, case .global = node {
        // Many values go to what has the same name.
        found.formUnion(target(from: node))
      } else {
        for next in next(node) where seen.insert(next).inserted { open.append(next) }
      }
    }
    known[start] = found
    return found
  }

  /// Whether a text names a storyboard that is only asked for controllers by their identifiers: at once, or as a local variable.
  func isStoryboardOfScenes(_ sink: UInt32, in unit: CodeIndex.Unit) -> Bool {
    let facts = index.files[index.file(of: unit)].facts
    let call = facts.sinks[Int(sink)]
    guard call.kind == .argument else { return false }
    let outer = facts.sinks[Int(call.outer)]
    switch outer.kind {
    case .receiver: return NibLoadingAPI.isInstantiation(facts.names.text(of: outer.name))
    case .variable:
      let own = index.unit(unit)
      // What is no local variable may be used anywhere; one that is only assigned has an occurrence of another role.
      guard own.kind == .function || own.kind == .initializer || own.kind == .accessors else { return false }
      let uses = facts.occurrences[Int(own.start)..<Int(own.end)].filter { $0.name == outer.name }
      return !uses.isEmpty
        && uses.allSatisfy { use in
          let sink = facts.sinks[Int(use.sink)]
          return use.role == .name && sink.kind == .receiver
            && NibLoadingAPI.isInstantiation(facts.names.text(of: sink.name))
        }
    default: return false
    }
  }

  private mutating func next(_ node: Node) -> [Node] {
    switch node {
    case .end: []
    case .sink(let unit, let sink): next(of: sink, unit)
    case .local(let unit, let name): uses(of: name, in: unit)
    case .global(let name):
      index.references(to: name).map { reference in
        .sink(
          reference.unit,
          index.files[Int(reference.file)].facts.occurrences[Int(reference.occurrence)].sink
        )
      }
    }
  }

  private mutating func next(of number: UInt32, _ unit: CodeIndex.Unit) -> [Node] {
    let file = index.file(of: unit)
    let facts = index.files[file].facts
    let sink = facts.sinks[Int(number)]
    switch sink.kind {
    case .none, .index: return []
    case .unknown: return [.end(.any)]
    case .construction: return [.end(.class)]
    case .variable: return variable(sink.name, unit, file)
    case .result:
      let own = facts.units[Int(unit - index.files[file].firstUnit)]
      let name = facts.names.text(of: own.name)
      let named: [Node] = NibLoadingAPI.nibProperties.contains(name) ? [.end(.nib)] : []
      let global = index.name(own.name, in: file)
      return named + (global < 0 ? [] : [.global(global)])
    case .receiver:
      let member = index.name(sink.name, in: file)
      // What an extension of the app's own makes of a text may be anything.
      return member >= 0 && !index.units(named: member).isEmpty ? [.end(.any)] : []
    case .argument: return argument(sink, facts, file)
    }
  }

  private func variable(_ name: SourceFacts.Name, _ unit: CodeIndex.Unit, _ file: Int) -> [Node] {
    let text = index.files[file].facts.names.text(of: name)
    if NibLoadingAPI.nibProperties.contains(text) { return [.end(.nib)] }
    var nodes: [Node] = [.local(unit, name)]
    let global = index.name(name, in: file)
    if global >= 0, !index.units(named: global).isEmpty {
      nodes.append(.global(global))
    }
    return nodes
  }

  /// Where the value of a variable goes that a unit reads.
  private func uses(of name: SourceFacts.Name, in unit: CodeIndex.Unit) -> [Node] {
    let facts = index.files[index.file(of: unit)].facts
    let own = index.unit(unit)
    return facts.occurrences[Int(own.start)..<Int(own.end)].lazy
      .filter { $0.name == name && ($0.role == .name || $0.role == .member) }
      .map { Node.sink(unit, $0.sink) }
  }

  private mutating func argument(_ sink: ValueSink, _ facts: SourceFacts, _ file: Int) -> [Node] {
    let callee = index.name(sink.name, in: file)
    let label = facts.names.text(of: sink.label)
    guard callee >= 0 else {
      let target = NibLoadingAPI.target(ofArgument: label, of: facts.names.text(of: sink.name)) ?? .any
      return target.isEmpty ? [] : [.end(target)]
    }
    let argument = Argument(callee: callee, label: label)
    if let nodes = parameters[argument] { return nodes }
    let nodes = parameters(of: argument, index.name(sink.label, in: file))
    parameters[argument] = nodes
    return nodes
  }

  /// Where the value of an argument goes: to the parameters of all functions of the name.
  private func parameters(of argument: Argument, _ property: CodeIndex.Name) -> [Node] {
    let (callee, label) = (argument.callee, argument.label)
    if let target = NibLoadingAPI.target(ofArgument: label, of: index.text(of: callee)) {
      return target.isEmpty ? [] : [.end(target)]
    }
    var candidates = index.units(named: callee)
    // The initializers of a type.
    if let type = index.types[callee] {
      candidates += type.units.filter { index.unit($0).kind == .initializer }
      if candidates.isEmpty, property >= 0 { return [.global(property)] }
    }
    guard !candidates.isEmpty else { return [.end(.any)] }
    return candidates.flatMap { candidate -> [Node] in
      let unit = index.unit(candidate)
      let facts = index.files[index.file(of: candidate)].facts
      let parameters = facts.parameters[Int(unit.parametersStart)..<Int(unit.parametersEnd)]
      guard unit.kind == .function || unit.kind == .initializer else { return [.end(.any)] }
      let matching = parameters.filter { facts.names.text(of: $0.label) == label }
      guard !matching.isEmpty else { return [.end(.any)] }
      let isAsked =
        matching.contains { facts.names.text(of: $0.type) == "Type" } && asksTypeParameter(candidate)
      return matching.map { .local(candidate, $0.name) } + (isAsked ? [.end(.any)] : [])
    }
  }

  /// Whether a unit asks a type parameter for a member that no source declares: `T.nib`.
  private func asksTypeParameter(_ unit: CodeIndex.Unit) -> Bool {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let facts = index.files[file].facts
    return facts.occurrences[Int(own.start)..<Int(own.end)].contains { occurrence in
      guard occurrence.role == .member, occurrence.receiver == .type else { return false }
      let (name, type) = (
        index.name(occurrence.name, in: file), index.name(occurrence.receiverName, in: file)
      )
      guard name < 0 || index.units(named: name).isEmpty, type < 0 || index.types[type] == nil else {
        return false
      }
      return !RegistryFactory.catalog.declares(facts.names.text(of: occurrence.receiverName))
    }
  }
}

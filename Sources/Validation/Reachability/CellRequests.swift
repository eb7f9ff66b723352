import ClassInterfaces

/// The running code that requests reusable cells and views, with the possible identifiers of each request.
struct CellRequests: Sendable {
  typealias Name = CodeIndex.Name
  typealias Unit = CodeIndex.Unit

  private struct Request {
    let programs: AppTargets
    let identifiers: ReuseIdentifiers
    /// The view controller that requests the cell from its own table or collection, if certain.
    let controller: Name?
  }

  private let index: CodeIndex
  private var requests: [Request] = []

  /// Finds the requests in the running code of a graph.
  init(_ graph: ReferenceGraph) {
    index = graph.index
    var hierarchy = graph.hierarchy
    let constants = ReuseConstants(graph)
    let owners = TableOwners(graph)
    var sinksByFile: [Int: [UInt32: Kind]] = [:]
    for unit in 0..<Unit(index.unitCount) {
      guard let programs = graph.reached[.unit(unit)] else { continue }
      let file = index.file(of: unit)
      let sinks = sinksByFile[file] ?? sinks(in: file)
      sinksByFile[file] = sinks
      guard !sinks.isEmpty else { continue }
      add(unit, file, programs, sinks, constants, owners, &hierarchy)
    }
  }

  /// Whether code may request a cell in a scene.
  ///
  /// Requests from the tables of other view controllers do not count.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - classes: The classes of the scene's objects.
  ///   - programs: The app targets that build the scene.
  ///   - hierarchy: The class hierarchy.
  /// - Returns: Whether a request may be for the cell.
  func mayRequest(
    _ identifier: Name,
    inSceneOf classes: [String],
    _ programs: AppTargets,
    _ hierarchy: ClassHierarchy
  ) -> Bool {
    var hierarchy = hierarchy
    var related: Set<Name> = []
    for name in classes {
      // An unread superclass may request any cell.
      guard let name = index.number(of: name), index.types[name] != nil,
        !hierarchy.hasUnknownSuperclass(name)
      else { return true }
      related.formUnion(hierarchy.ancestors(of: name))
      related.formUnion(hierarchy.descendants(of: name))
    }
    return requests.contains { request in
      request.programs.overlap(programs) && request.controller.map(related.contains) != false
        && request.identifiers.mayBe(identifier, index)
    }
  }

  // MARK: - Requests

  /// The kind of an argument that is, or may be, a reuse identifier.
  private enum Kind {
    case identifier
    /// The reuse identifier of an unread function, according to its name and label.
    case unread
    /// Another argument of an unread function.
    case perhaps
  }

  private func sinks(in file: Int) -> [UInt32: Kind] {
    let facts = index.files[file].facts
    var sinks: [UInt32: Kind] = [:]
    for (number, sink) in facts.sinks.enumerated() where sink.kind == .argument {
      let (name, label) = (facts.names.text(of: sink.name), facts.names.text(of: sink.label))
      if let target = NibLoadingAPI.target(ofArgument: label, of: name) {
        if target.contains(.reuse) { sinks[UInt32(number)] = .identifier }
      } else if !NibLoadingAPI.isRequest(name), !isRead(sink, file) {
        sinks[UInt32(number)] = Self.namesIdentifier(name, label) ? .unread : .perhaps
      }
    }
    return sinks
  }

  /// Whether a source declares a function that takes an argument.
  private func isRead(_ argument: ValueSink, _ file: Int) -> Bool {
    let callee = index.name(argument.name, in: file)
    guard callee >= 0 else { return false }
    if index.types[callee] != nil { return true }
    let label = index.files[file].facts.names.bytes(of: argument.label)
    return index.units(named: callee).contains { unit in
      let (own, facts) = (index.unit(unit), index.files[index.file(of: unit)].facts)
      return own.kind != .function
        || facts.parameters[Int(own.parametersStart)..<Int(own.parametersEnd)].contains {
          facts.names.bytes(of: $0.label) == label
        }
    }
  }

  /// Whether the name and label of an argument are those of a reuse identifier.
  private static func namesIdentifier(_ name: String, _ label: String) -> Bool {
    let words = "\(name) \(label)".lowercased()
    let own = label.isEmpty ? name.lowercased() : label.lowercased()
    return ["cell", "dequeue", "reus"].contains(where: words.contains)
      && ["dequeue", "identifier", "reus"].contains(where: own.contains)
  }

  private mutating func add(
    _ unit: Unit,
    _ file: Int,
    _ programs: AppTargets,
    _ sinks: [UInt32: Kind],
    _ constants: ReuseConstants,
    _ owners: TableOwners,
    _ hierarchy: inout ClassHierarchy
  ) {
    let (own, facts) = (index.unit(unit), index.files[file].facts)
    var found: [UInt32: ReuseIdentifiers] = [:]
    for number in Int(own.start)..<Int(own.end) {
      let sink = facts.occurrences[number].sink
      guard let kind = sinks[sink] else { continue }
      var identifiers = constants.identifiers(at: number, in: unit, &hierarchy)
      if case .perhaps = kind { identifiers.isAny = false }
      found[sink, default: ReuseIdentifiers()].formUnion(identifiers)
    }
    for (sink, identifiers) in found {
      var controller: Name?
      if case .identifier = sinks[sink] {
        controller = owners.controller(requesting: sink, in: unit, &hierarchy)
      }
      requests.append(Request(programs: programs, identifiers: identifiers, controller: controller))
    }
    // Requests with other expressions as identifiers.
    let calls = facts.occurrences[Int(own.start)..<Int(own.end)].filter { call in
      call.traits.contains(.hasArguments) && NibLoadingAPI.isRequest(facts.names.text(of: call.name))
    }
    let isMissing = calls.contains { call in
      !found.keys.contains {
        facts.sinks[Int($0)].name == call.name && facts.sinks[Int($0)].outer == call.sink
      }
    }
    if isMissing { requests.append(Request(programs: programs, identifiers: .any, controller: nil)) }
  }
}

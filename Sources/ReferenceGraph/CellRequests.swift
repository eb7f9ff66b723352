import ProjectModel
import SourceModel

/// The running code that requests reusable cells and views, with the possible identifiers of each request.
struct CellRequests: Sendable {
  typealias Name = CodeIndex.Name
  private typealias Unit = CodeIndex.Unit

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
    var arguments = ReuseArguments(index)
    for unit in 0..<Unit(index.unitCount) {
      guard let programs = graph.reached[.unit(unit)] else { continue }
      addRequests(
        of: unit,
        in: programs,
        &arguments,
        constants: constants,
        owners: owners,
        &hierarchy
      )
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
      guard let name = index.number(of: name), index.types.contains(name),
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

  private mutating func addRequests(
    of unit: Unit,
    in programs: AppTargets,
    _ arguments: inout ReuseArguments,
    constants: ReuseConstants,
    owners: TableOwners,
    _ hierarchy: inout ClassHierarchy
  ) {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let facts = index.files[file].facts
    var found: [UInt32: ReuseIdentifiers] = [:]
    var calls: [Occurrence] = []
    for number in Int(own.start)..<Int(own.end) {
      let occurrence = facts.occurrences[number]
      if occurrence.traits.contains(.hasArguments), arguments.isRequest(occurrence.name, in: file) {
        calls.append(occurrence)
      }
      guard let kind = arguments.kind(of: facts.sinks[Int(occurrence.sink)], in: file) else { continue }
      var identifiers = constants.identifiers(at: number, in: unit, &hierarchy)
      if case .perhaps = kind { identifiers.isAny = false }
      found[occurrence.sink, default: ReuseIdentifiers()].formUnion(identifiers)
    }
    for (sink, identifiers) in found {
      var controller: Name?
      if case .identifier = arguments.kind(of: facts.sinks[Int(sink)], in: file) {
        controller = owners.controller(requesting: sink, in: unit, &hierarchy)
      }
      requests.append(Request(programs: programs, identifiers: identifiers, controller: controller))
    }
    // Requests with other expressions as identifiers.
    let isMissing = calls.contains { call in
      !found.keys.contains {
        facts.sinks[Int($0)].name == call.name && facts.sinks[Int($0)].outer == call.sink
      }
    }
    if isMissing { requests.append(Request(programs: programs, identifiers: .any, controller: nil)) }
  }
}

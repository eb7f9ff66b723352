/// The nodes that a graph reaches, with the programs that reach each and the first cause in each program.
///
/// Units and types are numbered, so that most look-ups need no hash.
struct ReachedNodes: Sendable {
  typealias Node = ReferenceGraph.Node
  typealias Cause = ReferenceGraph.Cause

  private struct Entry: Sendable {
    var programs = AppTargets.none
    var cause = Cause.start

    /// Adds programs; returns those that are new, and whether they are the first ones.
    mutating func add(_ more: AppTargets, _ cause: Cause) -> (new: AppTargets, isFirst: Bool) {
      let (new, isFirst) = (more.subtracting(programs), programs.isEmpty)
      guard !new.isEmpty else { return (.none, isFirst) }
      if isFirst { self.cause = cause }
      programs.formUnion(new)
      return (new, isFirst)
    }
  }

  private var units: [Entry]
  private var types: [Entry]
  private var others: [Node: Entry] = [:]
  /// The causes by which further programs reach a node.
  private var laterCauses: [Node: [Entry]] = [:]

  /// Creates an empty set of nodes.
  init(unitCount: Int, nameCount: Int) {
    units = Array(repeating: Entry(), count: unitCount)
    types = Array(repeating: Entry(), count: nameCount)
  }

  private func entry(_ node: Node) -> Entry? {
    switch node {
    case .unit(let unit): units[Int(unit)]
    case .type(let name): types[Int(name)]
    case .text, .document, .scene: others[node]
    }
  }

  /// The programs that reach a node; nil if none does.
  subscript(node: Node) -> AppTargets? {
    guard let programs = entry(node)?.programs, !programs.isEmpty else { return nil }
    return programs
  }

  /// The first cause by which some of the programs reach a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - programs: The programs.
  /// - Returns: The cause with the programs for which it is one; nil if none of them reaches the node.
  func cause(of node: Node, in programs: AppTargets) -> (cause: Cause, programs: AppTargets)? {
    guard let entry = entry(node) else { return nil }
    let later = laterCauses[node] ?? []
    var first = entry
    for other in later { first.programs = first.programs.subtracting(other.programs) }
    return ([first] + later).lazy.map { ($0.cause, $0.programs.intersection(programs)) }.first { !$1.isEmpty }
  }

  /// Marks a node as reached; returns the programs that had not reached it.
  mutating func add(_ node: Node, _ programs: AppTargets, _ cause: Cause) -> AppTargets {
    let isFirst: Bool
    let new: AppTargets
    switch node {
    case .unit(let unit): (new, isFirst) = units[Int(unit)].add(programs, cause)
    case .type(let name): (new, isFirst) = types[Int(name)].add(programs, cause)
    case .text, .document, .scene: (new, isFirst) = others[node, default: Entry()].add(programs, cause)
    }
    if !new.isEmpty, !isFirst { laterCauses[node, default: []].append(Entry(programs: new, cause: cause)) }
    return new
  }
}

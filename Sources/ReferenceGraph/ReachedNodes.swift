import ProjectModel

/// The reachable nodes of a graph, with the app targets that reach each node and the first cause in each target.
///
/// Units and types have sequential IDs, so most lookups do not need hashing.
struct ReachedNodes: Sendable {
  typealias Node = ReferenceGraph.Node
  typealias Cause = ReferenceGraph.Cause

  private struct Entry: Sendable {
    var appTargets = AppTargets.none
    var cause = Cause.start

    /// Adds app targets and returns the new targets, and whether they are the first.
    mutating func add(_ more: AppTargets, _ cause: Cause) -> (new: AppTargets, isFirst: Bool) {
      let (new, isFirst) = (more.subtracting(appTargets), appTargets.isEmpty)
      guard !new.isEmpty else { return (.none, isFirst) }
      if isFirst { self.cause = cause }
      appTargets.formUnion(new)
      return (new, isFirst)
    }
  }

  private var units: [Entry]
  private var types: [Entry]
  private var others: [Node: Entry] = [:]
  /// The causes in app targets that reach a node later than other targets.
  private var laterCauses: [Node: [Entry]] = [:]

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

  /// Returns the app targets that reach a node, or nil if it is unreachable.
  subscript(node: Node) -> AppTargets? {
    guard let appTargets = entry(node)?.appTargets, !appTargets.isEmpty else { return nil }
    return appTargets
  }

  /// Returns the first cause of a node in the given app targets, with the targets in which it reaches the node; nil if
  /// none of the targets reaches the node.
  func cause(of node: Node, in appTargets: AppTargets) -> (cause: Cause, appTargets: AppTargets)? {
    guard let entry = entry(node) else { return nil }
    let later = laterCauses[node] ?? []
    var first = entry
    for other in later { first.appTargets = first.appTargets.subtracting(other.appTargets) }
    return ([first] + later).lazy.map { ($0.cause, $0.appTargets.intersection(appTargets)) }.first {
      !$1.isEmpty
    }
  }

  /// Marks a node as reachable and returns the app targets that had not reached it before.
  mutating func add(_ node: Node, _ appTargets: AppTargets, _ cause: Cause) -> AppTargets {
    let isFirst: Bool
    let new: AppTargets
    switch node {
    case .unit(let unit): (new, isFirst) = units[Int(unit)].add(appTargets, cause)
    case .type(let name): (new, isFirst) = types[Int(name)].add(appTargets, cause)
    case .text, .document, .scene: (new, isFirst) = others[node, default: Entry()].add(appTargets, cause)
    }
    if !new.isEmpty, !isFirst { laterCauses[node, default: []].append(Entry(appTargets: new, cause: cause)) }
    return new
  }
}

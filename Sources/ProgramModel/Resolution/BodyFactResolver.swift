import SourceModel
import SourceSyntax

/// Merges the body facts of each class, and drops all member uses except those of outlets that are nil until
/// connected.
struct BodyFactResolver {
  private let types: Types

  init(_ types: Types) {
    self.types = types
  }

  /// Returns the facts by class name; classes without facts are omitted.
  func facts() -> [String: BodyFacts] {
    var facts: [String: BodyFacts] = [:]
    for node in types.nodes where node.parts.contains(where: hasFacts) {
      add(node.parts, of: node, to: &facts[node.name, default: BodyFacts()])
    }
    for (reference, parts) in types.foreignExtensions where parts.contains(where: hasFacts) {
      add(parts, of: nil, to: &facts[reference.name, default: BodyFacts()])
    }
    return facts.filter { !$0.value.isEmpty }
  }

  private func hasFacts(_ part: DeclarationIndex.Entry) -> Bool {
    !part.declaration.bodies.isEmpty
  }

  private func add(_ parts: [DeclarationIndex.Entry], of node: Types.Node?, to facts: inout BodyFacts) {
    var outlets: [String: Bool]?
    let here = PlatformSet(types.names.platform)
    for part in parts where hasFacts(part) {
      var own = part.declaration.bodies
      if !own.memberUses.isEmpty {
        let known = outlets ?? node.map(self.outlets) ?? [:]
        outlets = known
        own.memberUses.removeAll { use in
          known[use.member].map { $0 || use.isForced } != true || !use.platforms.contains(here)
        }
      }
      // The extensions of a class belong to all of its alternatives.
      if facts.nibLoads.contains(where: own.nibLoads.contains) { own.nibLoads = [] }
      if facts.memberUses.contains(where: own.memberUses.contains) { own.memberUses = [] }
      if facts.replacements.contains(where: own.replacements.contains) { own.replacements = [] }
      if facts.assignments.contains(where: own.assignments.contains) { own.assignments = [] }
      if facts.cellRegistrations.contains(where: own.cellRegistrations.contains) {
        own.cellRegistrations = []
      }
      facts.formUnion(own)
    }
  }

  /// Returns the outlets of a class and its superclasses, each with whether it is implicitly unwrapped: `UILabel!`.
  private func outlets(of node: Types.Node) -> [String: Bool] {
    var names = outletsOfItself(node)
    for superclass in types.superclasses(of: node).nodes(in: types) {
      names.merge(outletsOfItself(superclass)) { $0 || $1 }
    }
    return names
  }

  private func outletsOfItself(_ node: Types.Node) -> [String: Bool] {
    var names: [String: Bool] = [:]
    for part in node.parts {
      for property in part.declaration.properties where property.isNilOutlet {
        names[property.name] = names[property.name] == true || property.isImplicitlyUnwrapped
      }
    }
    return names
  }
}

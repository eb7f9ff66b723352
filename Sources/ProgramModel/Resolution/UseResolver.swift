import SourceModel
import SourceSyntax

/// Merges the uses in the parts of each class, and drops accesses that do not unwrap an outlet or that are not compiled
/// for the platform.
struct UseResolver {
  private let types: Types

  init(_ types: Types) {
    self.types = types
  }

  /// Returns the uses by the name of the class or other type, which is empty for code outside of types; types without
  /// uses are omitted.
  func uses() -> [String: [Use]] {
    var uses: [String: [Use]] = [:]
    for node in types.nodes where node.parts.contains(where: hasUses) {
      add(node.parts, of: node, to: &uses[node.name, default: []])
    }
    for (reference, parts) in types.foreignExtensions where parts.contains(where: hasUses) {
      add(parts, of: nil, to: &uses[reference.name, default: []])
    }
    for type in types.names.index.typesWithoutClass where !type.uses.isEmpty {
      uses[type.qualifiedName, default: []] += type.uses
    }
    return uses.filter { !$0.value.isEmpty }
  }

  private func hasUses(_ part: DeclarationIndex.Entry) -> Bool { !part.declaration.uses.isEmpty }

  private func add(_ parts: [DeclarationIndex.Entry], of node: Types.Node?, to uses: inout [Use]) {
    var outlets: [String: Bool]?
    let here = PlatformSet(types.names.platform)
    for use in parts.lazy.flatMap(\.declaration.uses) {
      if case .access(let isForced) = use.role {
        let known = outlets ?? node.map(self.outlets) ?? [:]
        outlets = known
        guard known[use.text].map({ $0 || isForced }) == true, use.platforms.contains(here) else { continue }
      }
      // The extensions of a class belong to all of its alternatives.
      if !uses.contains(use) { uses.append(use) }
    }
  }

  /// Returns whether each outlet of a class and its superclasses is implicitly unwrapped: `UILabel!`.
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

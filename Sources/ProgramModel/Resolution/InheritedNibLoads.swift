import SourceModel

/// The loads of nibs named after the object's class in superclasses and protocol extensions.
///
/// Each subclass and each type that conforms to the protocol loads its own nib with them, as in
/// `bundle.loadNibNamed(String(describing: type(of: self)), owner: self)`.
struct InheritedNibLoads {
  private let graph: ClassGraph
  /// The loads in the extensions of types that are not classes, by the type's name.
  private var ofProtocols: [String: [NibLoad]] = [:]

  init(_ graph: ClassGraph) {
    self.graph = graph
    for part in graph.names.index.extensions {
      let loads = Self.loads(in: part)
      guard !loads.isEmpty else { continue }
      if case .noClass(let name) = graph.names.classReference(part.declaration.name, in: part.outerContext) {
        ofProtocols[name, default: []] += loads
      }
    }
  }

  /// Returns the inherited loads by class name; classes without such loads are omitted.
  func byClass() -> [String: [NibLoad]] {
    var loads: [String: [NibLoad]] = [:]
    for node in graph.nodes {
      var inherited = ofProtocols(node)
      _ = graph.walkSuperclasses(of: node) { alternatives in
        for alternative in alternatives {
          inherited += ofProtocols(alternative) + alternative.parts.flatMap(Self.loads)
        }
        return false
      }
      if !inherited.isEmpty { loads[node.name, default: []] += inherited }
    }
    return loads
  }

  /// Returns the loads in the extensions of all protocols to which a class conforms.
  private func ofProtocols(_ node: ClassGraph.Node) -> [NibLoad] {
    guard !ofProtocols.isEmpty else { return [] }
    let scope = node.declaration.scope
    var open = node.conformances.map { ($0.name, NameContext(type: scope, source: $0.source)) }
    var (seen, loads) = (Set<String>(), [NibLoad]())
    while let (name, context) = open.popLast() {
      guard case .noClass(let resolved) = graph.names.classReference(name, in: context),
        seen.insert(resolved).inserted
      else { continue }
      loads += ofProtocols[resolved] ?? []
      for type in graph.names.index.types(named: resolved, in: context) {
        open += type.declaration.inherited.map { ($0, type.outerContext) }
      }
    }
    return loads
  }

  private static func loads(in part: DeclarationIndex.Entry) -> [NibLoad] {
    part.declaration.bodies.nibLoads.filter { $0.name?.isNameOfSelf == true && $0.registration == nil }
  }
}

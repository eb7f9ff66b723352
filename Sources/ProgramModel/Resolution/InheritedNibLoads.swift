import SourceModel

/// The nib loads in superclasses and protocol extensions that use the name of the object's class as the nib name.
///
/// With such a load, each subclass and each type that conforms to the protocol loads its own nib, as in
/// `bundle.loadNibNamed(String(describing: type(of: self)), owner: self)`.
struct InheritedNibLoads {
  private let types: Types
  /// The loads in the extensions of types that are not classes, by the type's name.
  private var ofProtocols: [String: [Use]] = [:]

  init(_ types: Types) {
    self.types = types
    for part in types.names.index.extensions {
      let loads = Self.loads(in: part)
      guard !loads.isEmpty else { continue }
      if case .noClass(let name, _) = types.names.classReference(part.declaration.name, in: part.outerContext)
      {
        ofProtocols[name, default: []] += loads
      }
    }
  }

  /// Returns the inherited loads by class name; classes without such loads are omitted.
  func byClass() -> [String: [Use]] {
    let own = types.nodes.map { $0.parts.flatMap(Self.loads) }
    guard !ofProtocols.isEmpty || own.contains(where: { !$0.isEmpty }) else { return [:] }
    var loads: [String: [Use]] = [:]
    for node in types.nodes {
      var inherited = ofProtocols(node)
      for superclass in types.superclasses(of: node).references.flatMap(types.indexes) {
        inherited += ofProtocols(types.nodes[superclass]) + own[superclass]
      }
      if !inherited.isEmpty { loads[node.name, default: []] += inherited }
    }
    return loads
  }

  /// Returns the loads in the extensions of all protocols to which a class conforms.
  private func ofProtocols(_ node: Types.Node) -> [Use] {
    guard !ofProtocols.isEmpty else { return [] }
    return types.protocols(of: node).names.sorted().flatMap { ofProtocols[$0] ?? [] }
  }

  private static func loads(in part: DeclarationIndex.Entry) -> [Use] {
    part.declaration.uses.filter { use in
      use.nib.map { $0.registration == nil } == true && use.name?.isNameOfSelf == true
    }
  }
}

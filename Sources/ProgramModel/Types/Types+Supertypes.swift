import KeyValueCoding
import SourceModel

/// What types inherit from and conform to.
extension Types {
  private static let maximumChainLength = 64

  /// A type with its supertypes, nearest first; alternatives are separate elements.
  struct Supertypes {
    fileprivate(set) var references: [TypeReference] = []

    /// Whether all of them are known classes.
    var areKnownClasses: Bool {
      references.allSatisfy { reference in
        switch reference {
        case .source, .framework: true
        case .noClass, .unknown: false
        }
      }
    }

    /// The names of all of them.
    var names: Set<String> { Set(references.lazy.map(\.name)) }

    /// Whether a reference may refer to one of them.
    func contains(_ reference: TypeReference) -> Bool { references.contains { $0.overlaps(reference) } }
  }

  /// Returns a class with all its superclasses in sources and frameworks.
  func superclasses(of types: [TypeReference]) -> Supertypes {
    closure(of: types) { reference in
      if case .framework(let name) = reference {
        return names.catalog.superclass(of: name, platform: names.platform).map { [.framework($0)] } ?? []
      }
      return indexes(of: reference).compactMap { nodes[$0].superclass }
    }
  }

  /// Returns a type with all its superclasses and protocols in sources and frameworks, including those to which
  /// extensions conform.
  func supertypes(of types: [TypeReference]) -> Supertypes {
    closure(of: types) { reference in
      switch reference {
      case .source:
        indexes(of: reference).flatMap { index in
          let node = nodes[index]
          return [node.superclass].compactMap(\.self)
            + node.conformances.flatMap { references(to: $0, of: node) }
        }
      case .framework(let name), .noClass(let name, []):
        names.frameworkSupertypes(of: name)
          + (foreignExtensions[reference] ?? []).flatMap { part in
            part.declaration.inherited.flatMap { names.references($0, in: part.outerContext) }
          }
      case .noClass(_, let entries):
        entries.flatMap { entry in
          parts(of: reference, in: entry.outerContext).flatMap { part in
            part.declaration.inherited.flatMap { names.references($0, in: part.outerContext) }
          }
        }
      case .unknown: []
      }
    }
  }

  /// Returns the protocols to which a class conforms, except through its superclasses.
  func protocols(of node: Node) -> Supertypes {
    supertypes(of: node.conformances.flatMap { references(to: $0, of: node) })
  }

  private func references(to conformance: Conformance, of node: Node) -> [TypeReference] {
    names.references(
      conformance.name,
      in: NameContext(type: node.declaration.scope, source: conformance.source)
    )
  }

  private func closure(of types: [TypeReference], _ next: (TypeReference) -> [TypeReference]) -> Supertypes {
    var closure = Supertypes()
    var seen: Set<TypeReference> = []
    var open = types.flatMap(\.alternatives)[...]
    while let reference = open.popFirst() {
      guard seen.insert(reference).inserted else { continue }
      closure.references.append(reference)
      open += next(reference).flatMap(\.alternatives)
    }
    return closure
  }

  /// Returns the declarations and extensions of a type that the code in a context sees.
  func parts(of reference: TypeReference, in context: NameContext) -> [DeclarationIndex.Entry] {
    names.index.types(named: reference.name, in: context)
      + names.index.extensions(ofTypesLike: reference.name, in: context).filter {
        names.classReference($0.declaration.name, in: $0.outerContext).overlaps(reference)
      }
  }

  /// Returns the declarations and extensions of classes in the sources, and the extensions of framework classes.
  func parts(of classes: Supertypes) -> [DeclarationIndex.Entry] {
    classes.references.flatMap { reference in
      indexes(of: reference).flatMap { nodes[$0].parts } + (foreignExtensions[reference] ?? [])
    }
  }

  /// Calls a closure with the alternatives of each superclass of a node that the sources declare, nearest first.
  ///
  /// - Returns: The first superclass outside of the sources, or nil if the chain ends at a root class.
  func walkSuperclasses(of node: Node, _ body: ([Node]) -> Bool) -> TypeReference? {
    var last = node
    for _ in 0..<Self.maximumChainLength {
      guard case .source(let name, _)? = last.superclass else { return last.superclass }
      let alternatives = last.superclass.map(indexes)?.map { nodes[$0] } ?? []
      guard let first = alternatives.first else { return .unknown(name) }
      if body(alternatives) { return nil }
      last = first
    }
    return .unknown(node.name)
  }

  /// Whether the root of the superclass chain is an Objective-C class; nil if unknown.
  func isObjectiveC(_ node: Node) -> Bool? {
    if node.parts.contains(where: { language(of: $0) == .objectiveC }) { return true }
    var isObjectiveC = false
    let end = walkSuperclasses(of: node) { alternatives in
      isObjectiveC = language(of: alternatives[0].parts[0]) == .objectiveC
      return isObjectiveC
    }
    switch end {
    case .framework: return true
    case .unknown: return nil
    case .source, .noClass, nil: return isObjectiveC
    }
  }
}

import KeyValueCoding
import SourceModel

/// The superclasses, subclasses and protocols of types.
extension Types {
  /// Types that inherit from each other, nearest first; alternatives are separate elements.
  package struct Supertypes {
    package fileprivate(set) var references: [TypeReference] = []

    /// Whether all types are known classes.
    package var areKnownClasses: Bool {
      references.allSatisfy { reference in
        switch reference {
        case .source, .framework: true
        case .noClass, .unknown: false
        }
      }
    }

    /// Returns the types that are classes of the sources.
    func nodes(in types: Types) -> [Node] {
      references.lazy.flatMap(types.indexes).map { types.nodes[$0] }
    }

    /// The names of all types.
    package var names: Set<String> { Set(references.lazy.map(\.name)) }

    /// Whether a reference may refer to one of the types.
    package func contains(_ reference: TypeReference) -> Bool {
      references.contains { $0.overlaps(reference) }
    }
  }

  /// Returns the given classes with all their superclasses in sources and frameworks.
  ///
  /// Classes that inherit from each other have no root, and thus an unknown superclass.
  package func superclasses(of types: [TypeReference]) -> Supertypes {
    var closure = closure(of: types, superclasses)
    if let first = closure.references.first,
      !closure.references.reversed().contains(where: { superclasses(of: $0).isEmpty })
    {
      closure.references.append(.unknown(first.name))
    }
    return closure
  }

  /// Returns the superclasses of a class that the sources declare.
  package func superclasses(of node: Node) -> Supertypes {
    superclasses(of: [node.superclass].compactMap(\.self))
  }

  /// Returns the given classes, and all classes of the sources that inherit from them.
  package func descendants(of types: [TypeReference]) -> Supertypes { closure(of: types, subclasses) }

  /// Returns the given types with all their superclasses and protocols in sources and frameworks, including the
  /// protocols to which extensions conform.
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
    Supertypes(references: types.flatMap(\.alternatives).closure { next($0).flatMap(\.alternatives) })
  }

  /// Returns the declarations and extensions of a type that the code in a context sees.
  func parts(of reference: TypeReference, in context: NameContext) -> [DeclarationIndex.Entry] {
    names.index.types(named: reference.name, in: context)
      + names.index.extensions(ofTypesLike: reference.name, in: context).filter {
        names.classReference($0.declaration.name, in: $0.outerContext).overlaps(reference)
      }
  }

  /// Returns the declarations and extensions of classes in the sources, and the extensions of framework classes.
  package func parts(of classes: Supertypes) -> [DeclarationIndex.Entry] {
    classes.references.flatMap { reference in
      indexes(of: reference).flatMap { nodes[$0].parts } + (foreignExtensions[reference] ?? [])
    }
  }

  /// Whether the implementations of classes in the sources were read, rather than only headers, such as the headers of
  /// a private framework.
  package func areImplemented(_ classes: Supertypes) -> Bool {
    classes.nodes(in: self).allSatisfy { node in
      node.parts.contains { !names.index.sources[$0.source].path.hasSuffix(".h") }
    }
  }

  /// Whether the class or one of its superclasses is an Objective-C class; nil if a superclass is unknown.
  func isObjectiveC(_ node: Node) -> Bool? {
    if node.parts.contains(where: { language(of: $0) == .objectiveC }) { return true }
    for superclass in superclasses(of: node).references {
      switch superclass {
      case .source(_, let declarations) where declarations.contains { language(of: $0) == .objectiveC }:
        return true
      case .framework: return true
      case .unknown: return nil
      case .source, .noClass: continue
      }
    }
    return false
  }
}

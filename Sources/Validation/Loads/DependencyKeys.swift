import ClassInterfaces
import RuntimeAttributes

/// The keys that unread dependencies appear to add to framework classes.
///
/// An extension of `UILabel` also applies to subclasses. If documents set a key on a framework object and neither the
/// framework nor the sources declare it, the key may exist on app classes too.
struct DependencyKeys: Sendable {
  /// The keys that neither a framework nor a source declares.
  private(set) var undeclared: Set<String> = []

  /// Looks up the keys in documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - factory: The classes of the platform.
  ///   - sources: The declarations in sources.
  init(in documents: [DocumentSummary], _ factory: RegistryFactory, _ sources: [SourceInterface]) {
    let uses = documents.reduce(into: Set()) { $0.formUnion($1.frameworkKeys) }
    guard !uses.isEmpty else { return }
    let asked = Set(uses.lazy.map(\.key))
    let open = asked.subtracting(Self.declared(among: asked, by: sources))
    var pool = factory.pool
    for use in uses where open.contains(use.key) && !undeclared.contains(use.key) {
      let key = AttributeKey(use.key)
      let isFrameworks = pool.chain(ofClass: use.className).contains { description in
        description.traits.contains(.storesAnyKey) || description.properties.contains { $0.key == key }
      }
      if !isFrameworks { undeclared.insert(use.key) }
    }
  }

  /// Returns the keys that any type in the sources declares as a property or a setter.
  private static func declared(
    among keys: Set<String>,
    by sources: some Sequence<SourceInterface>
  ) -> Set<String> {
    let setters = Dictionary(keys.map { ("set\($0.firstUppercased):", $0) }) { first, _ in first }
    var declared: Set<String> = []
    for source in sources {
      for type in source.types {
        for property in type.properties where keys.contains(property.name) { declared.insert(property.name) }
        for method in type.methods {
          let selector = method.selector
          // Checking the prefix first avoids hashing most selectors, which are long.
          guard selector.utf8.starts(with: "set".utf8), let key = setters[selector] else { continue }
          declared.insert(key)
        }
      }
    }
    return declared
  }
}

import ClassInterfaces
import RuntimeAttributes

/// The keys that unread dependencies appear to add to framework classes.
///
/// An extension of `UILabel` also applies to subclasses. If documents set a key on a framework object and neither the
/// framework nor the sources declare it, the key may exist on app classes too.
struct DependencyKeys: Sendable {
  private let documents: [DocumentSummary]
  private let factory: RegistryFactory
  private let sources: [SourceRecord]
  /// The keys that neither a framework nor a source declares; most runs do not need them.
  private let undeclared = Remembered<Set<String>>()

  /// Prepares looking up the keys in documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - factory: The classes of the platform.
  ///   - sources: The sources.
  init(_ documents: [DocumentSummary], _ factory: RegistryFactory, _ sources: [SourceRecord]) {
    (self.documents, self.factory, self.sources) = (documents, factory, sources)
  }

  /// Whether an unread dependency appears to add a key.
  @Sendable func contain(_ key: String) -> Bool { undeclared.value(findUndeclared).contains(key) }

  private func findUndeclared() -> Set<String> {
    let uses = documents.reduce(into: Set()) { $0.formUnion($1.frameworkKeys) }
    var pool = factory.pool
    let open = uses.filter { use in
      let key = AttributeKey(use.key)
      return !pool.chain(ofClass: use.className).contains { description in
        description.traits.contains(.storesAnyKey) || description.properties.contains { $0.key == key }
      }
    }
    let asked = Set(open.lazy.map(\.key))
    return asked.isEmpty ? [] : asked.subtracting(Self.declared(among: asked, by: sources))
  }

  /// Returns the keys that any type in the sources declares as a property or a setter.
  private static func declared(among keys: Set<String>, by sources: [SourceRecord]) -> Set<String> {
    let setters = Dictionary(keys.map { ("set\($0.firstUppercased):", $0) }) { first, _ in first }
    var declared: Set<String> = []
    for type in sources.lazy.flatMap(\.unpacked.interface.types) {
      for property in type.properties where keys.contains(property.name) { declared.insert(property.name) }
      for method in type.methods {
        let selector = method.selector
        // Checking the prefix first avoids hashing most selectors, which are long.
        guard selector.utf8.starts(with: "set".utf8), let key = setters[selector] else { continue }
        declared.insert(key)
      }
    }
    return declared
  }
}

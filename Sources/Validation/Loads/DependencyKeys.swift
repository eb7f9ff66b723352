import ClassInterfaces
import RuntimeAttributes

/// The keys that dependencies nobody has read seem to add to the frameworks' classes.
///
/// An extension of `UILabel` reaches its subclasses too. So a key that documents set on a framework's own object, which has
/// it neither from the framework nor from any source, is not surely missing from a class of the app either.
struct DependencyKeys: Sendable {
  /// Those of them that nothing which was read declares.
  private(set) var undeclared: Set<String> = []

  /// Looks the keys of documents up.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - factory: The classes of the platform.
  ///   - sources: What sources declare.
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

  /// The keys of which a property or setter stands in some sources, whichever type has it.
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
          // Most selectors are long, and are not looked up.
          guard selector.utf8.starts(with: "set".utf8), let key = setters[selector] else { continue }
          declared.insert(key)
        }
      }
    }
    return declared
  }
}

import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The keys that unread dependencies may add to framework classes.
///
/// An extension of `UILabel` also applies to subclasses. If documents set a key on a framework object, and neither the
/// framework nor the sources declare the key, a dependency probably adds the key.
struct DependencyKeys: Sendable {
  private let documents: [DocumentSummary]
  private let factory: RegistryFactory
  private let sources: [SourceFile]
  /// The keys of framework objects that neither a framework nor a source declares, computed when first needed.
  private let undeclared = Remembered<Set<String>>()
  /// The names of properties and the selectors of setters in all sources.
  private let declared = Remembered<Set<String>>()

  /// Prepares a lookup of the keys that the documents of one platform set.
  init(_ documents: [DocumentSummary], _ factory: RegistryFactory, _ sources: [SourceFile]) {
    (self.documents, self.factory, self.sources) = (documents, factory, sources)
  }

  /// Whether any type in the sources declares a key, as a property or a setter.
  @Sendable func isDeclared(_ key: String) -> Bool {
    let declared = declared.value(findDeclared)
    return declared.contains(key) || declared.contains("set\(key.firstUppercased):")
  }

  /// Whether an unread dependency appears to add a key.
  @Sendable func contain(_ key: String) -> Bool { undeclared.value(findUndeclared).contains(key) }

  private func findUndeclared() -> Set<String> {
    let uses = documents.reduce(into: Set()) { $0.formUnion($1.frameworkKeys) }
    var reader = factory.reader
    let open = uses.filter { use in
      let key = AttributeKey(use.key)
      return !reader.chain(ofClass: use.className).contains { description in
        description.traits.contains(.storesAnyKey) || description.properties.contains { $0.key == key }
      }
    }
    return Set(open.lazy.map(\.key)).filter { !isDeclared($0) }
  }

  private func findDeclared() -> Set<String> {
    var declared: Set<String> = []
    for type in sources.lazy.flatMap(\.types) {
      for property in type.properties { declared.insert(property.name) }
      for method in type.methods where method.selector.utf8.starts(with: "set".utf8) {
        declared.insert(method.selector)
      }
    }
    return declared
  }
}

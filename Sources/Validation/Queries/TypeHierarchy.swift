import ClassInterfaces
import RuntimeAttributes

/// The superclasses and protocols of types in sources by unqualified name, including extensions.
struct TypeHierarchy {
  private var inherited: [String: Set<String>] = [:]
  private var superclasses: Set<String> = []

  /// Collects the types.
  init(_ sources: [SourceInterface]) {
    for source in sources {
      for type in source.types where !type.inherited.isEmpty {
        inherited[type.name, default: []].formUnion(type.inherited)
        superclasses.formUnion(type.inherited)
      }
    }
  }

  /// Whether a type inherits from the type with this name.
  func isSuperclass(_ name: String) -> Bool { superclasses.contains(name) }

  /// Whether a type inherits from or conforms to another type, as far as sources and frameworks declare it.
  func derives(_ name: String, from other: String) -> Bool {
    var (seen, open): (Set<String>, [String]) = ([], [name])
    while let next = open.popLast() {
      if next == other { return true }
      guard seen.insert(next).inserted else { continue }
      open += inherited[next] ?? []
      for platform in [Platform.iOS, .macOS] {
        let superclass = RegistryFactory.catalog.description(of: next, platform: platform)?.superclass
        open += [superclass].compactMap(\.self)
      }
    }
    return false
  }
}

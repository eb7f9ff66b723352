import ClassInterfaces
import RuntimeAttributes

/// What the types that sources declare derive from and conform to, by name alone, extensions included.
struct TypeHierarchy {
  private var inherited: [String: Set<String>] = [:]
  private var superclasses: Set<String> = []

  /// Gathers the types.
  init(_ sources: [SourceInterface]) {
    for source in sources {
      for type in source.types where !type.inherited.isEmpty {
        inherited[type.name, default: []].formUnion(type.inherited)
        superclasses.formUnion(type.inherited)
      }
    }
  }

  /// Whether some type derives from one.
  func isSuperclass(_ name: String) -> Bool { superclasses.contains(name) }

  /// Whether a type derives from another one or conforms to it, as far as sources and frameworks say so.
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

import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// The superclasses and protocols of types in sources and frameworks, by unqualified name.
///
/// Types with the same name are merged.
struct TypeHierarchy {
  /// The superclasses of the classes in sources; the superclass of a Swift root class is `NSObject`.
  private var superclasses: [String: Set<String>] = [:]
  /// The superclasses and protocols of all types in sources, including extensions.
  private var supertypes: [String: Set<String>] = [:]
  /// The types that a type in sources inherits from.
  private var inherited: Set<String> = []

  /// Collects the types that sources declare or extend.
  init(_ sources: [SourceFile]) {
    for source in sources {
      for type in source.types {
        if type.kind == .class {
          superclasses[type.name, default: []].insert(type.inherited.first ?? "NSObject")
        }
        guard !type.inherited.isEmpty else { continue }
        supertypes[type.name, default: []].formUnion(type.inherited)
        inherited.formUnion(type.inherited)
      }
    }
  }

  /// Whether sources declare a class with the name.
  func declares(class name: String) -> Bool { superclasses[name] != nil }

  /// Whether a type in sources inherits from the type with the given name.
  func isInherited(_ name: String) -> Bool { inherited.contains(name) }

  /// Returns a class and its superclasses, including those in frameworks.
  func ancestors(of name: String) -> Set<String> { closure(of: name, superclasses) }

  /// Whether a type inherits from or conforms to another type, as far as sources and frameworks declare it.
  func derives(_ name: String, from other: String) -> Bool { closure(of: name, supertypes).contains(other) }

  /// Whether all superclasses of a class are declared in sources or frameworks.
  func isKnownToRoot(_ name: String) -> Bool {
    ancestors(of: name).allSatisfy { declares(class: $0) || RegistryFactory.catalog.declares($0) }
  }

  private func closure(of name: String, _ next: [String: Set<String>]) -> Set<String> {
    var (closure, open): (Set<String>, [String]) = ([], [name])
    while let name = open.popLast() {
      guard closure.insert(name).inserted else { continue }
      open += next[name] ?? []
      if !declares(class: name) { open += Self.frameworkSuperclasses(of: name) }
    }
    return closure
  }

  /// Returns the superclass of a framework class on each platform.
  private static func frameworkSuperclasses(of name: String) -> [String] {
    guard RegistryFactory.catalog.declares(name) else { return [] }
    return Platform.allCases.compactMap {
      RegistryFactory.catalog.description(of: name, platform: $0)?.superclass
    }
  }
}

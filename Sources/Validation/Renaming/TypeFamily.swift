import SourceModel

/// The inheritance relations of the types in sources, by name.
struct TypeFamily {
  private var supertypes: [String: Set<String>] = [:]
  private var subtypes: [String: Set<String>] = [:]

  init(_ sources: [SourceFile]) {
    for type in sources.lazy.flatMap(\.types) {
      let name = type.name.unqualifiedName
      for inherited in type.inherited {
        let inherited = String(inherited.prefix { $0 != "<" }).unqualifiedName
        supertypes[name, default: []].insert(inherited)
        subtypes[inherited, default: []].insert(name)
      }
    }
  }

  /// Returns the direct and indirect supertypes of a type, including types that no source declares.
  func ancestors(of name: String) -> Set<String> { Self.closure(of: name, supertypes) }

  /// Returns the direct and indirect subtypes of a type.
  func descendants(of name: String) -> Set<String> { Self.closure(of: name, subtypes) }

  private static func closure(of name: String, _ next: [String: Set<String>]) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([], [name])
    while let name = open.popLast() {
      for other in next[name] ?? [] where found.insert(other).inserted { open.append(other) }
    }
    return found.subtracting([name])
  }
}

import SourceModel

/// The inheritance of the types that sources declare, by name.
struct TypeFamily {
  private var supertypes: [String: Set<String>] = [:]
  private var subtypes: [String: Set<String>] = [:]

  init(_ sources: [SourceFile]) {
    for type in sources.lazy.flatMap(\.types) {
      let name = Self.lastName(of: type.name)
      for inherited in type.inherited {
        let inherited = Self.lastName(of: String(inherited.prefix { $0 != "<" }))
        supertypes[name, default: []].insert(inherited)
        subtypes[inherited, default: []].insert(name)
      }
    }
  }

  /// Returns the types that a type inherits from, including undeclared ones, without itself.
  func ancestors(of name: String) -> Set<String> { Self.closure(of: name, supertypes) }

  /// Returns the types that inherit from a type, without itself.
  func descendants(of name: String) -> Set<String> { Self.closure(of: name, subtypes) }

  private static func closure(of name: String, _ next: [String: Set<String>]) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([], [name])
    while let name = open.popLast() {
      for other in next[name] ?? [] where found.insert(other).inserted { open.append(other) }
    }
    return found.subtracting([name])
  }

  /// Returns the last component of a dotted name.
  static func lastName(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

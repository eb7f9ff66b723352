import SourceModel

/// The type that a spelled type refers to, in the scope in which it is spelled.
package enum TypeReference: Hashable, Sendable {
  /// A class of the sources, by qualified name.
  ///
  /// Several declarations are alternatives, for example for different targets.
  case source(String, [DeclarationIndex.Entry])
  /// A class of a framework, by Objective-C name.
  case framework(String)
  /// A protocol or another type that cannot be a superclass, by name; a type of a framework has no declarations.
  case noClass(String, [DeclarationIndex.Entry])
  /// A name that was not found.
  case unknown(String)

  /// The name, as used in a description.
  package var name: String {
    switch self {
    case .source(let name, _), .framework(let name), .noClass(let name, _), .unknown(let name): name
    }
  }

  /// The declarations in the sources.
  var declarations: [DeclarationIndex.Entry] {
    switch self {
    case .source(_, let entries), .noClass(_, let entries): entries
    case .framework, .unknown: []
    }
  }

  /// The alternatives, each with at most one declaration.
  var alternatives: [TypeReference] {
    switch self {
    case .source(let name, let entries): entries.map { .source(name, [$0]) }
    case .noClass(let name, let entries) where !entries.isEmpty: entries.map { .noClass(name, [$0]) }
    case .framework, .noClass, .unknown: [self]
    }
  }

  /// Whether two references may refer to the same type.
  package func overlaps(_ other: TypeReference) -> Bool {
    if self == other { return true }
    let declarations = other.declarations
    return self.declarations.contains(where: declarations.contains)
  }
}

package import SourceModel

/// A class that code names, and the place that determines which class is meant.
package struct NamedClass: Hashable, Sendable {
  /// The name as spelled: `Page`, `Outer.Page`, `Kit.Page`.
  let name: String
  /// The qualified name of the type that contains the code; empty outside of types.
  let scope: String
  /// The source that contains the code.
  package let file: String

  /// Creates a class named in a type, where `Self` means that type.
  package init(_ name: String, in type: TypeDeclaration, of file: String) {
    self = name == "Self" ? NamedClass(type, of: file) : NamedClass(name, in: type.qualifiedName, of: file)
  }

  /// Creates the type that a declaration in a source declares or extends.
  package init(_ type: TypeDeclaration, of file: String) { self.init(type.name, in: type.scope, of: file) }

  /// The name without enclosing types and modules.
  package var unqualifiedName: String { name.unqualifiedName }

  /// Creates a class that the same code names as another one.
  package init(_ name: String, in other: NamedClass) { self.init(name, in: other.scope, of: other.file) }

  /// Creates a class named in the type with a qualified name, or outside of types.
  package init(_ name: String, in scope: String, of file: String) {
    (self.name, self.scope, self.file) = (name, scope, file)
  }
}

extension Types {
  /// Returns the class that code means.
  package func reference(to named: NamedClass) -> TypeReference {
    reference(named.name, in: NameContext(type: named.scope, source: names.index.source(at: named.file)))
  }
}

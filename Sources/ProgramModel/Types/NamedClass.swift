package import SourceModel

/// The name of a class in code, and the place of the name, which determines the class.
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

  /// Creates a class that is named in the same code as another class.
  package init(_ name: String, in other: NamedClass) { self.init(name, in: other.scope, of: other.file) }

  /// Creates a class named in the type with a qualified name, or outside of types.
  package init(_ name: String, in scope: String, of file: String) {
    (self.name, self.scope, self.file) = (name, scope, file)
  }
}

extension Types {
  /// Returns the class that a name in code refers to.
  package func reference(to named: NamedClass) -> TypeReference {
    reference(named.name, in: NameContext(type: named.scope, source: names.index.source(at: named.file)))
  }
}

import KeyValueCoding
import RuntimeAttributes
package import SourceModel

/// Protocols to which classes conform, and the methods that satisfy them.
extension ResolvedClasses {
  /// Whether a class or one of its superclasses conforms to a protocol of a framework; nil if a supertype is unknown.
  package func conforms(_ className: String, to framework: String) -> Bool? {
    let supertypes = types.supertypes(of: references(called: className))
    if supertypes.references.contains(where: { $0.name == framework }) { return true }
    let isUnknown = supertypes.references.contains { if case .unknown = $0 { true } else { false } }
    return isUnknown ? nil : false
  }

  /// Whether a class is a framework class that conforms to a protocol, or inherits the conformance from such a class.
  package func frameworksConform(_ className: String, to framework: String) -> Bool {
    superclasses(called: className).references.contains { reference in
      guard case .framework = reference else { return false }
      return types.supertypes(of: [reference]).references.contains { $0.name == framework }
    }
  }

  /// Returns the instance methods that the sources declare for a class and its superclasses, with their languages and
  /// locations.
  package func declaredMethods(called className: String) -> [(
    method: MethodDeclaration, language: SourceLanguage, location: FileLocation
  )] {
    types.parts(of: superclasses(called: className)).flatMap { part in
      part.declaration.methods.filter { !$0.traits.modifiers.contains(.typeMember) }.map { method in
        (
          method, types.language(of: part),
          FileLocation(file: types.names.index.sources[part.source].path, position: method.position)
        )
      }
    }
  }
}

package import SourceModel

extension TypeDeclaration {
  /// The names of the types in the inheritance clause, or of the aliased type, as in
  /// ``TypeExpression/unqualifiedNames``.
  package var supertypeNames: [String] {
    (inherited + [aliasedType].compactMap(\.self)).flatMap { TypeExpression($0).unqualifiedNames }
  }
}

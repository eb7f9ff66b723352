import SourceModel

/// The place where a name is written, which determines its meaning.
struct NameContext: Hashable {
  /// The qualified name of the enclosing type; empty outside of types.
  var type: String
  /// The index of the source; nil in framework interfaces, which do not refer to the sources.
  var source: Int?
  /// The module that qualifies the spelled name, if any: `Core` in `Core.Button`.
  var module: String?

  /// The framework interfaces.
  static let frameworks = NameContext(type: "", source: nil)
}

extension DeclarationIndex.Entry {
  /// The context of the names in the header of the declaration.
  var outerContext: NameContext { NameContext(type: declaration.scope, source: source) }

  /// The context of the names in the members of the declaration.
  var innerContext: NameContext { NameContext(type: declaration.qualifiedName, source: source) }
}

extension PropertyDeclaration {
  /// Whether each use unwraps the property: `UILabel!`.
  var isImplicitlyUnwrapped: Bool { type?.hasSuffix("!") == true }

  /// Whether the property is a Swift outlet that is nil until it is connected: `UILabel!`, `UILabel?`.
  var isNilOutlet: Bool {
    traits.modifiers.contains(.outlet) && !traits.modifiers.contains(.initialized) && storage == .stored
      && (isImplicitlyUnwrapped || type?.hasSuffix("?") == true)
      // A property wrapper may have a value.
      && !traits.attributes.contains { ClassTraitRules.mayBeMacro($0.name) }
  }
}

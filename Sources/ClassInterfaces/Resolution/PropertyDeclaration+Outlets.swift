extension PropertyDeclaration {
  /// Whether the property is a Swift outlet that is nil until it is connected, and unwrapped by its uses: `UILabel!`.
  var isUnwrappedOutlet: Bool {
    traits.modifiers.contains(.outlet) && !traits.modifiers.contains(.initialized) && storage == .stored
      && type?.hasSuffix("!") == true
      // A property wrapper may have a value.
      && !traits.attributes.contains { ClassTraitRules.mayBeMacro($0.name) }
  }
}

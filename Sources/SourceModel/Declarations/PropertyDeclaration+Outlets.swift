extension PropertyDeclaration {
  /// Whether the property is implicitly unwrapped: `UILabel!`.
  package var isImplicitlyUnwrapped: Bool { type?.hasSuffix("!") == true }

  /// Whether the property is a Swift outlet that is nil until connected: `UILabel!`, `UILabel?`.
  package var isNilOutlet: Bool {
    traits.modifiers.contains(.outlet) && !traits.modifiers.contains(.initialized) && storage == .stored
      && (isImplicitlyUnwrapped || type?.hasSuffix("?") == true)
      // A property wrapper may provide a value.
      && !traits.attributes.contains(where: \.mayBeMacro)
  }
}

/// An attribute that is neither in ``DeclarationModifiers`` nor `@available`: a property wrapper, a macro, a global
/// actor, `@frozen`.
package struct DeclarationAttribute: Hashable, Sendable {
  /// The name, without `@`.
  package var name: String
  /// The source text between the parentheses, if any.
  package var arguments: String?

  /// Creates an attribute.
  package init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
  }

  /// Whether the attribute may be a macro that adds members, since the attribute is neither part of the language nor a
  /// global actor.
  package var mayBeMacro: Bool { !Self.plainNames.contains(name) && !name.hasSuffix("Actor") }

  /// The attributes that are part of the language, which do not add members.
  private static let plainNames: Set<String> = [
    "MainActor", "NSApplicationMain", "UIApplicationMain", "backDeployed", "dynamicCallable",
    "dynamicMemberLookup", "fixed_layout", "frozen", "globalActor", "implementation", "inlinable", "main",
    "objcImplementation", "preconcurrency", "propertyWrapper", "requires_stored_property_inits",
    "resultBuilder", "retroactive", "safe", "testable", "unchecked", "unsafe", "usableFromInline",
    "_hasMissingDesignatedInitializers", "_inheritsConvenienceInitializers", "_implementationOnly", "_spi",
  ]
}

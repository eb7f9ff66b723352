package import KeyValueCoding
package import RuntimeAttributes

/// A declaration of a method or initializer.
package struct MethodDeclaration: Hashable, Sendable {
  /// The kind of a method.
  package enum Kind: Hashable, Sendable {
    /// An instance or type method, or an initializer.
    case method, initializer
  }

  /// The kind of the declaration.
  package var kind = Kind.method
  /// The name with its labels: `tap(_:)`, `init(coder:)`.
  package var swiftName: String
  /// The Objective-C selector: `tap:`, `initWithCoder:`.
  package var selector: String
  /// Whether an initializer may return nil.
  package var isFailable = false
  /// The type of the only argument, as spelled, if the method is named like a setter: `setFoo(_:)`.
  package var argumentType: String?
  /// The reason why the body always traps; nil if the body may return.
  package var trap: MethodTrap?
  /// Whether the body does not call `super`; known only for methods named `setValue`.
  package var ignoresSuper = false
  /// The modifiers, access level, names and other traits.
  package var traits = DeclarationTraits()
  /// The position of the name.
  package var position: SourcePosition
}

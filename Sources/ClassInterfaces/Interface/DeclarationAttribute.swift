/// An attribute that the readers have no meaning for: a property wrapper, a macro, a global actor.
package struct DeclarationAttribute: Hashable, Sendable {
  /// The name without `@`.
  package var name: String
  /// The text between its parentheses; nil without any.
  package var arguments: String?

  /// Creates an attribute.
  package init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
  }
}

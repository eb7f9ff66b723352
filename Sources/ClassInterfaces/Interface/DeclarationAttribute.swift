/// An attribute without a built-in meaning: a property wrapper, a macro, a global actor.
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
}

/// An attribute that the readers have no meaning for: a property wrapper, a macro, a global actor.
public struct DeclarationAttribute: Hashable, Sendable {
  /// The name without `@`.
  public var name: String
  /// The text between its parentheses; nil without any.
  public var arguments: String?

  /// Creates an attribute.
  public init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
  }
}

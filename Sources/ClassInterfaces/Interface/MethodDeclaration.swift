package import RuntimeAttributes

/// One declared method or initializer.
package struct MethodDeclaration: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A method of any kind, or one that makes instances.
    case method, initializer
  }

  /// What it is.
  package var kind: Kind
  /// The name with its labels: `tap(_:)`, `init(coder:)`.
  package var swiftName: String
  /// The selector by which Objective-C would call it: `tap:`, `initWithCoder:`.
  package var selector: String
  /// Whether an initializer may return nil.
  package var isFailable: Bool
  /// The type of its only argument as spelled, where its name makes it a setter: `setFoo(_:)`.
  package var argumentType: String?
  /// Whether its body does nothing but end the app.
  package var onlyTraps: Bool
  /// Whether it has a body that leaves nothing to `super`; only told of methods called `setValue`.
  package var ignoresSuper = false
  /// Modifiers, access, names and the like.
  package var traits: DeclarationTraits
  /// Where its name stands.
  package var position: SourcePosition

  /// Creates a declaration.
  package init(
    _ kind: Kind = .method,
    swiftName: String,
    selector: String,
    isFailable: Bool = false,
    argumentType: String? = nil,
    onlyTraps: Bool = false,
    traits: DeclarationTraits = DeclarationTraits(),
    position: SourcePosition
  ) {
    self.kind = kind
    self.swiftName = swiftName
    self.selector = selector
    self.isFailable = isFailable
    self.argumentType = argumentType
    self.onlyTraps = onlyTraps
    self.traits = traits
    self.position = position
  }
}

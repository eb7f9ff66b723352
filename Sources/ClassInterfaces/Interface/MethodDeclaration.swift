public import RuntimeAttributes

/// One declared method or initializer.
public struct MethodDeclaration: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A method of any kind, or one that makes instances.
    case method, initializer
  }

  /// What it is.
  public var kind: Kind
  /// The name with its labels: `tap(_:)`, `init(coder:)`.
  public var swiftName: String
  /// The selector by which Objective-C would call it: `tap:`, `initWithCoder:`.
  public var selector: String
  /// Whether an initializer may return nil.
  public var isFailable: Bool
  /// The type of its only argument as spelled, where its name makes it a setter: `setFoo(_:)`.
  public var argumentType: String?
  /// Whether its body does nothing but end the app.
  public var onlyTraps: Bool
  /// Whether it has a body that leaves nothing to `super`; only told of methods called `setValue`.
  public var ignoresSuper = false
  /// Modifiers, access, names and the like.
  public var traits: DeclarationTraits
  /// Where its name stands.
  public var position: SourcePosition

  /// Creates a declaration.
  public init(
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

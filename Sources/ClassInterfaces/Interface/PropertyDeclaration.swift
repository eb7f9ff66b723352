public import RuntimeAttributes

/// One declared property, or one instance variable of Objective-C.
public struct PropertyDeclaration: Hashable, Sendable {
  /// How a property keeps its value.
  public enum Storage: Hashable, Sendable {
    /// A stored `var`, with or without observers; a `readwrite` property of Objective-C.
    case stored
    /// A `let`.
    case constant
    /// A getter alone, or with a setter; `readonly` is a getter alone.
    case computed(isSettable: Bool)
    /// An instance variable without accessors, which key-value coding reaches directly.
    case instanceVariable
  }

  /// The name in the source's language.
  public var name: String
  /// The getter's selector where it is declared to differ from the name.
  public var getter: String?
  /// The setter's selector where it is declared to differ from `set<Name>:`.
  public var setter: String?
  /// The type in Swift's spelling; nil where none is written and none can be inferred.
  public var type: String?
  /// Whether the type was inferred from the initial value.
  public var isTypeInferred: Bool
  /// How it keeps its value.
  public var storage: Storage
  /// Whether it has `willSet` or `didSet`.
  public var hasObservers: Bool
  /// Modifiers, access, names and the like.
  public var traits: DeclarationTraits
  /// Where its name stands.
  public var position: SourcePosition

  /// Creates a declaration.
  public init(
    _ name: String,
    getter: String? = nil,
    setter: String? = nil,
    type: String?,
    isTypeInferred: Bool = false,
    storage: Storage = .stored,
    hasObservers: Bool = false,
    traits: DeclarationTraits = DeclarationTraits(),
    position: SourcePosition
  ) {
    self.name = name
    self.getter = getter
    self.setter = setter
    self.type = type
    self.isTypeInferred = isTypeInferred
    self.storage = storage
    self.hasObservers = hasObservers
    self.traits = traits
    self.position = position
  }
}

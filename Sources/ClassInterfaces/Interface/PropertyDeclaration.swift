package import RuntimeAttributes

/// One declared property, or one instance variable of Objective-C.
package struct PropertyDeclaration: Hashable, Sendable {
  /// How a property keeps its value.
  package enum Storage: Hashable, Sendable {
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
  package var name: String
  /// The getter's selector where it is declared to differ from the name.
  package var getter: String?
  /// The setter's selector where it is declared to differ from `set<Name>:`.
  package var setter: String?
  /// The type in Swift's spelling; nil where none is written and none can be inferred.
  package var type: String?
  /// Whether the type was inferred from the initial value.
  package var isTypeInferred: Bool
  /// How it keeps its value.
  package var storage: Storage
  /// Whether it has `willSet` or `didSet`.
  package var hasObservers: Bool
  /// Modifiers, access, names and the like.
  package var traits: DeclarationTraits
  /// Where its name stands.
  package var position: SourcePosition

  /// Creates a declaration.
  package init(
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

package import RuntimeAttributes

/// A declaration of a property or of an Objective-C instance variable.
package struct PropertyDeclaration: Hashable, Sendable {
  /// The storage of a property.
  package enum Storage: Hashable, Sendable {
    /// A stored `var`, with or without observers, or a `readwrite` Objective-C property.
    case stored
    /// A `let`.
    case constant
    /// A getter with or without a setter; a `readonly` property has only a getter, and a `@dynamic` property has both.
    case computed(isSettable: Bool)
    /// An instance variable without accessors, which key-value coding accesses directly.
    case instanceVariable
  }

  /// The name in the source's language.
  package var name: String
  /// The getter's selector, if the declaration specifies one; for the instance variable in `@synthesize`, the name of
  /// the property.
  package var getter: String?
  /// The setter's selector, if the declaration specifies one.
  package var setter: String?
  /// The type in Swift spelling; nil if the type is neither written nor inferred.
  package var type: String?
  /// Whether the declaration has an initial value instead of a type; the type may be unknown nevertheless.
  package var isTypeInferred = false
  /// The static member that is the initial value, such as `UIColor.brand`, if the property's type depends on the
  /// declaration of that member.
  package var initialMember: String?
  /// The storage of the property.
  package var storage = Storage.stored
  /// Whether the property has `willSet` or `didSet`.
  package var hasObservers = false
  /// The modifiers, access level, names and other traits.
  package var traits = DeclarationTraits()
  /// The position of the name.
  package var position: SourcePosition
}

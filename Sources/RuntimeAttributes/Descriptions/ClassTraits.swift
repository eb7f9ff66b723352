extension ClassDescription {
  /// What sets a class apart from `NSObject`'s ways.
  package struct Traits: OptionSet, Hashable, Sendable {
    /// The members, a bit each.
    package let rawValue: UInt16
    /// Creates a set of traits from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Takes any key and keeps its value, as `CALayer` and `CAAnimation` do.
    package static let storesAnyKey = Traits(rawValue: 1)
    /// Overrides `setValue(_:forUndefinedKey:)` or its like without a call of `super`, so no key raises.
    package static let handlesUndefinedKeys = Traits(rawValue: 2)
    /// Generic: no name under which a document could ask for it.
    package static let generic = Traits(rawValue: 4)
    /// Nested in another type without an Objective-C name of its own.
    package static let nested = Traits(rawValue: 8)
    /// Not a subclass of `NSObject`, as far as its declaration shows: no key-value coding.
    package static let swiftOnly = Traits(rawValue: 16)
    /// Something about it could not be read, so what it lacks is not certain.
    package static let incomplete = Traits(rawValue: 32)
    /// Overrides `accessInstanceVariablesDirectly` to say no: stored variables answer no keys, only outlets of macOS.
    package static let disallowsDirectInstanceVariableAccess = Traits(rawValue: 64)
    /// Not there on the oldest systems that the app runs on.
    package static let introducedLater = Traits(rawValue: 128)
    /// Declares nothing that could be asked for beyond its superclass: nothing at all, or overrides and initializers.
    package static let addsNothing = Traits(rawValue: 256)
    /// Overrides `setValue(_:forUndefinedKey:)` or its like and may leave keys to `super`, so some raise and some may not.
    package static let mayHandleUndefinedKeys = Traits(rawValue: 512)

    /// The traits that subclasses have as well.
    static let inherited: Traits = [
      .storesAnyKey, .handlesUndefinedKeys, .mayHandleUndefinedKeys, .swiftOnly, .incomplete,
      .disallowsDirectInstanceVariableAccess, .introducedLater,
    ]
  }
}

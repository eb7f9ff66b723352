import RuntimeAttributes

extension ClassDescription {
  /// The behaviors of a class that differ from those of `NSObject`.
  package struct Traits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    package let rawValue: UInt16
    /// Creates a set of traits from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Accepts any key and stores its value, as `CALayer` and `CAAnimation` do.
    package static let storesAnyKey = Traits(rawValue: 1)
    /// Overrides `setValue(_:forUndefinedKey:)` or a similar method without calling `super`, so that no key raises.
    package static let handlesUndefinedKeys = Traits(rawValue: 2)
    /// Is generic, so that documents cannot refer to the class by name.
    package static let generic = Traits(rawValue: 4)
    /// Is nested in another type and has no explicit Objective-C name.
    package static let nested = Traits(rawValue: 8)
    /// Does not inherit from `NSObject`: key-value coding is not available.
    package static let swiftOnly = Traits(rawValue: 16)
    /// Is incomplete: the part of the class that could not be read may declare other members.
    package static let incomplete = Traits(rawValue: 32)
    /// Overrides `accessInstanceVariablesDirectly` to return false; only macOS outlets still use instance variables.
    package static let disallowsDirectInstanceVariableAccess = Traits(rawValue: 64)
    /// Is not available on the deployment target.
    package static let introducedLater = Traits(rawValue: 128)
    /// Does not declare members, except overrides and initializers.
    package static let addsNothing = Traits(rawValue: 256)
    /// Overrides `setValue(_:forUndefinedKey:)` or a similar method and may call `super`, so that some keys may
    /// raise.
    package static let mayHandleUndefinedKeys = Traits(rawValue: 512)
    /// Is private to its source and has no explicit Objective-C name: the runtime name contains a discriminator, so
    /// that documents cannot refer to the class.
    package static let fileScoped = Traits(rawValue: 1024)

    /// The traits that subclasses inherit.
    static let inherited: Traits = [
      .storesAnyKey, .handlesUndefinedKeys, .mayHandleUndefinedKeys, .swiftOnly, .incomplete,
      .disallowsDirectInstanceVariableAccess, .introducedLater,
    ]
  }
}

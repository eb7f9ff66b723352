extension ClassDescription {
  /// The behaviors of a class that differ from those of `NSObject`.
  package struct Traits: OptionSet, Hashable, Sendable {
    /// The members, one bit each.
    package let rawValue: UInt16
    /// Creates a set of traits from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Accepts any key and stores its value, as `CALayer` and `CAAnimation` do.
    package static let storesAnyKey = Traits(rawValue: 1)
    /// Overrides `setValue(_:forUndefinedKey:)` or a similar method without calling `super`, so no key raises.
    package static let handlesUndefinedKeys = Traits(rawValue: 2)
    /// Generic: documents cannot refer to it by name.
    package static let generic = Traits(rawValue: 4)
    /// Nested in another type and without an explicit Objective-C name.
    package static let nested = Traits(rawValue: 8)
    /// Not declared as a subclass of `NSObject`: no key-value coding.
    package static let swiftOnly = Traits(rawValue: 16)
    /// Incomplete: part of it could not be read, so other members may exist.
    package static let incomplete = Traits(rawValue: 32)
    /// Overrides `accessInstanceVariablesDirectly` to return false: instance variables are used only for outlets on
    /// macOS.
    package static let disallowsDirectInstanceVariableAccess = Traits(rawValue: 64)
    /// Not available on the deployment target.
    package static let introducedLater = Traits(rawValue: 128)
    /// Declares no members beyond those of its superclass, except overrides and initializers.
    package static let addsNothing = Traits(rawValue: 256)
    /// Overrides `setValue(_:forUndefinedKey:)` or a similar method and may call `super`, so some keys may raise.
    package static let mayHandleUndefinedKeys = Traits(rawValue: 512)

    /// The traits that subclasses inherit.
    static let inherited: Traits = [
      .storesAnyKey, .handlesUndefinedKeys, .mayHandleUndefinedKeys, .swiftOnly, .incomplete,
      .disallowsDirectInstanceVariableAccess, .introducedLater,
    ]
  }
}

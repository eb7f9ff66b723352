extension SetValueOutcome {
  /// Why an outcome is not known; the outcome's description has the reason.
  public struct Uncertainty: Hashable, Sendable {
    package let reason: Reason
  }
}

extension SetValueOutcome.Uncertainty {
  /// The reasons.
  package enum Reason: Hashable, Sendable {
    /// The superclass chain leaves what is known at this name.
    case openChain(missing: String)
    /// The type of the property could not be resolved.
    case unresolvedType(String)
    /// A framework declares the property without a setter, and may keep it in an instance variable that key-value
    /// coding writes all the same: Interface Builder offers outlets for some of those.
    case hiddenStorage
    /// A class of a framework may have a private instance variable of this name, which no interface shows and key-value
    /// coding reads and writes: `_style` of a `UIVisualEffect`.
    case privateVariable
    /// How the platform converts this is not known well enough.
    case unsureConversion
    /// The interfaces of the frameworks do not list selectors of this form, so one may be there unseen.
    case unlistedSelector
    /// The class was registered from Swift code, and registrations list no methods.
    case unlistedMethods(className: String)
    /// Objective-C sees the member only if a protocol of its class asks for it, and no source declares that protocol.
    case unseenRequirement
    /// A class overrides a method by which keys are set, and may take this one there.
    case overriddenSetting(selector: String, className: String)
    /// The class is a framework's, and a dependency whose sources were not read may add members to it.
    case unseenExtension
    /// Code makes objects instances of a subclass, by this name, which has the member.
    case adoptedSubclass(String)
    /// The path leads to an object that nobody saw made: it may be of any class that derives from this one, and may be missing.
    case unseenObject(className: String)
  }

  // What a case is to an enumeration.
  package static func openChain(missing: String) -> Self { Self(reason: .openChain(missing: missing)) }
  package static func unresolvedType(_ name: String) -> Self { Self(reason: .unresolvedType(name)) }
  package static let hiddenStorage = Self(reason: .hiddenStorage)
  package static let privateVariable = Self(reason: .privateVariable)
  package static let unsureConversion = Self(reason: .unsureConversion)
  package static let unlistedSelector = Self(reason: .unlistedSelector)
  package static func unlistedMethods(className: String) -> Self {
    Self(reason: .unlistedMethods(className: className))
  }
  package static let unseenRequirement = Self(reason: .unseenRequirement)
  package static func overriddenSetting(selector: String, className: String) -> Self {
    Self(reason: .overriddenSetting(selector: selector, className: className))
  }
  package static let unseenExtension = Self(reason: .unseenExtension)
  package static func adoptedSubclass(_ name: String) -> Self { Self(reason: .adoptedSubclass(name)) }
  package static func unseenObject(className: String) -> Self {
    Self(reason: .unseenObject(className: className))
  }
}

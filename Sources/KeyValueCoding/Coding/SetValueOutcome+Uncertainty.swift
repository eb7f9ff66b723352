import RuntimeAttributes

extension SetValueOutcome {
  /// The reason why an outcome is unknown.
  ///
  /// The description of the outcome includes the reason.
  public struct Uncertainty: Hashable, Sendable {
    package let reason: Reason
  }
}

extension SetValueOutcome.Uncertainty {
  /// The reasons for an unknown outcome.
  package enum Reason: Hashable, Sendable {
    /// The superclass chain contains an unknown class with this name.
    case openChain(missing: String)
    /// The type of the property could not be resolved.
    case unresolvedType(String)
    /// The class has an accessor for this key, but its type or its effect is not modeled.
    case unmodeledAccessor(key: String)
    /// A framework declares the property without a setter, but may have an instance variable that key-value coding
    /// writes.
    ///
    /// Interface Builder offers outlets for some of these properties.
    case hiddenStorage
    /// A framework class may have a private instance variable of this name, such as `_style` of `UIVisualEffect`.
    ///
    /// Interfaces do not declare the variable, but key-value coding reads and writes it.
    case privateVariable
    /// The platform's conversion of this value is unknown.
    case unsureConversion
    /// Framework interfaces do not list selectors of this form, so an undeclared selector may exist.
    case unlistedSelector
    /// The class was registered from Swift code, and registrations do not list methods.
    case unlistedMethods(className: String)
    /// The member is visible to Objective-C only if a protocol of its class requires it, and that protocol was not
    /// found.
    case unseenRequirement
    /// The member is visible to Objective-C only if a newer compiler builds its class.
    case unknownCompiler
    /// A framework introduced the property in an unknown version, which may be later than the deployment target.
    case unknownIntroduction
    /// A class overrides a key-value coding method, and the override may accept this key.
    case overriddenSetting(selector: String, className: String)
    /// A dependency whose sources were not read may add members to this framework class.
    case unseenExtension
    /// Code changes the class of objects to a subclass of this name, which has the member.
    case adoptedSubclass(String)
    /// The code that creates the object at the path is unknown: the object may be nil or belong to any subclass of this
    /// class.
    case unseenObject(className: String)
  }

  // Factory methods with the names of enumeration cases.
  package static func openChain(missing: String) -> Self { Self(reason: .openChain(missing: missing)) }
  package static func unresolvedType(_ name: String) -> Self { Self(reason: .unresolvedType(name)) }
  package static func unmodeledAccessor(key: String) -> Self { Self(reason: .unmodeledAccessor(key: key)) }
  package static let hiddenStorage = Self(reason: .hiddenStorage)
  package static let privateVariable = Self(reason: .privateVariable)
  package static let unsureConversion = Self(reason: .unsureConversion)
  package static let unlistedSelector = Self(reason: .unlistedSelector)
  package static func unlistedMethods(className: String) -> Self {
    Self(reason: .unlistedMethods(className: className))
  }
  package static let unseenRequirement = Self(reason: .unseenRequirement)
  package static let unknownCompiler = Self(reason: .unknownCompiler)
  package static let unknownIntroduction = Self(reason: .unknownIntroduction)
  package static func overriddenSetting(selector: String, className: String) -> Self {
    Self(reason: .overriddenSetting(selector: selector, className: className))
  }
  package static let unseenExtension = Self(reason: .unseenExtension)
  package static func adoptedSubclass(_ name: String) -> Self { Self(reason: .adoptedSubclass(name)) }
  package static func unseenObject(className: String) -> Self {
    Self(reason: .unseenObject(className: className))
  }
}

extension PropertyDescription.Access {
  /// The reason why the existence of an accessor is unknown; nil if it is known.
  var uncertainty: SetValueOutcome.Uncertainty? {
    switch self {
    case .none(.perhapsNotVisible): .unseenRequirement
    case .none(.perhapsIntroducedLater): .unknownIntroduction
    case .none(.perhapsPrivateInspectable): .unknownCompiler
    case .none, .accessor, .storedVariable: nil
    }
  }
}

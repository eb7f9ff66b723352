import RuntimeAttributes

// All messages about outcomes.

extension SetValueOutcome: CustomStringConvertible {
  /// The details of the outcome, or else its name.
  public var description: String { message ?? name }

  /// A stable, machine-readable name.
  package var name: String {
    switch self {
    case .stored: "stored"
    case .converted: "converted"
    case .lossy: "lossy"
    case .storedWrongObject, .storedAddress: "wrong-object"
    case .storedColorForCGColor: "color-for-cgcolor"
    case .storedUnknownLayerKey: "unknown-layer-key"
    case .refused: "refused"
    case .noEffect: "no-effect"
    case .nothingToSet: "nothing-to-set"
    case .handledByClass: "handled-by-class"
    case .undecided: "undecided"
    }
  }

  /// The details beyond the name, if any.
  package var message: String? {
    switch self {
    case .stored, .converted: nil
    case .lossy: "lossy conversion"
    case .storedWrongObject(let expected): "not of type '\(expected.name)'; stored without a check"
    case .refused(let expected, let error):
      Self.phrase(expected, error) + "; the property is unchanged"
        + (error?.nearestName.map { "; " + SuggestionMessages.didYouMean($0) } ?? "")
    case .storedAddress(let expected): "not of type '\(expected.name)', but part of the object's address"
    case .storedColorForCGColor: "not a 'CGColor'; ignored"
    case .storedUnknownLayerKey(let nearest):
      "stored by the layer, which has no such property"
        + (nearest.map { "; " + SuggestionMessages.didYouMean($0.name) } ?? "")
    case .noEffect(let key): "'\(key)' is nil"
    case .nothingToSet: "the collection has no elements"
    case .handledByClass: "handled by the class"
    case .undecided(let uncertainty): uncertainty.description
    }
  }

  /// Returns the reason why a registered Swift class has rejected a value.
  private static func phrase(_ expected: PropertyType, _ error: AttributeError?) -> String {
    switch error?.reason {
    case .outOfRange(let minimum?, let maximum?): "out of range \(minimum) to \(maximum)"
    case .outOfRange(let minimum?, nil): "less than \(minimum)"
    case .outOfRange(nil, let maximum?): "greater than \(maximum)"
    case .rejected(let reason): "rejected: \(reason)"
    default: "not of type '\(expected.name)'"
    }
  }
}

extension SetValueOutcome.Uncertainty {
  /// A description of the reason.
  package var description: String {
    switch reason {
    case .openChain(let missing): "class '\(missing)' was not found"
    case .unresolvedType(let name): "type '\(name)' was not found"
    case .unmodeledAccessor(let key): "the accessor of '\(key)' is not simulated"
    case .unsureConversion: "the platform's conversion of this value is unknown"
    case .hiddenStorage: "no public setter, but may have a private setter or an instance variable"
    case .privateVariable: "may be a private instance variable of a framework class"
    case .unlistedSelector: "a framework class may have this action"
    case .unlistedMethods(let name): "the registration of '\(name)' does not list methods"
    case .unseenRequirement: "a protocol that was not found may make it visible to Objective-C"
    case .unknownCompiler:
      "private, and only the Swift compilers of Xcode 9 and later make it visible to Objective-C"
    case .unknownIntroduction: "introduced in an unknown version, perhaps after the deployment target"
    case .overriddenSetting(let selector, let className):
      "'\(className)' overrides '\(selector)', which may handle the key"
    case .unseenExtension: "a dependency that was not found may add it"
    case .adoptedSubclass(let name): "code may change the object's class to '\(name)', which has the member"
    case .unseenObject(let name): "the object may be an instance of a subclass of '\(name)', or nil"
    }
  }
}

// All messages about outcomes.

extension SetValueOutcome: CustomStringConvertible {
  /// A description of the outcome.
  public var description: String { sentence ?? name }

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
  package var sentence: String? {
    switch self {
    case .stored, .converted: nil
    case .lossy: "converted with a loss"
    case .storedWrongObject(let expected): "not a \(expected.name), stored unchecked"
    case .refused(let expected, let nearest):
      "not a \(expected.name), left as it was"
        + (nearest.map { "; " + SuggestionMessages.didYouMean($0) } ?? "")
    case .storedAddress(let expected): "no \(expected.name), but a part of the object's address"
    case .storedColorForCGColor: "no CGColor, so no color"
    case .storedUnknownLayerKey(let nearest):
      "kept by the layer, which has no such property"
        + (nearest.map { "; " + SuggestionMessages.didYouMean($0.name) } ?? "")
    case .noEffect(let key): "\(key) is nil"
    case .nothingToSet: "there are no elements to set it on"
    case .handledByClass: "left to the class's own handling"
    case .undecided(let uncertainty): uncertainty.description
    }
  }
}

extension SetValueOutcome.Uncertainty {
  /// A description of the reason.
  package var description: String {
    switch reason {
    case .openChain(let missing): "no source here shows \(missing)"
    case .unresolvedType(let name): "no source here shows the type \(name)"
    case .unsureConversion: "how the platform converts this is not known"
    case .hiddenStorage: "a framework declares it as read-only and may store it"
    case .privateVariable: "a framework's class may have a private variable of that name"
    case .unlistedSelector: "a framework may have an action of that form"
    case .unlistedMethods(let name): "the registration of \(name) lists no methods"
    case .unseenRequirement: "a protocol that no source here shows may make it visible to Objective-C"
    case .overriddenSetting(let selector, let className):
      "\(className) overrides \(selector), which may take the key"
    case .unseenExtension: "a dependency that no source here shows may add it"
    case .adoptedSubclass(let name): "code makes objects instances of \(name), which has it"
    case .unseenObject(let name): "what stands there may derive from \(name), or be missing"
    }
  }
}

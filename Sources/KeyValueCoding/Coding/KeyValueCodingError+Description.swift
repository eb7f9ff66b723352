import RuntimeAttributes

extension KeyValueCodingError: CustomStringConvertible {
  /// The class, the key, the reason and a suggestion.
  ///
  /// For example: `'Layer' has no property 'radios'; did you mean 'radius'?`
  public var description: String { message + (suggestion.map { "; \($0)" } ?? "") }

  /// A suggestion such as `did you mean 'cornerRadius'?`, or nil without a similar name.
  public var suggestion: String? {
    switch self {
    case .undefinedKey(let undefined): undefined.nearestKey.map { SuggestionMessages.didYouMean($0.name) }
    default: nil
    }
  }

  private var message: String {
    switch self {
    case .undefinedKey(let undefined): undefined.message
    case .nilValue(let key, let className): "'\(className).\(key)' cannot be nil"
    case .unrecognizedSelector(let unrecognized): unrecognized.phrase
    case .unknownOperator(let name, let className): "'\(className)' has no collection operator '@\(name)'"
    case .invalidOperand(let name, let className): "'@\(name)' cannot be applied to '\(className)'"
    case .refusedKey(let key, _, let className): "'\(className)' prohibits access to '\(key)'"
    case .trap(let key, let type): "'\(key)' of type '\(type)' cannot be nil"
    case .notOnMainActor(let key, let className):
      "'\(className).\(key)' is isolated to the main actor, but was accessed off the main actor"
    case .tooDeep(let key): "too many nested collections at '\(key)'"
    }
  }
}

extension KeyValueCodingError.UndefinedKey {
  fileprivate var message: String {
    switch exposureProblem {
    case nil: "'\(className)' has no property '\(key)'"
    case .constant, .getOnly: "'\(className).\(key)' is read-only"
    case .typeMember: "'\(className).\(key)' is a type property, not an instance property"
    case .unrepresentableType: "'\(className).\(key)' has a type that key-value coding does not support"
    case .introducedLater:
      "'\(className).\(key)' is not available" + (introduced.map { " before \($0)" } ?? " everywhere")
    case .perhapsIntroducedLater: "'\(className).\(key)' may not be available"
    case .perhapsNotVisible, .perhapsPrivateInspectable:
      "'\(className).\(key)' may not be visible to Objective-C"
    case .privateInspectable: "'\(className).\(key)' is private and not visible to Objective-C"
    // Descriptions have source locations; registered Swift classes have registrations instead.
    case .notVisibleToObjectiveC:
      "'\(className).\(key)' is not " + (location == nil ? "registered" : "visible to Objective-C")
    }
  }
}

extension KeyValueCodingError.UnrecognizedSelector {
  fileprivate var phrase: String {
    let property = (owner.map { "\($0)." } ?? "") + key.name
    let object = value ?? "an object of class '\(receiver)'"
    return "cannot set '\(property)' of type '\(type.name)' to \(object)"
  }
}

package import RuntimeAttributes

/// The messages of key-value coding that the runtime prints.
package enum KeyValueCodingMessages {
  package static let undefinedKeySet = ConsolePattern(
    "[<{class} {address}> setValue:forUndefinedKey:]: |this class is not key value coding-compliant for the key {key}."
  )
  package static let undefinedKeyGet = ConsolePattern(
    "[<{class} {address}> |valueForUndefinedKey:]: this class is not key value coding-compliant for the key {key}."
  )
  /// Foundation omits the colon after setNilValueForKey.
  package static let nilValue = ConsolePattern(
    "[<{class} {address}> setNilValueForKey]: |could not set nil as the value for the key {key}."
  )
  package static let unrecognizedSelector = ConsolePattern(
    "-[{class} {selector}]: unrecognized selector sent to instance {address}"
  )
  fileprivate static let unknownOperator = ConsolePattern(
    "[<{class} {address}> valueForKeyPath:]: this class does not implement the {operator} operation."
  )
  fileprivate static let argument = ConsolePattern("*** -[{class} {selector}]: {argument}")
  fileprivate static let refusedKey = ConsolePattern(
    "Access to {class}'s {key} ivar is prohibited. This is an application bug"
  )
  package static let attribute = ConsolePattern(
    "|Failed to set ({keyPath}) user defined inspected property on ({class})|: {reason}"
  )
  /// The pattern omits the first letter, which older systems print in lowercase.
  package static let nilUnwrapped = ConsolePattern(
    "nexpectedly found nil while unwrapping an Optional value"
  )
}

extension KeyValueCodingMessages {
  /// Returns the exception reason for a collection operator that cannot be applied to an operand of the given class.
  fileprivate static func invalidOperand(_ className: String, _ name: CollectionOperator?) -> String {
    switch name {
    case .min, .max: unrecognizedSelector(className, "compare:")
    case .unionOfSets: unrecognizedSelector(className, "allObjects")
    case .unionOfArrays:
      argument("NSMutableArray", "addObjectsFromArray:", "array argument is not an NSArray")
    case .distinctUnionOfArrays:
      argument("NSMutableSet", "addObjectsFromArray:", "array argument is not an NSArray")
    case .distinctUnionOfSets: argument("NSMutableSet", "unionSet:", "set argument is not an NSSet")
    case .distinctUnionOfObjects: argument("__NSSetM", "addObject:", "object cannot be nil")
    case .count, .sum, .avg, .unionOfObjects, nil: unrecognizedSelector(className, "decimalValue")
    }
  }
}

extension KeyValueCodingError {
  /// The name of the exception, or nil if the runtime does not raise an exception.
  package var exceptionName: String? {
    switch self {
    case .undefinedKey: "NSUnknownKeyException"
    case .nilValue, .unrecognizedSelector, .unknownOperator, .invalidOperand: "NSInvalidArgumentException"
    case .refusedKey: "NSGenericException"
    case .trap, .notOnMainActor, .tooDeep: nil
    }
  }

  /// Returns the reason of Foundation's exception, the message of a Swift trap, or the description if the runtime does
  /// not raise an exception.
  public func reason(on platform: Platform) -> String {
    switch self {
    case .undefinedKey(let undefined):
      let pattern =
        undefined.operation == .set
        ? KeyValueCodingMessages.undefinedKeySet : KeyValueCodingMessages.undefinedKeyGet
      return pattern(undefined.className, undefined.key.name)
    case .nilValue(let key, let className):
      return KeyValueCodingMessages.nilValue(className, key.name)
    case .unrecognizedSelector(let unrecognized):
      return KeyValueCodingMessages.unrecognizedSelector(
        unrecognized.receiver,
        unrecognized.message.selector(on: platform)
      )
    case .unknownOperator(let name, let className):
      return KeyValueCodingMessages.unknownOperator(className, name)
    case .invalidOperand(let name, let className):
      return KeyValueCodingMessages.invalidOperand(className, CollectionOperator(rawValue: name))
    case .refusedKey(let key, let operation, let className):
      return KeyValueCodingMessages.refusedKey(className, operation == .set ? "set\(key):" : key.name)
    case .trap:
      return "Fatal error: U" + KeyValueCodingMessages.nilUnwrapped()
    case .notOnMainActor, .tooDeep:
      return description
    }
  }

  /// Returns the line that is logged when a user defined runtime attribute raises and loading continues.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute's whole key path.
  ///   - className: The runtime name of the class of the object with the attribute.
  ///   - platform: The platform, which determines some selector names.
  /// - Returns: The line without the time and process that a log adds.
  package func attributeLogLine(keyPath: AttributeKeyPath, className: String, on platform: Platform) -> String
  {
    KeyValueCodingMessages.attribute("\(keyPath)", className, reason(on: platform))
  }
}

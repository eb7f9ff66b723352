// The sentences that the runtime prints, kept in one place. Addresses are not known before a run and stand as 0x….

extension KeyValueCodingError {
  /// The exception's name; nil for what is no exception.
  public var exceptionName: String? {
    switch self {
    case .undefinedKey: "NSUnknownKeyException"
    case .nilValue, .unrecognizedSelector, .unknownOperator: "NSInvalidArgumentException"
    case .trap: nil
    }
  }

  /// The exception's reason as Foundation words it, or what a Swift trap prints.
  public func reason(on platform: Platform) -> String {
    switch self {
    case .undefinedKey(let undefined):
      let message = undefined.operation == .set ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
      return "[<\(undefined.className) 0x…> \(message)]: "
        + "this class is not key value coding-compliant for the key \(undefined.key)."
    case .nilValue(let key, let className):
      // The missing colon after setNilValueForKey is Foundation's.
      return "[<\(className) 0x…> setNilValueForKey]: could not set nil as the value for the key \(key)."
    case .unrecognizedSelector(let unrecognized):
      return "-[\(unrecognized.receiver) \(unrecognized.message.selector(on: platform))]: "
        + "unrecognized selector sent to instance 0x…"
    case .unknownOperator(let name, let className):
      return "[<\(className) 0x…> valueForKeyPath:]: this class does not implement the \(name) operation."
    case .trap:
      return "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    }
  }

  /// The line that is logged when a user defined runtime attribute raises and the platform goes on.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute's whole key path.
  ///   - className: The runtime's name of the class of the object that carries the attribute.
  ///   - platform: The platform, which decides the names of some messages.
  /// - Returns: The line.
  public func attributeLogLine(keyPath: AttributeKeyPath, className: String, on platform: Platform) -> String
  {
    "Failed to set (\(keyPath)) user defined inspected property on (\(className)): \(reason(on: platform))"
  }
}

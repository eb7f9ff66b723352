// Access by single keys, as `NSObject` offers in addition to key paths.

extension ClassRegistry {
  /// Sets a value for one key, as `setValue:forKey:` does.
  ///
  /// A dot in the key has no special meaning.
  ///
  /// - Parameters:
  ///   - value: The value of a runtime attribute.
  ///   - key: The key.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The outcome.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  public func setValue(
    _ value: AttributeValue,
    forKey key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    try storage.setValue(value, key, of: object, SettingMode(conversion))
  }

  /// Reads the value of one key, as `valueForKey:` does.
  ///
  /// A dot in the key has no special meaning.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The value, or nil if too little is known about the class.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  public func value(
    forKey key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> BoxedValue {
    try value(forKeyPath: AttributeKeyPath([], key), of: object)
  }

  /// Sets values for several keys, as `setValuesForKeysWithDictionary:` does, in the order of the keys.
  ///
  /// - Parameters:
  ///   - values: The values by key.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The outcome for each key.
  /// - Throws: The error of the first key that raises. Values set before it are kept.
  @discardableResult
  public func setValuesForKeys(
    _ values: [AttributeKey: AttributeValue],
    of object: AnyObject
  ) throws(KeyValueCodingError) -> [AttributeKey: SetValueOutcome] {
    var outcomes: [AttributeKey: SetValueOutcome] = [:]
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      outcomes[key] = try setValue(value, forKey: key, of: object)
    }
    return outcomes
  }

  /// Reads the values of several keys, as `dictionaryWithValuesForKeys:` does.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The values by key.
  /// - Throws: The error of the first key that raises.
  public func dictionaryWithValues(
    forKeys keys: [AttributeKey],
    of object: AnyObject
  ) throws(KeyValueCodingError) -> [AttributeKey: BoxedValue] {
    var values: [AttributeKey: BoxedValue] = [:]
    for key in keys { values[key] = try value(forKey: key, of: object) }
    return values
  }
}

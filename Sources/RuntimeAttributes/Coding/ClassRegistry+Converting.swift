// Reading values of Swift types instead of boxes.

extension ClassRegistry {
  /// Reads a number, a string, or another type that is ``AttributeStorable``, at a key path.
  ///
  ///     let width = try registry.value(forKeyPath: "borderWidth", of: button, as: Double.self)
  ///
  /// - Parameters:
  ///   - keyPath: The path, seen from `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  ///   - type: The type to which the value is converted.
  /// - Returns: The value; nil where there is none, or none that the type has: values convert exactly.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  public func value<Value: AttributeStorable>(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject,
    as type: Value.Type
  ) throws(KeyValueCodingError) -> Value? {
    Value(exactly: try value(forKeyPath: keyPath, of: object))
  }

  /// Reads an object of a class at a key path.
  ///
  /// - Parameters:
  ///   - keyPath: The path, seen from `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  ///   - type: The class that is wanted.
  /// - Returns: The object; nil where there is none, or one of another class.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  public func value<Object: AnyObject>(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject,
    as type: Object.Type
  ) throws(KeyValueCodingError) -> Object? {
    try value(forKeyPath: keyPath, of: object).object as? Object
  }
}

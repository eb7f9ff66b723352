// Reading values as Swift types instead of boxes.

extension ClassRegistry {
  /// The value at a key path, converted to a type.
  ///
  ///     let width: Double? = registry["borderWidth", of: button]
  ///
  /// Nil if there is no value, `Value` cannot represent it exactly, or reading it raises. Use
  /// ``value(forKeyPath:of:as:)-(_,_,Value.Type)`` for the error.
  public subscript<Value: AttributeStorable>(keyPath: AttributeKeyPath, of object: AnyObject) -> Value? {
    try? value(forKeyPath: keyPath, of: object, as: Value.self)
  }

  /// Reads a number, a string, or another type that conforms to ``AttributeStorable`` at a key path.
  ///
  ///     let width = try registry.value(forKeyPath: "borderWidth", of: button, as: Double.self)
  ///
  /// - Parameters:
  ///   - keyPath: The path, relative to `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  ///   - type: The type to which the value is converted.
  /// - Returns: The value, or nil if there is none or `type` cannot represent it exactly.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  public func value<Value: AttributeStorable>(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject,
    as type: Value.Type
  ) throws(KeyValueCodingError) -> Value? {
    Value(exactly: try value(forKeyPath: keyPath, of: object))
  }

  /// Reads an object of a given class at a key path.
  ///
  /// - Parameters:
  ///   - keyPath: The path, relative to `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  ///   - type: The expected class.
  /// - Returns: The object, or nil if there is none or it has another class.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  public func value<Object: AnyObject>(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject,
    as type: Object.Type
  ) throws(KeyValueCodingError) -> Object? {
    try value(forKeyPath: keyPath, of: object).object as? Object
  }
}

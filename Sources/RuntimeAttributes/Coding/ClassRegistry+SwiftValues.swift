// Values as Swift has them, in place of boxes.

extension ClassRegistry {
  /// Sets a value of Swift at a key path: a number, a string, or whatever else is ``AttributeConvertible``.
  ///
  ///     let width = 1.5
  ///     try registry.setValue(width, forKeyPath: "borderWidth", of: button)
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keyPath: Where it goes, seen from `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: What became of the value.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  @_disfavoredOverload
  public func setValue(
    _ value: some AttributeConvertible,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    try setValue(value.attributeValue, forKeyPath: keyPath, of: object)
  }

  /// Sets an object or nil at a key path, as connecting an outlet does.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - keyPath: Where it goes, seen from `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: What became of the value.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  @_disfavoredOverload
  public func setValue(
    _ value: AnyObject?,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    try setValue(BoxedValue(value), forKeyPath: keyPath, of: object)
  }

  /// Reads a number, a string, or whatever else is ``AttributeConvertible``, at a key path.
  ///
  ///     let width = try registry.value(forKeyPath: "borderWidth", of: button, as: Double.self)
  ///
  /// - Parameters:
  ///   - keyPath: The path, seen from `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  ///   - type: The type that is wanted, to which the value is converted as if a property of that type were set.
  /// - Returns: The value; nil where there is none, or none that would convert without an exception.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  public func value<Value: AttributeConvertible>(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject,
    as type: Value.Type
  ) throws(KeyValueCodingError) -> Value? {
    Value(try value(forKeyPath: keyPath, of: object))
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

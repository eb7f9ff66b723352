// Functions that the expansions of the macro `@KeyValueCodable` call for associated values. Do not call them directly.

extension CaseList {
  /// Indicates that attributes can set associated values of a type.
  public func _check<Value: AttributeStorable>(_ type: Value.Type) -> _SupportedField { _SupportedField() }

  /// Indicates that attributes can set associated values of a class type.
  @_disfavoredOverload
  public func _check<Object: AnyObject>(_ type: Object.Type) -> _SupportedField { _SupportedField() }

  /// Indicates that attributes can set associated values of an optional class type.
  @_disfavoredOverload
  public func _check<Object: AnyObject>(_ type: Object?.Type) -> _SupportedField { _SupportedField() }

  /// Indicates that attributes do not support associated values of any other type.
  @_disfavoredOverload
  public func _check<Value>(_ type: Value.Type) -> _UnsupportedField { _UnsupportedField() }
}

extension CaseList.Parameter {
  /// Describes an associated value.
  public static func _value<Value: AttributeStorable>(_ name: String, _ type: Value.Type) -> Self {
    Self(name, type)
  }

  /// Describes an associated value of an optional class type.
  @_disfavoredOverload
  public static func _value<Object: AnyObject>(_ name: String, _ type: Object?.Type) -> Self {
    Self(name, .optional(.object("\(Object.self)")), "\(type)")
  }

  /// Describes an associated value of a class type, or of a type that attributes do not support.
  @_disfavoredOverload
  public static func _value<Value>(_ name: String, _ type: Value.Type) -> Self {
    Self(name, type is AnyClass ? .object("\(type)") : .custom("\(type)"), "\(type)")
  }
}

extension FieldValues {
  /// Returns the value with a name, like ``value(_:as:)``.
  public func _value<Value: AttributeStorable>(_ name: String) throws(AttributeError) -> Value {
    try value(name)
  }

  /// Returns the object with a name, or nil if the type is optional and there is no object; throws for any other value
  /// and for a type that attributes do not support.
  @_disfavoredOverload
  public func _value<Value>(_ name: String) throws(AttributeError) -> Value {
    let boxed = values[name] ?? .nil
    if boxed == .nil {
      if let none = Optional<AnyObject>.none as? Value { return none }
      guard values[name] != nil else {
        throw AttributeError(.missingKeys([AttributeKey(name)]), of: typeName)
      }
    } else if let object = boxed.object as? Value, boxed.object != nil {
      return object
    }
    throw AttributeError(.mismatch(expected: "\(Value.self)".readable), value: boxed)
      .nested(in: AttributeKey(name), of: typeName)
  }
}

/// Returns a value unchanged.
public func _storable<Value: AttributeStorable>(_ value: Value) -> any AttributeStorable { value }

/// Returns an object as a value.
@_disfavoredOverload
public func _storable<Object: AnyObject>(_ object: Object) -> any AttributeStorable {
  BoxedValue.object(object)
}

/// Returns an object or nil as a value.
@_disfavoredOverload
public func _storable<Object: AnyObject>(_ object: Object?) -> any AttributeStorable { BoxedValue(object) }

/// Returns nil for a value whose type attributes do not support.
@_disfavoredOverload
public func _storable<Value>(_ value: Value) -> any AttributeStorable { BoxedValue.nil }

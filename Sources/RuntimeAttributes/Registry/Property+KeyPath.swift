extension Property {
  /// Registers a property by its key path.
  @inlinable
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Registers a floating-point property of another module's type, such as `CGFloat`, by its key path.
  @inlinable
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint & SendableMetatype>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(
      key,
      get: { Double($0[keyPath: path]) },
      set: { (root: Root, value: Double) in root[keyPath: path] = Value(value) }
    )
  }

  /// Registers a constant, or a property that is only read, by its key path.
  @inlinable
  @_disfavoredOverload
  public init<Value: AttributeConvertible>(_ key: AttributeKey, _ path: any KeyPath<Root, Value> & Sendable) {
    self.init(key, get: { $0[keyPath: path] })
  }

  /// Registers a property of a class type by its key path.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, Object?> & Sendable
  ) {
    self.init(key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Registers a property of a class type that is never nil, by its key path.
  ///
  /// Nil is not set on it.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, Object> & Sendable
  ) {
    self.init(
      key,
      get: { $0[keyPath: path] },
      set: { root, object in if let object { root[keyPath: path] = object } }
    )
    description.type = PropertyType(.object("\(Object.self)"))
  }

  /// Registers an object that is only read, such as a view's layer, by its key path.
  @inlinable
  @_disfavoredOverload
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: any KeyPath<Root, Object> & Sendable) {
    self.init(key, get: { Optional($0[keyPath: path]) })
  }

  /// Registers an array of objects by its key path.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, [Object]> & Sendable
  ) {
    self.init(key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// The property with marks of Interface Builder added.
  public func marked(_ marks: PropertyDescription.Marks) -> Property {
    var copy = self
    copy.description.marks.formUnion(marks)
    return copy
  }
}

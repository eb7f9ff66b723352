// Properties of classes that belong to the main actor, whose key paths are not Sendable. The compiler takes these for
// such key paths alone, since those that are Sendable fit the initializers above better.

extension Property {
  /// Registers a property of a main-actor class by its key path.
  @MainActor
  public init<Value: AttributeConvertible>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, Value>)
  {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers a floating-point property of another module's type, such as `CGFloat`, of a main-actor class.
  @MainActor
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint & SendableMetatype>(
    _ key: AttributeKey,
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers a property of a main-actor class that is only read, by its key path.
  @MainActor
  @_disfavoredOverload
  public init<Value: AttributeConvertible>(_ key: AttributeKey, _ path: KeyPath<Root, Value>) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers a property of a class type of a main-actor class, by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, Object?>) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers a property of a class type that is never nil of a main-actor class, by its key path.
  ///
  /// Nil is not set on it.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, Object>) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers an object of a main-actor class that is only read, such as a view's layer, by its key path.
  @MainActor
  @_disfavoredOverload
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: KeyPath<Root, Object>) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers an array of objects of a main-actor class by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, [Object]>) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers an array of objects of a main-actor class that may be nil, by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, [Object]?>) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers a set of objects of a main-actor class by its key path: key paths through it reach each of them.
  @MainActor
  public init<Object: AnyObject & Hashable & SendableMetatype>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, Set<Object>>
  ) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers an array of numbers, strings or structures of a main-actor class by its key path.
  @MainActor
  @_disfavoredOverload
  public init<Value: AttributeConvertible>(_ key: AttributeKey, _ path: KeyPath<Root, [Value]>) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers an array of numbers, strings or structures of a main-actor class that can be set as a whole.
  @MainActor
  @_disfavoredOverload
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    _ path: ReferenceWritableKeyPath<Root, [Value]>
  ) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// Registers a dictionary of a main-actor class by its key path: key paths read its entries.
  @MainActor
  public init<Value: AttributeConvertible>(_ key: AttributeKey, _ path: KeyPath<Root, [String: Value]>) {
    self = Property(key, PropertyIsolation.strip(path)).onMainActor
  }

  /// The property, reached on the main actor alone.
  private var onMainActor: Property { Property(description, accessor.onMainActor) }
}

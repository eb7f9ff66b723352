// Key paths of nonisolated classes are Sendable. Those of main-actor classes are not and use initializers on the main
// actor. If both match, the compiler prefers the initializer for Sendable key paths, which is more specific.

extension Property {
  /// Registers a property by its key path; it is read-only if the key path is.
  public init<Value: AttributeStorable>(_ key: AttributeKey, _ path: any KeyPath<Root, Value> & Sendable) {
    self.init(key, value: PropertyAccess(path, .none))
  }

  /// Registers a property of a main-actor class by its key path.
  @MainActor
  public init<Value: AttributeStorable>(_ key: AttributeKey, _ path: KeyPath<Root, Value>) {
    self.init(key, value: PropertyAccess(path, .mainActor))
  }

  /// Registers a property of a class type by its key path.
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: any KeyPath<Root, Object?> & Sendable) {
    self.init(key, optional: PropertyAccess(path, .none))
  }

  /// Registers a property of a class type of a main-actor class by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: KeyPath<Root, Object?>) {
    self.init(key, optional: PropertyAccess(path, .mainActor))
  }

  /// Registers a property of a nonoptional class type by its key path.
  ///
  /// Setting it to nil has no effect.
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: any KeyPath<Root, Object> & Sendable) {
    self.init(key, object: PropertyAccess(path, .none))
  }

  /// Registers a property of a nonoptional class type of a main-actor class by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: KeyPath<Root, Object>) {
    self.init(key, object: PropertyAccess(path, .mainActor))
  }

  /// Registers an array or set of objects by its key path.
  ///
  /// Sets are read-only.
  public init<Objects: Collection & SendableMetatype>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, Objects> & Sendable
  ) where Objects.Element: AnyObject {
    self.init(key, objects: PropertyAccess(path, .none))
  }

  /// Registers an array or set of objects of a main-actor class by its key path.
  @MainActor
  public init<Objects: Collection & SendableMetatype>(_ key: AttributeKey, _ path: KeyPath<Root, Objects>)
  where Objects.Element: AnyObject {
    self.init(key, objects: PropertyAccess(path, .mainActor))
  }

  /// Registers an optional array of objects, such as an outlet collection, by its key path.
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: any KeyPath<Root, [Object]?> & Sendable) {
    self.init(key, array: PropertyAccess(path, .none), elements: { $0 ?? [] }, value: { $0 })
  }

  /// Registers an optional array of objects of a main-actor class by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: KeyPath<Root, [Object]?>) {
    self.init(key, array: PropertyAccess(path, .mainActor), elements: { $0 ?? [] }, value: { $0 })
  }

  /// Registers an outlet of a protocol type, or of any other type whose values are objects, by its key path:
  /// `Property("delegate", outlet: \.delegate)`.
  ///
  /// Objects of other types are rejected.
  public init<Object>(_ key: AttributeKey, outlet path: any KeyPath<Root, Object?> & Sendable) {
    self = Property(key, optional: PropertyAccess(path, .none)).outlet()
  }

  /// Registers an outlet of a main-actor class by its key path.
  @MainActor
  public init<Object>(_ key: AttributeKey, outlet path: KeyPath<Root, Object?>) {
    self = Property(key, optional: PropertyAccess(path, .mainActor)).outlet()
  }

  /// Rejects a property of a type that attributes cannot set, with a diagnostic.
  @available(
    *,
    unavailable,
    message: """
      attributes cannot set this type: conform it to 'AttributeConvertible', or use 'Struct' for its fields, \
      'outlet:' for a protocol, or 'get:' and 'set:' for another representation
      """
  )
  @_disfavoredOverload
  public init<Value>(_ key: AttributeKey, _ path: KeyPath<Root, Value>) {
    fatalError("unavailable")
  }
}

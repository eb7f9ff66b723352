/// The registration of an outlet or outlet collection, as `@IBOutlet` does.
public struct Outlet<Root: AnyObject>: Sendable {
  let property: Property<Root>

  /// Registers an outlet by its key path.
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, Object?> & Sendable
  ) {
    property = Property(key, path).marked(.outlet)
  }

  /// Registers an outlet collection by its key path.
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, [Object]> & Sendable
  ) {
    property = Property(key, path).marked(.outletCollection)
  }

  /// Registers an outlet collection that may be nil, as `@IBOutlet var views: [View]!` is, by its key path.
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, [Object]?> & Sendable
  ) {
    property = Property(key, path).marked(.outletCollection)
  }

  /// Registers an outlet by closures, such as one that another object holds.
  ///
  /// Closures written on the main actor are called there alone.
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    @_inheritActorContext get: @escaping @isolated(any) @Sendable (Root) -> Object?,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Root, Object?) -> Void
  ) {
    property = Property(key, get: get, set: set).marked(.outlet)
  }

  /// Registers an outlet of a main-actor class by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, Object?>) {
    property = Property(key, path).marked(.outlet)
  }

  /// Registers an outlet collection of a main-actor class by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, [Object]>) {
    property = Property(key, path).marked(.outletCollection)
  }

  /// Registers an outlet collection of a main-actor class that may be nil, by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, [Object]?>) {
    property = Property(key, path).marked(.outletCollection)
  }
}

/// The registration of a property that Interface Builder shows, as `@IBInspectable` does.
///
/// ``ClassRegistry/inspectableAttributes(of:)`` reads such properties back as attributes.
public struct Inspectable<Root: AnyObject>: Sendable {
  let property: Property<Root>

  /// Registers an inspectable property by its key path.
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, Value> & Sendable
  ) {
    property = Property(key, path).marked(.inspectable)
  }

  /// Registers an inspectable property of another module's floating-point type, such as `CGFloat`, by its key path.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint & SendableMetatype>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, Value> & Sendable
  ) {
    property = Property(key, path).marked(.inspectable)
  }

  /// Registers an inspectable property of a main-actor class by its key path.
  @MainActor
  public init<Value: AttributeConvertible>(_ key: AttributeKey, _ path: ReferenceWritableKeyPath<Root, Value>)
  {
    property = Property(key, path).marked(.inspectable)
  }

  /// Registers an inspectable property of another module's floating-point type of a main-actor class.
  @MainActor
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint & SendableMetatype>(
    _ key: AttributeKey,
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    property = Property(key, path).marked(.inspectable)
  }

  /// Registers an inspectable property by closures, such as a facade over a layer's.
  ///
  /// Closures written on the main actor are called there alone.
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    @_inheritActorContext get: @escaping @isolated(any) @Sendable (Root) -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Root, Value) -> Void
  ) {
    property = Property(key, get: get, set: set).marked(.inspectable)
  }

  /// Registers an inspectable property that can be read and not set, by a closure.
  ///
  /// A closure written on the main actor is called there alone.
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    @_inheritActorContext get: @escaping @isolated(any) @Sendable (Root) -> Value
  ) {
    property = Property(key, get: get).marked(.inspectable)
  }
}

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

  /// Registers an inspectable property by closures, such as a facade over a layer's.
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    get: @escaping @Sendable (Root) -> Value,
    set: @escaping @Sendable (Root, Value) -> Void
  ) {
    property = Property(key, get: get, set: set).marked(.inspectable)
  }
}

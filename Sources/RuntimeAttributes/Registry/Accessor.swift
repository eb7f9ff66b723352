/// The closures that reach a property of a registered Swift class.
@usableFromInline struct Accessor: Sendable {
  /// Sets an attribute value that the conversion table lets through; false if the type has no such value.
  @usableFromInline var setValue: (@Sendable (AnyObject, AttributeValue) -> Bool)?
  /// Converts a value once, for a plan that sets it many times; nil if the type has no such value.
  @usableFromInline var bind: (@Sendable (AttributeValue) -> (@Sendable (AnyObject) -> Void)?)?
  /// Sets an object, nil or an array of objects; false if it is none of the property's type.
  @usableFromInline var setObject: (@Sendable (AnyObject, BoxedValue) -> Bool)?
  /// Reads the property.
  @usableFromInline var get: (@Sendable (AnyObject) -> BoxedValue)?

  @usableFromInline init() {}
}

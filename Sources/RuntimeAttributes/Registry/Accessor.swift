/// The closures that reach a property of a registered Swift class.
@usableFromInline struct Accessor: Sendable {
  /// Sets an attribute value that the conversion table lets through; false if the type has no such value.
  @usableFromInline var setValue: (@Sendable (AnyObject, AttributeValue) -> Bool)?
  /// Converts a value once, for a plan that sets it many times; nil if the type has no such value. The closure
  /// returns how many attributes raised, as a plan's steps do: none.
  @usableFromInline var bind: (@Sendable (AttributeValue) -> (@Sendable (AnyObject) -> Int)?)?
  /// Sets an object, nil or an array of objects; false if it is none of the property's type.
  @usableFromInline var setObject: (@Sendable (AnyObject, BoxedValue) -> Bool)?
  /// Reads a property of a class type, without a box.
  @usableFromInline var getObject: (@Sendable (AnyObject) -> AnyObject?)?
  /// Reads the property.
  @usableFromInline var get: (@Sendable (AnyObject) -> BoxedValue)?

  @usableFromInline init() {}
}

/// The closures that reach a property of a registered Swift class.
///
/// A class, so that taking one out of a registry counts one reference and not one for each closure.
@usableFromInline final class Accessor: Sendable {
  @usableFromInline typealias Read<Value> = @Sendable (AnyObject) -> Value
  @usableFromInline typealias Write<Value> = @Sendable (AnyObject, Value) -> Bool
  /// Sets a value that has been converted before; returns how many attributes raised or were refused, as a plan's steps do: none.
  @usableFromInline typealias BoundWrite = @Sendable (AnyObject) -> Int

  /// Where the closures may be called.
  let isolation: PropertyIsolation
  /// Reads the property.
  let get: Read<BoxedValue>
  /// Reads a property of a class type, without a box.
  let getObject: Read<AnyObject?>?
  /// Sets an attribute value that the conversion table lets through; false if the type has no such value.
  let setValue: Write<AttributeValue>?
  /// Sets an object, nil or an array of objects; false if it is none of the property's type.
  let setObject: Write<BoxedValue>?
  /// Converts a value once, for a plan that sets it many times; nil if the type has no such value.
  let bind: (@Sendable (AttributeValue) -> BoundWrite?)?
  /// The strings that the property's type is made of, where it is made of no others.
  let texts: (@Sendable () -> [String])?

  @usableFromInline init(
    isolation: PropertyIsolation = .none,
    get: @escaping Read<BoxedValue>,
    getObject: Read<AnyObject?>? = nil,
    setValue: Write<AttributeValue>? = nil,
    setObject: Write<BoxedValue>? = nil,
    bind: (@Sendable (AttributeValue) -> BoundWrite?)? = nil,
    texts: (@Sendable () -> [String])? = nil
  ) {
    self.isolation = isolation
    self.get = get
    self.getObject = getObject
    self.setValue = setValue
    self.setObject = setObject
    self.bind = bind
    self.texts = texts
  }

  /// The same closures, for the main actor alone.
  @usableFromInline var onMainActor: Accessor {
    Accessor(
      isolation: .mainActor,
      get: get,
      getObject: getObject,
      setValue: setValue,
      setObject: setObject,
      bind: bind,
      texts: texts
    )
  }
}

/// The closures that reach a property of a registered Swift class.
///
/// A class, so that a copy of an accessor counts one reference instead of one for each closure.
@usableFromInline final class Accessor: Sendable {
  @usableFromInline typealias Read<Value> = @Sendable (AnyObject) -> Value
  @usableFromInline typealias Write<Value> = @Sendable (AnyObject, Value) -> Bool
  /// Sets a value that was converted before.
  ///
  /// It returns the number of attributes that raised or were rejected, as the steps of a plan do, which is 0.
  @usableFromInline typealias BoundWrite = @Sendable (AnyObject) -> Int

  /// Reads the value as it is, and returns what sets it again.
  @usableFromInline typealias Capture = @Sendable (AnyObject) -> () -> Void

  /// The closures that set a property.
  struct Setters: Sendable {
    /// Sets an attribute value that the conversion table admits; false if the type has no such value.
    var value: Write<AttributeValue>?
    /// Sets an object, nil or a collection; false if it is not of the property's type.
    var object: Write<BoxedValue>?
    /// Converts a value once, for a plan that sets it many times; nil if the type has no such value.
    var bind: (@Sendable (AttributeValue) -> BoundWrite?)?
    /// The strings of which the property's type consists, if it consists of strings.
    var texts: (@Sendable () -> [String])?
    /// Reads the value as it is, to restore it later.
    var capture: Capture?
  }

  /// Where the closures may be called.
  let isolation: PropertyIsolation
  /// Reads the property.
  let get: Read<BoxedValue>
  /// Reads a property of a class type, without a box.
  let getObject: Read<AnyObject?>?
  /// The closures that set the property.
  let setters: Setters

  init(
    isolation: PropertyIsolation,
    get: @escaping Read<BoxedValue>,
    getObject: Read<AnyObject?>?,
    setters: Setters
  ) {
    self.isolation = isolation
    self.get = get
    self.getObject = getObject
    self.setters = setters
  }

  @usableFromInline convenience init(
    isolation: PropertyIsolation,
    get: @escaping Read<BoxedValue>,
    getObject: Read<AnyObject?>? = nil,
    setValue: Write<AttributeValue>? = nil,
    setObject: Write<BoxedValue>? = nil,
    bind: (@Sendable (AttributeValue) -> BoundWrite?)? = nil,
    texts: (@Sendable () -> [String])? = nil,
    capture: Capture? = nil
  ) {
    let setters = Setters(value: setValue, object: setObject, bind: bind, texts: texts, capture: capture)
    self.init(isolation: isolation, get: get, getObject: getObject, setters: setters)
  }

  /// The accessor that only reads.
  var withoutSetters: Accessor {
    Accessor(isolation: isolation, get: get, getObject: getObject, setters: Setters())
  }
}

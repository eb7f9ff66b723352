/// The closures that access a property of a registered Swift class.
///
/// A class, so that copying an accessor retains one object instead of each closure.
@usableFromInline final class Accessor: Sendable {
  @usableFromInline typealias Read<Value> = @Sendable (AnyObject) -> Value
  @usableFromInline typealias Write<Value> = @Sendable (AnyObject, Value) -> Bool
  /// Sets a value that was converted in advance.
  ///
  /// Returns the number of attributes that raised or were rejected, like the steps of a plan; always 0.
  @usableFromInline typealias BoundWrite = @Sendable (AnyObject) -> Int

  /// Reads the current value and returns a closure that restores it.
  @usableFromInline typealias Capture = @Sendable (AnyObject) -> () -> Void

  /// The closures that set a property.
  struct Setters: Sendable {
    /// Sets an attribute value that the conversion table accepts; returns false if the type cannot represent it.
    var value: Write<AttributeValue>?
    /// Sets an object, nil or a collection; returns false if it does not match the property's type.
    var object: Write<BoxedValue>?
    /// Converts a value once, for a plan that sets it many times; returns nil if the type cannot represent it.
    var bind: (@Sendable (AttributeValue) -> BoundWrite?)?
    /// The strings that the property's type accepts, if it has a fixed set.
    var texts: (@Sendable () -> [String])?
    /// Captures the current value, to restore it later.
    var capture: Capture?
  }

  /// Where the closures may be called.
  let isolation: PropertyIsolation
  /// Reads the property.
  let get: Read<BoxedValue>
  /// Reads a property of a class type without boxing.
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

  /// A read-only copy of the accessor.
  var withoutSetters: Accessor {
    Accessor(isolation: isolation, get: get, getObject: getObject, setters: Setters())
  }
}

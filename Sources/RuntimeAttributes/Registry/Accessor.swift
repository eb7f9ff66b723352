/// The closures that access a property of a registered Swift class.
///
/// This is a class, so that copying an accessor retains one object instead of each closure. Structures wrap the
/// closures, since the compiler calls closures in optionals and arrays through thunks.
@usableFromInline final class Accessor: Sendable {
  /// Reads a property of a class type without boxing.
  @usableFromInline struct ReadObject: Sendable {
    let call: @Sendable (AnyObject) -> AnyObject?
    @usableFromInline init(_ call: @escaping @Sendable (AnyObject) -> AnyObject?) { self.call = call }
  }

  /// Sets a value that the conversion table accepts; returns false if the property's type cannot represent it.
  @usableFromInline struct Write: Sendable {
    let call: @Sendable (AnyObject, BoxedValue) -> Bool
    @usableFromInline init(_ call: @escaping @Sendable (AnyObject, BoxedValue) -> Bool) { self.call = call }
  }

  /// Sets a value that was converted in advance, and returns 1 if the attribute raised or was rejected, else 0.
  ///
  /// This is a class, so that plans can call it without reference counting.
  @usableFromInline final class BoundWrite: Sendable {
    let call: @Sendable (AnyObject) -> Int
    @usableFromInline init(_ call: @escaping @Sendable (AnyObject) -> Int) { self.call = call }
  }

  /// Reads the current value and returns a closure that restores it.
  @usableFromInline typealias Capture = @Sendable (AnyObject) -> () -> Void

  /// The closures that set a property.
  struct Setters: Sendable {
    var write: Write?
    /// Converts a value once, for a plan that sets it many times; returns nil if the type cannot represent it.
    var bind: (@Sendable (AttributeValue) -> BoundWrite?)?
    /// The strings that the property's type accepts, if it has a fixed set.
    var texts: (@Sendable () -> [String])?
    /// Captures the current value, to restore it later.
    var capture: Capture?
  }

  /// The isolation of the closures, which determines where they may be called.
  let isolation: PropertyIsolation
  /// Reads the property.
  let get: @Sendable (AnyObject) -> BoxedValue
  let getObject: ReadObject?
  /// The closures that set the property.
  let setters: Setters
  /// The role of the property in a structure: the structure itself, or one of its fields.
  let structure: StructureRole?

  /// The role of a property in a structure.
  enum StructureRole: Sendable {
    /// A structure whose fields are registered.
    case whole
    /// A field, whose key starts with that of its structure: `retry.count`.
    case field
  }

  init(
    isolation: PropertyIsolation,
    get: @escaping @Sendable (AnyObject) -> BoxedValue,
    getObject: ReadObject?,
    setters: Setters,
    structure: StructureRole? = nil
  ) {
    self.isolation = isolation
    self.get = get
    self.getObject = getObject
    self.setters = setters
    self.structure = structure
  }

  @usableFromInline convenience init(
    isolation: PropertyIsolation,
    get: @escaping @Sendable (AnyObject) -> BoxedValue,
    getObject: ReadObject? = nil,
    write: Write? = nil,
    bind: (@Sendable (AttributeValue) -> BoundWrite?)? = nil,
    texts: (@Sendable () -> [String])? = nil,
    capture: Capture? = nil
  ) {
    let setters = Setters(write: write, bind: bind, texts: texts, capture: capture)
    self.init(isolation: isolation, get: get, getObject: getObject, setters: setters)
  }

  /// A read-only copy of the accessor.
  var withoutSetters: Accessor {
    Accessor(isolation: isolation, get: get, getObject: getObject, setters: Setters(), structure: structure)
  }
}

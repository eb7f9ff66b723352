/// The closures that access a property of a registered type.
///
/// A root is the address of a structure, or of a variable with a reference to an object. The accessor is a class, so
/// that copying it retains one object instead of each closure. Structures wrap the closures, since the compiler calls
/// closures in optionals and arrays through thunks.
@usableFromInline package final class FieldAccessor: Sendable {
  @usableFromInline typealias Root = UnsafeMutableRawPointer

  /// A closure that reads a property of a class type without boxing.
  @usableFromInline struct ReadObject: Sendable {
    let call: @Sendable (Root) -> AnyObject?
    @usableFromInline init(_ call: @escaping @Sendable (Root) -> AnyObject?) { self.call = call }
  }

  /// A closure that sets the property.
  @usableFromInline struct Write: Sendable {
    let call: @Sendable (Root, BoxedValue, TypeRegistry) throws(AttributeError) -> Void
    @usableFromInline init(
      _ call: @escaping @Sendable (Root, BoxedValue, TypeRegistry) throws(AttributeError) -> Void
    ) {
      self.call = call
    }
  }

  /// The closures that access parts of the property's value.
  struct Parts: Sendable {
    let read: @Sendable (Root, ArraySlice<AttributeKey>, TypeRegistry) throws(AttributeError) -> BoxedValue
    /// Nil for a read-only property.
    let write:
      (@Sendable (Root, BoxedValue, ArraySlice<AttributeKey>, TypeRegistry) throws(AttributeError) -> Void)?
  }

  /// A closure that sets a previously converted value, and returns whether the setter accepted the value.
  ///
  /// The type is a class, so that plans can call the closure without reference counting.
  @usableFromInline final class BoundWrite: Sendable {
    let call: @Sendable (Root) -> Bool
    @usableFromInline init(_ call: @escaping @Sendable (Root) -> Bool) { self.call = call }
  }

  /// The isolation of the closures, which determines where they may be called.
  let isolation: PropertyIsolation
  /// A closure that reads the property.
  let read: @Sendable (Root, TypeRegistry) -> BoxedValue
  let readObject: ReadObject?
  let write: Write?
  let parts: Parts?
  /// A closure that converts and checks a value without setting it.
  let check: @Sendable (Root, BoxedValue, TypeRegistry) throws(AttributeError) -> Void
  /// A closure that converts a value once for a plan, or returns nil if the value cannot be set or converted in
  /// advance.
  let bind: @Sendable (BoxedValue, TypeRegistry) -> BoundWrite?
  /// A closure that reads the current value and returns a closure that restores it; nil for a read-only property.
  let capture: (@Sendable (Root) -> @Sendable (Root) -> Void)?

  /// Creates an accessor of a property whose type converts values.
  init<Value: AttributeStorable>(
    _ access: TypedAccess<Value>,
    checks: [FieldTrait<Value>.Check],
    write: Write?
  ) {
    let get = access.get
    let converted = { @Sendable (value: BoxedValue, registry: TypeRegistry) throws(AttributeError) in
      try Self.checked(Value.stored(value, in: registry), checks, value)
    }
    let changed = {
      @Sendable (root: Root, value: BoxedValue, registry: TypeRegistry) throws(AttributeError) in
      guard case .dictionary = value else { return try converted(value, registry) }
      // Properties of a structure that are missing from the dictionary keep their values.
      var changed = get(root)
      try changed.setValue(value, at: [], in: registry)
      return try Self.checked(changed, checks, value)
    }
    isolation = access.isolation
    read = { get($0).boxed(in: $1) }
    readObject = nil
    check = { root, value, registry throws(AttributeError) in _ = try changed(root, value, registry) }
    let readPart = {
      @Sendable (root: Root, keys: ArraySlice<AttributeKey>, registry: TypeRegistry)
        throws(AttributeError) in
      try get(root).value(at: keys, in: registry)
    }
    guard let set = access.set else {
      (self.write, parts, capture) = (nil, Parts(read: readPart, write: nil), nil)
      bind = { _, _ in nil }
      return
    }
    let general = Write { root, value, registry throws(AttributeError) in
      let changed = try changed(root, value, registry)
      try Self.attempt(value) { try set(root, changed) }
    }
    self.write = checks.isEmpty && Value.structures.isEmpty ? write ?? general : general
    parts = Parts(read: readPart) { root, value, keys, registry throws(AttributeError) in
      var changed = get(root)
      try changed.setValue(value, at: keys, in: registry)
      let checked = try Self.checked(changed, checks, value)
      if registry.trial?.purpose == .checking { return }
      try Self.attempt(value) { try set(root, checked) }
    }
    bind = { value, registry in
      // Each object receives its own instance, as it does without a plan.
      guard !(Value.self is AnyObject.Type), let converted = try? converted(value, registry) else {
        return nil
      }
      // The protocol does not require Sendable, but each plan converts its own value and only reads it.
      nonisolated(unsafe) let bound = converted
      return BoundWrite { (try? set($0, bound)) != nil }
    }
    capture = Self.capture(access)
  }

  /// Creates an accessor of a property that contains objects.
  init<Value>(
    _ access: TypedAccess<Value>,
    checks: [FieldTrait<Value>.Check],
    object: (@Sendable (Value) -> AnyObject?)? = nil,
    box: @escaping @Sendable (Value) -> BoxedValue,
    unbox: @escaping @Sendable (BoxedValue) throws(AttributeError) -> Value
  ) {
    let get = access.get
    let converted = { @Sendable (value: BoxedValue) throws(AttributeError) in
      try Self.checked(unbox(value), checks, value)
    }
    isolation = access.isolation
    read = { root, _ in box(get(root)) }
    readObject = object.map { object in ReadObject { object(get($0)) } }
    check = { _, value, _ throws(AttributeError) in _ = try converted(value) }
    write = access.set.map { set in
      Write { root, value, _ throws(AttributeError) in
        let converted = try converted(value)
        try Self.attempt(value) { try set(root, converted) }
      }
    }
    parts =
      object == nil
      ? Parts(
        read: { root, keys, registry throws(AttributeError) in
          try registry.value(keys, in: box(get(root)), of: "\(Value.self)")
        },
        write: { root, value, keys, registry throws(AttributeError) in
          try registry.setValue(value, keys, in: box(get(root)), of: "\(Value.self)")
        }
      ) : nil
    // Each object receives its own value, and objects are not Sendable.
    bind = { _, _ in nil }
    capture = Self.capture(access)
  }

  /// Returns a value if all checks accept the value; throws otherwise.
  private static func checked<Value>(
    _ value: Value,
    _ checks: [FieldTrait<Value>.Check],
    _ boxed: BoxedValue
  ) throws(AttributeError) -> Value {
    for check in checks {
      if let reason = check.refuses(value) { throw AttributeError(reason, value: boxed) }
    }
    return value
  }

  /// Calls a property's setter, and converts a thrown error to an `AttributeError`.
  @inlinable
  static func attempt(
    _ value: @autoclosure () -> BoxedValue,
    _ set: () throws -> Void
  ) throws(AttributeError) {
    do {
      try set()
    } catch let error as AttributeError {
      throw error
    } catch {
      throw rejected(value(), error)
    }
  }

  @usableFromInline static func rejected(_ value: BoxedValue, _ error: any Error) -> AttributeError {
    AttributeError(.rejected("\(error)"), value: value)
  }

  private static func capture<Value>(
    _ access: TypedAccess<Value>
  ) -> (@Sendable (Root) -> @Sendable (Root) -> Void)? {
    guard let set = access.set else { return nil }
    return { [get = access.get] root in
      // The value is only written to the property from which it was read.
      nonisolated(unsafe) let value = get(root)
      return { try? set($0, value) }
    }
  }
}

/// The statically typed closures of a property.
@usableFromInline package struct TypedAccess<Value>: Sendable {
  let isolation: PropertyIsolation
  /// A closure that reads the property.
  let get: @Sendable (UnsafeMutableRawPointer) -> Value
  /// A closure that writes the property; nil for a read-only property.
  let set: (@Sendable (UnsafeMutableRawPointer, Value) throws -> Void)?

  @usableFromInline init(
    _ isolation: PropertyIsolation,
    get: @escaping @Sendable (UnsafeMutableRawPointer) -> Value,
    set: (@Sendable (UnsafeMutableRawPointer, Value) throws -> Void)?
  ) {
    (self.isolation, self.get, self.set) = (isolation, get, set)
  }

  /// Creates access through a key path.
  ///
  /// - Parameters:
  ///   - path: The key path; it may be read-only.
  ///   - isolation: The isolation of the key path. Key paths of main-actor types are used only on the main actor.
  init<Root>(_ path: KeyPath<Root, Value>, _ isolation: PropertyIsolation) {
    nonisolated(unsafe) let path = path
    var set: (@Sendable (UnsafeMutableRawPointer, Value) throws -> Void)?
    if let writable = path.writable {
      nonisolated(unsafe) let writable = writable
      set = { $0.assumingMemoryBound(to: Root.self).pointee[keyPath: writable] = $1 }
    }
    self.init(isolation, get: { $0.assumingMemoryBound(to: Root.self).pointee[keyPath: path] }, set: set)
  }
}

extension KeyPath {
  /// The writable form of the key path, or nil if the key path is read-only.
  ///
  /// The key path of a class must be reference-writable, since the variable with the reference does not change.
  var writable: WritableKeyPath<Root, Value>? {
    Root.self is AnyObject.Type
      ? self as? ReferenceWritableKeyPath<Root, Value> : self as? WritableKeyPath<Root, Value>
  }
}

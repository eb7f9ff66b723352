/// The statically typed accessors of a class's property, or of a structure's field in a ``ValueBox``.
package struct PropertyAccess<Root, Value>: Sendable {
  /// The isolation of the closures, which determines where they may be called.
  let isolation: PropertyIsolation
  /// Reads the property of an object of the class, or of a box.
  let get: @Sendable (AnyObject) -> Value
  /// Writes the property; nil if it is read-only.
  let set: (@Sendable (AnyObject, Value) -> Void)?

  private init(
    _ isolation: PropertyIsolation,
    get: @escaping @Sendable (AnyObject) -> Value,
    set: (@Sendable (AnyObject, Value) -> Void)?
  ) {
    (self.isolation, self.get, self.set) = (isolation, get, set)
  }

  /// Creates access through a key path.
  ///
  /// - Parameters:
  ///   - path: The key path; it may be read-only.
  ///   - isolation: The isolation of the key path. Key paths of main-actor classes are used only on the main actor.
  init(_ path: KeyPath<Root, Value>, _ isolation: PropertyIsolation) {
    nonisolated(unsafe) let path = path
    var set: (@Sendable (AnyObject, Value) -> Void)?
    guard Root.self is AnyObject.Type else {
      if let writable = path as? WritableKeyPath<Root, Value> {
        nonisolated(unsafe) let writable = writable
        set = { unsafeDowncast($0, to: ValueBox<Root>.self).value[keyPath: writable] = $1 }
      }
      self.init(
        isolation,
        get: { unsafeDowncast($0, to: ValueBox<Root>.self).value[keyPath: path] },
        set: set
      )
      return
    }
    // The initializer also accepts types that are not classes, so a downcast does not compile.
    if let writable = path as? ReferenceWritableKeyPath<Root, Value> {
      nonisolated(unsafe) let writable = writable
      set = { unsafeBitCast($0, to: Root.self)[keyPath: writable] = $1 }
    }
    self.init(isolation, get: { unsafeBitCast($0, to: Root.self)[keyPath: path] }, set: set)
  }

  /// Creates access through closures without captures, which have the isolation of the surrounding code.
  package init(
    get: @escaping @isolated(any) (Root) -> Value,
    set: (@isolated(any) (Root, Value) -> Void)? = nil
  ) where Root: AnyObject {
    // A closure without captures may be called anywhere that its isolation allows.
    let sendableGet = unsafeBitCast(LocalGetter(call: get), to: IsolatedGetter<Root, Value>.self).call
    let plainGet = PropertyIsolation.strip(sendableGet)
    var plainSet: (@Sendable (AnyObject, Value) -> Void)?
    // Not `map`: before macOS 15, such a function type cannot be a generic argument.
    if let set {
      let sendableSet = unsafeBitCast(LocalSetter(call: set), to: IsolatedSetter<Root, Value>.self).call
      let stripped = PropertyIsolation.strip(sendableSet)
      plainSet = { stripped(unsafeDowncast($0, to: Root.self), $1) }
    }
    self.init(
      PropertyIsolation(get.isolation, set?.isolation),
      get: { plainGet(unsafeDowncast($0, to: Root.self)) },
      set: plainSet
    )
  }

  /// Returns the access, cast to the dynamic type of the value.
  func cast<Other>(to type: Other.Type) -> PropertyAccess<Root, Other>? {
    self as Any as? PropertyAccess<Root, Other>
  }

  /// Reads the current value and returns a closure that restores it; nil for a read-only property.
  var capture: Accessor.Capture? {
    guard let set else { return nil }
    return { [get] object in
      let value = get(object)
      return { set(object, value) }
    }
  }
}

// Structures wrap the closures, as in `PropertyIsolation`.

private struct LocalGetter<Root: AnyObject, Value> {
  let call: @isolated(any) (Root) -> Value
}

private struct LocalSetter<Root: AnyObject, Value> {
  let call: @isolated(any) (Root, Value) -> Void
}

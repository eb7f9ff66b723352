/// The statically typed accessors of a property.
package struct PropertyAccess<Root: AnyObject, Value>: Sendable {
  /// Where the closures may be called.
  let isolation: PropertyIsolation
  let get: @Sendable (Root) -> Value
  /// Writes the property; nil if it is read-only.
  let set: (@Sendable (Root, Value) -> Void)?

  private init(
    _ isolation: PropertyIsolation,
    get: @escaping @Sendable (Root) -> Value,
    set: (@Sendable (Root, Value) -> Void)?
  ) {
    (self.isolation, self.get, self.set) = (isolation, get, set)
  }

  /// Creates access by a key path.
  ///
  /// - Parameters:
  ///   - path: The key path; it may be read-only.
  ///   - isolation: Where the key path may be used. Key paths of main-actor classes are used only on the main actor.
  init(_ path: KeyPath<Root, Value>, _ isolation: PropertyIsolation) {
    nonisolated(unsafe) let path = path
    var set: (@Sendable (Root, Value) -> Void)?
    if let writable = path as? ReferenceWritableKeyPath<Root, Value> {
      nonisolated(unsafe) let writable = writable
      set = { $0[keyPath: writable] = $1 }
    }
    self.init(isolation, get: { $0[keyPath: path] }, set: set)
  }

  /// Creates access by closures without captures, which have the isolation of the surrounding code.
  package init(
    get: @escaping @isolated(any) (Root) -> Value,
    set: (@isolated(any) (Root, Value) -> Void)? = nil
  ) {
    // A closure without captures may be called anywhere that its isolation allows.
    let sendableGet = unsafeBitCast(LocalGetter(call: get), to: IsolatedGetter<Root, Value>.self).call
    let sendableSet = set.map {
      unsafeBitCast(LocalSetter(call: $0), to: IsolatedSetter<Root, Value>.self).call
    }
    self.init(
      PropertyIsolation(get.isolation, set?.isolation),
      get: PropertyIsolation.strip(sendableGet),
      set: sendableSet.map { PropertyIsolation.strip($0) }
    )
  }

  /// The access cast to the dynamic type of the value.
  func cast<Other>(to type: Other.Type) -> PropertyAccess<Root, Other>? {
    self as Any as? PropertyAccess<Root, Other>
  }
}

// Closures wrapped in structures, as in `PropertyIsolation`.

private struct LocalGetter<Root, Value> {
  let call: @isolated(any) (Root) -> Value
}

private struct LocalSetter<Root, Value> {
  let call: @isolated(any) (Root, Value) -> Void
}

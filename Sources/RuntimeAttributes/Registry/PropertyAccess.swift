/// How a property of a class is read and written, as its own type.
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

  /// Access by a key path.
  ///
  /// - Parameters:
  ///   - path: The key path, which is read-only or not.
  ///   - isolation: Where the key path may be used. The registry uses that of a main-actor class on the main actor only.
  init(_ path: KeyPath<Root, Value>, _ isolation: PropertyIsolation) {
    nonisolated(unsafe) let path = path
    var set: (@Sendable (Root, Value) -> Void)?
    if let writable = path as? ReferenceWritableKeyPath<Root, Value> {
      nonisolated(unsafe) let writable = writable
      set = { $0[keyPath: writable] = $1 }
    }
    self.init(isolation, get: { $0[keyPath: path] }, set: set)
  }

  /// Access by closures that capture nothing, which have the isolation of the code around them.
  package init(
    get: @escaping @isolated(any) (Root) -> Value,
    set: (@isolated(any) (Root, Value) -> Void)? = nil
  ) {
    // What captures nothing may be called anywhere that its isolation admits.
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

  /// The access as one to a type that the value turns out to have.
  func cast<Other>(to type: Other.Type) -> PropertyAccess<Root, Other>? {
    self as Any as? PropertyAccess<Root, Other>
  }
}

// Closures in structures, as in `PropertyIsolation`.

private struct LocalGetter<Root, Value> {
  let call: @isolated(any) (Root) -> Value
}

private struct LocalSetter<Root, Value> {
  let call: @isolated(any) (Root, Value) -> Void
}

// Properties of types that convert values.

extension FieldList {
  /// Adds a property by its key path; the property is read-only if the key path is read-only.
  public mutating func property<Value: AttributeStorable>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, Value> & Sendable,
    _ traits: FieldTrait<Value>...
  ) {
    add(key, TypedAccess(path, .none), traits)
  }

  /// Adds a property of a main-actor type by its key path.
  ///
  /// In the Swift 5 language mode, the key paths of nonisolated types also select this method, unless the upcoming
  /// feature `InferSendableFromCaptures` is enabled.
  @MainActor
  public mutating func property<Value: AttributeStorable>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, Value>,
    _ traits: FieldTrait<Value>...
  ) {
    add(key, TypedAccess(path, .mainActor), traits)
  }

  /// Rejects a property whose type attributes do not support.
  @available(
    *,
    unavailable,
    message: """
      attributes do not support this type: import 'FoundationAttributes' for Foundation's types, conform your own type \
      to 'AttributeConvertible' or 'KeyValueStructure', or use 'outlet:' for a protocol
      """
  )
  @_disfavoredOverload
  public mutating func property<Value>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, Value>,
    _ traits: FieldTrait<Value>...
  ) {}
}

extension FieldList where Root: AnyObject {
  /// Adds a property by closures, which are faster than a key path.
  ///
  /// Closures for a main-actor class are marked `@MainActor in`, and are called only on the main actor.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - get: A closure that reads the property.
  ///   - set: A closure that writes the property. The description of a thrown error is part of the ``AttributeError``.
  ///   - traits: The traits of the property.
  @inlinable
  public mutating func property<Value: AttributeStorable>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Value,
    set: @escaping @isolated(any) @Sendable (Root, Value) throws -> Void,
    _ traits: FieldTrait<Value>...
  ) {
    let isolation = PropertyIsolation(get.isolation, set.isolation)
    let (get, set) = (PropertyIsolation.strip(get), PropertyIsolation.strip(set))
    add(
      key,
      TypedAccess(
        isolation,
        get: { get($0.assumingMemoryBound(to: Root.self).pointee) },
        set: { try set($0.assumingMemoryBound(to: Root.self).pointee, $1) }
      ),
      traits,
      write: FieldAccessor.Write { root, value, registry throws(AttributeError) in
        let converted = try Value.stored(value, in: registry)
        try FieldAccessor.attempt(value) {
          try set(root.assumingMemoryBound(to: Root.self).pointee, converted)
        }
      }
    )
  }

  /// Adds a read-only property by a closure.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - get: A closure that reads the property.
  ///   - traits: The traits of the property.
  @inlinable
  public mutating func property<Value: AttributeStorable>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Value,
    _ traits: FieldTrait<Value>...
  ) {
    let isolation = PropertyIsolation(get.isolation)
    let get = PropertyIsolation.strip(get)
    add(
      key,
      TypedAccess(isolation, get: { get($0.assumingMemoryBound(to: Root.self).pointee) }, set: nil),
      traits
    )
  }
}

extension FieldList {
  /// Adds a property of a structure by closures.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - get: A closure that reads the property.
  ///   - change: A closure that writes the property. The description of a thrown error is part of the
  ///     ``AttributeError``.
  ///   - traits: The traits of the property.
  public mutating func property<Value: AttributeStorable>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Value,
    change: @escaping @isolated(any) @Sendable (inout Root, Value) throws -> Void,
    _ traits: FieldTrait<Value>...
  ) {
    let isolation = PropertyIsolation(get.isolation, change.isolation)
    let (get, change) = (PropertyIsolation.strip(get), PropertyIsolation.strip(change))
    add(
      key,
      TypedAccess(
        isolation,
        get: { get($0.assumingMemoryBound(to: Root.self).pointee) },
        set: { try change(&$0.assumingMemoryBound(to: Root.self).pointee, $1) }
      ),
      traits
    )
  }
}

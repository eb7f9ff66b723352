// Closures avoid a key path's indirection, and the compiler specializes them for the class and the type.

extension Property where Root: AnyObject {
  /// Registers a property by closures, the fastest way to access it.
  ///
  /// Closures for a main-actor class are marked `@MainActor in`, and are called only on the main actor.
  ///
  /// - Parameters:
  ///   - key: The key of the property in attributes and key paths.
  ///   - get: Reads the property.
  ///   - set: Writes the property.
  @inlinable
  public init<Value: AttributeStorable>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Value,
    set: @escaping @isolated(any) @Sendable (Root, Value) -> Void
  ) {
    let isolation = PropertyIsolation(get.isolation, set.isolation)
    let (get, set) = (PropertyIsolation.strip(get), PropertyIsolation.strip(set))
    let accessor = Accessor(
      isolation: isolation,
      get: { get(unsafeDowncast($0, to: Root.self)).boxedValue },
      write: Accessor.Write { object, value in
        guard let converted = Value(boxedValue: value) else { return false }
        set(unsafeDowncast(object, to: Root.self), converted)
        return true
      },
      bind: { value in
        // Each object receives its own instance, as it does without a plan.
        guard !(Value.self is AnyObject.Type), let converted = Value(boxedValue: .attribute(value)) else {
          return nil
        }
        // The protocol does not require Sendable, but each plan converts its own value and only reads it.
        nonisolated(unsafe) let bound = converted
        return Accessor.BoundWrite {
          set(unsafeDowncast($0, to: Root.self), bound)
          return 0
        }
      },
      texts: AllowedValues.texts(of: Value.self),
      capture: {
        let object = unsafeDowncast($0, to: Root.self)
        let value = get(object)
        return { set(object, value) }
      }
    )
    self.init(key, type: Value.attributeType, accessor, isReadOnly: false)
  }

  /// Registers a read-only property by a closure.
  ///
  /// - Parameters:
  ///   - key: The key of the property in key paths.
  ///   - get: Reads the property.
  @inlinable
  public init<Value: AttributeStorable>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Value
  ) {
    let isolation = PropertyIsolation(get.isolation)
    let get = PropertyIsolation.strip(get)
    let accessor = Accessor(
      isolation: isolation,
      get: { get(unsafeDowncast($0, to: Root.self)).boxedValue }
    )
    self.init(key, type: Value.attributeType, accessor, isReadOnly: true)
  }

  /// Registers a property of a class type by closures.
  ///
  /// - Parameters:
  ///   - key: The key of the property in attributes and key paths.
  ///   - get: Reads the property.
  ///   - set: Writes the property.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Object?,
    set: @escaping @isolated(any) @Sendable (Root, Object?) -> Void
  ) {
    let isolation = PropertyIsolation(get.isolation, set.isolation)
    let (get, set) = (PropertyIsolation.strip(get), PropertyIsolation.strip(set))
    let accessor = Accessor(
      isolation: isolation,
      get: { BoxedValue(get(unsafeDowncast($0, to: Root.self))) },
      getObject: Accessor.ReadObject { get(unsafeDowncast($0, to: Root.self)) },
      write: Accessor.Write { object, value in
        switch value {
        case .object(let other):
          guard let other = other as? Object else { return false }
          set(unsafeDowncast(object, to: Root.self), other)
        case .attribute(.nil):
          set(unsafeDowncast(object, to: Root.self), nil)
        default: return false
        }
        return true
      },
      capture: {
        let object = unsafeDowncast($0, to: Root.self)
        let value = get(object)
        return { set(object, value) }
      }
    )
    self.init(key, type: .object(Object.self, isOptional: true), accessor, isReadOnly: false)
  }

  /// Registers a read-only property of a class type by a closure.
  ///
  /// - Parameters:
  ///   - key: The key of the property in key paths.
  ///   - get: Reads the property.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Object?
  ) {
    let isolation = PropertyIsolation(get.isolation)
    let get = PropertyIsolation.strip(get)
    let accessor = Accessor(
      isolation: isolation,
      get: { BoxedValue(get(unsafeDowncast($0, to: Root.self))) },
      getObject: Accessor.ReadObject { get(unsafeDowncast($0, to: Root.self)) }
    )
    self.init(key, type: .object(Object.self, isOptional: false), accessor, isReadOnly: true)
  }

  @usableFromInline
  init(_ key: AttributeKey, type: PropertyType, _ accessor: Accessor, isReadOnly: Bool) {
    self.init(PropertyDescription(key, type, access: isReadOnly ? .none(.getOnly) : .accessor), accessor)
  }
}

extension PropertyType {
  /// Returns the property type for properties of a class type.
  @usableFromInline
  static func object(_ type: AnyClass, isOptional: Bool) -> PropertyType {
    PropertyType(.object("\(type)"), isOptional: isOptional)
  }
}

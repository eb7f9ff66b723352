/// One property of a registered Swift class: its key, its type, and how to reach it.
public struct Property<Root: AnyObject>: Sendable {
  @usableFromInline var description: PropertyDescription
  @usableFromInline var accessor: Accessor

  @usableFromInline init(_ description: PropertyDescription, _ accessor: Accessor) {
    self.description = description
    self.accessor = accessor
  }

  /// Registers a property by closures, the quickest way.
  ///
  /// Closures written on the main actor are called there alone, as those of main-actor classes must be.
  ///
  /// - Parameters:
  ///   - key: The key under which attributes and key paths name the property.
  ///   - get: Reads the property.
  ///   - set: Writes the property.
  @inlinable
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    @_inheritActorContext get: @escaping @isolated(any) @Sendable (Root) -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Root, Value) -> Void
  ) {
    let isolation = PropertyIsolation(get.isolation, set.isolation)
    let (get, set) = (PropertyIsolation.strip(get), PropertyIsolation.strip(set))
    let accessor = Accessor(
      isolation: isolation,
      get: { .attribute(get(unsafeDowncast($0, to: Root.self)).attributeValue) },
      setValue: { object, value in
        guard let converted = Value(attributeValue: value) else { return false }
        set(unsafeDowncast(object, to: Root.self), converted)
        return true
      },
      bind: { value in
        // Each object has an object of its own as its value, as without a plan.
        guard !(Value.self is AnyObject.Type), let converted = Value(attributeValue: value) else {
          return nil
        }
        // The protocol asks for no Sendable; each plan converts a value of its own, which is only read.
        nonisolated(unsafe) let bound = converted
        return {
          set(unsafeDowncast($0, to: Root.self), bound)
          return 0
        }
      },
      texts: { Value.attributeTexts }
    )
    self.init(PropertyDescription(key, Value.attributeType), accessor)
  }

  /// Registers a property that can be read and not set.
  ///
  /// - Parameters:
  ///   - key: The key under which key paths name the property.
  ///   - get: Reads the property.
  @inlinable
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    @_inheritActorContext get: @escaping @isolated(any) @Sendable (Root) -> Value
  ) {
    let isolation = PropertyIsolation(get.isolation)
    let get = PropertyIsolation.strip(get)
    let accessor = Accessor(
      isolation: isolation,
      get: { .attribute(get(unsafeDowncast($0, to: Root.self)).attributeValue) }
    )
    self.init(PropertyDescription(key, Value.attributeType, access: .none(.getOnly)), accessor)
  }

  /// Registers a property of a class type by closures.
  ///
  /// - Parameters:
  ///   - key: The key under which attributes and key paths name the property.
  ///   - get: Reads the property.
  ///   - set: Writes the property.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    @_inheritActorContext get: @escaping @isolated(any) @Sendable (Root) -> Object?,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Root, Object?) -> Void
  ) {
    let isolation = PropertyIsolation(get.isolation, set.isolation)
    let (get, set) = (PropertyIsolation.strip(get), PropertyIsolation.strip(set))
    let accessor = Accessor(
      isolation: isolation,
      get: { BoxedValue(get(unsafeDowncast($0, to: Root.self))) },
      getObject: { get(unsafeDowncast($0, to: Root.self)) },
      setObject: { object, value in
        switch value {
        case .object(let other):
          guard let other = other as? Object else { return false }
          set(unsafeDowncast(object, to: Root.self), other)
        case .attribute(.nil):
          set(unsafeDowncast(object, to: Root.self), nil)
        default: return false
        }
        return true
      }
    )
    self.init(PropertyDescription(key, PropertyType(.object("\(Object.self)"), isOptional: true)), accessor)
  }

  /// Registers a property of a class type that can be read and not set.
  ///
  /// - Parameters:
  ///   - key: The key under which key paths name the property.
  ///   - get: Reads the property.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    @_inheritActorContext get: @escaping @isolated(any) @Sendable (Root) -> Object?
  ) {
    let isolation = PropertyIsolation(get.isolation)
    let get = PropertyIsolation.strip(get)
    let accessor = Accessor(
      isolation: isolation,
      get: { BoxedValue(get(unsafeDowncast($0, to: Root.self))) },
      getObject: { get(unsafeDowncast($0, to: Root.self)) }
    )
    self.init(
      PropertyDescription(key, PropertyType(.object("\(Object.self)")), access: .none(.getOnly)),
      accessor
    )
  }

  /// Registers a property of an array of objects, such as an outlet collection.
  ///
  /// - Parameters:
  ///   - key: The key under which connections name the property.
  ///   - get: Reads the property.
  ///   - set: Writes the property.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    @_inheritActorContext get: @escaping @isolated(any) @Sendable (Root) -> [Object],
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Root, [Object]) -> Void
  ) {
    let isolation = PropertyIsolation(get.isolation, set.isolation)
    let (get, set) = (PropertyIsolation.strip(get), PropertyIsolation.strip(set))
    let accessor = Accessor(
      isolation: isolation,
      get: { .array(get(unsafeDowncast($0, to: Root.self)).map { .object($0) }) },
      setObject: { object, value in
        // The bridge of Swift makes an empty array of nil.
        let elements: [BoxedValue]? =
          if case .array(let elements) = value { elements } else { value == .nil ? [] : nil }
        guard let elements else { return false }
        let objects = elements.compactMap { $0.object as? Object }
        guard objects.count == elements.count else { return false }
        set(unsafeDowncast(object, to: Root.self), objects)
        return true
      }
    )
    self.init(PropertyDescription(key, PropertyType(.array, name: "[\(Object.self)]")), accessor)
  }
}

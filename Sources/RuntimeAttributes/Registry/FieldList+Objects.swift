// Properties that contain objects. Swift does not have a protocol to which all classes conform, so these functions are
// separate.

extension FieldList {
  /// Adds a property of an optional class type by its key path.
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, Object?> & Sendable,
    _ traits: FieldTrait<Object?>...
  ) {
    addOptional(key, TypedAccess(path, .none), traits)
  }

  /// Adds a property of a main-actor type that contains an optional object, by its key path.
  ///
  /// In the Swift 5 language mode, the key paths of nonisolated types also select this method, unless the upcoming
  /// feature `InferSendableFromCaptures` is enabled.
  @MainActor
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, Object?>,
    _ traits: FieldTrait<Object?>...
  ) {
    addOptional(key, TypedAccess(path, .mainActor), traits)
  }

  /// Adds a property of a class type by its key path.
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, Object> & Sendable,
    _ traits: FieldTrait<Object>...
  ) {
    addObject(key, TypedAccess(path, .none), traits)
  }

  /// Adds a property of a main-actor type that contains an object, by its key path.
  ///
  /// In the Swift 5 language mode, the key paths of nonisolated types also select this method, unless the upcoming
  /// feature `InferSendableFromCaptures` is enabled.
  @MainActor
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, Object>,
    _ traits: FieldTrait<Object>...
  ) {
    addObject(key, TypedAccess(path, .mainActor), traits)
  }

  /// Adds an array of objects by its key path.
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, [Object]> & Sendable,
    _ traits: FieldTrait<[Object]>...
  ) {
    addArray(key, TypedAccess(path, .none), traits)
  }

  /// Adds a property of a main-actor type that contains an array of objects, by its key path.
  ///
  /// In the Swift 5 language mode, the key paths of nonisolated types also select this method, unless the upcoming
  /// feature `InferSendableFromCaptures` is enabled.
  @MainActor
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, [Object]>,
    _ traits: FieldTrait<[Object]>...
  ) {
    addArray(key, TypedAccess(path, .mainActor), traits)
  }

  /// Adds an optional array of objects, such as an outlet collection, by its key path.
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, [Object]?> & Sendable,
    _ traits: FieldTrait<[Object]?>...
  ) {
    addOptionalArray(key, TypedAccess(path, .none), traits)
  }

  /// Adds a property of a main-actor type that contains an optional array of objects, by its key path.
  ///
  /// In the Swift 5 language mode, the key paths of nonisolated types also select this method, unless the upcoming
  /// feature `InferSendableFromCaptures` is enabled.
  @MainActor
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, [Object]?>,
    _ traits: FieldTrait<[Object]?>...
  ) {
    addOptionalArray(key, TypedAccess(path, .mainActor), traits)
  }

  /// Adds a dictionary of objects by its key path.
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, [String: Object]> & Sendable,
    _ traits: FieldTrait<[String: Object]>...
  ) {
    addDictionary(key, TypedAccess(path, .none), traits)
  }

  /// Adds a property of a main-actor type that contains a dictionary of objects, by its key path.
  ///
  /// In the Swift 5 language mode, the key paths of nonisolated types also select this method, unless the upcoming
  /// feature `InferSendableFromCaptures` is enabled.
  @MainActor
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, [String: Object]>,
    _ traits: FieldTrait<[String: Object]>...
  ) {
    addDictionary(key, TypedAccess(path, .mainActor), traits)
  }

  /// Adds an outlet of a protocol type, or of any other type whose values are objects, by its key path:
  /// `$0.property("delegate", outlet: \.delegate)`.
  ///
  /// Objects of other types are rejected.
  public mutating func property<Wrapped>(
    _ key: AttributeKey,
    outlet path: any KeyPath<Root, Wrapped?> & Sendable,
    _ traits: FieldTrait<Wrapped?>...
  ) {
    addOutlet(key, TypedAccess(path, .none), [.outlet] + traits)
  }

  /// Adds an outlet of a main-actor type by its key path.
  ///
  /// In the Swift 5 language mode, the key paths of nonisolated types also select this method, unless the upcoming
  /// feature `InferSendableFromCaptures` is enabled.
  @MainActor
  public mutating func property<Wrapped>(
    _ key: AttributeKey,
    outlet path: KeyPath<Root, Wrapped?>,
    _ traits: FieldTrait<Wrapped?>...
  ) {
    addOutlet(key, TypedAccess(path, .mainActor), [.outlet] + traits)
  }
}

extension FieldList where Root: AnyObject {
  /// Adds a property of an optional class type by closures.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - get: A closure that reads the property.
  ///   - set: A closure that writes the property. The description of a thrown error is part of the ``AttributeError``.
  ///   - traits: The traits of the property.
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Object?,
    set: @escaping @isolated(any) @Sendable (Root, Object?) throws -> Void,
    _ traits: FieldTrait<Object?>...
  ) {
    let isolation = PropertyIsolation(get.isolation, set.isolation)
    let (get, set) = (PropertyIsolation.strip(get), PropertyIsolation.strip(set))
    addOptional(
      key,
      TypedAccess(
        isolation,
        get: { get($0.assumingMemoryBound(to: Root.self).pointee) },
        set: { try set($0.assumingMemoryBound(to: Root.self).pointee, $1) }
      ),
      traits
    )
  }

  /// Adds a read-only property of an optional class type by a closure.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - get: A closure that reads the property.
  ///   - traits: The traits of the property.
  @_disfavoredOverload
  public mutating func property<Object: AnyObject>(
    _ key: AttributeKey,
    get: @escaping @isolated(any) @Sendable (Root) -> Object?,
    _ traits: FieldTrait<Object?>...
  ) {
    let isolation = PropertyIsolation(get.isolation)
    let get = PropertyIsolation.strip(get)
    addOptional(
      key,
      TypedAccess(isolation, get: { get($0.assumingMemoryBound(to: Root.self).pointee) }, set: nil),
      traits
    )
  }
}

extension FieldList {
  /// Adds a property of an optional class type, whose values are objects without a cast.
  mutating func addOptional<Object: AnyObject>(
    _ key: AttributeKey,
    _ access: TypedAccess<Object?>,
    _ traits: [FieldTrait<Object?>]
  ) {
    add(key, .optional(.object("\(Object.self)")), access, traits) { access, checks in
      FieldAccessor(
        access,
        checks: checks,
        object: { $0 },
        box: { BoxedValue($0) },
        unbox: { value throws(AttributeError) in try Self.optionalObject(value) }
      )
    }
  }

  /// Adds a property of an optional protocol or class type, whose values are cast to objects.
  mutating func addOutlet<Wrapped>(
    _ key: AttributeKey,
    _ access: TypedAccess<Wrapped?>,
    _ traits: [FieldTrait<Wrapped?>]
  ) {
    add(key, .optional(.object("\(Wrapped.self)")), access, traits) { access, checks in
      FieldAccessor(
        access,
        checks: checks,
        object: { $0.map { $0 as AnyObject } },
        box: { BoxedValue($0.map { $0 as AnyObject }) },
        unbox: { value throws(AttributeError) in try Self.optionalObject(value) }
      )
    }
  }

  mutating func addObject<Object: AnyObject>(
    _ key: AttributeKey,
    _ access: TypedAccess<Object>,
    _ traits: [FieldTrait<Object>]
  ) {
    add(key, .object("\(Object.self)"), access, traits) { access, checks in
      FieldAccessor(
        access,
        checks: checks,
        object: { $0 },
        box: { .object($0) },
        unbox: { value throws(AttributeError) in try Self.object(value) }
      )
    }
  }

  /// Adds a property of a protocol type.
  mutating func addExistential<Object>(
    _ key: AttributeKey,
    _ access: TypedAccess<Object>,
    _ traits: [FieldTrait<Object>]
  ) {
    add(key, .object("\(Object.self)"), access, traits) { access, checks in
      FieldAccessor(
        access,
        checks: checks,
        object: { $0 as AnyObject },
        box: { .object($0 as AnyObject) },
        unbox: { value throws(AttributeError) in try Self.object(value) }
      )
    }
  }

  mutating func addArray<Object>(
    _ key: AttributeKey,
    _ access: TypedAccess<[Object]>,
    _ traits: [FieldTrait<[Object]>]
  ) {
    add(key, .array(.object("\(Object.self)")), access, traits) { access, checks in
      FieldAccessor(
        access,
        checks: checks,
        box: { .array($0.map { .object($0 as AnyObject) }) },
        unbox: { value throws(AttributeError) in try Self.objects(value) }
      )
    }
  }

  mutating func addOptionalArray<Object>(
    _ key: AttributeKey,
    _ access: TypedAccess<[Object]?>,
    _ traits: [FieldTrait<[Object]?>]
  ) {
    add(key, .optional(.array(.object("\(Object.self)"))), access, traits) { access, checks in
      FieldAccessor(
        access,
        checks: checks,
        box: { $0.map { .array($0.map { .object($0 as AnyObject) }) } ?? .nil },
        unbox: { value throws(AttributeError) in value == .nil ? nil : try Self.objects(value) }
      )
    }
  }

  mutating func addDictionary<Object>(
    _ key: AttributeKey,
    _ access: TypedAccess<[String: Object]>,
    _ traits: [FieldTrait<[String: Object]>]
  ) {
    add(key, .dictionary(.object("\(Object.self)")), access, traits) { access, checks in
      FieldAccessor(
        access,
        checks: checks,
        box: { .dictionary($0.mapValues { .object($0 as AnyObject) }) },
        unbox: { value throws(AttributeError) in
          guard case .dictionary(let boxes) = value else { throw Self.mismatch([String: Object].self, value) }
          var objects: [String: Object] = [:]
          for (name, box) in boxes { objects[name] = try Self.object(box) }
          return objects
        }
      )
    }
  }

  private static func optionalObject<Wrapped>(_ value: BoxedValue) throws(AttributeError) -> Wrapped? {
    if value == .nil { return nil }
    guard let object = value.object as? Wrapped else { throw mismatch(Wrapped?.self, value) }
    return object
  }

  private static func objects<Object>(_ value: BoxedValue) throws(AttributeError) -> [Object] {
    guard case .array(let boxes) = value else { throw mismatch([Object].self, value) }
    var objects: [Object] = []
    for (index, box) in boxes.enumerated() {
      do throws(AttributeError) {
        objects.append(try object(box))
      } catch {
        throw error.nested(in: AttributeKey("\(index)"), of: "\([Object].self)")
      }
    }
    return objects
  }

  private static func object<Object>(_ value: BoxedValue) throws(AttributeError) -> Object {
    guard let object = value.object as? Object else { throw mismatch(Object.self, value) }
    return object
  }

  private static func mismatch<Value>(_ type: Value.Type, _ value: BoxedValue) -> AttributeError {
    AttributeError(.mismatch(expected: "\(type)".readable), value: value)
  }
}

// A key path of a class without isolation is Sendable. That of a main-actor class is not, and takes an initializer of the
// main actor. Where both fit, the compiler prefers the one for Sendable key paths, which is more specific.

extension Property {
  /// Registers a property by its key path, without a setter if the key path is read-only.
  public init<Value: AttributeStorable>(_ key: AttributeKey, _ path: any KeyPath<Root, Value> & Sendable) {
    self.init(key, value: path, .none)
  }

  /// Registers a property of a main-actor class by its key path.
  @MainActor
  public init<Value: AttributeStorable>(_ key: AttributeKey, _ path: KeyPath<Root, Value>) {
    self.init(key, value: path, .mainActor)
  }

  /// Registers a property of a class type by its key path.
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: any KeyPath<Root, Object?> & Sendable) {
    self.init(key, optional: path, .none)
  }

  /// Registers a property of a class type of a main-actor class by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: KeyPath<Root, Object?>) {
    self.init(key, optional: path, .mainActor)
  }

  /// Registers a property of a class type that is never nil by its key path.
  ///
  /// Setting nil leaves it unchanged.
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: any KeyPath<Root, Object> & Sendable) {
    self.init(key, object: path, .none)
  }

  /// Registers a property of a class type that is never nil, of a main-actor class, by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: KeyPath<Root, Object>) {
    self.init(key, object: path, .mainActor)
  }

  /// Registers an array or set of objects by its key path.
  ///
  /// A set is read-only.
  public init<Objects: Collection & SendableMetatype>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, Objects> & Sendable
  ) where Objects.Element: AnyObject {
    self.init(key, objects: path, .none)
  }

  /// Registers an array or set of objects of a main-actor class by its key path.
  @MainActor
  public init<Objects: Collection & SendableMetatype>(_ key: AttributeKey, _ path: KeyPath<Root, Objects>)
  where Objects.Element: AnyObject {
    self.init(key, objects: path, .mainActor)
  }

  /// Registers an optional array of objects, such as an outlet collection, by its key path.
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: any KeyPath<Root, [Object]?> & Sendable) {
    self.init(key, optionalObjects: path, .none)
  }

  /// Registers an optional array of objects of a main-actor class by its key path.
  @MainActor
  public init<Object: AnyObject>(_ key: AttributeKey, _ path: KeyPath<Root, [Object]?>) {
    self.init(key, optionalObjects: path, .mainActor)
  }
}

extension Property {
  private init<Value: AttributeStorable>(
    _ key: AttributeKey,
    value path: KeyPath<Root, Value>,
    _ isolation: PropertyIsolation
  ) {
    self.init(key, Value.attributeType, path, isolation, box: \.boxedValue) { set in
      Accessor.Setters(
        value: { object, value in
          guard let converted = Value(boxedValue: .attribute(value)) else { return false }
          set(object, converted)
          return true
        },
        object: { object, value in
          guard let converted = Value(boxedValue: value) else { return false }
          set(object, converted)
          return true
        },
        bind: { value in
          // Each object gets an object of its own as its value, as without a plan.
          guard !(Value.self is AnyObject.Type), let converted = Value(boxedValue: .attribute(value)) else {
            return nil
          }
          // The protocol does not require Sendable. Each plan converts a value of its own, which is only read.
          nonisolated(unsafe) let bound = converted
          return { object in
            set(object, bound)
            return 0
          }
        },
        texts: AttributeTexts.texts(of: Value.self)
      )
    }
  }

  private init<Object: AnyObject>(
    _ key: AttributeKey,
    optional path: KeyPath<Root, Object?>,
    _ isolation: PropertyIsolation
  ) {
    self.init(
      key,
      .object(Object.self, isOptional: true),
      path,
      isolation,
      object: \.self,
      box: { BoxedValue($0) }
    ) { set in
      Accessor.Setters(object: { object, value in
        if let other = value.object {
          guard let other = other as? Object else { return false }
          set(object, other)
        } else {
          guard value == .nil else { return false }
          set(object, nil)
        }
        return true
      })
    }
  }

  private init<Object: AnyObject>(
    _ key: AttributeKey,
    object path: KeyPath<Root, Object>,
    _ isolation: PropertyIsolation
  ) {
    self.init(
      key,
      .object(Object.self, isOptional: false),
      path,
      isolation,
      object: { $0 },
      box: { .object($0) }
    ) { set in
      Accessor.Setters(object: { object, value in
        if let other = value.object {
          guard let other = other as? Object else { return false }
          set(object, other)
        } else {
          guard value == .nil else { return false }
        }
        return true
      })
    }
  }

  private init<Objects: Collection & SendableMetatype>(
    _ key: AttributeKey,
    objects path: KeyPath<Root, Objects>,
    _ isolation: PropertyIsolation
  ) where Objects.Element: AnyObject {
    guard let path = path as? KeyPath<Root, [Objects.Element]> else {
      self.init(
        key,
        PropertyType(.set, name: "\(Objects.self)"),
        path,
        isolation,
        box: { .set(Set($0.map { .object($0) })) }
      )
      self = readOnly()
      return
    }
    self.init(key, array: path, isolation, objects: \.self, value: \.self)
  }

  private init<Object: AnyObject>(
    _ key: AttributeKey,
    optionalObjects path: KeyPath<Root, [Object]?>,
    _ isolation: PropertyIsolation
  ) {
    self.init(key, array: path, isolation, objects: { $0 ?? [] }, value: { $0 })
  }

  private init<Value, Object: AnyObject>(
    _ key: AttributeKey,
    array path: KeyPath<Root, Value>,
    _ isolation: PropertyIsolation,
    objects: @escaping @Sendable (Value) -> [Object],
    value: @escaping @Sendable ([Object]) -> Value
  ) {
    self.init(
      key,
      PropertyType(.array, name: "[\(Object.self)]"),
      path,
      isolation,
      box: { .array(objects($0).map { .object($0) }) }
    ) { set in
      Accessor.Setters(object: { object, boxed in
        // The bridge of Swift makes an empty array of nil.
        let elements: [BoxedValue]? =
          if case .array(let elements) = boxed { elements } else { boxed == .nil ? [] : nil }
        guard let elements else { return false }
        let objects = elements.compactMap { $0.object as? Object }
        guard objects.count == elements.count else { return false }
        set(object, value(objects))
        return true
      })
    }
  }

  /// Registers a property by its key path.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The type as key-value coding sees it.
  ///   - path: The key path.
  ///   - isolation: Where the key path may be used. The registry uses that of a main-actor class on the main actor only.
  ///   - object: Returns the object that a value is, for properties of class types.
  ///   - box: Boxes a value that was read.
  ///   - setters: Makes the setters of a property whose key path can be written.
  private init<Value>(
    _ key: AttributeKey,
    _ type: PropertyType,
    _ path: KeyPath<Root, Value>,
    _ isolation: PropertyIsolation,
    object: (@Sendable (Value) -> AnyObject?)? = nil,
    box: @escaping @Sendable (Value) -> BoxedValue,
    setters: (@escaping @Sendable (AnyObject, Value) -> Void) -> Accessor.Setters = { _ in Accessor.Setters()
    }
  ) {
    nonisolated(unsafe) let path = path
    let get: Accessor.Read<BoxedValue> = { box(unsafeDowncast($0, to: Root.self)[keyPath: path]) }
    var getObject: Accessor.Read<AnyObject?>?
    if let object { getObject = { object(unsafeDowncast($0, to: Root.self)[keyPath: path]) } }
    var access = PropertyDescription.Access.none(.getOnly)
    var writing = Accessor.Setters()
    if let writable = path as? ReferenceWritableKeyPath<Root, Value> {
      nonisolated(unsafe) let writable = writable
      access = .accessor
      writing = setters { unsafeDowncast($0, to: Root.self)[keyPath: writable] = $1 }
      writing.capture = {
        let object = unsafeDowncast($0, to: Root.self)
        let value = object[keyPath: writable]
        return { object[keyPath: writable] = value }
      }
    }
    self.init(
      PropertyDescription(key, type, access: access),
      Accessor(isolation: isolation, get: get, getObject: getObject, setters: writing)
    )
  }
}

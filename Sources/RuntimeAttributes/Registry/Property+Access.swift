// Accessors by the type of the property.

extension Property {
  /// Creates a property of a type that converts values.
  init<Value: AttributeStorable>(_ key: AttributeKey, value access: PropertyAccess<Root, Value>) {
    self.init(key, Value.attributeType, access, box: \.boxedValue) { set in
      Accessor.Setters(
        write: Accessor.Write { object, value in
          guard let converted = Value(boxedValue: value) else { return false }
          set(object, converted)
          return true
        },
        bind: { value in
          // Each object receives its own instance, as it does without a plan.
          guard !(Value.self is AnyObject.Type), let converted = Value(boxedValue: .attribute(value)) else {
            return nil
          }
          // The protocol does not require Sendable, but each plan converts its own value and only reads it.
          nonisolated(unsafe) let bound = converted
          return Accessor.BoundWrite { object in
            set(object, bound)
            return 0
          }
        },
        texts: AllowedValues.texts(of: Value.self)
      )
    }
  }

  /// Creates a property of an optional class type, or of an optional protocol type to which objects conform.
  init<Wrapped>(_ key: AttributeKey, optional access: PropertyAccess<Root, Wrapped?>) {
    self.init(
      key,
      PropertyType(.object("\(Wrapped.self)"), isOptional: true),
      access,
      object: { $0.map { $0 as AnyObject } },
      box: { BoxedValue($0.map { $0 as AnyObject }) }
    ) { set in
      Accessor.Setters(
        write: Accessor.Write { object, value in
          if let other = value.object {
            guard let other = other as? Wrapped else { return false }
            set(object, other)
          } else {
            guard value == .nil else { return false }
            set(object, nil)
          }
          return true
        }
      )
    }
  }

  /// Creates a property of a nonoptional class type.
  init<Object>(_ key: AttributeKey, object access: PropertyAccess<Root, Object>) {
    self.init(
      key,
      PropertyType(.object("\(Object.self)")),
      access,
      object: { $0 as AnyObject },
      box: { .object($0 as AnyObject) }
    ) { set in
      Accessor.Setters(
        write: Accessor.Write { object, value in
          if let other = value.object {
            guard let other = other as? Object else { return false }
            set(object, other)
          } else {
            guard value == .nil else { return false }
          }
          return true
        }
      )
    }
  }

  /// Creates a property of an array or set of objects.
  init<Objects: Collection & SendableMetatype>(
    _ key: AttributeKey,
    objects access: PropertyAccess<Root, Objects>
  ) where Objects.Element: AnyObject {
    if let access = access.cast(to: [Objects.Element].self) {
      self.init(key, array: access, elements: \.self, value: \.self)
    } else {
      self.init(key, set: access)
    }
  }

  /// Creates a read-only property of a set of objects.
  init<Objects: Collection & SendableMetatype>(_ key: AttributeKey, set access: PropertyAccess<Root, Objects>)
  {
    self.init(
      key,
      PropertyType(.set, name: "\(Objects.self)"),
      access,
      box: { .set(Set($0.map { .object($0 as AnyObject) })) }
    )
    self = readOnly()
  }

  /// Creates a property of an array of objects, or of a type that is backed by one.
  init<Value, Object: AnyObject>(
    _ key: AttributeKey,
    array access: PropertyAccess<Root, Value>,
    elements: @escaping @Sendable (Value) -> [Object],
    value: @escaping @Sendable ([Object]) -> Value
  ) {
    self.init(
      key,
      PropertyType(.array, name: "[\(Object.self)]"),
      access,
      box: { .array(elements($0).map { .object($0 as AnyObject) }) }
    ) { set in
      Accessor.Setters(
        write: Accessor.Write { object, boxed in
          // Swift's bridging turns nil into an empty array.
          let elements: [BoxedValue]? =
            if case .array(let elements) = boxed { elements } else { boxed == .nil ? [] : nil }
          guard let elements else { return false }
          let objects = elements.compactMap { $0.object as? Object }
          guard objects.count == elements.count else { return false }
          set(object, value(objects))
          return true
        }
      )
    }
  }

  /// Creates a property of any type.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The type as key-value coding sees it.
  ///   - access: The closures that read and write the property.
  ///   - object: Returns a value as an object, for properties of class types.
  ///   - box: Boxes a value.
  ///   - setters: Creates the setters of a writable property.
  private init<Value>(
    _ key: AttributeKey,
    _ type: PropertyType,
    _ access: PropertyAccess<Root, Value>,
    object: (@Sendable (Value) -> AnyObject?)? = nil,
    box: @escaping @Sendable (Value) -> BoxedValue,
    setters: (@escaping @Sendable (AnyObject, Value) -> Void) -> Accessor.Setters = { _ in Accessor.Setters()
    }
  ) {
    let get = access.get
    var getObject: Accessor.ReadObject?
    if let object { getObject = Accessor.ReadObject { object(get($0)) } }
    var writing = Accessor.Setters()
    if let set = access.set {
      writing = setters(set)
      writing.capture = access.capture
    }
    self.init(
      PropertyDescription(key, type, access: access.set == nil ? .none(.getOnly) : .accessor),
      Accessor(isolation: access.isolation, get: { box(get($0)) }, getObject: getObject, setters: writing)
    )
  }
}

// What an accessor does, by the type of its property.

extension Property {
  /// A property of a type that converts values.
  init<Value: AttributeStorable>(_ key: AttributeKey, value access: PropertyAccess<Root, Value>) {
    self.init(key, Value.attributeType, access, box: \.boxedValue) { set in
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
        texts: AllowedValues.texts(of: Value.self)
      )
    }
  }

  /// A property of an optional class type, or of an optional protocol type that objects conform to.
  init<Wrapped>(_ key: AttributeKey, optional access: PropertyAccess<Root, Wrapped?>) {
    self.init(
      key,
      PropertyType(.object("\(Wrapped.self)"), isOptional: true),
      access,
      object: { $0.map { $0 as AnyObject } },
      box: { BoxedValue($0.map { $0 as AnyObject }) }
    ) { set in
      Accessor.Setters(object: { object, value in
        if let other = value.object {
          guard let other = other as? Wrapped else { return false }
          set(object, other)
        } else {
          guard value == .nil else { return false }
          set(object, nil)
        }
        return true
      })
    }
  }

  /// A property of a class type that is never nil.
  init<Object>(_ key: AttributeKey, object access: PropertyAccess<Root, Object>) {
    self.init(
      key,
      PropertyType(.object("\(Object.self)")),
      access,
      object: { $0 as AnyObject },
      box: { .object($0 as AnyObject) }
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

  /// A property of an array or set of objects.
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

  /// A property of a set of objects, which is read-only.
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

  /// A property of an array of objects, or of a type that is made of one.
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

  /// A property of any type.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The type as key-value coding sees it.
  ///   - access: How the property is read and written.
  ///   - object: Returns the object that a value is, for properties of class types.
  ///   - box: Boxes a value that was read.
  ///   - setters: Makes the setters of a property that can be written.
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
    let boxed: Accessor.Read<BoxedValue> = { box(get(unsafeDowncast($0, to: Root.self))) }
    var getObject: Accessor.Read<AnyObject?>?
    if let object { getObject = { object(get(unsafeDowncast($0, to: Root.self))) } }
    var writing = Accessor.Setters()
    if let set = access.set {
      writing = setters { set(unsafeDowncast($0, to: Root.self), $1) }
      writing.capture = {
        let object = unsafeDowncast($0, to: Root.self)
        let value = get(object)
        return { set(object, value) }
      }
    }
    self.init(
      PropertyDescription(key, type, access: access.set == nil ? .none(.getOnly) : .accessor),
      Accessor(isolation: access.isolation, get: boxed, getObject: getObject, setters: writing)
    )
  }
}

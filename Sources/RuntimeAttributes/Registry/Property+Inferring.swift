// Properties of types that are known at run time alone, as macros register them.

extension Property {
  /// Registers a property by closures if attributes can set its type, or objects can be its value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - access: How the property is read and written.
  package init?<Value>(_ key: AttributeKey, inferring access: PropertyAccess<Root, Value>) {
    if let type = Value.self as? any AttributeStorable.Type {
      guard let property = Self.storable(key, access, type) else { return nil }
      self = property
    } else if let type = Value.self as? any ObjectHolder.Type {
      guard let object = type.objectType, let property = type.property(key, access, object) else {
        return nil
      }
      self = property
    } else if Value.self is AnyObject.Type {
      self.init(key, object: access)
    } else {
      return nil
    }
  }

  /// Registers a property by its key path if attributes can set its type, or objects can be its value.
  package init?<Value>(_ key: AttributeKey, inferring path: any KeyPath<Root, Value> & Sendable) {
    self.init(key, inferring: PropertyAccess(path, .none))
  }

  /// Registers a property of a main-actor class by its key path if attributes can set its type, or objects can be its value.
  @MainActor
  package init?<Value>(_ key: AttributeKey, inferring path: KeyPath<Root, Value>) {
    self.init(key, inferring: PropertyAccess(path, .mainActor))
  }

  /// Registers a property whose type admits objects of unknown classes, as protocols do.
  package init<Wrapped>(_ key: AttributeKey, anyObject access: PropertyAccess<Root, Wrapped?>) {
    self.init(key, optional: access)
  }

  private static func storable<Value, BinaryCodable: AttributeStorable>(
    _ key: AttributeKey,
    _ access: PropertyAccess<Root, Value>,
    _ type: BinaryCodable.Type
  ) -> Property? {
    access.cast(to: type).map { Property(key, value: $0) }
  }
}

/// An optional or collection that may hold objects.
private protocol ObjectHolder {
  /// The class of the objects; nil if it holds something else.
  static var objectType: AnyClass? { get }

  /// The property of a holder of objects of a class.
  static func property<Root: AnyObject, Value, Object: AnyObject>(
    _ key: AttributeKey,
    _ access: PropertyAccess<Root, Value>,
    _ type: Object.Type
  ) -> Property<Root>?
}

extension Optional: ObjectHolder {
  fileprivate static var objectType: AnyClass? {
    Wrapped.self as? AnyClass ?? (Wrapped.self as? any ObjectHolder.Type)?.objectType
  }

  fileprivate static func property<Root: AnyObject, Value, Object: AnyObject>(
    _ key: AttributeKey,
    _ access: PropertyAccess<Root, Value>,
    _ type: Object.Type
  ) -> Property<Root>? {
    access.cast(to: Object?.self).map { Property(key, optional: $0) }
      ?? access.cast(to: [Object]?.self).map {
        Property(key, array: $0, elements: { $0 ?? [] }, value: { $0 })
      }
  }
}

extension Array: ObjectHolder {
  fileprivate static var objectType: AnyClass? { Element.self as? AnyClass }

  fileprivate static func property<Root: AnyObject, Value, Object: AnyObject>(
    _ key: AttributeKey,
    _ access: PropertyAccess<Root, Value>,
    _ type: Object.Type
  ) -> Property<Root>? {
    access.cast(to: [Object].self).map { Property(key, array: $0, elements: \.self, value: \.self) }
  }
}

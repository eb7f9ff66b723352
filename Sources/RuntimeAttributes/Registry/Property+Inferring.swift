// Properties of types that are known only at run time, as registered by macros.

extension Property {
  /// Registers a property by closures if attributes can set its type or its values are objects.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - access: The closures that read and write the property.
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

  /// Registers a property by its key path if attributes can set its type or its values are objects.
  package init?<Value>(_ key: AttributeKey, inferring path: any KeyPath<Root, Value> & Sendable) {
    self.init(key, inferring: PropertyAccess(path, .none))
  }

  /// Registers a property of a main-actor class by its key path if attributes can set its type or its values are
  /// objects.
  @MainActor
  package init?<Value>(_ key: AttributeKey, inferring path: KeyPath<Root, Value>) {
    self.init(key, inferring: PropertyAccess(path, .mainActor))
  }

  /// Registers a property of a type whose values are objects of unknown classes, such as a protocol.
  package init<Wrapped>(_ key: AttributeKey, anyObject access: PropertyAccess<Root, Wrapped?>) {
    self.init(key, optional: access)
  }

  private static func storable<Value, Storable: AttributeStorable>(
    _ key: AttributeKey,
    _ access: PropertyAccess<Root, Value>,
    _ type: Storable.Type
  ) -> Property? {
    access.cast(to: type).map { Property(key, value: $0) }
  }
}

/// A type that may contain objects: an optional or a collection.
private protocol ObjectHolder {
  /// The class of the objects; nil if it contains other values.
  static var objectType: AnyClass? { get }

  /// Creates a property of a type that contains objects of a class.
  static func property<Root, Value, Object: AnyObject>(
    _ key: AttributeKey,
    _ access: PropertyAccess<Root, Value>,
    _ type: Object.Type
  ) -> Property<Root>?
}

extension Optional: ObjectHolder {
  fileprivate static var objectType: AnyClass? {
    Wrapped.self as? AnyClass ?? (Wrapped.self as? any ObjectHolder.Type)?.objectType
  }

  fileprivate static func property<Root, Value, Object: AnyObject>(
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

  fileprivate static func property<Root, Value, Object: AnyObject>(
    _ key: AttributeKey,
    _ access: PropertyAccess<Root, Value>,
    _ type: Object.Type
  ) -> Property<Root>? {
    access.cast(to: [Object].self).map { Property(key, array: $0, elements: \.self, value: \.self) }
  }
}

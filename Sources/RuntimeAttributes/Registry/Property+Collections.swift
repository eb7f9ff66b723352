// Collections as key-value coding reads into them. Attributes cannot carry one; outlet collections do.

extension Property {
  /// Registers an array of objects that may be nil, such as an outlet collection, by its key path.
  @inlinable
  public init<Object: AnyObject>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, [Object]?> & Sendable
  ) {
    self.init(key, get: { $0[keyPath: path] ?? [] }, set: { $0[keyPath: path] = $1 })
  }

  /// Registers a set of objects by its key path: key paths through it reach each of them.
  public init<Object: AnyObject & Hashable & SendableMetatype>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, Set<Object>> & Sendable
  ) {
    self.init(collection: key, PropertyType(.set, name: "Set<\(Object.self)>")) { root in
      .set(Set(root[keyPath: path].map { .object($0) }))
    }
  }

  /// Registers an array of numbers, strings or structures by its key path: key paths read into it.
  @_disfavoredOverload
  public init<Value: AttributeConvertible>(_ key: AttributeKey, _ path: any KeyPath<Root, [Value]> & Sendable)
  {
    self.init(collection: key, PropertyType(.array, name: "[\(Value.self)]")) { root in
      .array(root[keyPath: path].map { .attribute($0.attributeValue) })
    }
  }

  /// Registers an array of numbers, strings or structures that can be set as a whole, by its key path.
  ///
  /// Attributes cannot carry an array; ``ClassRegistry/setValue(_:forKeyPath:of:)-(BoxedValue,_,_)`` takes one.
  @_disfavoredOverload
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    _ path: any ReferenceWritableKeyPath<Root, [Value]> & Sendable
  ) {
    self.init(key, path as any KeyPath<Root, [Value]> & Sendable)
    description.access = .accessor
    let get = accessor.get
    accessor = Accessor(
      get: get,
      setObject: { object, value in
        // The bridge of Swift makes an empty array of nil.
        guard let elements = value == .nil ? [] : value.elements else { return false }
        let values = elements.compactMap { Value($0) }
        guard values.count == elements.count else { return false }
        unsafeDowncast(object, to: Root.self)[keyPath: path] = values
        return true
      }
    )
  }

  /// Registers a dictionary by its key path: key paths read its entries.
  ///
  /// A property of type ``ModelDictionary`` has entries that can be set as well.
  public init<Value: AttributeConvertible>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, [String: Value]> & Sendable
  ) {
    self.init(collection: key, PropertyType(.dictionary, name: "[String: \(Value.self)]")) { root in
      .dictionary(root[keyPath: path].mapValues { .attribute($0.attributeValue) })
    }
  }

  private init(
    collection key: AttributeKey,
    _ type: PropertyType,
    get: @escaping @Sendable (Root) -> BoxedValue
  ) {
    let accessor = Accessor(get: { get(unsafeDowncast($0, to: Root.self)) })
    self.init(PropertyDescription(key, type, access: .none(.getOnly)), accessor)
  }
}

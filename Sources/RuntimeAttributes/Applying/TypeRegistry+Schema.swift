extension TypeRegistry {
  /// Returns the schema of a type, or of the nearest registered superclass of a class.
  ///
  /// - Returns: The schema; nil if the type is not registered.
  public func schema(of type: Any.Type) -> TypeSchema? {
    let record = (type as? AnyClass).map { storage.record(ofClass: $0) } ?? storage.record(of: type)
    return record.map { storage.records[$0].schema }
  }

  /// Returns the schema of an object's class.
  public func schema(of object: AnyObject) -> TypeSchema? {
    storage.record(ofClass: type(of: object)).map { storage.records[$0].schema }
  }

  /// Returns the schema of the type with a name, such as that of ``ValueType/structure(_:)``.
  public func schema(named name: String) -> TypeSchema? {
    storage.indexByName[name].map { storage.records[$0].schema }
  }

  /// All types: those that were registered, in that order, and then the structures that they use.
  public var schemas: [TypeSchema] { storage.records.map(\.schema) }

  /// Reads the values of an object, which can be applied to another object, or to the same object later.
  ///
  /// Objects are not created: where the object owns another one, so must the object to which the values are applied.
  ///
  /// - Parameters:
  ///   - object: An object of a registered class.
  ///   - isIncluded: Whether a property is read; by default, every property is that can be set.
  /// - Returns: An attribute for each property, in the order of the schema. The value of an object that the object
  ///   owns is a dictionary, and that of no object is nil. Properties whose values are objects that were visited before, or are not registered, are
  ///   left out, and so are arrays and dictionaries of objects.
  /// - Throws: An ``AttributeError`` if the class is not registered, or belongs to the main actor and the caller does
  ///   not run on it.
  public func attributes(
    of object: AnyObject,
    where isIncluded: (FieldSchema) -> Bool = { $0.isWritable }
  ) throws(AttributeError) -> [RuntimeAttribute] {
    var visited: Set<ObjectIdentifier> = []
    return try values(of: object, isIncluded, &visited, depth: 0).map {
      RuntimeAttribute(AttributeKeyPath([], $0.key), $0.value)
    }
  }

  private func values(
    of object: AnyObject,
    _ isIncluded: (FieldSchema) -> Bool,
    _ visited: inout Set<ObjectIdentifier>,
    depth: Int
  ) throws(AttributeError) -> [(key: AttributeKey, value: AttributeValue)] {
    guard let index = storage.record(ofClass: type(of: object)) else {
      throw AttributeError(.unregisteredType, of: "\(type(of: object))")
    }
    guard visited.insert(ObjectIdentifier(object)).inserted else { return [] }
    guard depth < Self.depthLimit else { throw AttributeError(.tooDeep, of: "\(type(of: object))") }
    let record = storage.records[index]
    var values: [(key: AttributeKey, value: AttributeValue)] = []
    for (field, schema) in zip(storage.fields[record.fields], record.schema.fields) {
      let isObject = field.accessor.readObject != nil
      guard isObject || isIncluded(schema) else { continue }
      guard field.accessor.isolation.admitsCaller else {
        throw AttributeError(.notOnMainActor, keys: [field.key], of: record.schema.name)
      }
      switch Self.withRoot(object, { field.accessor.read($0, self) }) {
      case .object(let next):
        guard storage.record(ofClass: type(of: next)) != nil else { continue }
        let members = try self.values(of: next, isIncluded, &visited, depth: depth + 1)
        guard !members.isEmpty else { continue }
        values.append((field.key, .dictionary(Dictionary(members.map { ($0.key.name, $0.value) }) { $1 })))
      case .attribute(.nil) where isObject: if isIncluded(schema) { values.append((field.key, .nil)) }
      case let value where !schema.type.containsObjects:
        if let tree = value.tree { values.append((field.key, tree)) }
      default: continue
      }
    }
    return values
  }

  /// Returns the key paths of all values of a class, those of superclasses first.
  ///
  /// Objects of registered classes and structures are replaced by their own values: `tls.certificate`, `retry.count`.
  /// A type that the path already contains is not entered again.
  ///
  /// - Returns: The key paths; none if the class is not registered.
  public func keyPaths(of type: Any.Type) -> [AttributeKeyPath] {
    schema(of: type).map { keyPaths(of: $0, after: [], onPath: []) } ?? []
  }

  private func keyPaths(
    of schema: TypeSchema,
    after keys: [AttributeKey],
    onPath: Set<String>
  ) -> [AttributeKeyPath] {
    let onPath = onPath.union([schema.name])
    return schema.fields.flatMap { field -> [AttributeKeyPath] in
      switch field.type.wrapped {
      case .structure(let name), .object(let name):
        guard !onPath.contains(name), let next = self.schema(named: name), next.kind != .enumeration else {
          break
        }
        return keyPaths(of: next, after: keys + [field.key], onPath: onPath)
      default: break
      }
      return [AttributeKeyPath(keys, field.key)]
    }
  }
}

extension TypeRegistry {
  /// Returns the schema of a type, or of the nearest registered superclass of a class.
  ///
  /// - Returns: The schema; nil if the type is not registered.
  public func schema(of type: Any.Type) -> TypeSchema? {
    let record = (type as? AnyClass).map { storage.record(ofClass: $0) } ?? storage.record(of: type)
    return record.map { storage.records[$0].schema }
  }

  /// Returns the schema of an object's class, or of its nearest registered superclass; nil if none is registered.
  public func schema(of object: AnyObject) -> TypeSchema? {
    storage.record(ofClass: type(of: object)).map { storage.records[$0].schema }
  }

  /// Returns the schema of the type with a name, such as the name in ``ValueType/structure(_:)``, if any.
  public func schema(named name: String) -> TypeSchema? {
    storage.indexByName[name].map { storage.records[$0].schema }
  }

  /// The schemas of all types: the registered types in order, followed by the structures that they use.
  public var schemas: [TypeSchema] { storage.records.map(\.schema) }

  /// Reads the values of an object as attributes.
  ///
  /// The attributes can be applied to another object, or to the same object later. Applying the attributes does not
  /// create objects: for a dictionary, the property of the other object must also contain an object.
  ///
  /// - Parameters:
  ///   - object: An object of a registered class.
  ///   - isIncluded: Whether to read a property; by default, all writable properties are read.
  /// - Returns: An attribute for each property, in the order of the schema. The value of a property that contains an
  ///   object is a dictionary of that object's values, or nil. Objects that were visited before or are not registered,
  ///   and arrays and dictionaries of objects, are omitted.
  /// - Throws: An ``AttributeError`` if the class is not registered, if a property is isolated to the main actor and
  ///   the caller is not, or if objects are nested too deeply.
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

  /// Returns the key paths of all values of a type, with inherited properties first.
  ///
  /// Objects of registered classes and structures are replaced by their own values: `tls.certificate`, `retry.count`.
  /// A type that the path already contains is not expanded again.
  ///
  /// - Returns: The key paths; empty if the type is not registered.
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

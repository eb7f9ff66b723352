extension TypeRegistry {
  /// Reads the value at a key path.
  ///
  /// - Parameters:
  ///   - keyPath: The path from `object` to the property.
  ///   - object: An object of a registered class.
  /// - Returns: The value; ``BoxedValue/nil`` if the property or an earlier property of the path is nil. A structure is
  ///   a dictionary of its properties.
  /// - Throws: An ``AttributeError`` if the value cannot be read, for example because the property does not exist.
  public func value(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(AttributeError) -> BoxedValue {
    try value(keyPath.keys[...], ofObject: object)
  }

  /// Reads a value at a key path and converts it to a type.
  ///
  ///     let width = try registry.value(forKeyPath: "borderWidth", of: button, as: Double.self)
  ///
  /// - Parameters:
  ///   - keyPath: The path from `object` to the property.
  ///   - object: An object of a registered class.
  ///   - type: The type to which the value is converted.
  /// - Returns: The value, or nil if the property or an earlier property of the path is nil.
  /// - Throws: An ``AttributeError`` if the value cannot be read, or `type` cannot represent the value exactly.
  public func value<Value: AttributeStorable>(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject,
    as type: Value.Type
  ) throws(AttributeError) -> Value? {
    let value = try value(keyPath.keys[...], ofObject: object)
    if value == .nil { return nil }
    do throws(AttributeError) {
      return try Value.stored(value, in: self)
    } catch {
      throw AttributeError(
        error.reason,
        keys: keyPath.keys + error.keys,
        of: "\(Swift.type(of: object))",
        value: value
      )
    }
  }

  /// Reads an object of a class at a key path.
  ///
  /// - Parameters:
  ///   - keyPath: The path from `object` to the property.
  ///   - object: An object of a registered class.
  ///   - type: The required class of the object.
  /// - Returns: The object, or nil if the property or an earlier property of the path is nil.
  /// - Throws: An ``AttributeError`` if the value cannot be read, or is not an object of the class.
  public func value<Object: AnyObject>(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject,
    as type: Object.Type
  ) throws(AttributeError) -> Object? {
    let value = try value(keyPath.keys[...], ofObject: object)
    if value == .nil { return nil }
    guard let found = value.object as? Object else {
      throw AttributeError(
        .mismatch(expected: "\(type)"),
        keys: keyPath.keys,
        of: "\(Swift.type(of: object))",
        value: value
      )
    }
    return found
  }

  /// Reads a value at a key path of a structure.
  ///
  /// - Parameters:
  ///   - keyPath: The path from `root` to the property.
  ///   - root: The structure, of a registered type.
  /// - Returns: The value; ``BoxedValue/nil`` if the property or an earlier property of the path is nil.
  /// - Throws: An ``AttributeError`` if the value cannot be read, for example because the property does not exist.
  public func value(
    forKeyPath keyPath: AttributeKeyPath,
    of root: some KeyValueStructure
  ) throws(AttributeError) -> BoxedValue {
    try root.value(at: keyPath.keys[...], in: self)
  }

  /// The value at a key path: nil if it cannot be read or contains an object, and `.nil` if the property is nil.
  ///
  ///     registry[button, "layer.cornerRadius"] = 10
  ///     let isEmpty = registry[button, "subtitle"] == .nil
  ///
  /// The subscript is for key paths in source code. Setting an unknown key path or an invalid value is a programming
  /// error and traps, like an array index that is out of range. For key paths and values from outside the program, use
  /// ``setValue(_:forKeyPath:of:)-(AttributeStorable,_,AnyObject)``, which throws.
  public subscript(object: AnyObject, keyPath: AttributeKeyPath) -> AttributeValue? {
    get {
      guard let value = try? value(forKeyPath: keyPath, of: object) else { return nil }
      return value.tree
    }
    nonmutating set {
      do {
        try setValue(newValue ?? .nil, forKeyPath: keyPath, of: object)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}

extension TypeRegistry {
  func value(
    _ keys: ArraySlice<AttributeKey>,
    ofObject object: AnyObject
  ) throws(AttributeError) -> BoxedValue {
    var (target, rest) = (object, keys)
    do throws(AttributeError) {
      while let key = rest.first {
        guard let record = storage.record(ofClass: type(of: target)) else {
          throw AttributeError(.unregisteredType, of: "\(type(of: target))")
        }
        let accessor = try storage.accessor(key, record)
        guard rest.count > 1, let readObject = accessor.readObject else {
          return try Self.withRoot(target) { root throws(AttributeError) in
            try value(rest, accessor, root, record)
          }
        }
        guard let next = Self.withRoot(target, { readObject.call($0) }) else { return .nil }
        (target, rest) = (next, rest.dropFirst())
      }
      return .object(target)
    } catch {
      throw error.following(keys.prefix(keys.count - rest.count))
    }
  }

  /// Reads a value at a path of a structure.
  func value(
    _ keys: ArraySlice<AttributeKey>,
    of root: UnsafeMutableRawPointer,
    _ record: Int
  ) throws(AttributeError) -> BoxedValue {
    guard let key = keys.first else { return storage.boxed(record, root, in: self) }
    let accessor = try storage.accessor(key, record)
    guard keys.count > 1, let readObject = accessor.readObject else {
      return try value(keys, accessor, root, record)
    }
    guard let object = readObject.call(root) else { return .nil }
    do throws(AttributeError) {
      return try value(keys.dropFirst(), ofObject: object)
    } catch {
      throw error.following([key])
    }
  }

  /// Reads a part of a property that contains objects: an element, an entry, or a property of the element or entry.
  func value(
    _ keys: ArraySlice<AttributeKey>,
    in objects: BoxedValue,
    of typeName: String
  ) throws(AttributeError) -> BoxedValue {
    if objects == .nil { return .nil }
    let object = try objects.object(at: keys, of: typeName)
    do throws(AttributeError) {
      return try value(keys.dropFirst(), ofObject: object)
    } catch {
      throw error.following(keys.prefix(1))
    }
  }

  private func value(
    _ keys: ArraySlice<AttributeKey>,
    _ accessor: FieldAccessor,
    _ root: UnsafeMutableRawPointer,
    _ record: Int
  ) throws(AttributeError) -> BoxedValue {
    guard keys.count > 1 else { return accessor.read(root, self) }
    let (key, typeName) = (keys[keys.startIndex], storage.records[record].schema.name)
    guard keys.count <= Self.depthLimit else { throw AttributeError(.tooDeep, keys: [key], of: typeName) }
    guard let parts = accessor.parts else { return .nil }
    do throws(AttributeError) {
      return try parts.read(root, keys.dropFirst(), self)
    } catch {
      throw error.nested(in: key, of: typeName)
    }
  }
}

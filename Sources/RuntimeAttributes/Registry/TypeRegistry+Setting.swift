extension TypeRegistry {
  /// Sets a value at a key path.
  ///
  ///     let width = 1.5
  ///     try registry.setValue(width, forKeyPath: "borderWidth", of: button)
  ///     try registry.setValue("5", forKeyPath: "retry.count", of: client)
  ///
  /// The value is converted to the property's type if the conversion is exact: `"80"` sets an `Int`, and `"80a"` does
  /// not. A path can lead through objects, structures, arrays by index and dictionaries by key. A structure is written
  /// back as a whole, which calls the observers of the property that contains it.
  ///
  /// - Parameters:
  ///   - value: A number, a string, another type that is ``AttributeStorable``, or an ``AttributeValue``.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: An object of a registered class.
  /// - Throws: An ``AttributeError`` if the value cannot be set; nothing is changed in that case.
  @inlinable
  public func setValue(
    _ value: some AttributeStorable,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(AttributeError) {
    try setBoxedValue(value.boxed(in: self), keyPath, of: object)
  }

  /// Sets an object or nil at a key path.
  ///
  /// - Parameters:
  ///   - value: The object to set, or nil.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: An object of a registered class.
  /// - Throws: An ``AttributeError`` if the value cannot be set; nothing is changed in that case.
  public func setValue(
    _ value: AnyObject?,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(AttributeError) {
    try setBoxedValue(BoxedValue(value), keyPath, of: object)
  }

  /// Sets a value at a key path of a structure.
  ///
  /// - Parameters:
  ///   - value: A number, a string, another type that is ``AttributeStorable``, or an ``AttributeValue``.
  ///   - keyPath: The path from `root` to the property.
  ///   - root: The structure, of a registered type.
  /// - Throws: An ``AttributeError`` if the value cannot be set; nothing is changed in that case.
  public func setValue<Root: KeyValueStructure>(
    _ value: some AttributeStorable,
    forKeyPath keyPath: AttributeKeyPath,
    of root: inout Root
  ) throws(AttributeError) {
    try root.setValue(value.boxed(in: self), at: keyPath.keys[...], in: self)
  }

  /// Converts and checks a value for the property at a key path, without setting it.
  ///
  /// - Parameters:
  ///   - value: The value to convert and check.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: An object of a registered class.
  /// - Throws: The ``AttributeError`` that setting the value would throw, except for an error of the property's setter.
  public func validate(
    _ value: some AttributeStorable,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(AttributeError) {
    var registry = self
    registry.trial = Trial(.checking)
    try registry.setBoxedValue(value.boxed(in: self), keyPath, of: object)
  }

  @usableFromInline
  func setBoxedValue(
    _ value: BoxedValue,
    _ keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(AttributeError) {
    guard keyPath.intermediateKeys.isEmpty, trial == nil,
      try storage.write(value, keyPath.lastKey, of: object, self)
    else {
      return try setBoxedValue(value, traversing: keyPath, of: object)
    }
  }

  /// The maximum nesting of values, and the maximum number of keys of a path within structures and collections.
  ///
  /// Both are traversed recursively, and a thread of Swift's pool has half a megabyte of stack.
  static let depthLimit = 24

  /// Sets a value at a path: follows the objects, and sets the rest of the path in a property of the last object.
  @inline(never)
  private func setBoxedValue(
    _ value: BoxedValue,
    traversing keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(AttributeError) {
    if try write(value, traversing: keyPath, of: object) { return }
    guard !value.isTooDeep else {
      throw AttributeError(.tooDeep, keys: keyPath.keys, of: "\(type(of: object))")
    }
    try setValue(value, keyPath.keys[...], ofObject: object)
  }

  /// Sets a single value at a path of objects without copying keys.
  ///
  /// - Returns: False if this fast path does not apply; nothing is set in that case.
  private func write(
    _ value: BoxedValue,
    traversing keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(AttributeError) -> Bool {
    guard !keyPath.intermediateKeys.isEmpty, trial == nil, case .attribute = value else { return false }
    var target = object
    for index in keyPath.intermediateKeys.indices {
      guard let next = storage.readObject(keyPath.intermediateKeys[index], of: target) else { return false }
      target = next
    }
    do throws(AttributeError) {
      return try storage.write(value, keyPath.lastKey, of: target, self)
    } catch {
      throw error.following(keyPath.intermediateKeys)
    }
  }

  func setValue(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    ofObject object: AnyObject
  ) throws(AttributeError) {
    var (target, rest) = (object, keys)
    do throws(AttributeError) {
      while let key = rest.first {
        guard let record = storage.record(ofClass: type(of: target)) else {
          throw AttributeError(.unregisteredType, of: "\(type(of: target))", value: value)
        }
        let accessor = try storage.accessor(key, record, value)
        guard rest.count > 1 else {
          return try Self.withRoot(target) { root throws(AttributeError) in
            try set(value, at: key, accessor, root, record, isObject: true)
          }
        }
        guard let readObject = accessor.readObject else {
          return try Self.withRoot(target) { root throws(AttributeError) in
            try setPart(value, rest, accessor, root, record, isObject: true)
          }
        }
        guard let next = Self.withRoot(target, { readObject.call($0) }) else {
          throw AttributeError(.noValue, keys: [key], of: storage.records[record].schema.name, value: value)
        }
        (target, rest) = (next, rest.dropFirst())
      }
    } catch {
      throw error.following(keys.prefix(keys.count - rest.count))
    }
  }

  /// Sets a value at a path of a structure.
  func setValue(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    of root: UnsafeMutableRawPointer,
    _ record: Int
  ) throws(AttributeError) {
    guard let key = keys.first, keys.count <= Self.depthLimit else {
      throw AttributeError(.tooDeep, keys: Array(keys.prefix(1)), of: storage.records[record].schema.name)
    }
    let accessor = try storage.accessor(key, record, value)
    guard keys.count > 1 else { return try set(value, at: key, accessor, root, record, isObject: false) }
    guard let readObject = accessor.readObject else {
      return try setPart(value, keys, accessor, root, record, isObject: false)
    }
    guard let object = readObject.call(root) else {
      throw AttributeError(.noValue, keys: [key], of: storage.records[record].schema.name, value: value)
    }
    do throws(AttributeError) {
      try setValue(value, keys.dropFirst(), ofObject: object)
    } catch {
      throw error.following([key])
    }
  }

  /// Sets a part of a property that contains objects: a property of an element or entry, which itself cannot be
  /// replaced.
  func setValue(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    in objects: BoxedValue,
    of typeName: String
  ) throws(AttributeError) {
    let object = try objects.object(at: keys, of: typeName)
    guard keys.count > 1 else {
      throw AttributeError(.readOnly, keys: Array(keys), of: typeName.readable, value: value)
    }
    do throws(AttributeError) {
      try setValue(value, keys.dropFirst(), ofObject: object)
    } catch {
      throw error.following(keys.prefix(1))
    }
  }

  private func set(
    _ value: BoxedValue,
    at key: AttributeKey,
    _ accessor: FieldAccessor,
    _ root: UnsafeMutableRawPointer,
    _ record: Int,
    isObject: Bool
  ) throws(AttributeError) {
    let typeName = storage.records[record].schema.name
    guard let write = accessor.write else {
      throw AttributeError(.readOnly, keys: [key], of: typeName, value: value)
    }
    do throws(AttributeError) {
      guard let trial else { return try write.call(root, value, self) }
      if trial.purpose == .checking { return try accessor.check(root, value, self) }
      let restore = isObject && trial.purpose == .restoring ? accessor.capture?(root) : nil
      try write.call(root, value, self)
      if let restore { trial.note(restore, of: root) }
    } catch {
      throw error.nested(in: key, of: typeName)
    }
  }

  private func setPart(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    _ accessor: FieldAccessor,
    _ root: UnsafeMutableRawPointer,
    _ record: Int,
    isObject: Bool
  ) throws(AttributeError) {
    let (key, typeName) = (keys[keys.startIndex], storage.records[record].schema.name)
    guard keys.count <= Self.depthLimit else { throw AttributeError(.tooDeep, keys: [key], of: typeName) }
    guard let write = accessor.parts?.write else {
      throw AttributeError(.readOnly, keys: [key], of: typeName, value: value)
    }
    do throws(AttributeError) {
      // Only properties of objects are restored; a structure is a copy, which is restored as part of its property.
      let restore = isObject && trial?.purpose == .restoring ? accessor.capture?(root) : nil
      try write(root, value, keys.dropFirst(), self)
      if let restore { trial?.note(restore, of: root) }
    } catch {
      throw error.nested(in: key, of: typeName)
    }
  }

  /// Calls a function with the address of a reference to an object.
  @inline(__always)
  static func withRoot<Result, Failure>(
    _ object: AnyObject,
    _ body: (UnsafeMutableRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The memory contains the address of the object, like a variable with a reference, but without reference counting.
    var reference = Unmanaged.passUnretained(object).toOpaque()
    let result = try withUnsafeMutablePointer(to: &reference) { pointer throws(Failure) in
      try body(UnsafeMutableRawPointer(pointer))
    }
    withExtendedLifetime(object) {}
    return result
  }
}

extension Trial {
  /// Records how to restore a property of an object; the root is the address of a reference to the object.
  fileprivate func note(
    _ restore: @escaping @Sendable (UnsafeMutableRawPointer) -> Void,
    of root: UnsafeMutableRawPointer
  ) {
    let object = root.assumingMemoryBound(to: AnyObject.self).pointee
    restores.append { TypeRegistry.withRoot(object) { restore($0) } }
  }
}

extension TypeRegistry.Storage {
  /// Returns the accessor of a property; throws if the property does not exist or the current code may not access it.
  func accessor(
    _ key: AttributeKey,
    _ record: Int,
    _ value: BoxedValue? = nil
  ) throws(AttributeError) -> FieldAccessor {
    guard let index = field(key, record) else { throw unknownKey(key, record, value) }
    let accessor = fields[index].accessor
    guard accessor.isolation.admitsCaller else {
      throw AttributeError(.notOnMainActor, keys: [key], of: records[record].schema.name, value: value)
    }
    return accessor
  }

  /// Reads a property that contains an object; returns nil for other properties, if the property is nil, and if the
  /// current code may not access the property.
  @inline(__always)
  fileprivate func readObject(_ key: AttributeKey, of object: AnyObject) -> AnyObject? {
    guard let record = record(ofClass: type(of: object)), let index = field(key, record) else { return nil }
    return fields[index].unmanaged._withUnsafeGuaranteedRef { accessor in
      guard accessor.isolation.admitsCaller, let read = accessor.readObject else { return nil }
      return TypeRegistry.withRoot(object) { read.call($0) }
    }
  }

  /// Sets a single value for a single key, which is the common case.
  ///
  /// - Returns: False if this fast path does not apply; nothing is set in that case.
  @inline(__always)
  fileprivate func write(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject,
    _ registry: TypeRegistry
  ) throws(AttributeError) -> Bool {
    guard case .attribute = value, let record = record(ofClass: type(of: object)),
      let index = field(key, record)
    else { return false }
    var failure: AttributeError?
    let isHere = fields[index].unmanaged._withUnsafeGuaranteedRef { accessor in
      guard let write = accessor.write, accessor.isolation.admitsCaller else { return false }
      do throws(AttributeError) {
        try TypeRegistry.withRoot(object) { root throws(AttributeError) in
          try write.call(root, value, registry)
        }
      } catch {
        failure = error
      }
      return true
    }
    if let failure { throw failure.nested(in: key, of: records[record].schema.name) }
    return isHere
  }
}

extension ClassRegistry {
  /// Sets a value at a key path, as `setValue:forKeyPath:` does.
  ///
  ///     let width = 1.5
  ///     try registry.setValue(width, forKeyPath: "borderWidth", of: button)
  ///     try registry.setValue(nil, forKeyPath: "title", of: button)
  ///
  /// Values convert according to the registry's ``Conversion``: `"80"` sets an `Int`, and `"80a"` raises unless the registry
  /// converts like the runtime.
  ///
  /// - Parameters:
  ///   - value: A number, a string, another type that is ``AttributeStorable``, or an ``AttributeValue``.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The outcome.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  @inlinable
  public func setValue(
    _ value: some AttributeStorable,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    try setBoxedValue(value.boxedValue, keyPath, of: object)
  }

  /// Sets an object or nil at a key path, as connecting an outlet does.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The outcome.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  public func setValue(
    _ value: AnyObject?,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    try setBoxedValue(BoxedValue(value), keyPath, of: object)
  }

  @usableFromInline
  func setBoxedValue(
    _ boxedValue: BoxedValue,
    _ keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    try setBoxedValue(boxedValue, keyPath, of: object, SettingMode(conversion))
  }

  @inline(__always)
  func setBoxedValue(
    _ value: BoxedValue,
    _ keyPath: AttributeKeyPath,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard keyPath.intermediateKeys.isEmpty else {
      return try setBoxedValue(value, traversing: keyPath, of: object, mode)
    }
    return storage.write(value, keyPath.lastKey.hashes, of: object, mode)
      ? .stored : try setBoxedValue(value, keyPath, from: 0, of: object, mode)
  }

  /// Sets a value at a key path of several keys.
  ///
  /// Objects of registered Swift classes are traversed without boxing.
  @inline(never)
  private func setBoxedValue(
    _ value: BoxedValue,
    traversing keyPath: AttributeKeyPath,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard var target = storage.readObject(keyPath.intermediateKeys[0].hashes, of: object) else {
      return try setBoxedValue(value, keyPath, from: 0, of: object, mode)
    }
    let count = keyPath.intermediateKeys.count
    for offset in 1..<count {
      guard let next = storage.readObject(keyPath.intermediateKeys[offset].hashes, of: target) else {
        return try setBoxedValue(value, keyPath, from: offset, of: target, mode)
      }
      target = next
    }
    return storage.write(value, keyPath.lastKey.hashes, of: target, mode)
      ? .stored : try setBoxedValue(value, keyPath, from: count, of: target, mode)
  }

  /// Sets a value at the rest of a key path.
  @inline(never)
  private func setBoxedValue(
    _ value: BoxedValue,
    _ keyPath: AttributeKeyPath,
    from offset: Int,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    if offset == keyPath.intermediateKeys.count {
      try storage.setLastKey(value, keyPath.lastKey, of: object, mode)
    } else {
      try storage.setBoxedValue(value, keyPath.keys.dropFirst(offset), of: .object(object), mode)
    }
  }
}

extension ClassRegistry.Storage {
  /// The remaining keys of a path and the value they are relative to.
  private struct Step {
    var keys: ArraySlice<AttributeKey>
    var target: BoxedValue
  }

  /// A model object and the number of keys that remain to be traversed from it.
  private struct Passage: Hashable {
    var object: ObjectIdentifier
    var keyCount: Int
  }

  /// Reads the intermediate keys and sets the last one.
  ///
  /// If a key returns a collection, the rest of the path is set on each element until one raises. Iterative, since
  /// paths in documents can have any length.
  ///
  /// - Returns: The first outcome that is not ``SetValueOutcome/stored``.
  fileprivate func setBoxedValue(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    of target: BoxedValue,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    var outcome = SetValueOutcome.stored
    var isSet = false
    // A stack: the last step is processed next.
    var steps = [Step(keys: keys, target: target)]
    var passed: Set<Passage> = []
    while let step = steps.popLast() {
      guard let key = step.keys.first else { continue }
      var stepOutcome = SetValueOutcome.stored
      switch step.target {
      case .array(let elements):
        steps += elements.reversed().map { Step(keys: step.keys, target: $0) }
      case .set(let elements):
        steps += elements.map { Step(keys: step.keys, target: $0) }
      case .attribute where key == .itself && step.keys.count > 1:
        steps.append(Step(keys: step.keys.dropFirst(), target: step.target))
      case .dictionary(let entries) where step.keys.count > 1:
        let next = try entry(key, of: entries, className: ValueClassName.of(step.target, on: platform))
        if next == .nil {
          if mode.isExact { throw .noObject(key: key, className: "Dictionary") }
          stepOutcome = .noEffect(nilKey: key)
        } else {
          steps.append(Step(keys: step.keys.dropFirst(), target: next))
        }
      case .attribute, .dictionary:
        // Attribute values have no keys that return an object, so the rest of the path cannot be set.
        let operation: KeyValueCodingError.UndefinedKey.Operation =
          step.keys.count == 1 || step.target == .nil ? .set : .get
        throw undefinedKey(key, operation, className: ValueClassName.of(step.target, on: platform))
      case .object(let object):
        // If collections contain each other, each model object receives the value only once.
        let passage = Passage(object: ObjectIdentifier(object), keyCount: step.keys.count)
        guard !(object is ModelObject) || passed.insert(passage).inserted else { continue }
        let keys = joiningFields(step.keys, of: object)
        let key = keys.first ?? key
        if keys.count == 1 {
          stepOutcome = try setLastKey(value, key, of: object, mode)
          isSet = true
        } else if let fieldOutcome = try setLayerField(value, keys, of: object, mode) {
          stepOutcome = fieldOutcome
          isSet = true
        } else {
          switch try read(key, of: object) {
          case .value(.attribute(.nil)):
            if mode.isExact { throw .noObject(key: key, className: className(of: object)) }
            stepOutcome = .noEffect(nilKey: key)
          case .value(.dictionary(let entries)) where mode.isExact && keys.count == 2:
            stepOutcome = try setEntry(value, keys, in: entries, of: object, mode)
            isSet = true
          case .value(let next): steps.append(Step(keys: keys.dropFirst(), target: next))
          case .undecided(let uncertainty): stepOutcome = .undecided(uncertainty)
          }
        }
      }
      if outcome == .stored { outcome = stepOutcome }
    }
    return outcome == .stored && !isSet ? .nothingToSet : outcome
  }

  /// Sets an entry of a Swift dictionary, or removes it with nil, by setting the whole dictionary.
  ///
  /// Key-value coding cannot do this, since it bridges Swift dictionaries to immutable ones.
  private func setEntry(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    in entries: [String: BoxedValue],
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    var changed = entries
    changed[keys[keys.endIndex - 1].name] = value == .nil ? nil : value
    return try setLastKey(.dictionary(changed), keys[keys.startIndex], of: object, mode)
  }

  /// Passes a value to the property's setter if the setter receives it unchanged: the common case.
  ///
  /// - Returns: False if nothing was set.
  @inline(__always)
  fileprivate func write(
    _ value: BoxedValue,
    _ key: AttributeKey.Hashes,
    of object: AnyObject,
    _ mode: SettingMode
  ) -> Bool {
    let type: AnyClass = type(of: object)
    guard
      mode.journal == nil,
      let kind = value.attributeKind,
      let classIndex = registeredClassIndex(ofType: type),
      let index = settableProperty(key, ofClass: classIndex),
      properties[index].outcomes.stores(kind),
      let accessor = properties[index].unmanagedAccessor
    else { return false }
    return accessor._withUnsafeGuaranteedRef {
      $0.isolation.admitsCaller && $0.setters.write?.call(object, value) ?? false
    }
  }
}

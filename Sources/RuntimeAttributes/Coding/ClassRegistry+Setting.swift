extension ClassRegistry {
  /// Sets a value at a key path, as `setValue:forKeyPath:` does.
  ///
  ///     let width = 1.5
  ///     try registry.setValue(width, forKeyPath: "borderWidth", of: button)
  ///     try registry.setValue(nil, forKeyPath: "title", of: button)
  ///
  /// Values convert according to ``conversion``: `"80"` sets an `Int`, and `"80a"` raises unless the registry
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

  func setBoxedValue(
    _ boxedValue: BoxedValue,
    _ keyPath: AttributeKeyPath,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard case .attribute(let value) = boxedValue else {
      return try storage.setBoxedValue(boxedValue, keyPath.keys[...], of: .object(object), mode)
    }
    guard !keyPath.intermediateKeys.isEmpty else {
      return try storage.setValue(value, keyPath.lastKey, of: object, mode)
    }
    // Objects of registered Swift classes are traversed without boxing.
    var next = object
    for offset in keyPath.intermediateKeys.indices {
      guard let object = storage.readObject(keyPath.intermediateKeys[offset], of: next) else {
        return try storage.setBoxedValue(boxedValue, keyPath.keys.dropFirst(offset), of: .object(next), mode)
      }
      next = object
    }
    return try storage.setValue(value, keyPath.lastKey, of: next, mode)
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
    // The common case: a single key of an object.
    if keys.count == 1, let key = keys.first, case .object(let object) = target {
      return try setLastKey(value, key, of: object, mode)
    }
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

  private func setLastKey(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    switch value {
    case .attribute(let attribute): try setValue(attribute, key, of: object, mode)
    default: try setObject(value, key, of: object, mode)
    }
  }

  /// Sets an attribute value for one key.
  func setValue(
    _ value: AttributeValue,
    _ key: AttributeKey,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard let classIndex = classIndex(of: object), let index = settableProperty(key, ofClass: classIndex)
    else {
      return try setUndefined(.attribute(value), key, of: object, mode)
    }
    let outcome = properties[index].outcomes[value.kind]
    // The common case, which avoids a copy of the record.
    if outcome == .stores, mode.journal == nil,
      let set = try accessor(ofProperty: index, key, for: object)?.setters.value
    {
      return set.call(object, value)
        ? .stored : try refused(.attribute(value), at: index, key, of: object, mode)
    }
    return try store(.attribute(value), outcome, at: index, key, of: object, ofClass: classIndex, mode)
  }

  /// Sets an object or a collection for one key.
  private func setObject(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard let classIndex = classIndex(of: object), let index = outletProperty(key, ofClass: classIndex) else {
      return try setUndefined(value, key, of: object, mode)
    }
    let outcome = properties[index].outcomes[.object]
    if platform == .macOS, outcome == .raisesUnrecognizedSelector, !mode.isExact {
      // AppKit passes the pointer itself and does not unbox the object.
      return .storedAddress(expected: description(ofProperty: index).type)
    }
    return try store(value, outcome, at: index, key, of: object, ofClass: classIndex, mode)
  }

  /// Carries out the outcome that the conversion table gives.
  @inline(never)
  private func store(
    _ value: BoxedValue,
    _ outcome: ConversionOutcome,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject,
    ofClass classIndex: Int,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    let property = description(ofProperty: index)
    if mode.isExact, !isExact(value, outcome, for: property.type) {
      return try refused(value, at: index, key, of: object, mode)
    }
    switch outcome {
    case .stores:
      guard try keep(value, at: index, key, of: object, mode) else {
        return try refused(value, at: index, key, of: object, mode)
      }
      return isExpected(value, for: property.type) ? .stored : .storedWrongObject(expected: property.type)
    case .converts, .storesNil, .empties:
      guard try keep(value, at: index, key, of: object, mode) else {
        return try refused(value, at: index, key, of: object, mode)
      }
      guard outcome == .converts, let attribute = value.attributeValue else { return .converted }
      return Unboxing.isLossy(attribute, for: property.type.kind) ? .lossy : .converted
    case .storesWrongObject:
      if isCollection(value, of: property.type.kind) || isInstance(value, of: property.type.kind) {
        return try keep(value, at: index, key, of: object, mode)
          ? .stored : refused(value, at: index, key, of: object, mode)
      }
      if let other = value.object.flatMap({ self.classIndex(of: $0) }),
        let uncertainty = uncertainty(aboutClass: other)
      {
        return .undecided(uncertainty)
      }
      guard object is ModelObject, !mode.isExact else {
        return try refused(value, at: index, key, of: object, mode)
      }
      try keep(value, at: index, key, of: object, mode)
      return .storedWrongObject(expected: property.type)
    case .raisesForNil:
      try checkIsolation(key, of: object, ofClass: classIndex)
      if let hooks = try hooks(of: object, for: key) {
        try hooks.setNilValue(forKey: key)
        return .handledByClass
      }
      if classes[classIndex].traits.contains(.handlesUndefinedKeys) { return .handledByClass }
      if let uncertainty = overriddenSetting(ofClass: classIndex) { return .undecided(uncertainty) }
      throw .nilValue(key: key, className: className(of: object))
    case .raisesUnrecognizedSelector:
      throw .unrecognizedSelector(unrecognizedSelector(value, at: index, key, of: object))
    case .undefinedKey:
      if classes[classIndex].traits.contains(.storesAnyKey) {
        try checkIsolation(key, of: object, ofClass: classIndex)
        return keepOnLayer(value, key, declaredAs: property, of: object, mode)
      }
      return try setUndefined(value, key, of: object, mode, exposureProblem: .unrepresentableType)
    case .traps:
      throw .trap(key: key, type: property.type.name)
    case .undecided:
      if case .unresolved(let name) = property.type.kind { return .undecided(.unresolvedType(name)) }
      return .undecided(.unsureConversion)
    }
  }

  /// Stores a value in a model's slot or through the accessor of a Swift class; returns false if the type cannot
  /// represent it.
  @discardableResult
  private func keep(
    _ value: BoxedValue,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> Bool {
    if let accessor = try accessor(ofProperty: index, key, for: object) {
      let restore = mode.journal == nil ? nil : accessor.setters.capture?(object)
      let isKept =
        if let attribute = value.attributeValue, let set = accessor.setters.value {
          set.call(object, attribute)
        } else {
          accessor.setters.object?.call(object, value) ?? false
        }
      if isKept, let restore { mode.journal?.note(accessor.isolation, restore) }
      return isKept
    }
    guard let model = object as? ModelObject else { return false }
    if let journal = mode.journal {
      let previous = model.slots[index]
      journal.note { model.slots[index] = previous }
    }
    if let attribute = value.attributeValue {
      model.slots[index] = .attribute(description(ofProperty: index).type.kept(of: attribute))
    } else {
      model.slots[index] = value
    }
    return true
  }

  /// Whether a property's type can represent a value that the conversion table accepts.
  func isExact(_ value: BoxedValue, _ outcome: ConversionOutcome, for type: PropertyType) -> Bool {
    switch outcome {
    case .converts: value.attributeValue.map { Unboxing.isExact($0, for: type.kind) } ?? true
    case .stores: isExpected(value, for: type)
    case .empties: false
    default: true
    }
  }

  /// Returns the outcome for a value that a property's type cannot represent.
  ///
  /// - Throws: ``KeyValueCodingError/mismatch(_:)`` if values must convert exactly.
  @inline(never)
  private func refused(
    _ value: BoxedValue,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    var nearest: String?
    if case .string(let text)? = value.attributeValue,
      let texts = properties[index].accessor?.setters.texts?()
    {
      nearest = NearestName.find(text, among: texts)
    }
    let property = description(ofProperty: index)
    guard mode.isExact else { return .refused(expected: property.type, nearest: nearest) }
    throw .mismatch(
      KeyValueCodingError.Mismatch(
        key: key,
        className: className(of: object),
        type: property.type,
        value: "\(value)",
        nearest: nearest
      )
    )
  }

  /// Stores a value on a layer whose declared property of a pointer type cannot hold it.
  private func keepOnLayer(
    _ value: BoxedValue,
    _ key: AttributeKey,
    declaredAs property: PropertyDescription,
    of object: AnyObject,
    _ mode: SettingMode
  ) -> SetValueOutcome {
    setExtraValue(value, key.name, of: object, mode)
    switch (value, property.type.kind) {
    case (.attribute(.color), .cgColor): return .storedColorForCGColor
    case (.attribute(.nil), _): return .converted
    default: return .storedWrongObject(expected: property.type)
    }
  }

  private func unrecognizedSelector(
    _ value: BoxedValue,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject
  ) -> KeyValueCodingError.UnrecognizedSelector {
    let property = description(ofProperty: index)
    return KeyValueCodingError.UnrecognizedSelector(
      message: ConversionTable.row(for: property.type, in: property.language).message ?? .getValue,
      receiver: value.object.map { className(of: $0) } ?? ValueClassName.of(value, on: platform),
      key: key,
      type: property.type,
      owner: className(of: object),
      value: "\(value)",
      location: property.location
    )
  }
}

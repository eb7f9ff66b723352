extension ClassRegistry {
  /// Sets a value at a key path, as `setValue:forKeyPath:` does.
  ///
  ///     let width = 1.5
  ///     try registry.setValue(width, forKeyPath: "borderWidth", of: button)
  ///     try registry.setValue(nil, forKeyPath: "title", of: button)
  ///
  /// The effect of nil depends on the property: an optional becomes nil, a string or array empty, and a number or structure
  /// raises.
  ///
  /// - Parameters:
  ///   - value: A number, a string, another type that is ``AttributeStorable``, or an ``AttributeValue``.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: What became of the value.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  @inlinable
  public func setValue(
    _ value: some AttributeStorable,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    try setBoxedValue(value.boxedValue, keyPath, of: object)
  }

  /// Sets an object or nil at a key path, as connecting an outlet does.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: What became of the value.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  public func setValue(
    _ value: AnyObject?,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    try setBoxedValue(BoxedValue(value), keyPath, of: object)
  }

  @usableFromInline
  func setBoxedValue(
    _ boxedValue: BoxedValue,
    _ keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    guard case .attribute(let value) = boxedValue else {
      return try storage.setBoxedValue(boxedValue, keyPath.keys[...], of: .object(object))
    }
    guard !keyPath.intermediateKeys.isEmpty else {
      return try storage.setValue(value, keyPath.lastKey, of: object)
    }
    // Objects of registered Swift classes are followed without boxing them.
    var next = object
    for offset in keyPath.intermediateKeys.indices {
      guard let object = storage.readObject(keyPath.intermediateKeys[offset], of: next) else {
        return try storage.setBoxedValue(boxedValue, keyPath.keys.dropFirst(offset), of: .object(next))
      }
      next = object
    }
    return try storage.setValue(value, keyPath.lastKey, of: next)
  }
}

extension ClassRegistry.Storage {
  /// What of a path is still to be set, and where.
  private struct Step {
    var keys: ArraySlice<AttributeKey>
    var target: BoxedValue
  }

  /// A model object, and how much of a path is set from there on.
  private struct Passage: Hashable {
    var object: ObjectIdentifier
    var keyCount: Int
  }

  /// Walks the intermediate keys and sets the last one; from a collection on, on each element up to the first that raises.
  ///
  /// Documents write paths of any length, so nothing here calls itself.
  ///
  /// - Returns: The first outcome that is not ``StoringOutcome/stored``.
  fileprivate func setBoxedValue(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    of target: BoxedValue
  ) throws(KeyValueCodingError) -> StoringOutcome {
    // The common case: a key of an object.
    if keys.count == 1, let key = keys.first, case .object(let object) = target {
      return try setLastKey(value, key, of: object)
    }
    var outcome = StoringOutcome.stored
    var isSet = false
    // The last one is the next.
    var steps = [Step(keys: keys, target: target)]
    var passed: Set<Passage> = []
    while let step = steps.popLast() {
      guard let key = step.keys.first else { continue }
      var stepOutcome = StoringOutcome.stored
      switch step.target {
      case .array(let elements):
        steps += elements.reversed().map { Step(keys: step.keys, target: $0) }
      case .set(let elements):
        steps += elements.map { Step(keys: step.keys, target: $0) }
      case .attribute where key == .itself && step.keys.count > 1:
        steps.append(Step(keys: step.keys.dropFirst(), target: step.target))
      case .attribute, .dictionary:
        // A value answers no key with an object on which the rest could be set.
        let operation: KeyValueCodingError.UndefinedKey.Operation =
          step.keys.count == 1 || step.target == .nil ? .set : .get
        throw undefinedKey(key, operation, className: ValueClassName.of(step.target, on: platform))
      case .object(let object):
        // Of collections that hold one another, a model takes the same value once, however many ways lead to it.
        let passage = Passage(object: ObjectIdentifier(object), keyCount: step.keys.count)
        guard !(object is ModelObject) || passed.insert(passage).inserted else { continue }
        if step.keys.count == 1 {
          stepOutcome = try setLastKey(value, key, of: object)
          isSet = true
        } else if let fieldOutcome = try setLayerField(value, step.keys, of: object) {
          stepOutcome = fieldOutcome
          isSet = true
        } else {
          switch try read(key, of: object) {
          case .value(.attribute(.nil)): stepOutcome = .noEffect(nilKey: key)
          case .value(let next): steps.append(Step(keys: step.keys.dropFirst(), target: next))
          case .undecided(let doubt): stepOutcome = .undecided(doubt)
          }
        }
      }
      if outcome == .stored { outcome = stepOutcome }
    }
    return outcome == .stored && !isSet ? .nothingToSet : outcome
  }

  private func setLastKey(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    switch value {
    case .attribute(let attribute): try setValue(attribute, key, of: object)
    default: try setObject(value, key, of: object)
    }
  }

  /// Sets an attribute value for one key.
  func setValue(
    _ value: AttributeValue,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    guard let classIndex = classIndex(of: object), let index = settableProperty(key, ofClass: classIndex)
    else {
      return try setUndefined(.attribute(value), key, of: object)
    }
    let outcome = properties[index].outcomes[value.kind]
    // The common case, without a copy of the record.
    if outcome == .stores, let set = try accessor(ofProperty: index, key, for: object)?.setters.value {
      return set(object, value) ? .stored : refused(.attribute(value), at: index)
    }
    return try store(.attribute(value), outcome, at: index, key, of: object, ofClass: classIndex)
  }

  /// Sets an object, or a collection, for one key.
  private func setObject(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    guard let classIndex = classIndex(of: object), let index = outletProperty(key, ofClass: classIndex) else {
      return try setUndefined(value, key, of: object)
    }
    let outcome = properties[index].outcomes[.object]
    if platform == .macOS, outcome == .raisesUnrecognizedSelector {
      // AppKit hands the address over, and asks the object for no number.
      return .storedAddress(expected: description(ofProperty: index).type)
    }
    return try store(value, outcome, at: index, key, of: object, ofClass: classIndex)
  }

  /// Carries out what the conversion table says.
  private func store(
    _ value: BoxedValue,
    _ outcome: ConversionOutcome,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject,
    ofClass classIndex: Int
  ) throws(KeyValueCodingError) -> StoringOutcome {
    let property = description(ofProperty: index)
    switch outcome {
    case .stores:
      guard try keep(value, at: index, key, of: object) else { return refused(value, at: index) }
      return isExpected(value, for: property.type) ? .stored : .storedWrongObject(expected: property.type)
    case .converts, .storesNil, .empties:
      guard try keep(value, at: index, key, of: object) else { return refused(value, at: index) }
      guard outcome == .converts, let attribute = value.attributeValue else { return .converted }
      return Unboxing.isLossy(attribute, for: property.type.kind) ? .lossy : .converted
    case .storesWrongObject:
      if isCollection(value, of: property.type.kind) || isInstance(value, of: property.type.kind) {
        return try keep(value, at: index, key, of: object) ? .stored : refused(value, at: index)
      }
      if let other = value.object.flatMap({ self.classIndex(of: $0) }), let doubt = doubt(aboutClass: other) {
        return .undecided(doubt)
      }
      guard object is ModelObject else { return refused(value, at: index) }
      try keep(value, at: index, key, of: object)
      return .storedWrongObject(expected: property.type)
    case .raisesForNil:
      try checkIsolation(key, of: object, ofClass: classIndex)
      if let hooks = try hooks(of: object, for: key) {
        try hooks.setNilValue(forKey: key)
        return .handledByClass
      }
      if classes[classIndex].traits.contains(.handlesUndefinedKeys) { return .handledByClass }
      if let doubt = overriddenSetting(ofClass: classIndex) { return .undecided(doubt) }
      throw .nilValue(key: key, className: className(of: object))
    case .raisesUnrecognizedSelector:
      throw .unrecognizedSelector(unrecognizedSelector(value, at: index, key))
    case .undefinedKey:
      if classes[classIndex].traits.contains(.storesAnyKey) {
        try checkIsolation(key, of: object, ofClass: classIndex)
        return keepOnLayer(value, key, declaredAs: property, of: object)
      }
      return try setUndefined(value, key, of: object, obstacle: .unrepresentableType)
    case .traps:
      throw .trap(key: key, type: property.type.name)
    case .undecided:
      if case .unresolved(let name) = property.type.kind { return .undecided(.unresolvedType(name)) }
      return .undecided(.unsureConversion)
    }
  }

  /// Keeps a value in a model's slot or through the accessor of a Swift class; false if its type has no such value.
  @discardableResult
  private func keep(
    _ value: BoxedValue,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> Bool {
    if let accessor = try accessor(ofProperty: index, key, for: object) {
      if let attribute = value.attributeValue, let set = accessor.setters.value {
        return set(object, attribute)
      }
      return accessor.setters.object?(object, value) ?? false
    }
    guard let model = object as? ModelObject else { return false }
    if let attribute = value.attributeValue {
      model.slots[index] = .attribute(description(ofProperty: index).type.kept(of: attribute))
    } else {
      model.slots[index] = value
    }
    return true
  }

  /// What becomes of a value that the type of a registered Swift class's property does not have.
  private func refused(_ value: BoxedValue, at index: Int) -> StoringOutcome {
    var nearest: String?
    if case .string(let text)? = value.attributeValue,
      let texts = properties[index].accessor?.setters.texts?()
    {
      nearest = NearestName.find(text, among: texts)
    }
    return .refused(expected: description(ofProperty: index).type, nearest: nearest)
  }

  /// A layer keeps what its declared property of a pointer type cannot take.
  private func keepOnLayer(
    _ value: BoxedValue,
    _ key: AttributeKey,
    declaredAs property: PropertyDescription,
    of object: AnyObject
  ) -> StoringOutcome {
    setExtraValue(value, key.name, of: object)
    switch (value, property.type.kind) {
    case (.attribute(.color), .cgColor): return .storedColorForCGColor
    case (.attribute(.nil), _): return .converted
    default: return .storedWrongObject(expected: property.type)
    }
  }

  private func unrecognizedSelector(
    _ value: BoxedValue,
    at index: Int,
    _ key: AttributeKey
  ) -> KeyValueCodingError.UnrecognizedSelector {
    let property = description(ofProperty: index)
    return KeyValueCodingError.UnrecognizedSelector(
      message: ConversionTable.row(for: property.type, in: property.language).message ?? .getValue,
      receiver: value.object.map { className(of: $0) } ?? ValueClassName.of(value, on: platform),
      key: key,
      type: property.type,
      location: property.location
    )
  }
}

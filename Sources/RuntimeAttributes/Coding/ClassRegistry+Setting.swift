extension ClassRegistry {
  /// Sets a value at a key path, as `setValue:forKeyPath:` does.
  ///
  /// - Parameters:
  ///   - value: The value of a runtime attribute.
  ///   - keyPath: Where it goes, seen from `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: What became of the value.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  public func setValue(
    _ value: AttributeValue,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    guard !keyPath.intermediateKeys.isEmpty else {
      return try storage.setValue(value, keyPath.lastKey, of: object)
    }
    // Objects of registered Swift classes are followed without boxing them.
    var next = object
    for offset in keyPath.intermediateKeys.indices {
      guard let object = storage.readObject(keyPath.intermediateKeys[offset], of: next) else {
        return try storage.setBoxedValue(.attribute(value), keyPath.keys.dropFirst(offset), of: .object(next))
      }
      next = object
    }
    return try storage.setValue(value, keyPath.lastKey, of: next)
  }

  /// Sets an object, an array of objects or nil at a key path, as connecting an outlet does.
  ///
  /// - Parameters:
  ///   - value: The object or objects.
  ///   - keyPath: Where it goes, seen from `object`.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: What became of the value.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  public func setValue(
    _ value: BoxedValue,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    try storage.setBoxedValue(value, keyPath.keys[...], of: .object(object))
  }
}

extension ClassRegistry.Storage {
  /// Walks the intermediate keys and sets the last one.
  func setBoxedValue(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    of target: BoxedValue
  ) throws(KeyValueCodingError) -> StoringOutcome {
    guard let key = keys.first else { return .stored }
    switch target {
    case .array(let elements):
      // Collections send setValue:forKey: on to each element.
      var outcome = StoringOutcome.stored
      for element in elements {
        let elementOutcome = try setBoxedValue(value, keys, of: element)
        if outcome == .stored { outcome = elementOutcome }
      }
      return outcome
    case .dictionary:
      throw undefinedKey(key, .set, className: "__NSDictionaryI")
    case .attribute(.nil):
      return .noEffect(nilKey: key)
    case .attribute(let attribute) where keys.count == 1:
      throw undefinedKey(key, .set, className: ValueClassName.of(attribute, on: platform))
    case .attribute(let attribute):
      throw undefinedKey(key, .get, className: ValueClassName.of(attribute, on: platform))
    case .object(let object):
      if keys.count == 1 {
        return switch value {
        case .attribute(let attribute): try setValue(attribute, key, of: object)
        default: try setObject(value, key, of: object)
        }
      }
      guard let classIndex = classIndex(of: object) else {
        throw undefinedKey(key, .get, className: "\(type(of: object))")
      }
      if let outcome = setLayerField(value, keys, of: object, ofClass: classIndex) { return outcome }
      switch try read(key, of: object) {
      case .value(.attribute(.nil)): return .noEffect(nilKey: key)
      case .value(let next): return try setBoxedValue(value, keys.dropFirst(), of: next)
      case .undecided(let doubt): return .undecided(doubt)
      }
    }
  }

  /// Sets an attribute value for one key.
  func setValue(
    _ value: AttributeValue,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    guard let classIndex = classIndex(of: object) else {
      throw undefinedKey(key, .set, className: "\(type(of: object))")
    }
    guard let index = settableProperty(key, ofClass: classIndex) else {
      return try setUndefined(.attribute(value), key, of: object, ofClass: classIndex)
    }
    let outcome = properties[index].outcomes[value.kind]
    // The common case, without a copy of the record.
    if outcome == .stores, let set = accessor(ofProperty: index, for: object)?.setValue {
      return set(object, value) ? .stored : .storedWrongObject(expected: properties[index].description.type)
    }
    return try store(.attribute(value), outcome, at: index, key, of: object, ofClass: classIndex)
  }

  /// Sets an object, or an array of objects, for one key.
  private func setObject(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> StoringOutcome {
    guard let classIndex = classIndex(of: object) else {
      throw undefinedKey(key, .set, className: "\(type(of: object))")
    }
    guard let index = settableProperty(key, ofClass: classIndex) else {
      return try setUndefined(value, key, of: object, ofClass: classIndex)
    }
    let outcome = properties[index].outcomes[.object]
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
    let property = properties[index].description
    switch outcome {
    case .stores:
      if let expected = unexpectedClass(of: value, for: property.type) {
        keep(value, at: index, of: object)
        return .storedWrongObject(expected: expected)
      }
      return keep(value, at: index, of: object) ? .stored : .storedWrongObject(expected: property.type)
    case .converts, .storesNil, .empties:
      guard keep(value, at: index, of: object) else { return .storedWrongObject(expected: property.type) }
      guard outcome == .converts, let attribute = value.attributeValue else { return .converted }
      return Unboxing.isLossy(attribute, for: property.type.kind) ? .lossy : .converted
    case .storesWrongObject:
      if case .array = property.type.kind, case .array = value {
        return keep(value, at: index, of: object) ? .stored : .storedWrongObject(expected: property.type)
      }
      if object is ModelObject { keep(value, at: index, of: object) }
      return .storedWrongObject(expected: property.type)
    case .raisesForNil:
      if let handler = object as? any UndefinedKeyHandling {
        try handler.setNilValue(forKey: key)
        return .handledByClass
      }
      if classes[classIndex].traits.contains(.handlesUndefinedKeys) { return .handledByClass }
      throw .nilValue(key: key, className: classes[classIndex].runtimeName)
    case .raisesUnrecognizedSelector:
      throw .unrecognizedSelector(unrecognizedSelector(value, at: index, key))
    case .undefinedKey:
      if classes[classIndex].traits.contains(.storesAnyKey) {
        return keepOnLayer(value, key, declaredAs: property, of: object)
      }
      return try setUndefined(value, key, of: object, ofClass: classIndex, obstacle: .unrepresentableType)
    case .traps:
      throw .trap(key: key, type: property.type.name)
    case .undecided:
      if case .unresolved(let name) = property.type.kind { return .undecided(.unresolvedType(name)) }
      return .undecided(.unsureConversion)
    }
  }

  /// What `setValue:forUndefinedKey:` does.
  private func setUndefined(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject,
    ofClass classIndex: Int,
    obstacle: PropertyDescription.Obstacle? = nil
  ) throws(KeyValueCodingError) -> StoringOutcome {
    let record = classes[classIndex]
    if let handler = object as? any UndefinedKeyHandling {
      try handler.setValue(value, forUndefinedKey: key)
      return .handledByClass
    }
    if let doubt = doubt(aboutClass: classIndex) { return .undecided(doubt) }
    if record.traits.contains(.handlesUndefinedKeys) { return .handledByClass }
    if record.traits.contains(.storesAnyKey) {
      (object as? ModelObject)?.extraSlots[key.name] = value
      return .storedUnknownLayerKey(nearest: nearestKey(to: key, for: .set, ofClass: classIndex))
    }
    let declared = declaredProperty(key, ofClass: classIndex)
    if let declared, declared.isOfFramework { return .undecided(.hiddenStorage) }
    var undefined = KeyValueCodingError.UndefinedKey(key: key, operation: .set, className: record.runtimeName)
    if let declared, case .none(let reason) = declared.access { undefined.obstacle = reason }
    if let obstacle { undefined.obstacle = obstacle }
    if declared == nil, !(object is ModelObject), StoredVariables.value(key, of: object) != nil {
      undefined.obstacle = .notVisibleToObjectiveC
    }
    undefined.location = declared?.location
    undefined.nearestKey = undefined.obstacle == nil ? nearestKey(to: key, for: .set, ofClass: classIndex) : nil
    throw .undefinedKey(undefined)
  }

  /// Keeps a value in a model's slot or through the accessor of a Swift class; false if its type has no such value.
  @discardableResult
  private func keep(_ value: BoxedValue, at index: Int, of object: AnyObject) -> Bool {
    let kind = properties[index].description.type.kind
    if let accessor = accessor(ofProperty: index, for: object) {
      if let attribute = value.attributeValue, let set = accessor.setValue { return set(object, attribute) }
      return accessor.setObject?(object, value) ?? false
    }
    guard let model = object as? ModelObject else { return false }
    if let attribute = value.attributeValue {
      model.slots[index] = .attribute(Unboxing.normalized(attribute, for: kind))
    } else {
      model.slots[index] = value
    }
    return true
  }

  /// A layer keeps what its declared property of a pointer type cannot take.
  private func keepOnLayer(
    _ value: BoxedValue,
    _ key: AttributeKey,
    declaredAs property: PropertyDescription,
    of object: AnyObject
  ) -> StoringOutcome {
    (object as? ModelObject)?.extraSlots[key.name] = value
    switch (value, property.type.kind) {
    case (.attribute(.color), .cgColor): return .storedColorForCGColor
    case (.attribute(.nil), _): return .converted
    default: return .storedWrongObject(expected: property.type)
    }
  }

  /// The type that a property expects, if an object of a known class is none such.
  private func unexpectedClass(of value: BoxedValue, for type: PropertyType) -> PropertyType? {
    guard
      case .object(let expected) = type.kind,
      case .object(let object) = value,
      let index = classIndex(of: object),
      indexByName[expected] != nil,
      doubt(aboutClass: index) == nil
    else { return nil }
    let entry = ClassRegistry.Entry(storage: self, index: index)
    return entry.chain.contains { $0.description.name == expected || $0.description.objectiveCName == expected }
      ? nil : type
  }

  private func unrecognizedSelector(
    _ value: BoxedValue,
    at index: Int,
    _ key: AttributeKey
  ) -> KeyValueCodingError.UnrecognizedSelector {
    let property = properties[index].description
    var column = ConversionRow.Column.object
    var receiver = "NSObject"
    switch value {
    case .attribute(let attribute):
      column = .attribute(attribute.kind)
      receiver = ValueClassName.of(attribute, on: platform)
    case .object(let object): receiver = className(of: object)
    case .array: receiver = "__NSArrayI"
    case .dictionary: receiver = "__NSDictionaryI"
    }
    return KeyValueCodingError.UnrecognizedSelector(
      message: properties[index].message ?? .getValue,
      value: column,
      receiver: receiver,
      key: key,
      type: property.type,
      location: property.location
    )
  }

  /// Why what a class lacks is not certain; nil where it is.
  func doubt(aboutClass index: Int) -> StoringOutcome.Doubt? {
    if let missing = classes[index].missingSuperclass { return .openChain(missing: missing) }
    return classes[index].traits.contains(.incomplete)
      ? .openChain(missing: classes[index].description.name) : nil
  }

  func className(of object: AnyObject) -> String {
    classIndex(of: object).map { classes[$0].runtimeName } ?? "\(type(of: object))"
  }

  func undefinedKey(
    _ key: AttributeKey,
    _ operation: KeyValueCodingError.UndefinedKey.Operation,
    className: String
  ) -> KeyValueCodingError {
    .undefinedKey(.init(key: key, operation: operation, className: className))
  }
}

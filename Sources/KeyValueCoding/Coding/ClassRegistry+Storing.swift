import RuntimeAttributes

// Setting one key of an object.

extension ClassRegistry.Storage {
  func setLastKey(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    switch value {
    case .attribute(let attribute): try setValue(attribute, key, of: object)
    default: try setObject(value, key, of: object)
    }
  }

  private func setValue(
    _ value: AttributeValue,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard let classIndex = classIndex(of: object),
      let index = settableProperty(key.hashes, ofClass: classIndex)
    else {
      return try setUndefined(.attribute(value), key, of: object)
    }
    let outcome = properties[index].outcomes[value.kind]
    return try store(
      .attribute(value),
      outcome: outcome,
      at: index,
      key,
      of: object,
      ofClass: classIndex
    )
  }

  /// Sets an object or a collection for one key; on macOS, as AppKit connects an outlet.
  private func setObject(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard let classIndex = classIndex(of: object), let index = outletProperty(key.hashes, ofClass: classIndex)
    else {
      return try setUndefined(value, key, of: object)
    }
    let outcome = properties[index].outcomes[.object]
    if platform == .macOS, outcome == .raisesUnrecognizedSelector {
      // AppKit passes the pointer itself and does not unbox the object.
      return .storedAddress(expected: description(ofProperty: index).type)
    }
    return try store(value, outcome: outcome, at: index, key, of: object, ofClass: classIndex)
  }

  /// Sets a value with the outcome from the conversion table.
  @inline(never)
  private func store(
    _ value: BoxedValue,
    outcome: ConversionOutcome,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject,
    ofClass classIndex: Int
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    let property = description(ofProperty: index)
    switch outcome {
    case .stores:
      if let refused = try keep(value, at: index, key, of: object) { return refused }
      return isExpected(value, for: property.type) ? .stored : .storedWrongObject(expected: property.type)
    case .converts, .storesNil, .empties:
      if let refused = try keep(value, at: index, key, of: object) { return refused }
      guard outcome == .converts, let attribute = value.attributeValue else { return .converted }
      return Unboxing.isLossy(attribute, for: property.type.kind) ? .lossy : .converted
    case .storesWrongObject:
      if isCollection(value, of: property.type.kind) || isInstance(value, of: property.type.kind) {
        return try keep(value, at: index, key, of: object) ?? .stored
      }
      if let other = value.object.flatMap({ self.classIndex(of: $0) }),
        let uncertainty = uncertainty(aboutClass: other)
      {
        return .undecided(uncertainty)
      }
      guard object is ModelObject else { return .refused(expected: property.type) }
      try keep(value, at: index, key, of: object)
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
        return keepOnLayer(value, key, declaredAs: property, of: object)
      }
      return try setUndefined(value, key, of: object, exposureProblem: .unrepresentableType)
    case .traps:
      throw .trap(key: key, type: property.type.name)
    case .undecided:
      if case .unresolved(let name) = property.type.kind { return .undecided(.unresolvedType(name)) }
      return .undecided(.unsureConversion)
    }
  }

  /// Unboxes a value, and stores it in a model object's slot or through the accessor of a Swift class.
  ///
  /// - Returns: The outcome if the value cannot be stored; nil if the value was stored.
  @discardableResult
  func keep(
    _ value: BoxedValue,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome? {
    let type = description(ofProperty: index).type
    let unboxed = value.attributeValue.map { BoxedValue(type.kept(of: $0)) } ?? value
    if let property = try swiftProperty(index, key, for: object) {
      do throws(AttributeError) {
        try property.write(unboxed == .nil ? type.bridgedNil : unboxed, object, in: types)
        return nil
      } catch {
        return .refused(expected: type, error: error)
      }
    }
    guard let model = object as? ModelObject else { return .refused(expected: type) }
    model.slots[index] = unboxed
    return nil
  }

  /// Stores a value on a layer for a declared property whose type key-value coding does not support, such as `CGColor`.
  private func keepOnLayer(
    _ value: BoxedValue,
    _ key: AttributeKey,
    declaredAs property: PropertyDescription,
    of object: AnyObject
  ) -> SetValueOutcome {
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

extension PropertyType {
  /// The value to which nil is bridged: an empty Swift collection, or nil for other types.
  fileprivate var bridgedNil: BoxedValue {
    guard !isOptional else { return .nil }
    return switch kind {
    case .array: .array([])
    case .dictionary: .dictionary([:])
    case .set: .set([])
    default: .nil
    }
  }
}

// Setting one key of an object.

extension ClassRegistry.Storage {
  /// Sets a value for one key.
  func setLastKey(
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
  private func setValue(
    _ value: AttributeValue,
    _ key: AttributeKey,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard let classIndex = classIndex(of: object),
      let index = settableProperty(key.hashes, ofClass: classIndex)
    else {
      return try setUndefined(.attribute(value), key, of: object, mode)
    }
    let outcome = properties[index].outcomes[value.kind]
    return try store(
      .attribute(value),
      outcome: outcome,
      at: index,
      key,
      of: object,
      ofClass: classIndex,
      mode
    )
  }

  /// Sets an object or a collection for one key.
  private func setObject(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    guard let classIndex = classIndex(of: object), let index = outletProperty(key.hashes, ofClass: classIndex)
    else {
      return try setUndefined(value, key, of: object, mode)
    }
    let outcome = properties[index].outcomes[.object]
    if platform == .macOS, outcome == .raisesUnrecognizedSelector, !mode.isExact {
      // AppKit passes the pointer itself and does not unbox the object.
      return .storedAddress(expected: description(ofProperty: index).type)
    }
    return try store(value, outcome: outcome, at: index, key, of: object, ofClass: classIndex, mode)
  }

  /// Performs the outcome from the conversion table.
  @inline(never)
  private func store(
    _ value: BoxedValue,
    outcome: ConversionOutcome,
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
  func keep(
    _ value: BoxedValue,
    at index: Int,
    _ key: AttributeKey,
    of object: AnyObject,
    _ mode: SettingMode
  ) throws(KeyValueCodingError) -> Bool {
    if let accessor = try accessor(ofProperty: index, key, for: object) {
      let restore = mode.journal == nil ? nil : accessor.setters.capture?(object)
      let isKept = accessor.setters.write?.call(object, value) ?? false
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

import RuntimeAttributes

/// Undefined keys: keys without an accessor or an instance variable.
extension ClassRegistry.Storage {
  /// Returns the hooks that an object's class overrides; nil for a model object or a class without hooks.
  ///
  /// - Throws: ``KeyValueCodingError/notOnMainActor(key:className:)`` if the hooks are isolated to the main actor and
  ///   the caller is not.
  func hooks(
    of object: AnyObject,
    for key: AttributeKey
  ) throws(KeyValueCodingError) -> (any UndefinedKeyHandling)? {
    guard type(of: object) != ModelObject.self else { return nil }
    // Casting from Any finds an isolated conformance only on its actor; casting from AnyObject finds it anywhere in
    // Swift 6.3.
    if let hooks = (object as Any) as? any UndefinedKeyHandling { return hooks }
    guard object is any UndefinedKeyHandling else { return nil }
    throw .notOnMainActor(key: key, className: className(of: object))
  }

  /// Sets an undefined key as `setValue:forUndefinedKey:` does; the outcome is unknown if the class may have an
  /// accessor or variable for the key.
  func setUndefined(
    _ value: BoxedValue,
    _ key: AttributeKey,
    of object: AnyObject,
    exposureProblem: PropertyDescription.ExposureProblem? = nil
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    let classIndex = classIndex(of: object)
    try checkIsolation(key, of: object, ofClass: classIndex)
    // For outlets, AppKit calls a setter or writes an instance variable directly, without key-value coding.
    let isCoded = platform != .macOS || value.attributeValue != nil
    if isCoded, let hooks = try hooks(of: object, for: key) {
      do {
        try hooks.setValue(value, forUndefinedKey: key)
        return .handledByClass
      } catch .undefinedKey(let raised) where raised.key == key && raised.operation == .set {
        throw undefinedKey(key, .set, of: object, ofClass: classIndex, exposureProblem: exposureProblem)
      }
    }
    guard let classIndex else {
      throw undefinedKey(key, .set, of: object, ofClass: nil, exposureProblem: exposureProblem)
    }
    if let uncertainty = uncertainty(aboutClass: classIndex) { return .undecided(uncertainty) }
    let traits = classes[classIndex].traits
    if isCoded, traits.contains(.handlesUndefinedKeys) { return .handledByClass }
    if isCoded, let uncertainty = overriddenSetting(ofClass: classIndex) { return .undecided(uncertainty) }
    let declared = declaredProperty(key.hashes, ofClass: classIndex)
    if let uncertainty = declared?.access.uncertainty { return .undecided(uncertainty) }
    if traits.contains(.storesAnyKey) {
      setExtraValue(value, key.name, of: object)
      return .storedUnknownLayerKey(nearest: nearestKey(to: key, for: .set, ofClass: classIndex))
    }
    if declared?.mayBeStoredUnseen == true, !isUnstoredProperty(key, ofClass: classIndex) {
      return .undecided(.hiddenStorage)
    }
    if exposureProblem == nil, hasSetter(key, ofClass: classIndex) {
      return .undecided(.unmodeledAccessor(key: key.name))
    }
    // Attributes are typed by hand and may name private variables of frameworks; the outlets of an app's class are all
    // declared in its source.
    let isOutlet = value.attributeValue == nil && classes[classIndex].description.location != nil
    try refuse(key, for: .set, ofClass: classIndex)
    if mayBeSynthesized(key, ofClass: classIndex)
      || !isOutlet && mayBePrivate(key, for: .set, ofClass: classIndex)
    {
      return .undecided(.privateVariable)
    }
    if let uncertainty = uncertainty(aboutUnseen: object) { return .undecided(uncertainty) }
    throw undefinedKey(key, .set, of: object, ofClass: classIndex, exposureProblem: exposureProblem)
  }
}

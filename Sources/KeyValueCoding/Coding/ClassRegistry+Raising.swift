import RuntimeAttributes

// Exceptions, with details about the object and its class.

extension ClassRegistry.Storage {
  /// Returns the exception for an undefined key, with details for the error message.
  ///
  /// - Parameters:
  ///   - key: The undefined key.
  ///   - operation: The operation that failed.
  ///   - object: The object that lacks the key.
  ///   - classIndex: The index of the object's class, if it is registered.
  ///   - exposureProblem: The reason why key-value coding cannot set the property with this key; nil to determine the
  ///     reason from the declaration.
  /// - Returns: The exception, with the location of a declared property or the most similar key.
  func undefinedKey(
    _ key: AttributeKey,
    _ operation: KeyValueCodingError.UndefinedKey.Operation,
    of object: AnyObject,
    ofClass classIndex: Int?,
    exposureProblem: PropertyDescription.ExposureProblem? = nil
  ) -> KeyValueCodingError {
    var undefined = KeyValueCodingError.UndefinedKey(
      key: key,
      operation: operation,
      className: className(of: object),
      exposureProblem: exposureProblem
    )
    let declared = classIndex.flatMap { declaredProperty(key.hashes, ofClass: $0) }
    if let declared, exposureProblem == nil, case .none(let reason) = declared.access {
      undefined.exposureProblem = reason
    }
    undefined.location = declared?.location
    if undefined.exposureProblem == .introducedLater { undefined.introduced = declared?.introduced }
    if declared == nil, exposureProblem == nil, operation == .set, !(object is ModelObject),
      storedVariable(key, of: object, ofClass: classIndex) != nil
    {
      undefined.exposureProblem = .notVisibleToObjectiveC
    }
    if undefined.exposureProblem == nil, let classIndex {
      undefined.nearest = NearestKey(to: key, for: operation, ofClass: classIndex, in: self)
    }
    return .undefinedKey(undefined)
  }

  /// Returns the exception for an undefined key of a value that is not an object of the registry.
  func undefinedKey(
    _ key: AttributeKey,
    _ operation: KeyValueCodingError.UndefinedKey.Operation,
    className: String
  ) -> KeyValueCodingError {
    .undefinedKey(.init(key: key, operation: operation, className: className))
  }

  /// Returns the reason why a class may have undeclared members, or nil if its members are known.
  func uncertainty(aboutClass index: Int) -> SetValueOutcome.Uncertainty? {
    if let missing = classes[index].missingSuperclass { return .openChain(missing: missing) }
    return classes[index].traits.contains(.incomplete)
      ? .openChain(missing: classes[index].description.name) : nil
  }

  /// Returns the uncertainty about an undefined key if the class or a superclass overrides a method that sets keys.
  ///
  /// The override may call `super`.
  func overriddenSetting(ofClass index: Int) -> SetValueOutcome.Uncertainty? {
    guard classes[index].traits.contains(.mayHandleUndefinedKeys),
      let record = chain(ofClass: index).first(where: {
        $0.description.traits.contains(.mayHandleUndefinedKeys)
      })
    else { return nil }
    let selectors = Set(record.description.methods.map(\.selector))
    return .overriddenSetting(
      selector: SettingSelectors.all.first(where: selectors.contains) ?? SettingSelectors.undefinedKey,
      className: record.runtimeName
    )
  }

  /// Returns the uncertainty about an undefined key if the class or a superclass in the sources overrides a method that
  /// reads keys.
  func overriddenReading(ofClass index: Int) -> SetValueOutcome.Uncertainty? {
    for record in chain(ofClass: index) where record.description.location != nil {
      for method in record.description.methods where Self.readingSelectors.contains(method.selector) {
        return .overriddenSetting(selector: method.selector, className: record.runtimeName)
      }
    }
    return nil
  }

  private static let readingSelectors: Set<String> = ["valueForKey:", "valueForKeyPath:"]

  /// Returns the class name in exceptions about an object.
  ///
  /// This is the name of the object's own class, even if only a superclass is registered.
  func className(of object: AnyObject) -> String {
    if let model = object as? ModelObject { return model.classDescription.runtimeName }
    if let index = indexByType[type(of: object)] { return classes[index].runtimeName }
    return "\(type(of: object))"
  }

  /// Returns the key to suggest instead of an undefined key, if any.
  ///
  /// This is the key of the property whose Swift name is the undefined key, or else the most similar key that supports
  /// the operation.
  func nearestKey(
    to key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    ofClass classIndex: Int
  ) -> AttributeKey? {
    let properties = chain(ofClass: classIndex).flatMap(\.description.properties)
      .filter { $0.setter != nil || operation == .get }
    return properties.first { $0.customSwiftName == key.name }?.key
      ?? NearestName.find(key.name, among: properties.flatMap(\.keyNames)).map { AttributeKey($0) }
  }
}

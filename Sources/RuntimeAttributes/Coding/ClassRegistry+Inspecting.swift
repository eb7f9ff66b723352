extension ClassRegistry {
  /// Reads the values of all inspectable properties of an object as runtime attributes.
  ///
  /// This is the reverse of applying attributes: a model can be saved as attributes and recreated from them.
  ///
  /// - Parameter object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The attributes, those of superclasses first. Properties that hold objects and unset properties of
  ///   model objects are omitted.
  /// - Throws: ``KeyValueCodingError/notOnMainActor(key:className:)`` if the object's class belongs to the main actor
  ///   and the caller does not run on it.
  public func inspectableAttributes(of object: AnyObject) throws(KeyValueCodingError) -> [RuntimeAttribute] {
    guard let entry = entry(of: object) else { return [] }
    var keys: Set<AttributeKey> = []
    var attributes: [RuntimeAttribute] = []
    for property in entry.chain.reversed().flatMap(\.description.properties)
    // A subclass registers an overridden property again.
    where property.marks.contains(.inspectable) && keys.insert(property.key).inserted {
      guard let value = try storage.keptValue(property.key, of: object) else { continue }
      attributes.append(RuntimeAttribute(AttributeKeyPath([], property.key), value))
    }
    return attributes
  }
}

extension ClassRegistry.Storage {
  /// Returns the value of an object's property as an attribute value, or nil for an unset property of a model object.
  fileprivate func keptValue(
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> AttributeValue? {
    guard let classIndex = classIndex(of: object),
      let index = readableProperty(key.hashes, ofClass: classIndex)
    else {
      return nil
    }
    if let model = object as? ModelObject { return model.slots[index]?.attributeValue }
    return try accessor(ofProperty: index, key, for: object)?.get(object).attributeValue
  }
}

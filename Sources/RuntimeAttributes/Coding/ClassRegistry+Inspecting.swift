extension ClassRegistry {
  /// The values of all inspectable properties of an object as runtime attributes: the way back, so that a model can
  /// be saved as attributes and made again from them.
  ///
  /// - Parameter object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The attributes, those of superclasses first. Left out are properties that hold objects, and those of
  ///   a model object that nobody set.
  /// - Throws: ``KeyValueCodingError/notOnMainActor(key:className:)`` for an object of a main-actor class, elsewhere.
  public func inspectableAttributes(of object: AnyObject) throws(KeyValueCodingError) -> [RuntimeAttribute] {
    guard let entry = entry(of: object) else { return [] }
    var keys: Set<AttributeKey> = []
    var attributes: [RuntimeAttribute] = []
    for property in entry.chain.reversed().flatMap(\.description.properties)
    // A subclass that overrides a property registers it again.
    where property.marks.contains(.inspectable) && keys.insert(property.key).inserted {
      guard let value = try storage.keptValue(property.key, of: object) else { continue }
      attributes.append(RuntimeAttribute(AttributeKeyPath([], property.key), value))
    }
    return attributes
  }
}

extension ClassRegistry.Storage {
  /// The attribute value that a property of an object has; nil if nobody set that of a model object.
  fileprivate func keptValue(
    _ key: AttributeKey,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> AttributeValue? {
    guard let classIndex = classIndex(of: object), let index = readableProperty(key, ofClass: classIndex)
    else {
      return nil
    }
    if let model = object as? ModelObject { return model.slots[index]?.attributeValue }
    return try accessor(ofProperty: index, key, for: object)?.get(object).attributeValue
  }
}

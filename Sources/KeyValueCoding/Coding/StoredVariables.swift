import RuntimeAttributes

/// Reads unregistered stored properties of registered classes, as key-value coding reads instance variables without
/// accessors.
///
/// Reflection is read-only: Swift does not have a safe way to write a stored property by name. Registered properties of
/// an object in such a property can be set as usual.
private enum StoredVariables {
  /// Returns the value of the stored property for a key: `_<key>`, `_is<Key>`, `<key>` or `is<Key>`, in this order.
  ///
  /// - Returns: The value, or nil if the stored property does not exist or key-value coding does not support its type.
  static func value(_ key: AttributeKey, of object: AnyObject) -> BoxedValue? {
    for name in AccessorTable.Pattern.variables.map({ $0.name(for: key) }) {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let child = current.children.first(where: { $0.label == name }), let value = box(child.value) {
          return value
        }
        mirror = current.superclassMirror
      }
    }
    return nil
  }

  private static func box(_ value: Any) -> BoxedValue? {
    if let convertible = value as? any AttributeConvertible { return .attribute(convertible.attributeValue) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { box($0.value) } ?? .nil
    case .class: return .object(value as AnyObject)
    case .collection: return boxes(mirror.children).map { .array($0) }
    case .set: return boxes(mirror.children).map { .set(Set($0)) }
    case .dictionary: return (value as? [String: Any]).flatMap(dictionary)
    default: return nil
    }
  }

  /// Returns all elements boxed, or nil if key-value coding does not support the type of an element.
  private static func boxes(_ children: Mirror.Children) -> [BoxedValue]? {
    let elements = children.compactMap { box($0.value) }
    return elements.count == children.count ? elements : nil
  }

  private static func dictionary(_ entries: [String: Any]) -> BoxedValue? {
    let boxed = entries.compactMapValues(box)
    return boxed.count == entries.count ? .dictionary(boxed) : nil
  }
}

extension ClassRegistry.Storage {
  /// Returns the value of an unregistered stored property, or nil if the property does not exist or cannot be read.
  ///
  /// Actors and objects of unregistered classes are not inspected. Reflection ignores isolation, so objects are read
  /// only on the main actor.
  func storedVariable(_ key: AttributeKey, of object: AnyObject, ofClass classIndex: Int?) -> BoxedValue? {
    guard readsVariables, classIndex != nil, !(object is any Actor), MainActorContext.isCurrent else {
      return nil
    }
    return StoredVariables.value(key, of: object)
  }
}

/// Reads stored properties that nobody registered of classes that somebody did, as key-value coding reads instance variables that have no accessor.
///
/// Reflection only reads: Swift has no safe way to write a stored property of which nothing but the name is known.
/// What is reached through one, an object's registered property or a ``ModelDictionary``, is written as anything is.
private enum StoredVariables {
  /// The value of the stored property that answers a key: `_<key>`, `_is<Key>`, `<key>` or `is<Key>`, in this order.
  ///
  /// - Returns: Nil if the class has no such stored property, or its type means nothing to key-value coding.
  static func value(_ key: AttributeKey, of object: AnyObject) -> BoxedValue? {
    let capitalized = key.name.firstUppercased
    for name in ["_\(key.name)", "_is\(capitalized)", key.name, "is\(capitalized)"] {
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

  /// All elements; nil if the type of one means nothing to key-value coding.
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
  /// The value of a stored property that nobody registered; nil if there is none, or none that may be read here.
  ///
  /// What an object of no registered class holds is its own affair. So is what an actor holds, and reflection knows no
  /// actors: what is Sendable, as classes of the main actor are, is read on the main actor alone.
  func storedVariable(_ key: AttributeKey, of object: AnyObject, ofClass classIndex: Int?) -> BoxedValue? {
    guard let classIndex, classes[classIndex].reflection.admitsReflection, !(object is any Actor) else {
      return nil
    }
    return StoredVariables.value(key, of: object)
  }
}

extension PropertyIsolation {
  /// Whether stored properties may be reflected here.
  fileprivate var admitsReflection: Bool { self != .otherActor && admitsCaller }
}

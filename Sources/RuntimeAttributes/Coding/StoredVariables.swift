/// Reads stored properties that nobody registered, as key-value coding reads instance variables that have no accessor.
///
/// Reflection only reads: Swift has no safe way to write a stored property of which nothing but the name is known.
enum StoredVariables {
  /// The value of the stored property that answers a key: `_<key>`, `_is<Key>`, `<key>` or `is<Key>`, in this order.
  ///
  /// - Returns: Nil if the class has no such stored property, or its type means nothing to key-value coding.
  static func value(_ key: AttributeKey, of object: AnyObject) -> BoxedValue? {
    let capitalized = key.name.firstUppercased
    for name in ["_\(key.name)", "_is\(capitalized)", key.name, "is\(capitalized)"] {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let child = current.children.first(where: { $0.label == name }) { return box(child.value) }
        mirror = current.superclassMirror
      }
    }
    return nil
  }

  private static func box(_ value: Any) -> BoxedValue? {
    if let convertible = value as? any AttributeConvertible { return .attribute(convertible.attributeValue) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { box($0.value) } ?? .nil
    }
    return mirror.displayStyle == .class ? .object(value as AnyObject) : nil
  }
}

// Instance variables that interfaces do not declare.

extension ClassRegistry.Storage {
  /// Whether the compiler may have synthesized an instance variable for a key: `_text` for an Objective-C property
  /// `text`.
  func mayBeSynthesized(_ key: AttributeKey, ofClass classIndex: Int) -> Bool {
    guard key.isPrivate else { return false }
    let property = settableProperty(AttributeKey(String(key.name.dropFirst())), ofClass: classIndex)
    return property.map { description(ofProperty: $0).language == .objectiveC } ?? false
  }

  /// Whether a framework class may have an instance variable with a name.
  ///
  /// Names of private variables start with an underscore. A name that resembles a declared property of the class or a
  /// superclass is considered a misspelling.
  func mayBePrivate(
    _ key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    ofClass classIndex: Int
  ) -> Bool {
    guard key.isPrivate, declaredProperty(key, ofClass: classIndex) == nil,
      hasFrameworkVariables(classIndex)
    else { return false }
    return nearestKey(to: key, for: operation, ofClass: classIndex)?.isPrivate != true
  }

  /// Raises if UIKit prohibits access to the private variable.
  func refuse(
    _ key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    ofClass classIndex: Int
  ) throws(KeyValueCodingError) {
    guard platform == .iOS else { return }
    for entry in ClassRegistry.Entry(storage: self, index: classIndex).chain {
      let className = entry.description.runtimeName
      if RefusedKeys.contain(key, for: operation, of: className) {
        throw .refusedKey(key, operation: operation, className: className)
      }
    }
  }

  /// Whether a class is, or derives from, a framework class that may have instance variables (any class except
  /// roots).
  private func hasFrameworkVariables(_ classIndex: Int) -> Bool {
    guard !classes[classIndex].traits.contains(.disallowsDirectInstanceVariableAccess) else { return false }
    return ClassRegistry.Entry(storage: self, index: classIndex).chain.contains { entry in
      let description = entry.description
      return description.language == .objectiveC && description.location == nil
        && description.superclass != nil
    }
  }
}

extension AttributeKey {
  /// Whether the key has the form of a private variable's name.
  fileprivate var isPrivate: Bool { name.utf8.first == UInt8(ascii: "_") }
}

// Instance variables that no interface shows.

extension ClassRegistry.Storage {
  /// Whether the compiler may have made an instance variable of a name: `_text` for a property `text` of Objective-C.
  func mayBeSynthesized(_ key: AttributeKey, ofClass classIndex: Int) -> Bool {
    guard key.isPrivate else { return false }
    let property = settableProperty(AttributeKey(String(key.name.dropFirst())), ofClass: classIndex)
    return property.map { description(ofProperty: $0).language == .objectiveC } ?? false
  }

  /// Whether a framework's class may have an instance variable of a name.
  ///
  /// Names that begin with an underscore are those of private ones. One that is nearly that of a property which the class
  /// or a superclass does declare is misspelt.
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

  /// Raises for a private variable that UIKit keeps to itself.
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

  /// Whether a class is, or derives from, one of a framework that may have instance variables, as all but roots do.
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
  /// Whether names of this form are those of private variables.
  fileprivate var isPrivate: Bool { name.utf8.first == UInt8(ascii: "_") }
}

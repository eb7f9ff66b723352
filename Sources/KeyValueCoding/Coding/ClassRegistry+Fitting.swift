import RuntimeAttributes

/// Checks of values against a property's type, in addition to its kind.
extension ClassRegistry.Storage {
  /// Whether a value that is stored without a check may match the property's type.
  ///
  /// If the type is a class, collections and objects of known other classes do not match.
  func isExpected(_ value: BoxedValue, for type: PropertyType) -> Bool {
    guard case .object(let expected) = type.kind, !ConversionTable.admitsAnyObject(expected) else {
      return true
    }
    switch value {
    case .attribute: return true
    // A class declared by an app is never a collection.
    case .array, .set, .dictionary: return false
    case .object(let object):
      guard
        let index = classIndex(of: object),
        indexByName[expected] != nil,
        uncertainty(aboutClass: index) == nil
      else { return true }
      return isClass(index, called: expected)
    }
  }

  /// Whether a value is an object of the property's class, such as a color that was read earlier.
  func isInstance(_ value: BoxedValue, of kind: PropertyType.Kind) -> Bool {
    guard let object = value.object, let index = classIndex(of: object) else { return false }
    return isClass(index, called: kind.className(on: platform))
  }

  /// Whether a class is, or inherits from, the class with the given Swift or Objective-C name.
  private func isClass(_ index: Int, called name: String) -> Bool {
    chain(ofClass: index).contains { $0.description.name == name || $0.description.objectiveCName == name }
  }

  /// Whether a value is a collection that a property of a kind accepts.
  func isCollection(_ value: BoxedValue, of kind: PropertyType.Kind) -> Bool {
    switch (value, kind) {
    // A Swift set accepts the elements of an array.
    case (.array, .array), (.array, .set), (.set, .set), (.dictionary, .dictionary): true
    default: false
    }
  }
}

import RuntimeAttributes

// Keys of numbers, strings and other values, and keys of collections themselves.

extension ClassRegistry.Storage {
  /// Reads a key of a value that is not an object of the registry.
  ///
  /// - Throws: The error for an undefined key, if neither the value's class nor a description of that class has the
  ///   key.
  func read(_ key: AttributeKey, ofValue value: AttributeValue) throws(KeyValueCodingError) -> Reading {
    if key == .itself { return .value(.attribute(value)) }
    switch ValueKeys.read(key.name, of: value, on: platform) {
    case .value(let value): return .value(.attribute(value))
    case .notModeled: return .undecided(.unmodeledAccessor(key: key.name))
    case nil: break
    }
    if let index = describedClass(of: value),
      readableProperty(key.hashes, ofClass: index) != nil || hasGetter(key, ofClass: index)
    {
      return .undecided(.unmodeledAccessor(key: key.name))
    }
    throw undefinedKey(key, .get, className: ValueClassName.of(value, on: platform))
  }

  /// Whether the outcome of setting a key of a value is unknown; otherwise, setting the key raises.
  ///
  /// The classes of values are immutable, so only categories can add setters, such as UIKit's for accessibility.
  func mayHaveSetter(_ key: AttributeKey, ofValue value: AttributeValue) -> Bool {
    describedClass(of: value).map { settableProperty(key.hashes, ofClass: $0) != nil } ?? false
  }

  /// Returns the class that describes a value: the value's own class if the registry contains it, or else `NSObject`;
  /// nil for nil and collections.
  private func describedClass(of value: AttributeValue) -> Int? {
    guard let name = ValueClassName.publicName(of: value, on: platform) else { return nil }
    return index(ofClass: name) ?? index(ofClass: "NSObject")
  }

  /// Reads a key of an array or a set itself, which has the prefix `@` in a path.
  ///
  /// Foundation looks for an operator only if another key follows: `@sum` alone is the key `sum` of the array, which
  /// does not exist. Source: Foundation's disassembly, `-[NSArray(NSKeyValueCoding) valueForKeyPath:]`.
  ///
  /// - Parameters:
  ///   - name: The key without `@`.
  ///   - collection: An array or a set.
  /// - Returns: The value; nil if the value is not modeled.
  /// - Throws: The error for an undefined key.
  func read(_ name: String, ofCollection collection: BoxedValue) throws(KeyValueCodingError) -> BoxedValue {
    switch (name, collection) {
    case ("count", .array(let elements)): return .attribute(.integer(elements.count))
    case ("count", .set(let elements)): return .attribute(.integer(elements.count))
    case ("firstObject", .array(let elements)): return elements.first ?? .nil
    case ("lastObject", .array(let elements)): return elements.last ?? .nil
    case ("anyObject", .set(let elements)): return elements.first ?? .nil
    case ("allObjects", .set(let elements)): return .array(Array(elements))
    case ("self", _): return collection
    case _ where ValueKeys.ofEveryObject.contains(name): return .nil
    default:
      throw undefinedKey(
        AttributeKey(name),
        .get,
        className: ValueClassName.of(collection, on: platform)
      )
    }
  }
}

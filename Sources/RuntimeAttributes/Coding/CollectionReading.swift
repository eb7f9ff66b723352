// Keys of arrays, sets and dictionaries.

extension ClassRegistry.Storage {
  /// Reads the first key of a path from the elements of a collection, or the whole path through an operator.
  ///
  /// - Parameters:
  ///   - keys: The path; keys are removed as they are read.
  ///   - key: The first key.
  ///   - elements: The elements.
  ///   - className: The collection's class for messages.
  ///   - bounds: The limits of the traversal.
  ///   - collect: Creates a collection of the same kind.
  /// - Returns: The value.
  /// - Throws: The error of an element, of an unknown operator, or of collections that are nested too deeply.
  func value(
    _ keys: inout ArraySlice<AttributeKey>,
    first key: AttributeKey,
    ofElements elements: some Collection<BoxedValue>,
    className: String,
    _ bounds: inout TraversalLimits,
    _ collect: ([BoxedValue]) -> BoxedValue
  ) throws(KeyValueCodingError) -> BoxedValue {
    guard key.name.utf8.first == UInt8(ascii: "@") else {
      let values = try values(keys.prefix(1), key, of: elements, &bounds)
      keys.removeFirst()
      return collect(values)
    }
    let name = String(key.name.dropFirst())
    guard let collectionOperator = CollectionOperator(rawValue: name) else {
      throw .unknownOperator(name: name, className: className)
    }
    let rest = keys.dropFirst()
    keys = []
    // `@count` ignores the rest of the path.
    if collectionOperator == .count { return .attribute(.integer(elements.count)) }
    return collectionOperator.apply(to: try values(rest, key, of: elements, &bounds))
  }

  private func values(
    _ keys: ArraySlice<AttributeKey>,
    _ key: AttributeKey,
    of elements: some Collection<BoxedValue>,
    _ bounds: inout TraversalLimits
  ) throws(KeyValueCodingError) -> [BoxedValue] {
    try bounds.enter(elements.count, reading: key)
    var values: [BoxedValue] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try value(keys, of: element, &bounds)) }
    bounds.leave()
    return values
  }

  /// Reads an entry of a dictionary; `@` before a key selects a key of the dictionary itself.
  func entry(
    _ key: AttributeKey,
    of entries: [String: BoxedValue],
    className: String
  ) throws(KeyValueCodingError) -> BoxedValue {
    guard key.name.hasPrefix("@") else { return entries[key.name] ?? .nil }
    switch key.name {
    case "@count": return .attribute(.integer(entries.count))
    case "@allKeys": return .array(entries.keys.sorted().map { .attribute(.string($0)) })
    case "@allValues": return .array(entries.sorted { $0.key < $1.key }.map(\.value))
    default:
      throw undefinedKey(AttributeKey(String(key.name.dropFirst())), .get, className: className)
    }
  }
}

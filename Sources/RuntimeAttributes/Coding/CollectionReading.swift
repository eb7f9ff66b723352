// How arrays, sets and dictionaries answer keys.

extension ClassRegistry.Storage {
  /// Reads a path from the elements of a collection: through an operator, or from each element.
  ///
  /// - Parameters:
  ///   - keys: The path, not empty.
  ///   - elements: The elements.
  ///   - className: The collection's class for messages.
  ///   - collect: Makes a collection of the same kind.
  /// - Returns: The value.
  /// - Throws: What an element raises, or that there is no such operator.
  func value(
    _ keys: ArraySlice<AttributeKey>,
    ofElements elements: some Collection<BoxedValue>,
    className: String,
    _ collect: ([BoxedValue]) -> BoxedValue
  ) throws(KeyValueCodingError) -> BoxedValue {
    guard let key = keys.first else { return collect(Array(elements)) }
    guard key.name.hasPrefix("@") else {
      var mapped: [BoxedValue] = []
      for element in elements { mapped.append(try value([key], of: element)) }
      return try value(keys.dropFirst(), of: collect(mapped))
    }
    let name = String(key.name.dropFirst())
    guard let collectionOperator = CollectionOperator(rawValue: name) else {
      throw .unknownOperator(name: name, className: className)
    }
    // What stands behind the count is not looked at.
    if collectionOperator == .count { return .attribute(.integer(elements.count)) }
    var operands: [BoxedValue] = []
    for element in elements { operands.append(try value(keys.dropFirst(), of: element)) }
    return collectionOperator.apply(to: operands)
  }

  /// Reads an entry of a dictionary; behind an `@` stands a key of the dictionary itself.
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

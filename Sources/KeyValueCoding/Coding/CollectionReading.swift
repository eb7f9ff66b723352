import RuntimeAttributes

// Keys of arrays, sets and dictionaries.

extension ClassRegistry.Storage {
  /// Reads the first key of a path from the elements of a collection, or the whole path through an operator.
  ///
  /// - Parameters:
  ///   - keys: The path; keys are removed as they are read.
  ///   - key: The first key.
  ///   - elements: The elements of the collection.
  ///   - collection: The collection, an array or a set.
  ///   - bounds: The limits of the traversal.
  /// - Returns: The collection of the elements' values, or the result of the operator.
  /// - Throws: The error of an element, of an operator, or of collections that are nested too deeply.
  func value(
    _ keys: inout ArraySlice<AttributeKey>,
    first key: AttributeKey,
    ofElements elements: some Collection<BoxedValue>,
    of collection: BoxedValue,
    _ bounds: inout TraversalLimits
  ) throws(KeyValueCodingError) -> BoxedValue {
    let isSet = if case .set = collection { true } else { false }
    guard key.isOperator else {
      let values = try operands(keys.prefix(1), key, of: elements, &bounds)
      keys.removeFirst()
      // An array contains NSNull for nil; a set omits nil.
      return isSet ? .set(Set(values.compactMap { $0 })) : .array(values.map { $0 ?? .nil })
    }
    let name = String(key.name.dropFirst())
    let rest = keys.dropFirst()
    keys = []
    guard !rest.isEmpty else { return try read(name, ofCollection: collection) }
    guard let collectionOperator = CollectionOperator(rawValue: name), !isSet || collectionOperator.isOfSets
    else {
      throw .unknownOperator(name: name, className: ValueClassName.of(collection, on: platform))
    }
    // `@count` ignores the rest of the path.
    if collectionOperator == .count { return .attribute(.integer(elements.count)) }
    let operands = try operands(rest, key, of: elements, &bounds)
    return try collectionOperator.apply(to: operands, isSet: isSet) { className(of: $0) }
  }

  /// Reads a path from each element.
  ///
  /// - Returns: The values: nil if an object returns nil, and a box of nil for NSNull, which returns itself for every
  ///   key. (Source: Foundation's disassembly. GNUstep raises `NSUnknownKeyException` instead.)
  private func operands(
    _ keys: ArraySlice<AttributeKey>,
    _ key: AttributeKey,
    of elements: some Collection<BoxedValue>,
    _ bounds: inout TraversalLimits
  ) throws(KeyValueCodingError) -> [BoxedValue?] {
    try bounds.enter(elements.count, reading: key)
    var values: [BoxedValue?] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      let value = try value(keys, of: element, &bounds)
      values.append(value == .nil && element != .nil ? nil : value)
    }
    bounds.leave()
    return values
  }

  private func className(of value: BoxedValue?) -> String {
    guard let value else { return "nil" }
    return value.object.map { className(of: $0) } ?? ValueClassName.of(value, on: platform)
  }

  /// Reads the first key of a path from a dictionary, or the whole path if the path is an entry's key.
  ///
  /// Source: Foundation's disassembly, `-[NSDictionary(NSKeyValueCoding) valueForKeyPath:]`. (GNUstep accepts
  /// `@count.self`.)
  ///
  /// - Throws: The error of an unknown operator, since dictionaries do not have operators, or of an undefined key.
  func value(
    _ keys: inout ArraySlice<AttributeKey>,
    first key: AttributeKey,
    ofEntries entries: [String: BoxedValue]
  ) throws(KeyValueCodingError) -> BoxedValue {
    let className = ValueClassName.of(.dictionary(entries), on: platform)
    if keys.count > 1 {
      if key.isOperator { throw .unknownOperator(name: String(key.name.dropFirst()), className: className) }
      // Joining a path of any length for each of its keys would take quadratic time.
      if entries.keys.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }),
        let value = entries[keys.map(\.name).joined(separator: ".")]
      {
        keys = []
        return value
      }
    }
    keys.removeFirst()
    return try entry(key, of: entries, className: className)
  }

  /// Reads an entry of a dictionary; `@` before a key selects a key of the dictionary itself.
  func entry(
    _ key: AttributeKey,
    of entries: [String: BoxedValue],
    className: String
  ) throws(KeyValueCodingError) -> BoxedValue {
    guard key.isOperator else { return entries[key.name] ?? .nil }
    switch key.name {
    case "@count": return .attribute(.integer(entries.count))
    case "@allKeys": return .array(entries.keys.sorted().map { .attribute(.string($0)) })
    case "@allValues": return .array(entries.sorted { $0.key < $1.key }.map(\.value))
    case _ where ValueKeys.ofEveryObject.contains(String(key.name.dropFirst())): return .nil
    default:
      throw undefinedKey(AttributeKey(String(key.name.dropFirst())), .get, className: className)
    }
  }
}

extension AttributeKey {
  /// Whether the key is an operator or a key of the collection itself, rather than a key of its elements.
  var isOperator: Bool { name.utf8.first == UInt8(ascii: "@") }
}

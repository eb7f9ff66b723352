// Arrays, whose elements have indexes as keys, sets, and dictionaries.

extension Array: AttributeStorable where Element: AttributeStorable {
  /// An array of the elements' type.
  public static var valueType: ValueType { .array(Element.valueType) }

  /// The structures of the elements.
  public static var structures: [any KeyValueStructure.Type] { Element.structures }

  /// Converts the elements of a boxed array.
  public static func stored(
    _ value: BoxedValue,
    in registry: TypeRegistry
  ) throws(AttributeError) -> [Element] {
    guard case .array(let boxes) = value else { throw mismatch(value) }
    return try elements(boxes, of: "\(Self.self)", in: registry)
  }

  fileprivate static func elements(
    _ boxes: [BoxedValue],
    of typeName: String,
    in registry: TypeRegistry
  ) throws(AttributeError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(boxes.count)
    // Only rows that are structures can be skipped; the rows of other arrays, such as a matrix, depend on each other.
    let skipped = registry.trial?.takeRows()
    let rows = Element.self is any KeyValueStructure.Type ? skipped : nil
    for (index, box) in boxes.enumerated() {
      do throws(AttributeError) {
        elements.append(try Element.stored(box, in: registry))
      } catch {
        let error = error.nested(in: AttributeKey("\(index)"), of: typeName)
        guard let rows else { throw error }
        rows.errors.append(error)
      }
    }
    // All rows are invalid.
    if elements.isEmpty, let last = rows?.errors.popLast() { throw last }
    return elements
  }

  /// Returns an array of the elements.
  public func boxed(in registry: TypeRegistry) -> BoxedValue { .array(map { $0.boxed(in: registry) }) }

  /// Sets the element whose index is the first key, a part of that element, or the whole array.
  public mutating func setValue(
    _ value: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) {
    guard !keys.isEmpty else {
      self = try Self.stored(value, in: registry)
      return
    }
    let (key, index) = try index(in: keys, value)
    do throws(AttributeError) {
      try self[index].setValue(value, at: keys.dropFirst(), in: registry)
    } catch {
      throw error.nested(in: key, of: "\(Self.self)")
    }
  }

  /// Reads the element whose index is the first key, or a part of that element.
  public func value(
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue {
    let (key, index) = try index(in: keys)
    do throws(AttributeError) {
      return try self[index].reading(keys.dropFirst(), in: registry)
    } catch {
      throw error.nested(in: key, of: "\(Self.self)")
    }
  }

  private func index(
    in keys: ArraySlice<AttributeKey>,
    _ value: BoxedValue? = nil
  ) throws(AttributeError) -> (AttributeKey, Int) {
    guard let key = keys.first, let index = Int(key.name), index >= 0 else {
      throw Self.unknownKey(keys, value)
    }
    guard index < count else {
      throw AttributeError(.noElement(count: count), keys: [key], of: "\(Self.self)", value: value)
    }
    return (key, index)
  }
}

extension Set: AttributeStorable where Element: AttributeStorable {
  /// A set of the elements' type.
  public static var valueType: ValueType { .set(Element.valueType) }

  /// The structures of the elements.
  public static var structures: [any KeyValueStructure.Type] { Element.structures }

  /// Creates a set from the elements of a set or an array.
  public static func stored(
    _ value: BoxedValue,
    in registry: TypeRegistry
  ) throws(AttributeError) -> Set<Element> {
    guard let boxes = value.elements else { throw mismatch(value) }
    return Set(try [Element].elements(boxes, of: "\(Self.self)", in: registry))
  }

  /// Returns a set of the elements.
  public func boxed(in registry: TypeRegistry) -> BoxedValue {
    .set(Set<BoxedValue>(map { $0.boxed(in: registry) }))
  }
}

extension Dictionary: AttributeStorable where Key == String, Value: AttributeStorable {
  /// A dictionary of the values' type.
  public static var valueType: ValueType { .dictionary(Value.valueType) }

  /// The structures of the values.
  public static var structures: [any KeyValueStructure.Type] { Value.structures }

  /// Creates a dictionary from the values of a dictionary.
  public static func stored(
    _ value: BoxedValue,
    in registry: TypeRegistry
  ) throws(AttributeError) -> [String: Value] {
    guard case .dictionary(let boxes) = value else { throw mismatch(value) }
    var entries: [String: Value] = [:]
    // Sorted, so that the same entry is always reported if several entries are invalid.
    for (name, box) in boxes.sorted(by: { $0.key < $1.key }) {
      do throws(AttributeError) {
        entries[name] = try Value.stored(box, in: registry)
      } catch {
        throw error.nested(in: AttributeKey(name), of: "\(Self.self)")
      }
    }
    return entries
  }

  /// Returns a dictionary of the values.
  public func boxed(in registry: TypeRegistry) -> BoxedValue {
    .dictionary(mapValues { $0.boxed(in: registry) })
  }

  /// Sets the entry for the first key, a part of that entry, or the whole dictionary; nil removes an entry.
  public mutating func setValue(
    _ value: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) {
    guard let key = keys.first else {
      self = try Self.stored(value, in: registry)
      return
    }
    do throws(AttributeError) {
      if keys.count == 1, value == .nil, !Value.valueType.isOptional {
        self[key.name] = nil
      } else if var entry = self[key.name] {
        try entry.setValue(value, at: keys.dropFirst(), in: registry)
        self[key.name] = entry
      } else {
        guard keys.count == 1 else { throw AttributeError(.noValue, value: value) }
        self[key.name] = try Value.stored(value, in: registry)
      }
    } catch {
      throw error.nested(in: key, of: "\(Self.self)")
    }
  }

  /// Reads the entry for the first key, or a part of that entry; returns nil for a missing entry.
  public func value(
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue {
    guard let key = keys.first else { throw Self.unknownKey(keys) }
    guard let entry = self[key.name] else { return .nil }
    do throws(AttributeError) {
      return try entry.reading(keys.dropFirst(), in: registry)
    } catch {
      throw error.nested(in: key, of: "\(Self.self)")
    }
  }
}

extension AttributeStorable {
  /// Reads a part of the value, or the whole value if there are no keys.
  func reading(
    _ keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue {
    keys.isEmpty ? boxed(in: registry) : try value(at: keys, in: registry)
  }
}

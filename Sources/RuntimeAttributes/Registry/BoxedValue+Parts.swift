extension BoxedValue {
  /// Whether collections are nested too deeply to be traversed recursively.
  var isTooDeep: Bool {
    isNested(self) { value in
      switch value {
      case .attribute, .object: []
      case .array(let elements): elements
      case .set(let elements): Array(elements)
      case .dictionary(let entries): Array(entries.values)
      }
    }
  }

  /// Returns the object that is the element of an array or the entry of a dictionary for the first key.
  func object(at keys: ArraySlice<AttributeKey>, of typeName: String) throws(AttributeError) -> AnyObject {
    guard let key = keys.first else { throw AttributeError(.unknownKey, of: typeName.readable) }
    switch self {
    case .array(let elements):
      guard let index = Int(key.name), index >= 0 else { break }
      guard index < elements.count else {
        throw AttributeError(.noElement(count: elements.count), keys: [key], of: typeName.readable)
      }
      if let object = elements[index].object { return object }
    case .dictionary(let entries):
      if let object = entries[key.name]?.object { return object }
      throw AttributeError(.noValue, keys: [key], of: typeName.readable)
    case .attribute(.nil): throw AttributeError(.noValue, of: typeName.readable)
    case .attribute, .object, .set: break
    }
    throw AttributeError(.unknownKey, keys: [key], of: typeName.readable)
  }
}

extension AttributeValue {
  /// Whether collections are nested too deeply to be traversed recursively.
  var isTooDeep: Bool {
    isNested(self) { value in
      switch value {
      case .array(let elements): elements
      case .dictionary(let entries): Array(entries.values)
      default: []
      }
    }
  }
}

/// Whether values are nested more deeply than `TypeRegistry.depthLimit`; counts the levels without recursion.
private func isNested<Value>(_ value: Value, _ members: (Value) -> [Value]) -> Bool {
  var level = members(value)
  for _ in 0..<TypeRegistry.depthLimit {
    if level.isEmpty { return false }
    level = level.flatMap(members)
  }
  return !level.isEmpty
}

extension AttributeError {
  /// Returns the error with additional keys before its own keys.
  func following(_ keys: some Collection<AttributeKey>) -> AttributeError {
    guard !keys.isEmpty else { return self }
    var error = self
    error.keys.insert(contentsOf: keys, at: 0)
    return error
  }
}

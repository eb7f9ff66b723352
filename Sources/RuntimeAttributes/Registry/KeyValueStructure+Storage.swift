// Conversion of structures and enumerations from and to values.

extension TypeRegistry.Storage {
  /// Creates an instance from a dictionary of properties, or from a case.
  func make<Root: KeyValueStructure>(
    _ type: Root.Type,
    from value: BoxedValue,
    in registry: TypeRegistry
  ) throws(AttributeError) -> Root {
    guard let index = record(of: type) else { throw AttributeError(.unregisteredType, of: "\(type)") }
    let record = records[index]
    let memory = UnsafeMutablePointer<Root>.allocate(capacity: 1)
    defer { memory.deallocate() }
    if record.cases.isEmpty {
      guard case .dictionary(let values) = value, let make = record.make else { throw Root.mismatch(value) }
      // Unknown keys are reported before invalid values.
      for key in values.keys.sorted() where field(AttributeKey(key), index) == nil {
        throw unknownKey(AttributeKey(key), index, values[key])
      }
      try make(FieldValues(values: values, registry: registry, typeName: record.schema.name), memory)
      var root = memory.move()
      let required = Set(record.schema.fields.filter(\.isRequired).map(\.key.name))
      try root.setValue(.dictionary(values.filter { !required.contains($0.key) }), at: [], in: registry)
      return root
    }
    let (name, values) = try Self.enumerationCase(of: value) { Root.mismatch(value) }
    guard let found = record.cases.first(where: { $0.schema.name == name }) else {
      throw unknownKey(AttributeKey(name), index, value)
    }
    for key in values.keys.sorted() where !found.schema.fields.contains(where: { $0.key.name == key }) {
      throw AttributeError(
        .unknownKey,
        keys: [AttributeKey(name), AttributeKey(key)],
        of: "\(record.schema.name).\(name)",
        value: values[key],
        candidates: found.schema.fields.map(\.key.name)
      )
    }
    do throws(AttributeError) {
      let typeName = "\(record.schema.name).\(name)"
      try found.make(FieldValues(values: values, registry: registry, typeName: typeName), memory)
    } catch {
      throw error.nested(in: AttributeKey(name), of: record.schema.name)
    }
    return memory.move()
  }

  /// Returns the name of a case, and its associated values by name.
  private static func enumerationCase(
    of value: BoxedValue,
    _ mismatch: () -> AttributeError
  ) throws(AttributeError) -> (String, [String: BoxedValue]) {
    switch value {
    case .attribute(.string(let name)): return (name, [:])
    case .dictionary(let entries):
      guard entries.count == 1, let entry = entries.first else { throw mismatch() }
      switch entry.value {
      case .dictionary(let values): return (entry.key, values)
      case .attribute(.nil): return (entry.key, [:])
      // A single associated value without a label.
      default: return (entry.key, ["0": entry.value])
      }
    default: throw mismatch()
    }
  }

  /// Returns a dictionary of the properties that the current code may access, or the case of an enumeration.
  func boxed(_ index: Int, _ root: UnsafeMutableRawPointer, in registry: TypeRegistry) -> BoxedValue {
    let record = records[index]
    for enumerationCase in record.cases {
      guard let values = enumerationCase.values(root, registry) else { continue }
      let name = enumerationCase.schema.name
      return values.isEmpty ? .attribute(.string(name)) : .dictionary([name: .dictionary(values)])
    }
    guard record.cases.isEmpty else { return .nil }
    var values: [String: BoxedValue] = [:]
    for field in fields[record.fields] where field.accessor.isolation.admitsCaller {
      values[field.key.name] = field.accessor.read(root, registry)
    }
    return .dictionary(values)
  }

  /// Returns an enumeration with another case, or with a changed associated value of its case.
  func settingPart<Root: KeyValueStructure>(
    of root: Root,
    _ value: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    in registry: TypeRegistry
  ) throws(AttributeError) -> Root {
    guard keys.count > 1 else {
      return try make(Root.self, from: .dictionary([keys.first?.name ?? "": value]), in: registry)
    }
    if let record = record(of: Root.self) { try checkCase(keys, record, value) }
    let changed = try root.boxed(in: registry).setting(value, at: keys, of: "\(Root.self)")
    return try make(Root.self, from: changed, in: registry)
  }

  /// Reads the associated values of an enumeration's case, or a part of them.
  func part<Root: KeyValueStructure>(
    of root: Root,
    at keys: ArraySlice<AttributeKey>,
    _ record: Int,
    in registry: TypeRegistry
  ) throws(AttributeError) -> BoxedValue {
    try checkCase(keys, record)
    return try root.boxed(in: registry).part(at: keys, of: "\(Root.self)")
  }

  private func checkCase(
    _ keys: ArraySlice<AttributeKey>,
    _ record: Int,
    _ value: BoxedValue? = nil
  ) throws(AttributeError) {
    guard let key = keys.first, !records[record].cases.contains(where: { $0.schema.name == key.name }) else {
      return
    }
    throw unknownKey(key, record, value)
  }
}

extension BoxedValue {
  /// Returns the part of an enumeration's value at keys, starting with the name of the case.
  fileprivate func part(at keys: ArraySlice<AttributeKey>, of typeName: String) throws(AttributeError)
    -> BoxedValue
  {
    var value = self
    for (offset, key) in keys.enumerated() {
      guard case .dictionary(let entries) = value, let next = entries[key.name] else {
        throw missingPart(keys, offset, of: typeName, in: value)
      }
      value = next
    }
    return value
  }

  /// Returns an enumeration's value with a changed part at keys, starting with the name of the case.
  fileprivate func setting(
    _ part: BoxedValue,
    at keys: ArraySlice<AttributeKey>,
    of typeName: String
  ) throws(AttributeError) -> BoxedValue {
    // The dictionaries along the path, outermost first; the registry limits the length of the path.
    var levels: [[String: BoxedValue]] = []
    var value = self
    for (offset, key) in keys.enumerated() {
      guard case .dictionary(let entries) = value, offset == keys.count - 1 || entries[key.name] != nil else {
        throw missingPart(keys, offset, of: typeName, in: value)
      }
      levels.append(entries)
      value = entries[key.name] ?? .nil
    }
    var changed = part
    for (key, level) in zip(keys, levels).reversed() {
      var entries = level
      entries[key.name] = changed
      changed = .dictionary(entries)
    }
    return changed
  }

  private func missingPart(
    _ keys: ArraySlice<AttributeKey>,
    _ offset: Int,
    of typeName: String,
    in value: BoxedValue
  ) -> AttributeError {
    let failing = Array(keys.prefix(offset + 1))
    guard offset == 0 else { return AttributeError(.unknownKey, keys: failing, of: typeName) }
    var name = ""
    switch value {
    case .attribute(.string(let text)): name = text
    case .dictionary(let entries): name = entries.keys.first ?? ""
    default: break
    }
    return AttributeError(.otherCase(name), keys: failing, of: typeName)
  }
}

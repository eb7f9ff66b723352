public import RuntimeAttributes

extension ClassRegistry {
  /// Reads the value at a key path, as `valueForKeyPath:` does.
  ///
  /// For an unset property of a class type, a model object creates a new model object, unless the app declares the
  /// property as optional without an initial value. The members of such an object are uncertain, since the real
  /// object may belong to a subclass of the declared class, unless only a framework sets the property.
  ///
  /// - Returns: The value; nil if an intermediate value is nil, or if the value is unknown, for example because the
  ///   class is not completely known.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  public func value(
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> BoxedValue {
    var bounds = TraversalLimits()
    return try storage.value(keyPath.keys[...], of: .object(object), &bounds)
  }
}

extension ClassRegistry {
  /// Returns the value in the slot of a model object for a key, without assuming an initial value.
  ///
  /// - Returns: The value that was set, or the object that was created when the key was read; nil if there is none, or
  ///   if the object is not a model object or lacks the key.
  package func storedValue(_ key: AttributeKey, of object: AnyObject) -> BoxedValue? {
    guard let model = object as? ModelObject,
      let index = storage.readableProperty(key.hashes, ofClass: model.classIndex)
    else { return nil }
    return model.slots[index]
  }
}

extension ClassRegistry.Storage {
  enum Reading {
    case value(BoxedValue)
    case undecided(SetValueOutcome.Uncertainty)
  }

  /// Reads a path; returns the target itself for an empty path, and nil if a value on the path is unknown.
  func value(
    _ keys: ArraySlice<AttributeKey>,
    of target: BoxedValue,
    _ bounds: inout TraversalLimits
  ) throws(KeyValueCodingError) -> BoxedValue {
    var (keys, target) = (keys, target)
    // Iterative, since paths in documents and specs can have any length.
    while let key = keys.first {
      switch target {
      // A message to nil returns nil, and NSNull returns itself for every key.
      case .attribute(.nil):
        return .nil
      case .attribute(let attribute):
        guard case .value(let next) = try read(key, ofValue: attribute) else { return .nil }
        target = next
      case .dictionary(let entries):
        target = try value(&keys, first: key, ofEntries: entries)
        continue
      case .array(let elements):
        target = try value(&keys, first: key, ofElements: elements, of: target, &bounds)
        continue
      case .set(let elements):
        target = try value(&keys, first: key, ofElements: elements, of: target, &bounds)
        continue
      case .object(let object):
        if let field = try layerField(keys, of: object) { return field }
        guard case .value(let next) = try read(key, of: object) else { return .nil }
        target = next
      }
      keys = keys.dropFirst()
    }
    return target
  }

  /// Returns the registered property of a Swift object, or nil for a model object or a property that is only described.
  ///
  /// A model object has its own slots even if it represents an object of a registered Swift class.
  func swiftProperty(
    _ index: Int,
    _ key: AttributeKey,
    for object: AnyObject
  ) throws(KeyValueCodingError) -> RegisteredProperty? {
    guard let property = properties[index].swiftProperty, type(of: object) != ModelObject.self else {
      return nil
    }
    guard property.admitsCaller else { throw .notOnMainActor(key: key, className: className(of: object)) }
    return property
  }

  /// Throws if the class is isolated to the main actor and the caller is not.
  ///
  /// Such a caller may not access the class's code or stored properties.
  func checkIsolation(
    _ key: AttributeKey,
    of object: AnyObject,
    ofClass classIndex: Int?
  ) throws(KeyValueCodingError) {
    guard let classIndex, !(object is ModelObject), !classes[classIndex].isolation.admitsCaller else {
      return
    }
    throw .notOnMainActor(key: key, className: className(of: object))
  }

  func read(_ key: AttributeKey, of object: AnyObject) throws(KeyValueCodingError) -> Reading {
    let classIndex = classIndex(of: object)
    if let classIndex, let index = readableProperty(key.hashes, ofClass: classIndex) {
      if let property = try swiftProperty(index, key, for: object) {
        return .value(property.read(object, in: types))
      }
      guard let model = object as? ModelObject else { return .value(.nil) }
      return slot(index, of: model)
    }
    // `-self` exists in every class and does not depend on the object's state.
    if key == .itself { return .value(.object(object)) }
    if !(object is ModelObject) {
      try checkIsolation(key, of: object, ofClass: classIndex)
      if let value = storedVariable(key, of: object, ofClass: classIndex) { return .value(value) }
      if let hooks = try hooks(of: object, for: key) {
        do {
          return .value(try hooks.value(forUndefinedKey: key))
        } catch .undefinedKey(let raised) where raised.key == key && raised.operation == .get {
          throw undefinedKey(key, .get, of: object, ofClass: classIndex)
        }
      }
    }
    guard let classIndex else { throw undefinedKey(key, .get, of: object, ofClass: nil) }
    if let uncertainty = uncertainty(aboutClass: classIndex) { return .undecided(uncertainty) }
    if !classes[classIndex].traits.isDisjoint(with: [.storesAnyKey, .handlesUndefinedKeys]) {
      return .value(extraValue(key.name, of: object) ?? .nil)
    }
    if let uncertainty = overriddenSetting(ofClass: classIndex) ?? overriddenReading(ofClass: classIndex) {
      return .undecided(uncertainty)
    }
    if let uncertainty = declaredProperty(key.hashes, ofClass: classIndex)?.access.uncertainty {
      return .undecided(uncertainty)
    }
    if hasGetter(key, ofClass: classIndex) { return .undecided(.unmodeledAccessor(key: key.name)) }
    try refuse(key, for: .get, ofClass: classIndex)
    if mayBePrivate(key, for: .get, ofClass: classIndex) { return .undecided(.privateVariable) }
    if let uncertainty = uncertainty(aboutUnseen: object) { return .undecided(uncertainty) }
    throw undefinedKey(key, .get, of: object, ofClass: classIndex)
  }

  /// Returns the value in a model object's slot, or an assumed initial value of the property, such as zero or a new
  /// model object.
  private func slot(_ index: Int, of model: ModelObject) -> Reading {
    if let value = model.slots[index] { return .value(value) }
    let property = description(ofProperty: index)
    if property.isNilAtFirst { return .value(.nil) }
    if property.leadsAround { return .undecided(.unseenObject(className: property.type.kind.defaultName)) }
    switch property.type.kind {
    case .object, .color, .image, .font:
      return newObject(ofClass: property.type.kind.className(on: platform), at: index, of: model)
    case .point: return .value(.attribute(.point(.init(x: 0, y: 0))))
    case .size: return .value(.attribute(.size(.init(width: 0, height: 0))))
    case .rect: return .value(.attribute(.rect(.init(x: 0, y: 0, width: 0, height: 0))))
    case .range: return .value(.attribute(.range(.init(location: 0, length: 0))))
    case .float, .double: return .value(.attribute(.real(0)))
    case .bool, .charBool: return .value(.attribute(.boolean(false)))
    case .string where !property.type.isOptional: return .value(.attribute(.string("")))
    case .unresolved(let name): return .undecided(.unresolvedType(name))
    case .any, .anyProtocol, .array, .dictionary, .set, .date, .url, .block:
      return .undecided(.unresolvedType(property.type.name))
    case .insets, .affineTransform, .transform3D, .structure:
      // Key-value coding boxes every structure as NSConcreteValue, and the keys of the box do not depend on the
      // contents.
      return .value(.attribute(.rect(.init(x: 0, y: 0, width: 0, height: 0))))
    case let kind where kind.integerKind != nil: return .value(.attribute(.integer(0)))
    default: return .value(.nil)
    }
  }

  /// Creates a model object as the value of a property, and stores it in the property's slot.
  private func newObject(ofClass name: String, at index: Int, of model: ModelObject) -> Reading {
    guard let classIndex = self.index(ofType: name) else {
      return .undecided(.openChain(missing: name))
    }
    let object = ModelObject(classIndex: classIndex, storage: self)
    object.isUnseen = !description(ofProperty: index).holdsFrameworksOwn
    model.slots[index] = .object(object)
    return .value(.object(object))
  }
}

extension PropertyType.Kind {
  /// Returns the class name of the values of a property.
  ///
  /// AppKit has other names for colors, images and fonts, and Swift collections are bridged.
  func className(on platform: Platform) -> String {
    switch self {
    case .color where platform == .macOS: "NSColor"
    case .image where platform == .macOS: "NSImage"
    case .font where platform == .macOS: "NSFont"
    case .array: "NSArray"
    case .dictionary: "NSDictionary"
    case .set: "NSSet"
    default: defaultName
    }
  }
}

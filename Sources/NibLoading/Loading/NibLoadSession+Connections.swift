import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Establishes one connection.
  func connect(_ connection: Connection, from index: Int) throws(NibError) {
    switch connection.kind {
    case .outlet(let property), .outletCollection(let property, _, _):
      try connectOutlet(connection, property, from: index)
    case .action(let selector, _):
      try connectAction(connection, selector, from: index)
    case .segue(let segue):
      connectSegue(connection, segue, from: index)
    case .binding(let binding):
      try connectBinding(connection, binding, from: index)
    case .other:
      record(.connect(connection, .passedOver), index)
    }
  }

  // MARK: Outlets

  private func connectOutlet(
    _ connection: Connection,
    _ property: String,
    from index: Int
  ) throws(NibError) {
    guard let source = objects[index] else { return }
    if isLeftOut(connection, from: index) { return record(.connect(connection, .outOfScene), index, .silent) }
    let isCollection = if case .outletCollection = connection.kind { true } else { false }
    guard let value = value(of: connection, isCollection: isCollection) else {
      let destination = connection.destination ?? ""
      return record(.connect(connection, .dangling(destination: destination)), index, .invalid)
    }
    if let uncertainty = uncertainty(aboutDestinationOf: connection, isMade: false),
      registry.entry(of: source)?.settableProperty(AttributeKey(property)) != nil
    {
      return record(.connect(connection, .set(.undecided(uncertainty))), index, .unverified)
    }
    try checkOutlets(usedByConnecting: connection, of: index)
    let isFirst = isCollection || isFirstConnection(of: property, from: index)
    do {
      var outcome = try registry.setValue(
        isCollection ? collected(value, property, from: index) : value,
        forKeyPath: AttributeKeyPath(property),
        of: source
      )
      if isCollection { keep(value, outcome, property, from: index) }
      if isCollection, outcome == .stored, let expected = collectionRefusing(value, property, of: source) {
        outcome = .storedWrongObject(expected: expected)
      }
      if case .refused = outcome, let uncertainty = uncertainty(aboutDestinationOf: connection, isMade: true)
      {
        record(.connect(connection, .set(.undecided(uncertainty))), index, .unverified)
      } else if !isFirst, outcome == .stored {
        record(.connect(connection, .connectedAgain), index, .silent)
      } else {
        let isHarmless = expectsNoMore(outcome, than: value)
        record(.connect(connection, .set(outcome)), index, isHarmless ? .silent : consequence(of: outcome))
      }
    } catch {
      guard !mayBeAdded(error, to: index) else {
        return record(.connect(connection, .set(.undecided(.unseenExtension))), index, .unverified)
      }
      if let uncertainty = uncertainty(about: error, of: index) {
        return record(.connect(connection, .set(.undecided(uncertainty))), index, .unverified)
      }
      if case .undefinedKey(let undefined) = error,
        let subclass = adoptedSubclass(of: source, where: { $0.settableProperty(undefined.key) != nil })
      {
        return record(.connect(connection, .set(.undecided(.adoptedSubclass(subclass)))), index, .unverified)
      }
      return try recordRaise(error, connection, property, from: index)
    }
    try bundle.throwEnding()
    if property == "view", let view = value.object { try checkView(view, of: index) }
  }

  /// Returns the objects of an outlet collection, from the earlier connections and from this connection.
  ///
  /// A compiled nib sets a collection once, with all objects. Setting it for each connection shows which connections
  /// fail.
  private func collected(_ value: BoxedValue, _ property: String, from index: Int) -> BoxedValue {
    guard case .array(let elements) = value else { return value }
    return .array((collections[index]?[property] ?? []) + elements)
  }

  /// Adds the object of a successful connection to the objects of its outlet collection.
  private func keep(_ value: BoxedValue, _ outcome: SetValueOutcome, _ property: String, from index: Int) {
    guard case .array(let elements) = value else { return }
    switch outcome {
    case .refused, .undecided: return
    default: collections[index, default: [:]][property, default: []] += elements
    }
  }

  /// Returns the expected element class of a Swift outlet collection, as a type with the collection's name, if an
  /// object is not of that class.
  ///
  /// Array elements are checked only when Swift code accesses them, and the access then traps.
  private func collectionRefusing(_ value: BoxedValue, _ property: String, of source: AnyObject)
    -> PropertyType?
  {
    guard let owner = registry.entry(of: source),
      let property = owner.settableProperty(AttributeKey(property)), property.language == .swift,
      let name = property.type.elementName, case .array(let elements) = value
    else { return nil }
    // The element class may be nested in the class that declares the outlet.
    let nested = owner.chain.lazy.compactMap { self.registry.entry(named: "\($0.description.name).\(name)") }
      .first
    guard let expected = nested ?? registry.entry(named: name) else { return nil }
    let isRefused = elements.contains { element in
      guard let actual = element.object.flatMap({ registry.entry(of: $0) }) else { return false }
      return actual.missingSuperclass == nil && !actual.traits.contains(.incomplete)
        && !actual.isKind(of: expected.description.name)
    }
    let type = PropertyType(.object(expected.description.name), isOptional: true, name: property.type.name)
    return isRefused ? type : nil
  }

  /// Whether every use of an outlet succeeds, because the outlet's class does not add members to a class of the object.
  private func expectsNoMore(_ outcome: SetValueOutcome, than value: BoxedValue) -> Bool {
    guard case .storedWrongObject(let type) = outcome, case .object(let name) = type.kind,
      let expected = registry.entry(named: name),
      let actual = (value.object ?? value.firstElement?.object).flatMap({ registry.entry(of: $0) })
    else { return false }
    for ancestor in expected.chain {
      if actual.isKind(of: ancestor.description.name) { return true }
      let traits = ancestor.description.traits
      guard traits.contains(.addsNothing), !traits.contains(.incomplete) else { return false }
    }
    return false
  }

  /// Returns a subclass that satisfies a condition and that code assigns to objects of a class with `object_setClass`,
  /// if any.
  func adoptedSubclass(
    of object: AnyObject,
    where holds: (ClassRegistry.Entry) -> Bool
  ) -> String? {
    guard !completeness.adoptedClasses.isEmpty, let entry = registry.entry(of: object) else { return nil }
    return completeness.adoptedClasses.first { name in
      registry.entry(named: name).map { $0.isKind(of: entry.description.name) && holds($0) } ?? false
    }
  }

  private func recordRaise(
    _ error: KeyValueCodingError,
    _ connection: Connection,
    _ property: String,
    from index: Int
  ) throws(NibError) {
    var consequence = consequence(of: .outletRaises)
    if conditions.platform == .macOS, case .undefinedKey(let undefined) = error,
      undefined.exposureProblem != nil
    {
      // AppKit writes the instance variable of a property without a setter.
      consequence = .unverified
    }
    let destination = connection.destination.flatMap { indexes[$0] }.map(className) ?? "NSObject"
    record(
      .connect(connection, .raised(error)),
      index,
      consequence,
      console: consequence == .dropped
        ? ConsoleLine.outletNotConnected(property, from: className(index), to: destination)
        : ConsoleLine.uncaught(error, on: conditions.platform)
    )
    if consequence == .crash { try bundle.endIfNeeded(with: .raised(error)) }
  }

  /// Whether the destination of a connection is in another scene, which platforms other than macOS compile to a
  /// separate nib.
  func isLeftOut(_ connection: Connection, from index: Int) -> Bool {
    guard conditions.platform != .macOS, let scene = document.objects[index].scene,
      let destination = connection.destination.flatMap({ indexes[$0] }).flatMap({ document.objects[$0].scene }
      )
    else { return false }
    return scene != destination
  }

  /// Returns the value of an outlet, or nil if the document has no object or connection with the destination's id.
  private func value(of connection: Connection, isCollection: Bool) -> BoxedValue? {
    guard let destination = connection.destination else { return nil }
    let object: BoxedValue
    if let index = indexes[destination] {
      // The class of a placeholder, or of an object in a nib that is loaded later, is unknown.
      object =
        (objects[index] ?? registry.makeObject(ofClass: UnresolvedClass.name)).map { .object($0) } ?? .nil
    } else if connectionIDs.contains(destination) {
      object = registry.makeObject(ofClass: UnresolvedClass.name).map { .object($0) } ?? .nil
    } else {
      return nil
    }
    return isCollection ? .array([object]) : object
  }

  // MARK: Segues

  /// Records a segue.
  ///
  /// The class of a segue is looked up when the segue is performed.
  private func connectSegue(_ connection: Connection, _ segue: Segue, from index: Int) {
    if let destination = connection.destination, indexes[destination] == nil {
      return record(.connect(connection, .dangling(destination: destination)), index, .invalid)
    }
    guard let name = segue.customClass, conditions.platform != .macOS,
      case .missing(let missing) = found(name, for: document.objects[index].named(as: segue))
    else { return record(.connect(connection, .passedOver), index) }
    record(
      .connect(connection, .segueClassMissing(missing)),
      index,
      .crashOnUse,
      console: ConsoleLine.segueClassMissing(missing)
    )
  }
}

extension BoxedValue {
  /// The first element of an array; nil for other values and for an empty array.
  fileprivate var firstElement: BoxedValue? {
    if case .array(let elements) = self { elements.first } else { nil }
  }
}

extension InterfaceObject {
  /// Returns a copy of the object with the class of one of its segues.
  fileprivate func named(as segue: Segue) -> InterfaceObject {
    var object = self
    object.customClass = segue.customClass
    object.customModule = segue.customModule
    object.customModuleProvider = segue.customModuleProvider
    return object
  }
}

import InterfaceDocuments
import RuntimeAttributes

extension LoadPass {
  /// Makes one connection.
  mutating func connect(_ connection: Connection, from index: Int) {
    switch connection.kind {
    case .outlet(let property), .outletCollection(let property, _, _):
      connectOutlet(connection, property, from: index)
    case .action(let selector, _):
      connectAction(connection, selector, from: index)
    case .segue, .binding, .other:
      record(.connect(connection, .passedOver), index)
    }
  }

  // MARK: Outlets

  private mutating func connectOutlet(_ connection: Connection, _ property: String, from index: Int) {
    guard let source = objects[index] else { return }
    let isCollection = if case .outletCollection = connection.kind { true } else { false }
    guard let value = value(of: connection, isCollection: isCollection) else {
      let destination = connection.destination ?? ""
      return record(.connect(connection, .dangling(destination: destination)), index, .invalid)
    }
    let isFirst = isCollection || isFirstConnection(of: property, from: index)
    do {
      let outcome = try registry.setValue(value, forKeyPath: AttributeKeyPath(property), of: source)
      if !isFirst, outcome == .stored {
        record(.connect(connection, .connectedAgain), index, .silent)
      } else {
        record(.connect(connection, .set(outcome)), index, consequence(of: outcome))
      }
    } catch {
      recordRaise(error, connection, property, from: index)
    }
  }

  private mutating func recordRaise(
    _ error: KeyValueCodingError,
    _ connection: Connection,
    _ property: String,
    from index: Int
  ) {
    var consequence = consequence(of: .outletRaises)
    if conditions.platform == .macOS, case .undefinedKey(let undefined) = error, undefined.obstacle != nil {
      // AppKit writes the instance variable of a property without a setter.
      consequence = .unproved
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
  }

  /// What an outlet is set to; nil if nothing in the document has the destination's id.
  private func value(of connection: Connection, isCollection: Bool) -> BoxedValue? {
    guard let destination = connection.destination else { return nil }
    let object: BoxedValue
    if let index = indexes[destination] {
      // A placeholder, or an object of a nib that is loaded later: something is there, of a class nobody knows.
      object = (objects[index] ?? registry.makeObject(ofClass: UnseenClass.name)).map { .object($0) } ?? .nil
    } else if connectionIDs.contains(destination) {
      object = registry.makeObject(ofClass: UnseenClass.name).map { .object($0) } ?? .nil
    } else {
      return nil
    }
    return isCollection ? .array([object]) : object
  }

  // MARK: Actions

  private mutating func connectAction(_ connection: Connection, _ selector: String, from index: Int) {
    guard
      let destination = connection.destination,
      let targetIndex = indexes[destination],
      let target = objects[targetIndex],
      let entry = registry.entry(of: target)
    else {
      if let destination = connection.destination, indexes[destination] == nil, !connectionIDs.contains(destination) {
        return record(.connect(connection, .dangling(destination: destination)), index, .invalid)
      }
      return record(.connect(connection, .actionUndecided(nil)), index)
    }
    if let method = entry.method(selector), method.isVisibleToObjectiveC {
      return record(.connect(connection, .actionFound), index)
    }
    if let missing = entry.missingSuperclass {
      let doubt = StoringOutcome.Doubt.openChain(missing: missing)
      return record(.connect(connection, .actionUndecided(doubt)), index, .unproved)
    }
    guard entry.traits.isDisjoint(with: [.incomplete, .handlesUndefinedKeys]) else {
      let doubt = StoringOutcome.Doubt.openChain(missing: entry.description.name)
      return record(.connect(connection, .actionUndecided(doubt)), index, .unproved)
    }
    // The frameworks' interfaces list the selectors with one argument, which is what actions mostly are.
    guard selector.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 1 else {
      return record(.connect(connection, .actionUndecided(.unlistedSelector)), index, .unproved)
    }
    let consequence = consequence(of: .actionMissing)
    let outcome = LoadEvent.ConnectionOutcome.actionMissing(
      targetClass: entry.runtimeName,
      declared: entry.method(selector)
    )
    record(
      .connect(connection, outcome),
      index,
      consequence,
      console: consequence == .dropped
        ? ConsoleLine.actionNotConnected(selector, to: entry.runtimeName)
        : ConsoleLine.unrecognizedAction(selector, of: entry.runtimeName)
    )
  }
}

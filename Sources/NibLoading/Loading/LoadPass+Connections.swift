import InterfaceDocuments
import RuntimeAttributes

extension LoadPass {
  /// Makes one connection.
  func connect(_ connection: Connection, from index: Int) throws(NibError) {
    switch connection.kind {
    case .outlet(let property), .outletCollection(let property, _, _):
      try connectOutlet(connection, property, from: index)
    case .action(let selector, _):
      try connectAction(connection, selector, from: index)
    case .segue(let segue):
      connectSegue(connection, segue, from: index)
    case .binding, .other:
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
    let isCollection = if case .outletCollection = connection.kind { true } else { false }
    guard let value = value(of: connection, isCollection: isCollection) else {
      let destination = connection.destination ?? ""
      return record(.connect(connection, .dangling(destination: destination)), index, .invalid)
    }
    if let doubt = doubt(aboutDestinationOf: connection, isMade: false),
      registry.entry(of: source)?.settableProperty(AttributeKey(property)) != nil
    {
      return record(.connect(connection, .set(.undecided(doubt))), index, .unproved)
    }
    let isFirst = isCollection || isFirstConnection(of: property, from: index)
    do {
      let outcome = try registry.setValue(value, forKeyPath: AttributeKeyPath(property), of: source)
      if case .refused = outcome, let doubt = doubt(aboutDestinationOf: connection, isMade: true) {
        record(.connect(connection, .set(.undecided(doubt))), index, .unproved)
      } else if !isFirst, outcome == .stored {
        record(.connect(connection, .connectedAgain), index, .silent)
      } else {
        let isHarmless = expectsNoMore(outcome, than: value)
        record(.connect(connection, .set(outcome)), index, isHarmless ? .silent : consequence(of: outcome))
      }
    } catch {
      guard !mayBeAdded(error, to: index) else {
        return record(.connect(connection, .set(.undecided(.unseenExtension))), index, .unproved)
      }
      if let doubt = doubt(about: error, of: index) {
        return record(.connect(connection, .set(.undecided(doubt))), index, .unproved)
      }
      if case .undefinedKey(let undefined) = error,
        let subclass = adoptedSubclass(of: source, where: { $0.settableProperty(undefined.key) != nil })
      {
        return record(.connect(connection, .set(.undecided(.adoptedSubclass(subclass)))), index, .unproved)
      }
      return try recordRaise(error, connection, property, from: index)
    }
    try bundle.throwEnding()
    if property == "view", let view = value.object { try checkView(view, of: index) }
  }

  /// Whether an outlet expects a class that adds nothing to one which its object is of, so that the object answers
  /// whatever is asked of it.
  private func expectsNoMore(_ outcome: StoringOutcome, than value: BoxedValue) -> Bool {
    guard case .storedWrongObject(let type) = outcome, case .object(let name) = type.kind,
      let expected = registry.entry(named: name),
      let actual = value.object.flatMap({ registry.entry(of: $0) })
    else { return false }
    for ancestor in expected.chain {
      if actual.isKind(of: ancestor.description.name) { return true }
      let traits = ancestor.description.traits
      guard traits.contains(.addsNothing), !traits.contains(.incomplete) else { return false }
    }
    return false
  }

  /// The subclass of an object's class that code makes objects instances of, and for which something holds.
  private func adoptedSubclass(
    of object: AnyObject,
    where holds: (ClassRegistry.Entry) -> Bool
  ) -> String? {
    guard !conditions.adoptedClasses.isEmpty, let entry = registry.entry(of: object) else { return nil }
    return conditions.adoptedClasses.first { name in
      registry.entry(named: name).map { $0.isKind(of: entry.description.name) && holds($0) } ?? false
    }
  }

  private func recordRaise(
    _ error: KeyValueCodingError,
    _ connection: Connection,
    _ property: String,
    from index: Int
  ) throws(NibError) {
    if conditions.platform != .macOS, leavesScene(connection, from: index) {
      // Each scene is compiled to a nib of its own.
      return record(.connect(connection, .outOfScene), index, .silent)
    }
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
    if consequence == .crash { try bundle.endIfNeeded(with: .raised(error)) }
  }

  /// Whether a connection leads to an object of another scene.
  private func leavesScene(_ connection: Connection, from index: Int) -> Bool {
    guard let scene = document.objects[index].scene,
      let destination = connection.destination.flatMap({ indexes[$0] }).flatMap({ document.objects[$0].scene }
      )
    else { return false }
    return scene != destination
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

  private func connectAction(
    _ connection: Connection,
    _ selector: String,
    from index: Int
  ) throws(NibError) {
    guard
      let destination = connection.destination,
      let targetIndex = indexes[destination],
      let target = objects[targetIndex],
      let entry = registry.entry(of: target)
    else {
      if let destination = connection.destination, indexes[destination] == nil,
        !connectionIDs.contains(destination)
      {
        return record(.connect(connection, .dangling(destination: destination)), index, .invalid)
      }
      return record(.connect(connection, .actionUndecided(nil)), index)
    }
    // What stands for another object has none of its methods.
    if let target = target as? NibObject, !(target is any NibStandIn),
      case .action(_, let event) = connection.kind
    {
      let control = objects[index] as? NibControl
      try onMainActor { (_: LoadPass) in control?.addTarget(target, action: selector, for: event) }
    }
    let outcome = try outcome(ofSending: selector, to: targetIndex, target, entry)
    switch outcome {
    case .actionMissing(let targetClass, let declared) where hasSegueInstead(index):
      let contested = LoadEvent.ConnectionOutcome.actionContested(
        targetClass: targetClass,
        declared: declared
      )
      record(.connect(connection, contested), index, .unproved)
    case .actionMissing where isDetachedRecognizer(index):
      record(.connect(connection, outcome), index, .silent)
    case .actionMissing:
      let consequence = consequence(of: .actionMissing)
      let line: (String, String) -> String =
        if consequence != .dropped {
          ConsoleLine.unrecognizedAction
        } else if conditions.isOlder(than: PlatformVersion(10, 11)) {
          ConsoleLine.actionNotConnectedBefore
        } else {
          ConsoleLine.actionNotConnected
        }
      record(.connect(connection, outcome), index, consequence, console: line(selector, entry.runtimeName))
    case .actionUndecided: record(.connect(connection, outcome), index, .unproved)
    default: record(.connect(connection, outcome), index)
    }
  }

  /// Whether an object is a gesture recognizer that no view has, and no outlet for code to give it to one.
  private func isDetachedRecognizer(_ index: Int) -> Bool {
    let object = document.objects[index]
    guard conditions.platform != .macOS, object.parent == nil,
      objects[index].flatMap({ registry.entry(of: $0) })?.isKind(of: "UIGestureRecognizer") == true
    else { return false }
    return !document.objects.contains { other in
      other.connections.contains { $0.property != nil && $0.destination == object.id }
    }
  }

  /// Whether a target has the method that an action calls.
  private func outcome(
    ofSending selector: String,
    to index: Int,
    _ target: AnyObject,
    _ entry: ClassRegistry.Entry
  ) throws(NibError) -> LoadEvent.ConnectionOutcome {
    if let target = target as? NibObject {
      if let doubt = doubt(about: index) { return .actionUndecided(doubt) }
      let isFound = try onMainActor { (_: LoadPass) in target.action(for: selector) != nil }
      return isFound ? .actionFound : .actionMissing(targetClass: entry.runtimeName, declared: nil)
    }
    let method = entry.method(selector)
    if let method, method.isVisibleToObjectiveC { return .actionFound }
    if let registered = entry.chain.first(where: { $0.swiftType != nil }) {
      return .actionUndecided(.unlistedMethods(className: registered.runtimeName))
    }
    if let missing = entry.missingSuperclass {
      return .actionUndecided(.openChain(missing: missing))
    }
    guard entry.traits.isDisjoint(with: [.incomplete, .handlesUndefinedKeys]) else {
      return .actionUndecided(.openChain(missing: entry.description.name))
    }
    if method?.isPerhapsVisible == true { return .actionUndecided(.unseenRequirement) }
    if conditions.hasUnseenDependencies, entry.isFrameworks, !isStandIn(index) {
      return .actionUndecided(.unseenExtension)
    }
    // The frameworks' interfaces list the selectors with one argument, which is what actions mostly are.
    let colons = selector.utf8.count { $0 == UInt8(ascii: ":") }
    guard colons == 1 || conditions.knowsAllSelectors && colons <= 2 else {
      return .actionUndecided(.unlistedSelector)
    }
    if colons == 0, entry.hasGetter(selector) { return .actionFound }
    let answers = { (entry: ClassRegistry.Entry) in
      entry.method(selector)?.isVisibleToObjectiveC == true
    }
    if let subclass = adoptedSubclass(of: target, where: answers) {
      return .actionUndecided(.adoptedSubclass(subclass))
    }
    return .actionMissing(
      targetClass: entry.runtimeName,
      declared: method ?? entry.method(withFirstLabelBeside: selector)
    )
  }

  // MARK: Segues

  /// Whether an object that has room for one target and one action has a segue as well.
  private func hasSegueInstead(_ index: Int) -> Bool {
    let object = document.objects[index]
    return object.element == "barButtonItem"
      && object.connections.contains { if case .segue = $0.kind { true } else { false } }
  }

  /// The class of a segue is looked up when the segue is performed.
  private func connectSegue(_ connection: Connection, _ segue: Segue, from index: Int) {
    guard let name = segue.customClass, registry.entry(named: name) == nil else {
      return record(.connect(connection, .passedOver), index)
    }
    let missing = MissingClass(name: name, module: segue.customModule, reason: .absent(nearest: nil))
    guard isTrulyMissing(missing), conditions.platform != .macOS else {
      return record(.connect(connection, .passedOver), index)
    }
    record(
      .connect(connection, .segueClassMissing(missing)),
      index,
      .later,
      console: ConsoleLine.segueClassMissing(missing)
    )
  }
}

extension ClassRegistry.Entry {
  /// A method of the sources that would have a selector without the label of its first parameter.
  fileprivate func method(withFirstLabelBeside selector: String) -> MethodDescription? {
    chain.lazy.flatMap(\.description.methods).first { method in
      method.location != nil && method.isVisibleToObjectiveC
        && FirstLabel.selector(method.selector, without: method.swiftName) == selector
    }
  }

  /// Whether a property has a getter of a name, which an action can call as it can any method.
  fileprivate func hasGetter(_ selector: String) -> Bool {
    guard let property = readableProperty(AttributeKey(selector)) else { return false }
    return (property.customGetter ?? property.key.name) == selector && property.access != .storedVariable
  }
}

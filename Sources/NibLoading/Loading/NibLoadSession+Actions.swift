import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Connects an action and records whether its target has the method.
  func connectAction(
    _ connection: Connection,
    _ selector: String,
    from index: Int
  ) throws(NibError) {
    if isLeftOut(connection, from: index) { return record(.connect(connection, .outOfScene), index, .silent) }
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
    // A substitute does not have the methods of the missing class.
    if !(target is ModelObject), !(target is any NibSubstitute),
      case .action(_, let event) = connection.kind
    {
      try onMainActor { (pass: NibLoadSession) in
        guard let target = pass.objects[targetIndex] else { return }
        (pass.objects[index] as? NibControl)?.addTarget(target, action: selector, for: event)
      }
    }
    let outcome = try outcome(ofSending: selector, to: targetIndex, target, entry)
    switch outcome {
    case .actionMissing(let targetClass, let declared) where hasSegueInstead(index):
      let contested = LoadEvent.ConnectionOutcome.actionContested(
        targetClass: targetClass,
        declared: declared
      )
      record(.connect(connection, contested), index, .unverified)
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
    case .actionUndecided: record(.connect(connection, outcome), index, .unverified)
    default: record(.connect(connection, outcome), index)
    }
  }

  /// Whether an object is a gesture recognizer of UIKit without a view and without an outlet through which code could
  /// add it to a view.
  private func isDetachedRecognizer(_ index: Int) -> Bool {
    let object = document.objects[index]
    guard conditions.platform != .macOS, object.parent == nil,
      objects[index].flatMap({ registry.entry(of: $0) })?.isKind(of: "UIGestureRecognizer") == true
    else { return false }
    return object.id.map { !outletDestinations.contains($0) } ?? true
  }

  /// Returns the outcome of connecting an action: whether the target has the method.
  private func outcome(
    ofSending selector: String,
    to index: Int,
    _ target: AnyObject,
    _ entry: ClassRegistry.Entry
  ) throws(NibError) -> LoadEvent.ConnectionOutcome {
    if let target = target as? NibObject {
      if let uncertainty = uncertainty(about: index) { return .actionUndecided(uncertainty) }
      let isFound = try onMainActor { (_: NibLoadSession) in target.action(for: selector) != nil }
      return isFound ? .actionFound : .actionMissing(targetClass: entry.runtimeName, declared: nil)
    }
    let method = entry.method(selector)
    if method?.isVisibleToObjectiveC == true || entry.hasSetter(selector) { return .actionFound }
    if let registered = entry.chain.first(where: { $0.swiftType != nil }) {
      return .actionUndecided(.unlistedMethods(className: registered.runtimeName))
    }
    if let missing = entry.missingSuperclass {
      return .actionUndecided(.openChain(missing: missing))
    }
    guard entry.traits.isDisjoint(with: [.incomplete, .handlesUndefinedKeys]) else {
      return .actionUndecided(.openChain(missing: entry.description.name))
    }
    if method?.mayBeVisible == true { return .actionUndecided(.unseenRequirement) }
    if completeness.hasUnreadSources
      || entry.chain.contains(where: { completeness.unreadSources.contains($0.description.name) })
    {
      return .actionUndecided(.unseenExtension)
    }
    if completeness.hasUnseenDependencies, entry.isFromFramework, !isSubstitute(index) {
      return .actionUndecided(.unseenExtension)
    }
    // The framework interfaces list selectors with one argument, which most actions have.
    let colons = selector.utf8.count { $0 == UInt8(ascii: ":") }
    guard colons == 1 || completeness.knowsAllSelectors && colons <= 2 else {
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

  /// Whether an object with a single target and action also has a segue.
  private func hasSegueInstead(_ index: Int) -> Bool {
    let object = document.objects[index]
    return object.element == "barButtonItem"
      && object.connections.contains { if case .segue = $0.kind { true } else { false } }
  }
}

extension ClassRegistry.Entry {
  /// Returns the declared method, if any, that would have the selector if its first parameter label were omitted.
  fileprivate func method(withFirstLabelBeside selector: String) -> MethodDescription? {
    chain.lazy.flatMap(\.description.methods).first { method in
      method.location != nil && method.isVisibleToObjectiveC
        && FirstArgumentLabel.selector(method.selector, without: method.swiftName) == selector
    }
  }

  /// Whether the selector is the setter of a property, which an action can call like any method with one argument.
  fileprivate func hasSetter(_ selector: String) -> Bool {
    guard selector.utf8.last == UInt8(ascii: ":") else { return false }
    return chain.contains { $0.description.properties.contains { $0.setter == selector } }
  }

  /// Whether the selector is the getter of a property, which an action can call like any method.
  fileprivate func hasGetter(_ selector: String) -> Bool {
    guard let property = readableProperty(AttributeKey(selector)) else { return false }
    return (property.customGetter ?? property.key.name) == selector && property.access != .storedVariable
  }
}

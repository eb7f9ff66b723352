import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Sets one runtime attribute and records the outcome; an uncaught exception ends the load.
  func apply(_ attribute: RuntimeAttribute, to index: Int) throws(NibError) {
    guard let object = objects[index] else { return }
    if let first = attribute.keyPath.intermediateKeys.first, Self.viewKeys.contains(first.name) {
      try loadView(of: index)
    }
    try checkOutlets(usedBySetting: attribute, of: index)
    do {
      let outcome = try registry.setValue(attribute.value, forKeyPath: attribute.keyPath, of: object)
      if conditions.platform == .watchOS {
        return record(.apply(attribute, .ignored), index, consequence(of: .attributeIgnored))
      }
      setAttributes[index, default: []].append(attribute)
      let isUnlocalized = attribute.value.kind == .localizedString && conditions.platform != .macOS
      record(
        .apply(attribute, isUnlocalized ? .setUnlocalized(outcome) : .set(outcome)),
        index,
        consequence(of: outcome) ?? (isUnlocalized ? consequence(of: .attributeNotLocalized) : nil)
      )
    } catch {
      guard !mayBeAdded(error, to: index, isAttribute: true) else {
        return record(.apply(attribute, .set(.undecided(.unseenExtension))), index, .unverified)
      }
      if let uncertainty = uncertainty(about: error, of: index) {
        record(.apply(attribute, .set(.undecided(uncertainty))), index, .unverified)
      } else {
        try recordRaise(error, attribute, index)
      }
    }
    try bundle.throwEnding()
  }

  /// Whether an unread dependency may add the missing key in an extension of a framework class.
  ///
  /// Any framework object may have such a key, unless it is a substitute for an object of a missing class. App classes
  /// inherit such keys: a key of an app class is uncertain if documents also use the key on plain framework objects.
  /// Extensions often add inspectable properties, but rarely outlets, so the key of an attribute is also uncertain if
  /// it resembles no declared key and no type in the sources declares it.
  func mayBeAdded(_ error: KeyValueCodingError, to index: Int, isAttribute: Bool = false) -> Bool {
    guard completeness.hasUnseenDependencies, case .undefinedKey(let undefined) = error,
      undefined.exposureProblem == nil
    else { return false }
    if let entry = registry.entry(named: undefined.className), entry.isFromFramework {
      return entry.runtimeName != className(index) || !isSubstitute(index)
    }
    let key = undefined.key.name
    return completeness.isKeyOfUnseenDependencies(key)
      || isAttribute && undefined.nearestKey == nil && !completeness.isKeyOfSources(key)
  }

  /// Whether an object is a substitute for an object of a missing class.
  func isSubstitute(_ index: Int) -> Bool {
    guard let customClass = document.objects[index].customClass else { return false }
    return registry.entry(named: customClass)?.runtimeName != className(index)
  }

  private func recordRaise(
    _ error: KeyValueCodingError,
    _ attribute: RuntimeAttribute,
    _ index: Int
  ) throws(NibError) {
    let isTrap = error.exceptionName == nil
    var consequence = consequence(of: isTrap ? .trap : .attributeRaises)
    // Systems that are old enough to crash on attributes do not prohibit any keys.
    if case .refusedKey = error { consequence = .dropped }
    record(
      .apply(attribute, .raised(error)),
      index,
      consequence,
      console: isTrap || consequence == .crash
        ? ConsoleLine.uncaught(error, on: conditions.platform)
        : error.attributeLogLine(
          keyPath: attribute.keyPath,
          className: className(index),
          on: conditions.platform
        )
    )
    if consequence == .crash { try bundle.endIfNeeded(with: .raised(error)) }
  }
}

extension ClassRegistry.Entry {
  /// Whether the class belongs to a framework, so that only its interface is known.
  var isFromFramework: Bool { description.language == .objectiveC && description.location == nil }
}

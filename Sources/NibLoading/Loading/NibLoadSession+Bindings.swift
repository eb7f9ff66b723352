import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Establishes a Cocoa binding, which raises for an undefined key if it reads its key path immediately.
  ///
  /// Source: an undefined key raises in `valueForUndefinedKey:` within `NSBinder` (Big Nerd Ranch's forum, thread
  /// 11524).
  func connectBinding(_ connection: Connection, _ binding: CocoaBinding, from index: Int) throws(NibError) {
    guard conditions.platform == .macOS, let destination = connection.destination else {
      return record(.connect(connection, .passedOver), index)
    }
    guard let target = indexes[destination] else {
      let isDangling = !connectionIDs.contains(destination)
      return record(
        .connect(connection, isDangling ? .dangling(destination: destination) : .passedOver),
        index,
        isDangling ? .invalid : nil
      )
    }
    guard let object = objects[target], binding.isReadAtOnce, !readsTree(binding, of: object) else {
      return record(.connect(connection, .passedOver), index)
    }
    do {
      _ = try registry.value(forKeyPath: AttributeKeyPath(binding.keyPath), of: object)
      record(.connect(connection, .bound), index)
    } catch .undefinedKey(let undefined) {
      try recordRaise(undefined, connection, from: index, to: target, object)
    } catch {
      record(.connect(connection, .passedOver), index)
    }
  }

  private func recordRaise(
    _ undefined: KeyValueCodingError.UndefinedKey,
    _ connection: Connection,
    from index: Int,
    to target: Int,
    _ object: AnyObject
  ) throws(NibError) {
    let error = KeyValueCodingError.undefinedKey(undefined)
    if let uncertainty = uncertainty(aboutReading: undefined, error, of: target, object) {
      return record(.connect(connection, .set(.undecided(uncertainty))), index, .unverified)
    }
    let consequence = consequence(of: isMainNib ? .bindingOfMainNibRaises : .bindingRaises)
    record(
      .connect(connection, .raised(error)),
      index,
      consequence,
      console: consequence == .crash
        ? ConsoleLine.uncaught(error, on: conditions.platform) : error.reason(on: conditions.platform)
    )
    if consequence == .crash { try bundle.endIfNeeded(with: .raised(error)) }
  }

  /// Returns the reason why an object may have a key that its class does not declare, or nil if the object certainly
  /// lacks the key.
  private func uncertainty(
    aboutReading undefined: KeyValueCodingError.UndefinedKey,
    _ error: KeyValueCodingError,
    of target: Int,
    _ object: AnyObject
  ) -> SetValueOutcome.Uncertainty? {
    if mayBeAdded(error, to: target) { return .unseenExtension }
    if let uncertainty = uncertainty(about: target) ?? uncertainty(about: error, of: target) {
      return uncertainty
    }
    return adoptedSubclass(of: object) { $0.readableProperty(undefined.key) != nil }
      .map { .adoptedSubclass($0) }
  }

  /// Whether a binding reads the objects of a tree controller, which are declared with the type of a proxy.
  ///
  /// Source: Apple's documentation of `NSTreeController.arrangedObjects`.
  private func readsTree(_ binding: CocoaBinding, of object: AnyObject) -> Bool {
    binding.keyPath.hasPrefix("arrangedObjects.")
      && registry.entry(of: object)?.isKind(of: "NSTreeController") == true
  }

  /// Whether the application owns the nib, so that the nib is loaded before the event loop runs.
  private var isMainNib: Bool {
    filesOwners.contains { owner in
      objects[owner].flatMap { registry.entry(of: $0) }?.isKind(of: "NSApplication") == true
    }
  }
}

extension CocoaBinding {
  /// Whether the value is read when the binding is established.
  ///
  /// Targets and arguments of actions are read when the user clicks.
  ///
  /// Source: Apple's "Cocoa Bindings Reference", "Action Invocation".
  fileprivate var isReadAtOnce: Bool {
    // A path that begins with an operator does not read a property.
    !keyPath.isEmpty && !keyPath.hasPrefix("@") && !Self.namesOfInvocations.contains(where: name.hasPrefix)
  }

  private static let namesOfInvocations = ["argument", "doubleClickArgument", "doubleClickTarget", "target"]
}

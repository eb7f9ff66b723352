import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Turns the events of a load into findings.
struct FindingBuilder {
  let document: InterfaceDocument
  private let events: [LoadEvent]
  /// The classes of the load.
  let registry: ClassRegistry
  /// The classes of the objects, by index, that take the place of those of classes which are not there.
  let standIns: [Int: String]
  /// The objects by id; none where nothing is to be told.
  let indexes: [String: Int]

  /// Takes the load of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - events: What its load did, and the loads in the middle of it.
  ///   - registry: The classes.
  init(document: InterfaceDocument, events: [LoadEvent], registry: ClassRegistry) {
    self.document = document
    self.registry = registry
    self.events = Self.ownEvents(of: events)
    var standIns: [Int: String] = [:]
    for event in self.events {
      if case .initialize(.fallback) = event.step { standIns[event.object] = event.className }
    }
    self.standIns = standIns
    indexes = self.events.contains { $0.consequence != nil } ? document.indexesByID() : [:]
  }

  func findings() -> [Finding] { events.compactMap(finding) + duplicateKeyPaths() }

  /// What an event of the document's own load is told as; nil where nothing is.
  func finding(of event: LoadEvent) -> Finding? {
    guard let consequence = event.consequence else { return nil }
    let content: Content? =
      switch event.step {
      case .initialize(let initialization): self.content(of: initialization, event)
      case .apply(let attribute, let outcome): self.content(of: outcome, attribute, event)
      case .connect(let connection, let outcome): self.content(of: outcome, connection, event)
      case .replace, .loseConstraint: self.content(ofReplacing: event)
      case .leaveNil(let use): self.content(ofLeavingNil: use, event)
      case .end(let error): self.content(of: error, event)
      // That a class has the last word is mostly meant, so only the trace tells of it.
      case .overwrite, .awake, .viewLoaded: nil
      }
    guard let content else { return nil }
    let object = document.objects[event.object]
    var finding = Finding(
      id: content.id,
      consequence: consequence,
      message: content.reason.sentence
        + (classStoodInFor(content.id, event).map(FindingReason.standIn) ?? ""),
      consoleMessage: event.consoleLine,
      file: document.file,
      position: content.position ?? object.position,
      object: Finding.Object(object),
      keyPath: content.keyPath,
      declaration: content.declaration,
      suggestion: content.suggestion,
      unprovedReason: consequence == .unproved ? content.reason.unprovedReason : nil,
      unseenName: consequence == .unproved ? content.reason.unseenName : nil
    )
    finding.question = condition(of: content, event).map(OpenQuestion.use)
    return finding
  }

  /// The class that a document asks for in place of the one that lacks a key, outlet or action; nil where it has it.
  private func classStoodInFor(_ id: FindingID, _ event: LoadEvent) -> String? {
    guard Self.lacks.contains(id) else { return nil }
    var object: Int? = event.object
    if case .connect(let connection, _) = event.step, connection.selector != nil {
      object = destination(of: connection)
    }
    return object.flatMap { standIns[$0] == nil ? nil : document.objects[$0].customClass }
  }

  private static let lacks: Set<FindingID> = [.undefinedKey, .undefinedOutlet, .undefinedAction]

  /// What differs from finding to finding.
  struct Content {
    var id: FindingID
    var reason: FindingReason
    var position: SourcePosition?
    var keyPath: String?
    var declaration: SourceLocation?
    var suggestion: String?

    init(
      _ id: FindingID,
      _ reason: FindingReason,
      at position: SourcePosition?,
      keyPath: String? = nil,
      declaration: SourceLocation? = nil,
      suggestion: String? = nil
    ) {
      self.id = id
      self.reason = reason
      self.position = position
      self.keyPath = keyPath
      self.declaration = declaration
      self.suggestion = suggestion
    }
  }

  // MARK: Classes

  private func content(of initialization: LoadEvent.Initialization, _ event: LoadEvent) -> Content? {
    let object = document.objects[event.object]
    switch initialization {
    case .initializer: return nil
    case .provided, .unseen:
      guard let name = object.customClass else { return nil }
      return Content(.unknownClass, .unseenClass(name, module: object.customModule), at: nil)
    case .trap(let method):
      return Content(
        .unimplementedInitializer,
        .unimplementedInitializer(method.swiftName, className: event.className),
        at: nil,
        declaration: method.location
      )
    case .uninherited(let missing):
      return Content(
        .unimplementedInitializer,
        .uninheritedInitializer(missing.initializer, className: missing.className),
        at: nil,
        declaration: missing.location
      )
    case .native(let location):
      return Content(.unusableClass, .nativeClass(event.className), at: nil, declaration: location)
    case .fallback(let missing):
      let reason = FindingReason.unknownClass(missing, standIn: event.className)
      switch missing.reason {
      case .absent(let nearest): return Content(.unknownClass, reason, at: nil, suggestion: nearest)
      case .elsewhere(let modules, let location):
        let suggestion = modules.count == 1 ? modules.first.map { "\($0).\(missing.name)" } : nil
        return Content(.unknownClass, reason, at: nil, declaration: location, suggestion: suggestion)
      case .generic(let location), .nested(let location), .objectiveC(let location),
        .objectiveCName(let location), .withoutModule(let location):
        return Content(.unusableClass, reason, at: nil, declaration: location)
      }
    }
  }

  // MARK: Attributes

  private func content(
    of outcome: LoadEvent.AttributeOutcome,
    _ attribute: RuntimeAttribute,
    _ event: LoadEvent
  ) -> Content? {
    let keyPath = attribute.keyPath.description
    func content(
      _ id: FindingID,
      _ reason: FindingReason,
      declaration: SourceLocation? = nil,
      suggestion: String? = nil
    ) -> Content {
      Content(
        id,
        reason,
        at: attribute.position,
        keyPath: keyPath,
        declaration: declaration,
        suggestion: suggestion
      )
    }
    switch outcome {
    case .raised(.undefinedKey(let undefined)) where undefined.className == "NSConcreteValue":
      return content(.undefinedKeyInPath, .structureInPath(keyPath: keyPath))
    case .raised(.undefinedKey(let undefined)) where undefined.operation == .get:
      return content(
        .undefinedKeyInPath,
        .unreadableKey(undefined, keyPath: keyPath),
        declaration: undefined.location,
        suggestion: suggestion(undefined, in: attribute.keyPath)
      )
    case .raised(.undefinedKey(let undefined)):
      return content(
        .undefinedKey,
        .undefinedKey(undefined, keyPath: keyPath),
        declaration: undefined.location,
        suggestion: suggestion(undefined, in: attribute.keyPath)
      )
    case .raised(.nilValue(let key, let className)):
      return content(.nilForScalar, .nilForScalar(key: key.name, className: className))
    case .raised(.unrecognizedSelector(let unrecognized)):
      return content(
        .typeMismatch,
        .typeMismatch(unrecognized, value: attribute.value),
        declaration: unrecognized.location
      )
    case .raised(.unknownOperator(let name, _)):
      return content(
        .undefinedKeyInPath,
        .unreadableKey(
          .init(key: AttributeKey("@\(name)"), operation: .get, className: event.className),
          keyPath: keyPath
        )
      )
    case .raised(.refusedKey(let key, let operation, let className)):
      return content(
        operation == .get ? .undefinedKeyInPath : .undefinedKey,
        .refusedKey(key: key.name, className: className)
      )
    case .raised(.trap(let key, let type)):
      return content(.nilForScalar, .bridgeTraps(key: key.name, type: type))
    // Documents are validated on model objects, which belong to no actor.
    case .raised(.notOnMainActor): return nil
    case .set(.lossy), .setUnlocalized(.lossy):
      let property = property(attribute.keyPath, of: event)
      return content(
        .lossyNumber,
        .lossyNumber(keyPath: keyPath, value: attribute.value, property?.type),
        declaration: property?.location
      )
    case .set(.storedWrongObject(let expected)), .setUnlocalized(.storedWrongObject(let expected)):
      return content(
        .wrongObjectType,
        .wrongObject(keyPath: keyPath, expected: expected.name, value: attribute.value),
        declaration: property(attribute.keyPath, of: event)?.location
      )
    case .set(.storedColorForCGColor), .setUnlocalized(.storedColorForCGColor):
      return content(.colorForCGColor, .colorForCGColor(keyPath: keyPath))
    case .set(.storedUnknownLayerKey(let nearest)), .setUnlocalized(.storedUnknownLayerKey(let nearest)):
      return content(
        .unknownLayerKey,
        .unknownLayerKey(keyPath: keyPath),
        suggestion: nearest.map { path(attribute.keyPath, replacing: attribute.keyPath.lastKey, with: $0) }
      )
    case .set(.noEffect(let nilKey)), .setUnlocalized(.noEffect(let nilKey)):
      return content(.nilInPath, .nilInPath(nilKey: nilKey.name, keyPath: keyPath))
    case .set(.undecided(let doubt)), .setUnlocalized(.undecided(let doubt)):
      return content(.undefinedKey, reason(of: doubt, subject: "'\(keyPath)'", keyPath: keyPath, event))
    case .set(.stored), .set(.converted), .set(.handledByClass), .set(.storedAddress), .setUnlocalized:
      return nil
    }
  }

  private func duplicateKeyPaths() -> [Finding] {
    document.objects.flatMap { object in
      guard object.attributes.count > 1 else { return [Finding]() }
      var last: [AttributeKeyPath: Int] = [:]
      for (offset, attribute) in object.attributes.enumerated() { last[attribute.keyPath] = offset }
      return object.attributes.enumerated().compactMap { offset, attribute in
        guard let last = last[attribute.keyPath], last != offset, let position = attribute.position else {
          return nil
        }
        let keyPath = attribute.keyPath.description
        let lastLine = object.attributes[last].position?.line
        return Finding(
          id: .duplicateKeyPath,
          consequence: .silent,
          message: FindingReason.duplicateKeyPath(keyPath: keyPath, lastLine: lastLine).sentence,
          file: document.file,
          position: position,
          object: Finding.Object(object),
          keyPath: keyPath
        )
      }
    }
  }

  // MARK: Doubts and suggestions

  func reason(
    of doubt: StoringOutcome.Doubt,
    subject: String,
    keyPath: String,
    _ event: LoadEvent,
    _ className: String? = nil
  ) -> FindingReason {
    switch doubt {
    case .openChain(let missing):
      let asked = className ?? document.objects[event.object].className ?? event.className
      return .openChain(subject: subject, className: asked, missing: missing)
    case .unresolvedType(let type): return .unresolvedType(keyPath: keyPath, type: type)
    case .unsureConversion: return .unsureConversion(keyPath: keyPath)
    case .hiddenStorage: return .hiddenStorage(keyPath: keyPath, className: className ?? event.className)
    case .privateVariable:
      return .privateVariable(subject: subject, className: className ?? event.className)
    case .unlistedSelector:
      return .unlistedSelector(selector: keyPath, className: className ?? event.className)
    case .unlistedMethods(let className):
      return .openChain(subject: subject, className: className, missing: className)
    case .unseenRequirement:
      return .unseenRequirement(subject: subject, className: className ?? event.className)
    case .overriddenSetting(let selector, let className):
      return .overriddenSetting(subject: subject, selector: selector, className: className)
    case .unseenExtension:
      return .unseenExtension(subject: subject, className: className ?? event.className)
    case .adoptedSubclass(let subclass):
      return .adoptedSubclass(subject: subject, className: className ?? event.className, subclass: subclass)
    }
  }

  /// The property that a key path leads to from an object as it was made; nil where an object between has another class
  /// than its declaration says, or none that is known.
  private func property(_ keyPath: AttributeKeyPath, of event: LoadEvent) -> PropertyDescription? {
    var entry = entry(event.object)
    for key in keyPath.keys.dropLast() {
      guard case .object(let name) = entry?.readableProperty(key)?.type.kind else { return nil }
      entry = registry.entry(named: name)
    }
    return entry?.settableProperty(keyPath.lastKey)
  }

  private func suggestion(
    _ undefined: KeyValueCodingError.UndefinedKey,
    in keyPath: AttributeKeyPath
  ) -> String? {
    undefined.nearestKey.map { path(keyPath, replacing: undefined.key, with: $0) }
  }

  private func path(
    _ keyPath: AttributeKeyPath,
    replacing key: AttributeKey,
    with nearest: AttributeKey
  ) -> String {
    var keys = keyPath.keys
    if let index = keys.lastIndex(of: key) { keys[index] = nearest }
    return keys.map(\.name).joined(separator: ".")
  }
}

package import InterfaceDocuments
import KeyValueCoding
package import NibLoading
import ProgramModel
import RuntimeAttributes

/// Converts the events of a load into findings.
package struct FindingBuilder {
  let document: InterfaceDocument
  /// The events with a consequence.
  private let faults: [LoadEvent]
  /// The classes available to the load.
  let registry: ClassRegistry
  /// The behavior of these classes during the load.
  let behaviors: LoadBehaviors
  /// The substitute classes of objects whose class is missing, by the index of the object.
  let substitutes: [Int: String]
  /// The initializations that explain missing members of an object, by the index of the object.
  private let brokenObjects: [Int: LoadEvent]
  /// The indexes of the objects by id; empty if there are no problems.
  let indexes: [String: Int]
  /// The modules that declare each Swift class, if known.
  let modulesOfClasses: [String: Set<String>]
  /// The possible owners of nibs.
  let owners: OwnerCandidates
  /// The classes that may own the document's nib.
  let possibleOwners: [String]
  /// The code of the sources, which affects some findings.
  let code: AppCode
  let memory = Memory()

  /// A cache of results shared by the findings about an object or a class.
  final class Memory {
    var takenOutlets: [Int: Set<String>] = [:]
    var subclasses: [[String]: Set<String>] = [:]
  }

  /// Creates a builder for the load of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - events: The events of its load, including those of nested loads.
  ///   - loader: The loader with the classes and their behavior.
  ///   - owners: The possible owners of nibs.
  ///   - possibleOwners: The classes that may own the document's nib.
  ///   - code: The code of the sources.
  package init(
    document: InterfaceDocument,
    events: [LoadEvent],
    loader: NibLoader,
    owners: OwnerCandidates,
    possibleOwners: [String] = [],
    code: AppCode
  ) {
    self.document = document
    (self.owners, self.possibleOwners, self.code) = (owners, possibleOwners, code)
    registry = loader.registry
    behaviors = loader.behaviors
    modulesOfClasses = loader.completeness.modulesOfClasses
    let ownEvents = Self.ownEvents(of: events)
    var substitutes: [Int: String] = [:]
    var brokenObjects: [Int: LoadEvent] = [:]
    for event in ownEvents {
      guard case .initialize(let initialization) = event.step else { continue }
      switch initialization {
      case .fallback:
        substitutes[event.object] = event.className
        brokenObjects[event.object] = event
      case .provided, .unseen, .trap, .uninherited: brokenObjects[event.object] = event
      case .initializer, .native: break
      }
    }
    (self.substitutes, self.brokenObjects) = (substitutes, brokenObjects)
    faults = ownEvents.filter { $0.consequence != nil }
    indexes = faults.isEmpty ? [:] : document.indexesByID()
  }

  package func findings() -> [Finding] { faults.compactMap(finding) + duplicateKeyPaths() }

  /// Returns the events of the document's load with the consequences that findings report, omitting events that the
  /// code of the sources prevents.
  package func decided(_ events: [LoadEvent]) -> [LoadEvent] {
    var decided: [LoadEvent?] = events
    for (index, event) in Self.placedEvents(of: events) {
      guard let (candidate, content) = candidate(for: event) else { continue }
      if let finding = self.decided(candidate, of: content, event) {
        decided[index]?.consequence = finding.consequence
        decided[index]?.consoleLine = finding.consoleMessage
      } else {
        decided[index] = nil
      }
    }
    return decided.compactMap(\.self)
  }

  /// Returns the finding for an event of the document's own load, or nil if the event is not a problem.
  private func finding(of event: LoadEvent) -> Finding? {
    candidate(for: event).flatMap { decided($0, of: $1, event) }
  }

  /// Returns the finding for an event and its variable parts, before the code of the sources is considered.
  private func candidate(for event: LoadEvent) -> (Finding, Content)? {
    guard let consequence = event.consequence else { return nil }
    let content: Content? =
      switch event.step {
      case .initialize(let initialization): self.content(of: initialization, event)
      case .apply(let attribute, let outcome): self.content(of: outcome, attribute, event)
      case .connect(let connection, let outcome): self.content(of: outcome, connection, event)
      case .replace, .loseConstraint: self.content(ofReplacing: event)
      case .leaveNil(let use): self.content(ofLeavingNil: use, event)
      case .end(let error): self.content(of: error, event)
      // Overriding a value in a class is usually intentional, so only the trace reports it.
      case .overwrite, .awake, .viewLoaded: nil
      }
    guard let content else { return nil }
    let object = document.objects[event.object]
    var finding = Finding(
      id: content.id,
      consequence: consequence,
      message: content.reason.message,
      consoleMessage: event.consoleLine,
      file: document.file,
      position: content.position ?? object.position,
      object: Finding.Object(object),
      keyPath: content.keyPath,
      declaration: content.declaration,
      suggestion: content.suggestion,
      unverifiedReason: consequence == .unverified ? unverifiedReason(content.reason) : nil,
      unresolvedName: consequence == .unverified ? content.reason.unresolvedName : nil
    )
    finding.notes = content.reason.notes
    if let (substitute, missing) = replacedClass(content.id, event) {
      finding.notes.append(.created(substitute, insteadOf: missing))
    }
    if case .apply(let attribute, _) = event.step, consequence != .crash {
      finding.notes += settings(of: attribute, event.object)
    }
    finding.group = cause(of: event, content)
    finding.missingAttribute = missingAttribute(event)
    finding.missingModule = missingModule(event)
    return (finding, content)
  }

  private func unverifiedReason(_ reason: FindingReason) -> UnverifiedReason? {
    switch reason {
    case .undefinedOutlet, .outletType, .undefinedAction:
      document.platform == .watchOS ? .platform : reason.unverifiedReason
    default: reason.unverifiedReason
    }
  }

  /// Returns the finding about the initialization of the object that lacks a required member.
  private func cause(of event: LoadEvent, _ content: Content) -> Finding.Cause? {
    var index: Int? = event.object
    switch event.step {
    case .initialize: return nil
    case .connect(let connection, _) where connection.property == nil: index = destination(of: connection)
    default: break
    }
    // An unverified finding does not explain a failure of another one.
    guard let index, let broken = brokenObjects[index], let consequence = broken.consequence,
      consequence != .unverified || event.consequence == .unverified,
      case .initialize(let initialization) = broken.step, let cause = self.content(of: initialization, broken)
    else { return nil }
    let object = document.objects[index]
    let isUnknown =
      content.reason.unverifiedReason == .unseenClass && content.reason.unresolvedName == object.customClass
    guard isUnknown || Self.lacks.contains(content.id) && consequence != .unverified else { return nil }
    return Finding.Cause(id: cause.id, position: object.position)
  }

  /// Returns the substitute class of the object that lacks a key, outlet or action, and the class that it replaces.
  private func replacedClass(_ id: FindingID, _ event: LoadEvent) -> (substitute: String, missing: String)? {
    guard Self.lacks.contains(id) else { return nil }
    var object: Int? = event.object
    if case .connect(let connection, _) = event.step, connection.property == nil {
      object = destination(of: connection)
    }
    guard let object, let substitute = substitutes[object], let missing = document.objects[object].customClass
    else { return nil }
    return (substitute, missing)
  }

  private static let lacks: Set<FindingID> = [
    .undefinedKey, .undefinedOutlet, .undefinedAction, .undefinedBinding,
  ]

  /// The variable parts of a finding.
  struct Content {
    fileprivate var id: FindingID
    var reason: FindingReason
    fileprivate var position: SourcePosition?
    fileprivate var keyPath: String?
    fileprivate var declaration: FileLocation?
    fileprivate var suggestion: String?

    init(
      _ id: FindingID,
      _ reason: FindingReason,
      at position: SourcePosition?,
      keyPath: String? = nil,
      declaration: FileLocation? = nil,
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
    case .uninherited(let initializer, let className, let location):
      return Content(
        .unimplementedInitializer,
        .uninheritedInitializer(initializer, className: className),
        at: nil,
        declaration: location
      )
    case .native(let location):
      return Content(.unusableClass, .nativeClass(event.className), at: nil, declaration: location)
    case .fallback(let missing):
      let reason = FindingReason.unknownClass(missing, substitute: event.className)
      switch missing.reason {
      case .absent(let nearest): return Content(.unknownClass, reason, at: nil, suggestion: nearest)
      case .elsewhere(let modules, let location):
        let suggestion = modules.count == 1 ? modules.first.map { "\($0).\(missing.name)" } : nil
        return Content(.unknownClass, reason, at: nil, declaration: location, suggestion: suggestion)
      case .unbuilt(let location):
        return Content(.unknownClass, reason, at: nil, declaration: location)
      case .generic(let location), .genericSuperclass(_, let location), .nested(_, let location),
        .objectiveC(let location),
        .objectiveCName(let location), .withoutModule(let location):
        return Content(.unusableClass, reason, at: nil, declaration: location)
      }
    }
  }

  // MARK: Duplicates

  private func duplicateKeyPaths() -> [Finding] {
    document.objects.flatMap { object in
      guard object.runtimeAttributes.count > 1 else { return [Finding]() }
      var last: [AttributeKeyPath: Int] = [:]
      for (offset, attribute) in object.runtimeAttributes.enumerated() { last[attribute.keyPath] = offset }
      return object.runtimeAttributes.enumerated().compactMap { offset, attribute in
        guard let last = last[attribute.keyPath], last != offset, let position = attribute.position else {
          return nil
        }
        let keyPath = attribute.keyPath.description
        let lastPlace = object.runtimeAttributes[last].position.map {
          FileLocation(file: document.file, position: $0)
        }
        let reason = FindingReason.duplicateKeyPath(keyPath: keyPath, last: lastPlace)
        var finding = Finding(
          id: .duplicateKeyPath,
          consequence: .silent,
          message: reason.message,
          file: document.file,
          position: position,
          object: Finding.Object(object),
          keyPath: keyPath
        )
        finding.notes = reason.notes
        return finding
      }
    }
  }

  // MARK: Uncertainty

  func reason(
    of uncertainty: SetValueOutcome.Uncertainty,
    subject: String,
    keyPath: String,
    _ event: LoadEvent,
    _ className: String? = nil
  ) -> FindingReason {
    switch uncertainty.reason {
    case .openChain(let missing):
      let asked = className ?? document.objects[event.object].className ?? event.className
      return .openChain(subject: subject, className: asked, missing: missing)
    case .unresolvedType(let type): return .unresolvedType(keyPath: keyPath, type: type)
    case .unmodeledAccessor(let key): return .unmodeledAccessor(keyPath: keyPath, key: key)
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
    case .unknownIntroduction:
      return .unknownIntroduction(subject: subject, className: className ?? event.className)
    case .overriddenSetting(let selector, let className):
      return .overriddenSetting(subject: subject, selector: selector, className: className)
    case .unseenExtension:
      return .unseenExtension(subject: subject, className: className ?? event.className)
    case .adoptedSubclass(let subclass):
      return .adoptedSubclass(subject: subject, className: className ?? event.className, subclass: subclass)
    case .unseenObject(let className): return .unseenObject(subject: subject, className: className)
    }
  }
}

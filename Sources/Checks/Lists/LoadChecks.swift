package import InterfaceDocuments
package import NibLoading
import ProgramModel
import RuntimeAttributes

/// The checks that turn the events of a load into findings.
package struct LoadChecks {
  /// The checks; at most one of them applies to an event.
  private static let all: [any LoadCheck.Type] = [
    // Attributes
    UndefinedKey.self, NilForScalar.self, TypeMismatch.self, WrongObjectType.self, ColorForCGColor.self,
    UnknownLayerKey.self, NilInPath.self, LossyNumber.self, IgnoredAttribute.self,
    // Connections
    UndefinedOutlet.self, OutletTypeMismatch.self, OutletCollectionType.self, DuplicateOutlet.self,
    UnconnectedOutlet.self, UndefinedAction.self, UndefinedBinding.self, DanglingDestination.self,
    // Classes
    UnknownClass.self, UnsupportedClass.self, UnimplementedInitializer.self, ObserverBeforeOutlet.self,
    // The load
    RecursiveNib.self, ReplacedObject.self, LostConstraint.self, MissingViewOutlet.self, SharedView.self,
  ]

  private let load: CheckedLoad
  /// The events with a consequence.
  private let faults: [LoadEvent]
  /// The initializations that explain missing members of an object, by the index of the object.
  private let brokenObjects: [Int: LoadEvent]

  /// Prepares the checks for the load of a document.
  ///
  /// - Parameters:
  ///   - document: The document to check.
  ///   - events: The events of the document's load, including those of nested loads.
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
    faults = ownEvents.filter { $0.consequence != nil }
    self.brokenObjects = brokenObjects
    load = CheckedLoad(
      document: document,
      registry: loader.registry,
      behaviors: loader.behaviors,
      substitutes: substitutes,
      indexes: faults.isEmpty ? [:] : document.indexesByID(),
      modulesOfClasses: loader.completeness.modulesOfClasses,
      owners: owners,
      possibleOwners: possibleOwners,
      code: code
    )
  }

  /// Returns the findings about the document's own load, and about key paths that the document sets more than once.
  package func findings() -> [Finding] {
    faults.compactMap { event in candidate(for: event).flatMap { $1.decided($0, about: event, in: load) } }
      + DuplicateKeyPath.findings(in: load.document)
  }

  /// Returns the events of the document's load with the consequences that findings report.
  ///
  /// Events that the code of the sources prevents are omitted.
  package func decided(_ events: [LoadEvent]) -> [LoadEvent] {
    var decided: [LoadEvent?] = events
    for (index, event) in Self.placedEvents(of: events) {
      guard let (candidate, check) = candidate(for: event) else { continue }
      if let finding = check.decided(candidate, about: event, in: load) {
        decided[index]?.consequence = finding.consequence
        decided[index]?.consoleLine = finding.consoleMessage
      } else {
        decided[index] = nil
      }
    }
    return decided.compactMap(\.self)
  }

  /// Returns the finding for an event and the check that found it, not yet adjusted to the code of the sources; nil if
  /// no check reports the event.
  private func candidate(for event: LoadEvent) -> (Finding, any LoadCheck.Type)? {
    guard event.consequence != nil, let (found, check) = finding(about: event) else { return nil }
    var finding = found
    if Self.lacks.contains(finding.id), let (substitute, missing) = replacedClass(event) {
      finding.notes.append(.created(substitute, insteadOf: missing))
    }
    if case .apply(let attribute, _) = event.step, finding.consequence != .crash {
      finding.notes += load.settings(of: attribute, event.object)
    }
    finding.group = cause(of: event, finding)
    return (finding, check)
  }

  private func finding(about event: LoadEvent) -> (Finding, any LoadCheck.Type)? {
    for check in Self.all {
      if let finding = check.finding(about: event, in: load) { return (finding, check) }
    }
    return nil
  }

  // MARK: - Causes

  /// The kinds of findings about an object that lacks a key, an outlet or an action.
  private static let lacks: Set<FindingID> = [
    .undefinedKey, .undefinedOutlet, .undefinedAction, .undefinedBinding,
  ]

  /// Returns the index of the object that an event concerns: the destination of a connection other than an outlet, if
  /// known, or else the object of the event.
  private func object(of event: LoadEvent) -> Int? {
    if case .connect(let connection, _) = event.step, connection.property == nil {
      return load.destination(of: connection)
    }
    return event.object
  }

  /// Returns the cause of a finding, if any: an object that was not initialized, or an object whose class was not
  /// found.
  private func cause(of event: LoadEvent, _ finding: Finding) -> Finding.Cause? {
    if case .initialize = event.step { return nil }
    // An unverified finding does not explain a verified finding.
    guard let index = object(of: event), let broken = brokenObjects[index],
      let consequence = broken.consequence,
      consequence != .unverified || event.consequence == .unverified
    else { return nil }
    let object = load.document.objects[index]
    let isUnknown = finding.unverifiedReason == .unseenClass && finding.unresolvedName == object.customClass
    guard isUnknown || Self.lacks.contains(finding.id) && consequence != .unverified,
      let (cause, _) = self.finding(about: broken)
    else { return nil }
    return Finding.Cause(id: cause.id, position: object.position)
  }

  /// Returns the substitute class of the object that lacks a key, outlet or action, with the missing class; nil if the
  /// object has no substitute class.
  private func replacedClass(_ event: LoadEvent) -> (substitute: String, missing: String)? {
    guard let object = object(of: event), let substitute = load.substitutes[object],
      let missing = load.document.objects[object].customClass
    else { return nil }
    return (substitute, missing)
  }

  // MARK: - Events

  /// Returns the events of this document, without the events of nested loads.
  private static func ownEvents(of events: [LoadEvent]) -> [LoadEvent] {
    events.allSatisfy { $0.depth == 0 } ? events : placedEvents(of: events).map(\.event)
  }

  /// Returns the events of this document, each with its index among all events.
  ///
  /// Recursion in a nested nib is attributed to the object that loads the nib.
  private static func placedEvents(of events: [LoadEvent]) -> [(index: Int, event: LoadEvent)] {
    var own: [(index: Int, event: LoadEvent)] = []
    var endless: Set<Int> = []
    for (index, event) in events.enumerated() {
      if event.depth == 0 {
        own.append((index, event))
      } else if case .end(.recursion) = event.step, let loading = own.last?.event,
        endless.insert(loading.object).inserted
      {
        var event = event
        (event.object, event.className) = (loading.object, loading.className)
        own.append((index, event))
      }
    }
    return own
  }
}

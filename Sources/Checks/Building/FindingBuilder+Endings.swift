import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension FindingBuilder {
  /// Returns the problem that the replacement of an object causes.
  func content(ofReplacing event: LoadEvent) -> Content? {
    guard case .loseConstraint(let id) = event.step else { return nil }
    let position = id.flatMap { indexes[$0] }.map { document.objects[$0].position }
    return Content(
      .lostConstraint,
      .lostConstraint(id: id, className: event.className),
      at: position,
      keyPath: id
    )
  }

  /// Returns the problem that ends the load.
  func content(of error: NibError, _ event: LoadEvent) -> Content? {
    switch error {
    case .classNotFound(let name, let introduced):
      Content(.unknownClass, .laterClass(name, introduced: introduced), at: nil)
    case .unsupportedClass(let name, let replacement):
      Content(.unsupportedClass, .unsupportedClass(name, replacement: replacement), at: nil)
    case .recursion(let names): Content(.recursiveNib, .recursion(names), at: nil)
    case .replacedReferencedObject:
      Content(.replacedObject, .replacedObject(className: event.className), at: nil)
    case .viewNotSet(let nib):
      Content(.missingViewOutlet, .viewNotSet(nib: nib, className: event.className), at: nil, keyPath: "view")
    case .tableNotSet, .tableNotInstantiated:
      Content(.missingViewOutlet, .tableNotSet(className: event.className), at: nil, keyPath: "view")
    case .viewOfTwoControllers:
      Content(.sharedView, .sharedView(className: event.className), at: nil, keyPath: "view")
    case .nilOutlet(let use): content(ofUsing: use, event)
    // These errors are raised by the code of Swift classes, which findings in documents do not cover.
    case .raised, .exception, .trap, .missingNib, .missingStoryboard, .missingController, .notOneCell,
      .unrecognizedSelector, .tooDeep, .notOnMainActor:
      nil
    }
  }

  private func content(ofUsing use: OutletUse, _ event: LoadEvent) -> Content {
    var attribute: RuntimeAttribute?
    if case .setting(let property) = use.trigger {
      attribute = document.objects[event.object].runtimeAttributes.first {
        $0.keyPath.lastKey.name == property
      }
    }
    return Content(
      .observerBeforeOutlet,
      .nilOutlet(use),
      at: attribute?.position,
      keyPath: attribute?.keyPath.description ?? use.outlet,
      declaration: use.location
    )
  }

  /// Returns the problem of an outlet that code unwraps and that the document does not connect.
  func content(ofLeavingNil use: OutletUse, _ event: LoadEvent) -> Content {
    Content(
      .unconnectedOutlet,
      .unconnectedOutlet(use, className: event.className),
      at: nil,
      keyPath: use.outlet,
      declaration: use.location
    )
  }

  /// Returns the events of this document, without those of nested loads.
  static func ownEvents(of events: [LoadEvent]) -> [LoadEvent] {
    events.allSatisfy { $0.depth == 0 } ? events : placedEvents(of: events).map(\.event)
  }

  /// Returns the events of this document, each with its index among all events.
  ///
  /// Recursion in a nested nib is attributed to the object that loads the nib.
  static func placedEvents(of events: [LoadEvent]) -> [(index: Int, event: LoadEvent)] {
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

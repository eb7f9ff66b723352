import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension FindingBuilder {
  /// What an object that another one replaces leaves behind.
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

  /// What ends the load.
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
    // These come from the code of Swift classes, which no document's finding can name.
    case .raised, .exception, .trap, .missingNib, .missingStoryboard, .missingController, .notOneCell,
      .unrecognizedSelector, .tooDeep, .notOnMainActor:
      nil
    }
  }

  private func content(ofUsing use: OutletUse, _ event: LoadEvent) -> Content {
    var attribute: RuntimeAttribute?
    if case .setting(let property) = use.trigger {
      attribute = document.objects[event.object].attributes.first { $0.keyPath.lastKey.name == property }
    }
    return Content(
      .observerBeforeOutlet,
      .nilOutlet(use),
      at: attribute?.position,
      keyPath: attribute?.keyPath.description ?? use.outlet,
      declaration: use.location
    )
  }

  /// An outlet that code unwraps, and that the document does not connect.
  func content(ofLeavingNil use: OutletUse, _ event: LoadEvent) -> Content {
    Content(
      .unconnectedOutlet,
      .unconnectedOutlet(use, className: event.className),
      at: nil,
      keyPath: use.outlet,
      declaration: use.location
    )
  }

  /// The events of this document alone.
  static func ownEvents(of events: [LoadEvent]) -> [LoadEvent] {
    events.allSatisfy { $0.depth == 0 } ? events : placedEvents(of: events).map(\.event)
  }

  /// The events of this document alone, each with its index among all.
  ///
  /// That a nib loaded on the way never ends is told of the object that loads it.
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

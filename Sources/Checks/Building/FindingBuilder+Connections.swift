import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

extension FindingBuilder {
  /// Returns the problem with a connection.
  func content(
    of outcome: LoadEvent.ConnectionOutcome,
    _ connection: Connection,
    _ event: LoadEvent
  ) -> Content? {
    if case .binding(let binding) = connection.kind {
      return self.content(of: outcome, binding, connection, event)
    }
    let name = connection.property ?? connection.selector ?? connection.element
    func content(
      _ id: FindingID,
      _ reason: FindingReason,
      declaration: FileLocation? = nil,
      suggestion: String? = nil
    ) -> Content {
      Content(
        id,
        reason,
        at: connection.position,
        keyPath: name,
        declaration: declaration,
        suggestion: suggestion
      )
    }
    var declaration: FileLocation? {
      entry(event.object)?.settableProperty(AttributeKey(name))?.location
    }
    func mismatch(_ expected: PropertyType, _ effect: OutletMismatch.Effect) -> Content {
      let wanted = destinationClass(of: connection)
      let substitute = destination(of: connection).flatMap { substitutes[$0] }
      let mismatch = OutletMismatch(
        property: name,
        className: event.className,
        expected: expected.name,
        destination: substitute ?? wanted,
        replaced: substitute.map { _ in wanted },
        effect: effect
      )
      return content(.outletTypeMismatch, .outletType(mismatch), declaration: declaration)
    }
    switch outcome {
    case .raised(.undefinedKey(let undefined)):
      return content(
        .undefinedOutlet,
        .undefinedOutlet(undefined, action: action(name, of: undefined, event)),
        declaration: undefined.location,
        suggestion: undefined.nearestKey?.name ?? outlet(like: name, for: connection, of: event)
      )
    case .raised(.unrecognizedSelector(let unrecognized)):
      return content(
        .outletTypeMismatch,
        .outletType(
          OutletMismatch(
            property: name,
            className: event.className,
            expected: unrecognized.type.name,
            destination: unrecognized.receiver,
            effect: .raises
          )
        ),
        declaration: unrecognized.location
      )
    case .raised(let error):
      return content(.undefinedOutlet, .nilForScalar(key: name, className: "\(error)"))
    case .set(.storedWrongObject(let expected)):
      if case .outletCollection = connection.kind, !expected.isOfElements {
        return content(
          .outletCollectionType,
          .outletCollectionType(property: name, className: event.className),
          declaration: declaration
        )
      }
      return mismatch(expected, event.consequence == .silent ? .none : .useEndsApp)
    case .set(.storedAddress(let expected)):
      return mismatch(expected, .address)
    case .set(.undecided(let uncertainty)):
      return content(
        .undefinedOutlet,
        reason(of: uncertainty, subject: "outlet '\(name)'", keyPath: name, event)
      )
    case .set: return nil
    case .actionMissing(let targetClass, let declared):
      return content(
        .undefinedAction,
        .undefinedAction(
          selector: name,
          className: targetClass,
          declared,
          isSent: event.consequence != .silent
        ),
        declaration: declared?.location,
        suggestion: declared == nil ? action(like: name, for: connection) : nil
      )
    case .actionContested(let targetClass, let declared):
      return content(
        .undefinedAction,
        .contestedAction(selector: name, className: targetClass, declared),
        declaration: declared?.location
      )
    case .actionUndecided(let uncertainty):
      guard let uncertainty else { return nil }
      return content(
        .undefinedAction,
        reason(
          of: uncertainty,
          subject: "action '\(name)'",
          keyPath: name,
          event,
          destinationClass(of: connection)
        )
      )
    case .segueClassMissing(let missing):
      return content(.unknownClass, .missingSegueClass(missing))
    case .dangling(let destination):
      return content(.danglingDestination, .danglingDestination(name: name, destination: destination))
    case .outOfScene:
      return content(.danglingDestination, .outOfScene(name: name))
    case .connectedAgain:
      return content(.duplicateOutlet, .duplicateOutlet(property: name))
    case .actionFound, .bound, .sourceUnknown, .passedOver:
      return nil
    }
  }

  /// Returns the declaration of an action with the name of a missing outlet, which was probably intended.
  private func action(
    _ name: String,
    of undefined: KeyValueCodingError.UndefinedKey,
    _ event: LoadEvent
  ) -> FileLocation? {
    guard undefined.exposureProblem == nil, let method = entry(event.object)?.method(name + ":"),
      method.isVisibleToObjectiveC
    else { return nil }
    return method.location
  }

  /// Returns the problem with a binding.
  private func content(
    of outcome: LoadEvent.ConnectionOutcome,
    _ binding: CocoaBinding,
    _ connection: Connection,
    _ event: LoadEvent
  ) -> Content? {
    switch outcome {
    case .raised(.undefinedKey(let undefined)):
      return Content(
        .undefinedBinding,
        .undefinedBinding(undefined, binding),
        at: connection.position,
        keyPath: binding.keyPath,
        declaration: undefined.location,
        suggestion: undefined.nearestKey?.name
      )
    case .set(.undecided(let uncertainty)):
      let reason = reason(
        of: uncertainty,
        subject: "'\(binding.keyPath)'",
        keyPath: binding.keyPath,
        event,
        destinationClass(of: connection)
      )
      return Content(.undefinedBinding, reason, at: connection.position, keyPath: binding.keyPath)
    case .dangling(let destination):
      return Content(
        .danglingDestination,
        .danglingDestination(name: binding.name, destination: destination),
        at: connection.position,
        keyPath: binding.keyPath
      )
    default: return nil
    }
  }

  private func destinationClass(of connection: Connection) -> String {
    destination(of: connection).flatMap { document.objects[$0].className } ?? "an object"
  }

  func destination(of connection: Connection) -> Int? {
    connection.destination.flatMap { indexes[$0] }
  }
}

extension PropertyType {
  /// Whether the type is an array whose element class is the kind.
  fileprivate var isOfElements: Bool { if case .object = kind { name.hasPrefix("[") } else { false } }
}

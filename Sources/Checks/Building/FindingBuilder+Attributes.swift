import KeyValueCoding
import NibLoading
import RuntimeAttributes

extension FindingBuilder {
  /// Returns the problem with a runtime attribute.
  func content(
    of outcome: LoadEvent.AttributeOutcome,
    _ attribute: RuntimeAttribute,
    _ event: LoadEvent
  ) -> Content? {
    let keyPath = attribute.keyPath.description
    func content(
      _ id: FindingID,
      _ reason: FindingReason,
      declaration: FileLocation? = nil,
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
    case .raised(.unknownOperator(let name, _)), .raised(.invalidOperand(let name, _)):
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
    // Model objects are not isolated to an actor, and setting a value does not read collections. Nib loading sets
    // values on the main actor, as the runtime does.
    case .raised(.notOnMainActor), .raised(.tooDeep): return nil
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
    case .set(.undecided(let uncertainty)), .setUnlocalized(.undecided(let uncertainty)):
      return content(.undefinedKey, reason(of: uncertainty, subject: "'\(keyPath)'", keyPath: keyPath, event))
    case .set(.stored), .set(.converted), .set(.handledByClass), .set(.storedAddress), .set(.refused),
      .set(.nothingToSet), .setUnlocalized:
      return nil
    }
  }

  /// Returns the property at the end of a key path that starts at a newly created object.
  ///
  /// Returns nil if an intermediate object is unknown or its class differs from its declared type.
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

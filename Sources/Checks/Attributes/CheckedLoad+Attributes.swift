import KeyValueCoding
import NibLoading
import RuntimeAttributes

extension CheckedLoad {
  /// Returns a finding about a runtime attribute, or nil if the event has no consequence.
  func finding(
    _ content: some FindingContent,
    about attribute: RuntimeAttribute,
    _ event: LoadEvent,
    declaration: FileLocation? = nil,
    suggestion: String? = nil
  ) -> Finding? {
    finding(
      content,
      about: event,
      at: attribute.position,
      keyPath: attribute.keyPath.description,
      declaration: declaration,
      suggestion: suggestion
    )
  }

  /// Returns the property at the end of a key path that starts at the object of an event.
  ///
  /// Intermediate objects have the declared types of their properties. Returns nil if one of these types is unknown or
  /// lacks the key.
  func property(_ keyPath: AttributeKeyPath, of event: LoadEvent) -> PropertyDescription? {
    var entry = entry(event.object)
    for key in keyPath.keys.dropLast() {
      guard case .object(let name) = entry?.readableProperty(key)?.type.kind else { return nil }
      entry = registry.entry(named: name)
    }
    return entry?.settableProperty(keyPath.lastKey)
  }
}

extension LoadEvent {
  /// The runtime attribute that the event sets, with the outcome; nil for other events.
  var setAttribute: (attribute: RuntimeAttribute, outcome: SetValueOutcome)? {
    switch step {
    case .apply(let attribute, .set(let outcome)), .apply(let attribute, .setUnlocalized(let outcome)):
      (attribute, outcome)
    default: nil
    }
  }
}

extension AttributeKeyPath {
  /// Returns the key path with the last occurrence of a key replaced by another key.
  func replacing(_ key: AttributeKey, with nearest: AttributeKey) -> String {
    var keys = keys
    if let index = keys.lastIndex(of: key) { keys[index] = nearest }
    return keys.map(\.name).joined(separator: ".")
  }
}

extension AttributeValue {
  /// Returns a noun phrase that describes a value in messages, such as "a color"; "an object" if the value is unknown.
  static func phrase(_ value: AttributeValue?) -> String {
    switch value {
    case nil: "an object"
    case .nil: "nil"
    case .boolean(let boolean): "boolean \(boolean ? "YES" : "NO")"
    case .integer(let integer): "number \(integer)"
    case .unsigned(let unsigned): "number \(unsigned)"
    case .decimal(let number): "number \(number)"
    case .real(let real): "number \(real)"
    case .string(let text), .localizedString(let text): "string \"\(text)\""
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rect"
    case .range: "a range"
    case .color: "a color"
    case .image: "an image"
    case .array: "an array"
    case .date: "a date"
    case .data: "data"
    case .dictionary: "a dictionary"
    }
  }
}

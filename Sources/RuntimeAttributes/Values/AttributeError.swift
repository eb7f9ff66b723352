/// An error that occurs when a value is set or read.
///
/// The description contains the type, the key and the reason: `cannot set 'Listener.port' of type 'Int' to "80a"`.
public struct AttributeError: Error, Hashable, Sendable {
  /// The reason of an error.
  public enum Reason: Hashable, Sendable {
    /// The type does not have the key.
    case unknownKey
    /// The property cannot be set.
    case readOnly
    /// The property's type cannot represent the value exactly.
    case mismatch(expected: String)
    /// The number is outside of the property's range; nil for an open end.
    case outOfRange(minimum: AttributeValue?, maximum: AttributeValue?)
    /// The property's own check rejects the value, for the given reason.
    case rejected(String)
    /// A property before the last key is nil, so the rest of the key path cannot be set.
    case noValue
    /// The index is outside the array.
    case noElement(count: Int)
    /// The enumeration currently has another case.
    case otherCase(String)
    /// A structure cannot be created without values for these keys.
    case missingKeys([AttributeKey])
    /// The class of the object is not registered.
    case unregisteredType
    /// The property is isolated to the main actor, but was accessed off the main actor.
    case notOnMainActor
    /// The values are nested too deeply.
    case tooDeep
  }

  /// The keys from the object to the key that failed.
  public internal(set) var keys: [AttributeKey]
  /// The name of the type that the last key belongs to, or in which the last key is missing.
  public internal(set) var typeName: String
  /// The reason.
  public internal(set) var reason: Reason
  /// The value that could not be set; nil if a value was read, or if the value is or contains an object.
  public let value: AttributeValue?
  /// The class of the value that could not be set, if the value is an object.
  public let objectClass: String?
  /// The valid names, for suggestions.
  private let candidates: [String]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: The reason for the error.
  ///   - keyPath: The key path from the object to the property.
  ///   - typeName: The name of the type that the last key belongs to.
  ///   - value: The value that could not be set.
  public init(
    _ reason: Reason,
    at keyPath: AttributeKeyPath,
    of typeName: String,
    value: AttributeValue? = nil
  ) {
    self.init(reason, keys: keyPath.keys, of: typeName, value: value.map { .attribute($0) })
  }

  @usableFromInline package init(
    _ reason: Reason,
    keys: [AttributeKey] = [],
    of typeName: String = "",
    value: BoxedValue? = nil,
    candidates: [String] = []
  ) {
    (self.reason, self.keys, self.typeName, self.candidates) = (reason, keys, typeName, candidates)
    self.value = value?.tree
    objectClass = value?.object.map { "\(type(of: $0))" }
  }

  /// The key path from the object to the property that failed.
  public var keyPath: AttributeKeyPath { AttributeKeyPath(keys[...]) }

  /// The valid key or string that is most similar to the given key or string, if any.
  public var nearestName: String? {
    switch reason {
    // All keys of one letter are similar to each other.
    case .unknownKey:
      keys.last.flatMap { $0.name.utf8.count < 2 ? nil : NearestName.find($0.name, among: candidates) }
    case .mismatch:
      if case .string(let text)? = value { NearestName.find(text, among: candidates) } else { nil }
    default: nil
    }
  }

  /// Whether the value itself, rather than a part of it, has the wrong type.
  @usableFromInline var isMismatchItself: Bool {
    if case .mismatch = reason { keys.isEmpty } else { false }
  }

  func with(_ reason: Reason) -> AttributeError {
    var error = self
    error.reason = reason
    return error
  }

  /// Returns the error for a value that contains the invalid value.
  func nested(in key: AttributeKey, of typeName: String) -> AttributeError {
    var error = self
    if keys.isEmpty { error.typeName = typeName }
    error.keys.insert(key, at: 0)
    return error
  }
}

extension AttributeError: CustomStringConvertible {
  /// The type, the key, the reason and a suggestion.
  ///
  /// For example: `'Layer' has no property 'radios'; did you mean 'radius'?`
  public var description: String {
    message + (nearestName.map { "; \(SuggestionMessages.didYouMean($0))" } ?? "")
  }

  private var message: String {
    let key = keys.last?.name ?? ""
    let property = key.isEmpty ? "'\(typeName)'" : "'\(typeName).\(key)'"
    return switch reason {
    case .unknownKey: "'\(typeName)' has no property '\(key)'"
    case .readOnly: "\(property) is read-only"
    case .mismatch(let expected): "cannot set \(property) of type '\(expected)' to \(valueText)"
    case .outOfRange(let minimum?, let maximum?):
      "\(valueText) is out of range for \(property); expected \(minimum) to \(maximum)"
    case .outOfRange(let minimum?, nil):
      "\(valueText) is out of range for \(property); expected at least \(minimum)"
    case .outOfRange(nil, let maximum):
      "\(valueText) is out of range for \(property); expected at most \(maximum ?? .nil)"
    case .rejected(let reason): "cannot set \(property) to \(valueText): \(reason)"
    case .noValue: "\(property) is nil"
    case .noElement(count: 0): "\(property) does not exist: the array is empty"
    case .noElement(let count): "\(property) does not exist: the last index is \(count - 1)"
    case .otherCase(let name): "the case of '\(typeName)' is '\(name)', not '\(key)'"
    case .missingKeys(let keys):
      "\(property) requires values for \(keys.map { "'\($0)'" }.joined(separator: ", "))"
    case .unregisteredType: "type '\(typeName)' is not registered"
    case .notOnMainActor: "\(property) is isolated to the main actor, but was accessed off the main actor"
    case .tooDeep: "the values \(key.isEmpty ? "of '\(typeName)'" : "at '\(key)'") are nested too deeply"
    }
  }

  private var valueText: String { objectClass.map { "<\($0)>" } ?? value.map { "\($0)" } ?? "an object" }
}

public import RuntimeAttributes

/// The exception that key-value coding raises when a key is set or read.
///
/// Its description contains the class, the key and the reason: `'Layer' has no property 'radios'`.
/// ``KeyValueCodingError/reason(on:)`` is the message on the console.
public indirect enum KeyValueCodingError: Error, Hashable, Sendable {
  /// `NSUnknownKeyException`: no accessor or variable exists for the key.
  case undefinedKey(UndefinedKey)
  /// `NSInvalidArgumentException` from `setNilValueForKey:`: nil for a number or structure.
  case nilValue(key: AttributeKey, className: String)
  /// `NSInvalidArgumentException`: the value does not respond to the message that unboxes it.
  case unrecognizedSelector(UnrecognizedSelector)
  /// `NSInvalidArgumentException`: unknown collection operator.
  case unknownOperator(name: String, className: String)
  /// `NSInvalidArgumentException`: a collection operator cannot be applied to a value, such as `@sum` to NSNull.
  case invalidOperand(operator: String, className: String)
  /// `NSGenericException`: UIKit prohibits access to a private variable in apps built with the iOS 13 SDK or later.
  case refusedKey(AttributeKey, operation: UndefinedKey.Operation, className: String)
  /// A trap instead of an exception: Swift's bridging cannot convert the value to the type.
  case trap(key: AttributeKey, type: String)
  /// No exception: the property is isolated to the main actor, but was accessed off the main actor.
  case notOnMainActor(key: AttributeKey, className: String)
  /// No exception: the collections are nested more deeply than the registry's limit.
  case tooDeep(key: AttributeKey)
}

extension KeyValueCodingError {
  /// A key for which the class does not have an accessor or variable.
  public struct UndefinedKey: Hashable, Sendable {
    /// An operation on a key.
    public enum Operation: Hashable, Sendable {
      /// Reading the key with `valueForKey:`.
      case get
      /// Setting the key with `setValue:forKey:`.
      case set
    }

    /// The key.
    public var key: AttributeKey
    /// The operation that failed.
    public var operation: Operation
    /// The runtime name of the class.
    package var className: String
    /// The reason why key-value coding cannot set or read the declared property with this name, if any.
    package var exposureProblem: PropertyDescription.ExposureProblem?
    /// The location of the declaration of the property with this name, if any.
    package var location: FileLocation?
    /// The most similar key of the class, if any.
    package var nearestKey: AttributeKey? { nearest.key }
    /// The most similar key, found on demand.
    var nearest: NearestKey
    /// The first platform version with the property, if it is later than the deployment target.
    package var introduced: PlatformVersion?

    /// Creates an undefined key.
    public init(key: AttributeKey, operation: Operation, className: String) {
      self.init(key: key, operation: operation, className: className, nearestKey: nil)
    }

    /// Creates an undefined key with a reason or a suggestion.
    package init(
      key: AttributeKey,
      operation: Operation,
      className: String,
      exposureProblem: PropertyDescription.ExposureProblem? = nil,
      location: FileLocation? = nil,
      nearestKey: AttributeKey? = nil
    ) {
      self.key = key
      self.operation = operation
      self.className = className
      self.exposureProblem = exposureProblem
      self.location = location
      nearest = NearestKey(nearestKey)
    }
  }

  /// A value that does not respond to the unboxing message.
  public struct UnrecognizedSelector: Hashable, Sendable {
    /// The message.
    package var message: UnboxingMessage
    /// The runtime name of the value's class.
    package var receiver: String
    /// The key whose setter receives the result of the message.
    package var key: AttributeKey
    /// The type of the property.
    package var type: PropertyType
    /// The name of the class with the key, if known.
    fileprivate(set) var owner: String?
    /// The description of the value, if known.
    fileprivate(set) var value: String?
    /// The location of the property's declaration, if known.
    package var location: FileLocation?

    /// Creates an unrecognized selector.
    package init(
      message: UnboxingMessage,
      receiver: String,
      key: AttributeKey,
      type: PropertyType,
      owner: String? = nil,
      value: String? = nil,
      location: FileLocation? = nil
    ) {
      self.owner = owner
      self.value = value
      self.message = message
      self.receiver = receiver
      self.key = key
      self.type = type
      self.location = location
    }
  }
}

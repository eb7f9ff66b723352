/// Why a key was not set or read.
///
/// Its description names class, key and reason: `Listener.port is an Int; "80a" is not one`. The console's own message is
/// ``KeyValueCodingError/reason(on:)``.
public enum KeyValueCodingError: Error, Hashable, Sendable {
  /// `NSUnknownKeyException`: no accessor answers the key.
  case undefinedKey(UndefinedKey)
  /// `NSInvalidArgumentException` of `setNilValueForKey:`: nil for a number or structure.
  case nilValue(key: AttributeKey, className: String)
  /// `NSInvalidArgumentException`: the value does not respond to the message that unboxes it.
  case unrecognizedSelector(UnrecognizedSelector)
  /// `NSInvalidArgumentException`: a collection operator that does not exist.
  case unknownOperator(name: String, className: String)
  /// `NSGenericException`: UIKit refuses a private variable to apps built with the SDK of iOS 13 or a later one.
  case refusedKey(AttributeKey, operation: UndefinedKey.Operation, className: String)
  /// No exception: the type of the property does not have the value, and values must convert exactly.
  case mismatch(Mismatch)
  /// No exception: a key before the last one is nil, so that there is no object to set the rest on, and values must arrive.
  case noObject(key: AttributeKey, className: String)
  /// No exception but the end of the app: the bridge of Swift meets a value that it can't turn into the type.
  case trap(key: AttributeKey, type: String)
  /// No exception: the property belongs to the main actor, and the registry was used elsewhere.
  case notOnMainActor(key: AttributeKey, className: String)
  /// No exception: what is read lies in more collections within collections than are read.
  case tooDeep(key: AttributeKey)
}

extension KeyValueCodingError {
  /// A key that nothing answers.
  public struct UndefinedKey: Hashable, Sendable {
    /// What was to be done with the key.
    public enum Operation: Hashable, Sendable {
      /// The key was to be read, by `valueForKey:`.
      case get
      /// The key was to be set, by `setValue:forKey:`.
      case set
    }

    /// The key.
    public var key: AttributeKey
    /// What was to be done.
    public var operation: Operation
    /// The runtime's name of the class that does not answer.
    public var className: String
    /// What stands in the way of a property of that name, if the class declares one.
    package var exposureProblem: PropertyDescription.ExposureProblem?
    /// Where that property is declared.
    package var location: SourceLocation?
    /// The key nearest in spelling that the class answers.
    package var nearestKey: AttributeKey? { nearest.key }
    /// How the nearest key is found when it is asked for.
    var nearest: NearestKey
    /// The first version of the platform that has the property, where only newer systems than the oldest do.
    package var introduced: PlatformVersion?

    /// Creates the description of a key that nothing answers.
    public init(key: AttributeKey, operation: Operation, className: String) {
      self.init(key: key, operation: operation, className: className, nearestKey: nil)
    }

    /// Creates the description of a key that nothing answers, with the reason or a suggestion.
    package init(
      key: AttributeKey,
      operation: Operation,
      className: String,
      exposureProblem: PropertyDescription.ExposureProblem? = nil,
      location: SourceLocation? = nil,
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

  /// A value that does not answer the message that would unbox it.
  public struct UnrecognizedSelector: Hashable, Sendable {
    /// The message.
    package var message: UnboxingMessage
    /// The class of the value as the runtime names it.
    package var receiver: String
    /// The key whose setter wanted the message's result.
    public var key: AttributeKey
    /// The type of the property.
    public var type: PropertyType
    /// The class whose key was to be set.
    fileprivate(set) var owner: String?
    /// The value, in words.
    fileprivate(set) var value: String?
    /// Where the property is declared.
    package var location: SourceLocation?

    /// Creates the description of a message that nobody answers.
    package init(
      message: UnboxingMessage,
      receiver: String,
      key: AttributeKey,
      type: PropertyType,
      owner: String? = nil,
      value: String? = nil,
      location: SourceLocation? = nil
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

  /// A value that the type of a property does not have.
  public struct Mismatch: Hashable, Sendable {
    /// The key that was to be set.
    public var key: AttributeKey
    /// The runtime's name of the class.
    public var className: String
    /// The type of the property.
    public var type: PropertyType
    /// The value, as a console prints it.
    public var value: String
    /// The string nearest in spelling that the type has, if it consists of strings.
    var nearest: String?
  }
}

public import InterfaceDocuments
public import RuntimeAttributes

/// One step of a load, in the order in which the platform takes them.
public struct LoadEvent: Hashable, Sendable {
  /// What happens.
  public var step: Step
  /// The index of the object concerned, in the document.
  public var object: Int
  /// The runtime's name of that object's class as it was really made.
  public var className: String
  /// What the platform makes of it; nil where nothing is wrong.
  public var consequence: Consequence?
  /// What the runtime prints, if it prints anything.
  public var consoleLine: String?

  /// What a step does.
  public enum Step: Hashable, Sendable {
    /// The object is made.
    case initialize(Initialization)
    /// A runtime attribute is set.
    case apply(RuntimeAttribute, AttributeOutcome)
    /// An outlet, outlet collection or action is connected.
    case connect(Connection, ConnectionOutcome)
    /// `awakeFromNib` is sent.
    case awake
  }

  /// How an object is made.
  public enum Initialization: Hashable, Sendable {
    /// By an initializer: `init(coder:)`, or `init` for a custom object.
    case initializer(String)
    /// By an initializer whose body only traps.
    case trap(MethodDescription)
    /// Not at all: whoever loads the nib brings it.
    case provided
    /// As an object of another class, since the one that the document asks for is not there.
    case fallback(MissingClass)
    /// As an object of the class that the document asks for, which nobody has seen.
    case unseen
  }

  /// What became of an attribute.
  public enum AttributeOutcome: Hashable, Sendable {
    /// It was set, in a way.
    case set(StoringOutcome)
    /// It raised.
    case raised(KeyValueCodingError)
  }

  /// What became of a connection.
  public enum ConnectionOutcome: Hashable, Sendable {
    /// The source's property has the destination, in a way.
    case set(StoringOutcome)
    /// The source raised.
    case raised(KeyValueCodingError)
    /// The target has the action's method.
    case actionFound
    /// The target does not have the action's method, or has one that Objective-C cannot call.
    case actionMissing(targetClass: String, declared: MethodDescription?)
    /// The target is found at the time of the event, or its class is not known well enough.
    case actionUndecided(StoringOutcome.Doubt?)
    /// No object of the document has the destination's id.
    case dangling(destination: String)
    /// A property that was connected before; the later connection wins.
    case connectedAgain
    /// A kind of connection that key-value coding takes no part in.
    case passedOver
  }
}

/// A class that a document asks for and that does not exist under that name.
public struct MissingClass: Hashable, Sendable {
  /// The class as the document names it.
  public var name: String
  /// The module as the document names it.
  public var module: String?
  /// Why the class does not answer to that name.
  public var reason: Reason

  /// Why a class does not answer to a name.
  public enum Reason: Hashable, Sendable {
    /// No class of that name is there.
    case absent(nearest: String?)
    /// The class is generic, so it has no name for the runtime.
    case generic(SourceLocation?)
    /// The class is nested and has no Objective-C name.
    case nested(SourceLocation?)
  }

  /// Creates a description of a missing class.
  public init(name: String, module: String?, reason: Reason) {
    self.name = name
    self.module = module
    self.reason = reason
  }
}

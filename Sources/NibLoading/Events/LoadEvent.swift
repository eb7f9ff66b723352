public import InterfaceDocuments
public import RuntimeAttributes

/// One step of a load, in the order in which the platform takes them.
public struct LoadEvent: Hashable, Sendable {
  /// What happens.
  public var step: Step
  /// The document of the object concerned.
  public var file = ""
  /// The index of the object concerned, in that document.
  public var object: Int
  /// The runtime's name of that object's class as it was really made.
  public var className: String
  /// How many other nibs are being loaded around this one.
  public var depth = 0
  /// What the platform makes of it; nil where nothing is wrong.
  public var consequence: Consequence?
  /// What the runtime prints, if it prints anything.
  public var consoleLine: String?

  /// What a step does.
  public enum Step: Hashable, Sendable {
    /// The object is made.
    case initialize(Initialization)
    /// Another object takes the place of the object.
    case replace(Replacement)
    /// A constraint that the replaced view alone had is lost with it.
    case loseConstraint(id: String?)
    /// A runtime attribute is set.
    case apply(RuntimeAttribute, AttributeOutcome)
    /// An outlet, outlet collection or action is connected.
    case connect(Connection, ConnectionOutcome)
    /// A runtime attribute that was set is set again by the class, so that the document's value is lost.
    case overwrite(RuntimeAttribute, Overwriting)
    /// An outlet that code unwraps is left nil, since the document does not connect it.
    case leaveNil(OutletUse)
    /// `awakeFromNib` is sent.
    case awake
    /// `viewDidLoad` is sent.
    case viewLoaded
    /// The load ends here, and the app with it.
    case end(NibError)
  }

  /// How an object is made.
  public enum Initialization: Hashable, Sendable {
    /// By an initializer: `init(coder:)`, `init(frame:)` for some views of macOS, or `init` for a custom object.
    case initializer(String)
    /// By an initializer whose body only traps.
    case trap(MethodDescription)
    /// By an initializer that a class of Swift does not inherit, since it declares others.
    case uninherited(UninheritedInitializer)
    /// Of a class of Swift that derives from none of Objective-C, so that the first message of the nib ends the app.
    case native(SourceLocation?)
    /// Not at all: whoever loads the nib brings it.
    case provided
    /// As an object of another class, since the one that the document asks for is not there.
    case fallback(MissingClass)
    /// As an object of the class that the document asks for, which nobody has seen.
    case unseen
  }

  /// An initializer that a class does not inherit.
  public struct UninheritedInitializer: Hashable, Sendable {
    /// The initializer: `init(frame:)` or `init()`.
    public var initializer: String
    /// The runtime's name of the class that declares others.
    public var className: String
    /// Where this class is declared.
    public var location: SourceLocation?

    /// Creates one.
    public init(initializer: String, className: String, location: SourceLocation? = nil) {
      self.initializer = initializer
      self.className = className
      self.location = location
    }
  }

  /// How another object takes an object's place.
  public struct Replacement: Hashable, Sendable {
    /// The method that returned the other object: `init(coder:)` or `awakeAfter(using:)`.
    public var method: String
    /// The runtime's name of the other object's class; nil where no source shows it.
    public var className: String?
  }

  /// How a class sets an attribute again.
  public struct Overwriting: Hashable, Sendable {
    /// The method that does: `awakeFromNib()`.
    public var method: String
    /// Where it does, if a source shows it.
    public var location: SourceLocation?

    /// Creates one.
    public init(method: String, location: SourceLocation? = nil) {
      self.method = method
      self.location = location
    }
  }

  /// What became of an attribute.
  public enum AttributeOutcome: Hashable, Sendable {
    /// It was set, in a way.
    case set(StoringOutcome)
    /// It was set to the document's own text, though it is marked for localization.
    case setUnlocalized(StoringOutcome)
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
    /// The target does not have the action's method. What it declares instead is a method that Objective-C cannot call, or
    /// one that it can call by a selector which the label of the first parameter is part of.
    case actionMissing(targetClass: String, declared: MethodDescription?)
    /// The target does not have the action's method, and a segue of the same bar button item may be sent in its place: such
    /// an item has one target and one action, and which of both the compiled nib keeps is not known.
    case actionContested(targetClass: String, declared: MethodDescription?)
    /// The target is found at the time of the event, or its class is not known well enough.
    case actionUndecided(StoringOutcome.Doubt?)
    /// The class of a segue is not there.
    case segueClassMissing(MissingClass)
    /// No object of the document has the destination's id.
    case dangling(destination: String)
    /// The destination is in another scene of the storyboard, whose nib does not hold it.
    case outOfScene
    /// A binding was made, whose key path nothing is known to refuse.
    case bound
    /// Whoever loads the nib brings the source, and nothing is known of its class.
    case sourceUnknown
    /// A property that was connected before; the later connection wins.
    case connectedAgain
    /// A kind of connection that key-value coding takes no part in.
    case passedOver
  }
}

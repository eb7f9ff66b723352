public import RuntimeAttributes

/// What the code of a class does while a nib is loaded, as far as its source shows.
public struct ClassBehavior: Hashable, Sendable {
  /// The nibs that its methods load.
  public var nibs: [NibUse]
  /// The outlets that its methods use as if they could not be nil.
  public var outletUses: [OutletUse]
  /// Whether `awakeAfter(using:)` returns another object whenever it loads a nib, and what becomes of constraints.
  public var replacement: Replacement?
  /// What its methods set, whatever the nib said of it.
  public var assignments: [Assignment]

  /// Creates a behavior.
  public init(
    nibs: [NibUse] = [],
    outletUses: [OutletUse] = [],
    replacement: Replacement? = nil,
    assignments: [Assignment] = []
  ) {
    self.nibs = nibs
    self.outletUses = outletUses
    self.replacement = replacement
    self.assignments = assignments
  }

  /// A nib that a method loads.
  public struct NibUse: Hashable, Sendable {
    /// The method: `init(coder:)`, `awakeAfter(using:)`, `awakeFromNib()`.
    public var method: String
    /// The nib's name; nil stands for the name of the object's class.
    public var nib: String?
    /// Whether the object becomes the nib's owner.
    public var makesItselfOwner: Bool
    /// What must hold for the nib to be loaded.
    public var conditions: [LoadCondition]
    /// The methods of the class that are called on the way, without their labels, outermost first.
    public var path: [String] = []

    /// Creates a use.
    public init(method: String, nib: String?, makesItselfOwner: Bool, conditions: [LoadCondition] = []) {
      self.method = method
      self.nib = nib
      self.makesItselfOwner = makesItselfOwner
      self.conditions = conditions
    }
  }

  /// An outlet that a method uses as if it could not be nil.
  public struct OutletUse: Hashable, Sendable {
    /// The outlet.
    public var outlet: String
    /// What runs the method.
    public var trigger: Trigger
    /// The methods of the class that are called on the way, without their labels, outermost first.
    public var path: [String]
    /// Where the outlet is used.
    public var location: SourceLocation

    /// The method of the load that uses the outlet; nil where setting a property does.
    public var method: String? { if case .calling(let method) = trigger { method } else { nil } }

    /// What runs a method.
    public enum Trigger: Hashable, Sendable {
      /// Setting a property, by its name in Swift.
      case setting(String)
      /// The load itself, or that what it made is shown, by the name of the method.
      case calling(String)
    }

    /// Creates a use.
    public init(outlet: String, trigger: Trigger, path: [String] = [], location: SourceLocation) {
      self.outlet = outlet
      self.trigger = trigger
      self.path = path
      self.location = location
    }
  }

  /// A property that a method sets.
  public struct Assignment: Hashable, Sendable {
    /// The names of the property in Swift, and of those before it on the way: `layer.cornerRadius`.
    public var path: String
    /// The method: `awakeFromNib()`.
    public var method: String
    /// Where it is set.
    public var location: SourceLocation

    /// Creates an assignment.
    public init(_ path: String, in method: String, location: SourceLocation) {
      self.path = path
      self.method = method
      self.location = location
    }
  }

  /// How an object is replaced.
  public enum Replacement: Hashable, Sendable {
    /// By another object, to which nothing is handed over.
    case withoutHandover
    /// By another object, to which constraints may be handed over.
    case mayHandOver
  }
}

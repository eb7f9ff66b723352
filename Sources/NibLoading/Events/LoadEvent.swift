public import InterfaceDocuments
public import RuntimeAttributes

/// One step of a load, in the order in which the platform takes them.
///
/// Copies share their storage until one changes, so events are cheap to copy.
public struct LoadEvent: Sendable {
  /// What happens.
  public var step: Step {
    get { storage.fields.step }
    _modify { yield &fields.step }
  }

  /// The document of the object concerned.
  public var file: String {
    get { storage.fields.file }
    _modify { yield &fields.file }
  }

  /// The index of the object concerned, in that document.
  public var object: Int {
    get { storage.fields.object }
    _modify { yield &fields.object }
  }

  /// The runtime's name of that object's class as it was really made.
  public var className: String {
    get { storage.fields.className }
    _modify { yield &fields.className }
  }

  /// How many other nibs are being loaded around this one.
  package var depth: Int {
    get { storage.fields.depth }
    _modify { yield &fields.depth }
  }

  /// What the platform makes of it; nil where nothing is wrong.
  public var consequence: Consequence? {
    get { storage.fields.consequence }
    _modify { yield &fields.consequence }
  }

  /// What the runtime prints, if it prints anything.
  public var consoleLine: String? {
    get { storage.fields.consoleLine }
    _modify { yield &fields.consoleLine }
  }

  /// Creates an event.
  init(
    step: Step,
    file: String = "",
    object: Int,
    className: String,
    depth: Int = 0,
    consequence: Consequence? = nil,
    consoleLine: String? = nil
  ) {
    storage = Storage(
      Fields(
        step: step,
        file: file,
        object: object,
        className: className,
        depth: depth,
        consequence: consequence,
        consoleLine: consoleLine
      )
    )
  }

  /// The fields of an event.
  private struct Fields: Hashable, Sendable {
    var step: Step
    var file: String
    var object: Int
    var className: String
    var depth: Int
    var consequence: Consequence?
    var consoleLine: String?
  }

  /// The fields on the heap, shared by copies until one of them changes.
  ///
  /// Sendable because fields change only while a single value refers to them.
  private final class Storage: @unchecked Sendable {
    var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var storage: Storage

  private var fields: Fields {
    get { storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }
}

extension LoadEvent: Hashable {
  /// Whether two events have equal fields.
  public static func == (first: Self, second: Self) -> Bool {
    first.storage === second.storage || first.storage.fields == second.storage.fields
  }

  /// Hashes the fields.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension LoadEvent {
  /// What a step does.
  public enum Step: Hashable, Sendable {
    /// The object is made.
    case initialize(Initialization)
    /// Another object replaces the object, returned by `init(coder:)` or `awakeAfter(using:)`; `className` is the
    /// runtime's name of its class, if known.
    case replace(method: String, className: String?)
    /// A constraint that the replaced view alone had is lost with it.
    case loseConstraint(id: String?)
    /// A runtime attribute is set.
    case apply(RuntimeAttribute, AttributeOutcome)
    /// An outlet, outlet collection or action is connected.
    case connect(Connection, ConnectionOutcome)
    /// A method of the class sets a runtime attribute again, so that the document's value is lost.
    case overwrite(RuntimeAttribute, method: String, location: SourceLocation?)
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
    /// By an initializer that a Swift class does not inherit, since `className` declares others at `location`.
    case uninherited(initializer: String, className: String, location: SourceLocation?)
    /// Of a class of Swift that derives from none of Objective-C, so that the first message of the nib ends the app.
    case native(SourceLocation?)
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

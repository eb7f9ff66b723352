public import InterfaceDocuments
import KeyValueCoding
public import RuntimeAttributes

/// One step of a load, in the platform's order.
///
/// Copies share storage until one of them changes, so events are cheap to copy.
public struct LoadEvent: Sendable {
  /// The step.
  public var step: Step {
    get { storage.fields.step }
    _modify { yield &fields.step }
  }

  /// The document that contains the object.
  public var file: String {
    get { storage.fields.file }
    _modify { yield &fields.file }
  }

  /// The index of the object in the document.
  public var object: Int {
    get { storage.fields.object }
    _modify { yield &fields.object }
  }

  /// The runtime name of the object's class, as instantiated.
  public var className: String {
    get { storage.fields.className }
    _modify { yield &fields.className }
  }

  /// The number of enclosing nib loads.
  package var depth: Int {
    get { storage.fields.depth }
    _modify { yield &fields.depth }
  }

  /// The consequence; nil if nothing is wrong.
  public var consequence: Consequence? {
    get { storage.fields.consequence }
    _modify { yield &fields.consequence }
  }

  /// The line that the runtime prints, if any.
  public var consoleLine: String? {
    get { storage.fields.consoleLine }
    _modify { yield &fields.consoleLine }
  }

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
  /// The action of a step.
  public enum Step: Hashable, Sendable {
    /// The object is created.
    case initialize(Initialization)
    /// Another object, returned by `init(coder:)` or `awakeAfter(using:)`, replaces the object.
    ///
    /// `className` is the runtime name of the other object's class, if known.
    case replace(method: String, className: String?)
    /// A constraint owned by the replaced view is lost.
    case loseConstraint(id: String?)
    /// A runtime attribute is set.
    case apply(RuntimeAttribute, AttributeOutcome)
    /// A connection is made: an outlet, outlet collection, action, binding or segue.
    case connect(Connection, ConnectionOutcome)
    /// A method of the class sets the property of a runtime attribute again, so the document's value is lost.
    case overwrite(RuntimeAttribute, method: String, location: FileLocation?)
    /// The document does not connect an outlet that code unwraps.
    case leaveNil(OutletUse)
    /// `awakeFromNib` is sent.
    case awake
    /// `viewDidLoad` is sent.
    case viewLoaded
    /// The load ends here and terminates the app.
    case end(NibError)
  }

  /// The way in which an object is created.
  public enum Initialization: Hashable, Sendable {
    /// By an initializer: `init(coder:)`, `init(frame:)` for some views of macOS, or `init` for a custom object.
    case initializer(String)
    /// By an initializer that always traps.
    case trap(MethodDescription)
    /// By an initializer that a Swift class does not inherit, since `className` declares other designated
    /// initializers at `location`.
    case uninherited(initializer: String, className: String, location: FileLocation?)
    /// From a Swift class that does not inherit from an Objective-C class; the first message that the nib sends to the
    /// object terminates the app.
    case native(FileLocation?)
    /// The object is not created, because the loading code provides the object.
    case provided
    /// From another class, since the class named by the document is missing.
    case fallback(MissingClass)
    /// From the class named by the document, or from the class of its element, which was not found.
    case unseen
  }

  /// The outcome of setting an attribute.
  public enum AttributeOutcome: Hashable, Sendable {
    /// The attribute was set, with the given outcome of its conversion.
    case set(SetValueOutcome)
    /// The attribute was set to the unlocalized string although the attribute is marked for localization.
    case setUnlocalized(SetValueOutcome)
    /// The platform does not set runtime attributes.
    case ignored
    /// Key-value coding raised.
    case raised(KeyValueCodingError)
  }

  /// The outcome of making a connection.
  public enum ConnectionOutcome: Hashable, Sendable {
    /// The property of the source was set to the destination.
    case set(SetValueOutcome)
    /// Key-value coding raised.
    case raised(KeyValueCodingError)
    /// The target has the action's method.
    case actionFound
    /// The target does not have the action's method.
    ///
    /// `declared` is a similar method that Objective-C cannot call, or whose selector contains the label of its first
    /// parameter.
    case actionMissing(targetClass: String, declared: MethodDescription?)
    /// The target does not have the action's method, but the same bar button item has a segue.
    ///
    /// Such an item has only one target and action, and it is unknown which of the two the compiled nib contains.
    case actionContested(targetClass: String, declared: MethodDescription?)
    /// The target is determined when the event occurs, or the target's class is not completely known.
    case actionUndecided(SetValueOutcome.Uncertainty?)
    /// The class of a segue is missing.
    case segueClassMissing(MissingClass)
    /// The document has no object with the destination's id.
    case dangling(destination: String)
    /// The destination is in another scene of the storyboard, so the nib of the source does not contain it.
    case outOfScene
    /// A binding was established; no problem with its key path is known.
    case bound
    /// The loading code provides the source, whose class is unknown.
    case sourceUnknown
    /// The property was connected before; the later connection takes precedence.
    case connectedAgain
    /// The connection is of a kind that does not use key-value coding.
    case passedOver
  }
}

/// The registration of a Swift class, or of a class that is only described.
///
/// A registration contains the properties that the class adds to its superclass.
public struct Class: Sendable {
  /// The Swift class; nil for a class that is only described.
  let type: AnyClass?
  let superclass: AnyClass?
  let description: ClassDescription
  /// The accessors of the description's properties, in the same order.
  let accessors: [Accessor?]
  /// The actions that the class itself adds.
  let actions: [RegisteredAction]
  /// Whether the class is known to be Sendable, as main-actor classes are.
  let isSendable: Bool

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - superclass: The registered class from which it inherits properties; by default, the nearest registered
  ///     superclass in Swift.
  ///   - name: The name that documents use; by default, the class's own name without its enclosing types.
  ///   - module: The module that messages prepend to the class name, as the runtime does; none by default.
  ///   - properties: The properties and actions that the class itself adds.
  public init<Root: AnyObject>(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    module: String? = nil,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, superclass: superclass, name: name, module: module, isSendable: false, properties())
  }

  /// Registers a Sendable class, such as a main-actor class.
  ///
  /// The compiler selects this initializer for such classes automatically. Their unregistered stored properties are
  /// read only on the main actor, since only the class knows where else that is safe.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - superclass: The registered class from which it inherits properties; by default, the nearest registered
  ///     superclass in Swift.
  ///   - name: The name that documents use; by default, the class's own name without its enclosing types.
  ///   - module: The module that messages prepend to the class name, as the runtime does; none by default.
  ///   - properties: The properties and actions that the class itself adds.
  public init<Root: AnyObject & Sendable>(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    module: String? = nil,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, superclass: superclass, name: name, module: module, isSendable: true, properties())
  }

  /// Registers a class with traits, for classes that represent framework classes.
  package init<Root: AnyObject & Sendable>(
    _ type: Root.Type,
    named name: String,
    traits: ClassDescription.Traits,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, name: name, traits: traits, isSendable: true, properties())
  }

  /// Registers a class that is only described.
  init(_ description: ClassDescription) {
    (type, superclass) = (nil, nil)
    self.description = description
    accessors = []
    actions = []
    isSendable = true
  }

  /// Registers a class by its own registration, or without members if it inherits the registration of a superclass.
  init<Root: KeyValueCodable>(registering type: Root.Type) {
    let registration = type.registration
    let derives = sequence(first: type as AnyClass, next: { _getSuperclass($0) }).dropFirst()
      .contains { $0 == registration.type }
    self =
      derives ? Class(type, isSendable: registration.isSendable, []) : registration
  }

  private init<Root: AnyObject>(
    _ type: Root.Type,
    superclass: AnyClass? = nil,
    name: String? = nil,
    module: String? = nil,
    traits: ClassDescription.Traits = [],
    isSendable: Bool,
    _ properties: [Property<Root>]
  ) {
    self.type = type
    self.superclass = superclass
    var descriptions: [PropertyDescription] = []
    var accessors: [Accessor?] = []
    var actions: [RegisteredAction] = []
    for property in properties {
      switch property.member {
      case .property(let description, let accessor):
        descriptions.append(description)
        accessors.append(accessor)
      case .action(let action): actions.append(action)
      }
    }
    description = ClassDescription(
      name ?? "\(type)",
      module: module,
      traits: traits,
      properties: descriptions,
      methods: actions.map { MethodDescription(selector: $0.selector, isAction: true) }
    )
    self.accessors = accessors
    self.actions = actions
    self.isSendable = isSendable
  }

  /// The superclasses in Swift, nearest first.
  var ancestors: [AnyClass] {
    type.map { Array(sequence(first: $0, next: { _getSuperclass($0) }).dropFirst()) } ?? []
  }
}

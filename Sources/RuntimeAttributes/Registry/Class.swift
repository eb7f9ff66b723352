/// The registration of a class: of a Swift class, with the properties that it adds to those of its superclass, or of a
/// class that is only described.
public struct Class: Sendable {
  /// The Swift class; nil for a description.
  let type: AnyClass?
  let superclass: AnyClass?
  let description: ClassDescription
  /// The accessors of the description's properties, in their order.
  let accessors: [Accessor?]
  /// The actions that the class itself adds.
  let actions: [RegisteredAction]
  /// Whether the class is known to be Sendable, as classes of an actor are.
  let isSendable: Bool

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - superclass: The registered class from which it inherits properties; unless given, the nearest superclass
  ///     in Swift that is registered.
  ///   - name: The name under which documents ask for it; the class's own unless given, without the types around it.
  ///   - module: The module that messages name before the class, as the runtime does; none unless given.
  ///   - properties: The properties and actions that the class itself adds.
  public init<Root: AnyObject>(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    module: String? = nil,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, superclass, name, module, isSendable: false, properties())
  }

  /// Registers a class whose objects may be anywhere, as those of classes of the main actor may.
  ///
  /// The compiler takes this initializer for such classes by itself. Their stored properties that nobody registered are
  /// read on the main actor alone, since only their class knows where else that is safe.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - superclass: The registered class from which it inherits properties; unless given, the nearest superclass
  ///     in Swift that is registered.
  ///   - name: The name under which documents ask for it; the class's own unless given, without the types around it.
  ///   - module: The module that messages name before the class, as the runtime does; none unless given.
  ///   - properties: The properties and actions that the class itself adds.
  public init<Root: AnyObject & Sendable>(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    module: String? = nil,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, superclass, name, module, isSendable: true, properties())
  }

  /// Registers a class with what sets it apart, for classes that stand for a framework's.
  package init<Root: AnyObject & Sendable>(
    _ type: Root.Type,
    named name: String,
    traits: ClassDescription.Traits,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, nil, name, nil, traits: traits, isSendable: true, properties())
  }

  /// Registers a class that is only described.
  init(_ description: ClassDescription) {
    (type, superclass) = (nil, nil)
    self.description = description
    accessors = []
    actions = []
    isSendable = true
  }

  private init<Root: AnyObject>(
    _ type: Root.Type,
    _ superclass: AnyClass?,
    _ name: String?,
    _ module: String?,
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

/// The registration of one Swift class, with the properties that it adds to those of its superclass.
public struct Class<Root: AnyObject>: Sendable {
  /// The registration without the class's type, as ``KeyValueCodable`` asks for it.
  public let registration: ClassRegistration

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - superclass: The registered class from which it inherits properties; unless given, the nearest superclass
  ///     in Swift that is registered.
  ///   - name: The name under which documents ask for it; the class's own unless given, without the types around it.
  ///   - module: The module that messages name before the class, as the runtime does; none unless given.
  ///   - properties: The properties that the class itself adds.
  public init(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    module: String? = nil,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, superclass, name, module, isSendable: false, properties())
  }

  private init(
    _ type: Root.Type,
    _ superclass: AnyClass?,
    _ name: String?,
    _ module: String?,
    traits: ClassDescription.Traits = [],
    isSendable: Bool,
    _ properties: [Property<Root>]
  ) {
    registration = ClassRegistration(
      type: type,
      superclass: superclass,
      description: ClassDescription(
        name ?? "\(type)",
        module: module,
        traits: traits,
        properties: properties.map(\.description)
      ),
      accessors: properties.map(\.accessor),
      isSendable: isSendable
    )
  }
}

extension Class where Root: Sendable {
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
  ///   - properties: The properties that the class itself adds.
  public init(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    module: String? = nil,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, superclass, name, module, isSendable: true, properties())
  }

  /// Registers a class with what sets it apart, for classes that stand for a framework's.
  package init(
    _ type: Root.Type,
    named name: String,
    traits: ClassDescription.Traits,
    @ListBuilder<Property<Root>> _ properties: () -> [Property<Root>] = { [] }
  ) {
    self.init(type, nil, name, nil, traits: traits, isSendable: true, properties())
  }
}

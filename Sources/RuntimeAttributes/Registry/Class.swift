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
  ///   - name: The name under which documents ask for it; the class's own unless given.
  ///   - properties: The properties that the class itself adds.
  public init(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    @PropertyListBuilder<Root> _ properties: () -> [Property<Root>] = { [] }
  ) {
    let properties = properties()
    registration = ClassRegistration(
      type: type,
      superclass: superclass,
      description: ClassDescription(name ?? "\(type)", properties: properties.map(\.description)),
      accessors: properties.map(\.accessor)
    )
  }
}

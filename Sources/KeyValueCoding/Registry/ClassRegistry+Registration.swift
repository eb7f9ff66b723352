public import RuntimeAttributes

extension ClassRegistry {
  /// Creates a registry of registered Swift classes, and of described classes that do not exist in the process.
  ///
  ///     let registry = try ClassRegistry(platform: .iOS) {
  ///       $0.register(RedButton.self) { $0.property("borderWidth", \.borderWidth, .inspectable) }
  ///       $0.describe(
  ///         ClassDescription("UIView", properties: [PropertyDescription("alpha", .floatingPoint(bits: 64))])
  ///       )
  ///     }
  ///
  /// - Parameters:
  ///   - platform: The platform whose class and selector names console messages use.
  ///   - readsVariables: Whether unregistered stored properties of registered classes can be read, like instance
  ///     variables in key-value coding unless `accessInstanceVariablesDirectly` is false. Such properties are never
  ///     written.
  ///   - list: A function that adds the classes, in any order.
  /// - Throws: A `RegistryError` if a class or key is registered twice, a key is invalid, or a named superclass is not
  ///   registered.
  public init(
    platform: Platform = .iOS,
    readsVariables: Bool = false,
    _ list: (inout ClassList) -> Void
  ) throws(RegistryError) {
    var classes = ClassList()
    list(&classes)
    var builder = Builder(platform: platform, readsVariables: readsVariables)
    for registration in classes.types.registrations { try builder.add(registration) }
    for description in classes.descriptions { try builder.add(description) }
    self = try builder.build()
  }
}

/// The classes that a ``ClassRegistry`` registers or describes.
public struct ClassList {
  fileprivate var types = TypeList()
  fileprivate var descriptions: [ClassDescription] = []

  /// Adds registrations.
  public mutating func register(_ registrations: TypeRegistration...) { register(registrations) }

  /// Adds registrations.
  public mutating func register(_ registrations: [TypeRegistration]) {
    for registration in registrations { types.register(registration) }
  }

  /// Adds a class that provides its own registration.
  public mutating func register(_ type: any KeyValueCodable.Type) { types.register(type) }

  /// Adds a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - superclass: The registered class whose properties the class inherits; by default, the nearest registered
  ///     superclass.
  ///   - name: The name that documents use; by default, the class's own name without its enclosing types.
  ///   - fields: A function that adds the properties and actions of the class itself.
  public mutating func register<Root: AnyObject>(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    _ fields: (inout FieldList<Root>) -> Void
  ) {
    types.register(type, inherits: superclass, named: name, fields)
  }

  /// Adds a class that is only described; its objects are model objects.
  public mutating func describe(_ description: ClassDescription) { descriptions.append(description) }
}

extension ClassRegistry {
  /// Returns the registered action of an object's class or its superclasses, if any.
  ///
  /// - Parameters:
  ///   - selector: The selector with its colons.
  ///   - object: An object of a registered Swift class.
  /// - Returns: A closure that calls the method with the sender.
  @MainActor
  package func action(_ selector: String, of object: AnyObject) -> ((AnyObject?) -> Void)? {
    guard !(object is ModelObject), let entry = entry(of: object) else { return nil }
    for entry in entry.chain {
      if let action = storage.classes[entry.index].actions[selector] { return { action.call(object, $0) } }
    }
    return nil
  }
}

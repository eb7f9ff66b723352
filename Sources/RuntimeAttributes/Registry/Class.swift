/// The registration of one Swift class, with the properties that it adds to those of its superclass.
public struct Class<Root: AnyObject> {
  let registration: ClassRegistration

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

/// A registration without its generic parameter.
public struct ClassRegistration {
  let type: AnyClass
  let superclass: AnyClass?
  var description: ClassDescription
  let accessors: [Accessor?]
}

/// Collects the properties of a class.
@resultBuilder
public enum PropertyListBuilder<Root: AnyObject> {
  public static func buildExpression(_ property: Property<Root>) -> [Property<Root>] { [property] }
  public static func buildBlock(_ lists: [Property<Root>]...) -> [Property<Root>] { lists.flatMap(\.self) }
  public static func buildOptional(_ list: [Property<Root>]?) -> [Property<Root>] { list ?? [] }
  public static func buildEither(first list: [Property<Root>]) -> [Property<Root>] { list }
  public static func buildEither(second list: [Property<Root>]) -> [Property<Root>] { list }
  public static func buildArray(_ lists: [[Property<Root>]]) -> [Property<Root>] { lists.flatMap(\.self) }
}

/// Collects the classes of a registry.
@resultBuilder
public enum ClassListBuilder {
  public static func buildExpression<Root>(_ class: Class<Root>) -> [ClassRegistration] { [`class`.registration] }
  public static func buildBlock(_ lists: [ClassRegistration]...) -> [ClassRegistration] { lists.flatMap(\.self) }
  public static func buildOptional(_ list: [ClassRegistration]?) -> [ClassRegistration] { list ?? [] }
  public static func buildEither(first list: [ClassRegistration]) -> [ClassRegistration] { list }
  public static func buildEither(second list: [ClassRegistration]) -> [ClassRegistration] { list }
  public static func buildArray(_ lists: [[ClassRegistration]]) -> [ClassRegistration] { lists.flatMap(\.self) }
}

extension ClassRegistry {
  /// Registers Swift classes:
  ///
  ///     let registry = try ClassRegistry {
  ///       Class(Layer.self) { Property("cornerRadius", \.cornerRadius) }
  ///       Class(Button.self) { Property("layer", \.layer) }
  ///       Class(RedButton.self) { Inspectable("borderWidth", \.borderWidth) }
  ///     }
  ///
  /// - Parameters:
  ///   - platform: The platform whose names messages use.
  ///   - classes: The registrations, in any order.
  /// - Throws: A ``RegistryError`` if a class or key is registered twice, a key is none, or a named superclass is
  ///   not registered.
  public init(
    platform: Platform = .iOS,
    @ClassListBuilder _ classes: () -> [ClassRegistration]
  ) throws(RegistryError) {
    var registrations = classes()
    let namesByType = Dictionary(
      registrations.map { (ObjectIdentifier($0.type), $0.description.name) },
      uniquingKeysWith: { first, _ in first }
    )
    for index in registrations.indices {
      let registration = registrations[index]
      if let superclass = registration.superclass {
        guard let name = namesByType[ObjectIdentifier(superclass)] else {
          throw .unknownSuperclass("\(superclass)", of: registration.description.name)
        }
        registrations[index].description.superclass = name
      } else {
        let ancestors = sequence(first: registration.type, next: { _getSuperclass($0) }).dropFirst()
        registrations[index].description.superclass =
          ancestors.lazy.compactMap { namesByType[ObjectIdentifier($0)] }.first
      }
    }
    var builder = Builder(platform: platform)
    for registration in registrations {
      try builder.add(registration)
    }
    self = try builder.build()
  }
}

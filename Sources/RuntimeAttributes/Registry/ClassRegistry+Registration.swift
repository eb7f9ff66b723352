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

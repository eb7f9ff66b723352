extension ClassRegistry {
  /// Registers Swift classes.
  ///
  ///     let registry = try ClassRegistry {
  ///       Class(Layer.self) { Property("cornerRadius", \.cornerRadius) }
  ///       Class(Button.self) { Property("layer", \.layer) }
  ///       Class(RedButton.self) { Property("borderWidth", \.borderWidth).inspectable() }
  ///     }
  ///
  /// - Parameters:
  ///   - platform: The platform whose class and selector names console messages use.
  ///   - conversion: The conversion of values that a property's type cannot represent.
  ///   - classes: The registrations, in any order.
  /// - Throws: A ``RegistryError`` if a class or key is registered twice, a key is invalid, or a named superclass is
  ///   not registered.
  public init(
    platform: Platform = .iOS,
    converting conversion: Conversion = .exactly,
    @ListBuilder<Class> _ classes: () -> [Class]
  ) throws(RegistryError) {
    var builder = Builder(platform: platform)
    for registration in classes() {
      try builder.add(registration)
    }
    self = try builder.build().converting(conversion)
  }
}

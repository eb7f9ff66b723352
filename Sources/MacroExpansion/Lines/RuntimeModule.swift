/// The spelling of the module `RuntimeAttributes` in expansions.
enum RuntimeModule {
  // The compiler that builds the plugin also reads the expansions. A module selector finds the module even if the
  // client declares something with its name.
  #if compiler(>=6.3)
    static let prefix = "RuntimeAttributes::"
  #else
    static let prefix = "RuntimeAttributes."
  #endif

  /// Returns the qualified name of a declaration of the module.
  static func name(_ name: String) -> String { prefix + name }
}

/// What is known of the modules that documents name.
struct KnownModules: Hashable, Sendable {
  /// The modules all of whose classes are known.
  var names: Set<String> = []
  /// The modules that hold a class, by its name, where that is certain.
  var ofClasses: [String: Set<String>] = [:]
}

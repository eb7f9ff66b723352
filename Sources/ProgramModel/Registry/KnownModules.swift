/// The modules that documents reference and whose contents are known.
package struct KnownModules: Hashable, Sendable {
  /// The modules whose classes are all known, or that certainly contain a class that documents reference in them.
  package var names: Set<String> = []
  /// The modules that certainly contain a class, by class name.
  var ofClasses: [String: Set<String>] = [:]

  package init() {}
}

/// The gaps in a class registry that are known: where a class or member may exist although it is not registered.
package struct RegistryCompleteness: Hashable, Sendable {
  /// The modules that declare a Swift class, by class name, if known.
  package var modulesOfClasses: [String: Set<String>] = [:]
  /// The modules built by the document's targets, if all their classes are known and one that the document references is
  /// missing from them.
  package var ownModules: Set<String>?
  /// Whether every class that the document can name without a module is registered, except those of the system.
  package var knowsBareNames = false
  /// Names that no system class has, although their first two letters are a prefix of system classes.
  package var foreignNames: Set<String> = []
  /// The system's classes by the names that documents spell in another case; the runtime is case-sensitive.
  package var respelledClasses: [String: String] = [:]
  /// The names of classes that may exist without a declaration: the file names of sources that were not read, and
  /// classes that sources implement.
  package var unreadSources: Set<String> = []
  /// Whether a dependency that was not read may add members to framework classes.
  package var hasUnseenDependencies = false
  /// The keys that such a dependency seems to add, since documents set them on plain framework objects.
  package var keysOfUnseenDependencies: Set<String> = []
  /// Whether framework methods of any number of arguments are registered, rather than only those with one.
  package var knowsAllSelectors = false
  /// The classes passed to `object_setClass`.
  package var adoptedClasses: [String] = []

  /// Creates the completeness of a registry without known gaps.
  package init() {}
}

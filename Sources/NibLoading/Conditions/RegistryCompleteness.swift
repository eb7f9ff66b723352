package import KeyValueCoding
package import RuntimeAttributes

/// The known gaps in a class registry: classes and members that may exist without being registered.
package struct RegistryCompleteness: Sendable {
  /// The modules that declare a Swift class, by class name, if known.
  package var modulesOfClasses: [String: Set<String>] = [:]
  /// The modules that the document's targets build, if only other modules declare a class that the document expects in
  /// its target.
  ///
  /// Nil if some classes of these modules are unknown.
  package var ownModules: Set<String>?
  /// The modules that the document names, but that its apps do not contain.
  package var absentModules: Set<String> = []
  /// The nested classes without an Objective-C name, by their names in documents, unless another class has the name.
  package var nestedClasses: [String: NestedClass] = [:]
  /// The classes whose sources no target builds, by their names in documents.
  package var unbuiltClasses: [String: UnbuiltClass] = [:]
  /// Whether every class that the document can name without a module is registered, except for system classes.
  package var knowsBareNames = false
  /// The undeclared names without a module that may belong to Apple's classes.
  package var systemNames: Set<String> = []
  /// The correct spellings of system class names that documents capitalize differently; the runtime is case-sensitive.
  package var respelledClasses: [String: String] = [:]
  /// The names of classes that may exist although no declaration was found, or that may have members that were not
  /// found: file names of unread sources, classes that sources implement, and classes that unread sources extend.
  package var unreadSources: Set<String> = []
  /// Whether some sources could not be read and may declare any class or method.
  package var hasUnreadSources = false
  /// The undeclared classes that code needs to compile, so an unread source declares them.
  package var neededClasses: Set<String> = []
  /// Whether a dependency that was not read may add members to framework classes.
  package var hasUnseenDependencies = false
  /// A function that determines whether an unread dependency probably adds a key, which documents set on plain
  /// framework objects.
  package var isKeyOfUnseenDependencies: @Sendable (String) -> Bool = { _ in false }
  /// A function that determines whether a type in the sources declares a key, so that a dependency probably does not
  /// add the key.
  package var isKeyOfSources: @Sendable (String) -> Bool = { _ in false }
  /// A function that determines whether code uses a class as a value, so that the runtime may know the class before the
  /// load.
  package var isUsedAsValue: @Sendable (String) -> Bool = { _ in false }
  /// Whether framework methods with any number of arguments are registered, not only methods with one argument.
  package var knowsAllSelectors = false
  /// The classes passed to `object_setClass`.
  package var adoptedClasses: [String] = []

  /// A class whose source no target builds.
  package struct UnbuiltClass: Hashable, Sendable {
    package var language: SourceLanguage
    package var location: FileLocation

    package init(_ language: SourceLanguage, at location: FileLocation) {
      (self.language, self.location) = (language, location)
    }
  }

  /// A class that is nested in a type.
  package struct NestedClass: Hashable, Sendable {
    /// The qualified name of the enclosing type.
    package var type: String
    package var location: FileLocation

    package init(in type: String, at location: FileLocation) { (self.type, self.location) = (type, location) }
  }

  /// Creates the completeness of a registry without known gaps.
  package init() {}

  /// Whether a source that was not read may declare a class.
  package func mayBeUnread(_ className: String) -> Bool {
    hasUnreadSources || unreadSources.contains(className) || neededClasses.contains(className)
  }
}

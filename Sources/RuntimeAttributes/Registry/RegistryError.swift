/// Why a registry could not be built.
public enum RegistryError: Error, Hashable, Sendable {
  /// Two registrations or descriptions share a name.
  case duplicateClass(String)
  /// Two Swift classes, of two modules or in two types, have one name.
  case sharedName(String)
  /// A class inherits from one that is not registered.
  case unknownSuperclass(String, of: String)
  /// A class names as its superclass one from which it does not derive in Swift.
  case unrelatedSuperclass(String, of: String)
  /// Superclasses lead back to the class itself.
  case superclassCycle([String])
  /// A class registers two properties under one key.
  case duplicateKey(String, ofClass: String)
  /// A property is reached by closures of an actor other than the main one, where key-value coding does not run.
  case foreignActor(key: String, ofClass: String)
  /// A key is no identifier, so no property has that name.
  case invalidKey(String, ofClass: String)
}

extension RegistryError: CustomStringConvertible {
  /// What is wrong, as a sentence without an end.
  public var description: String {
    switch self {
    case .duplicateClass(let name): "class '\(name)' is registered twice"
    case .sharedName(let name):
      "two classes are called '\(name)'; register one of them under another name, with 'named:'"
    case .unknownSuperclass(let superclass, let name):
      "class '\(name)' inherits from '\(superclass)', which is not registered"
    case .unrelatedSuperclass(let superclass, let name):
      "class '\(name)' does not derive from '\(superclass)'"
    case .superclassCycle(let names): "superclasses form a circle: \(names.joined(separator: " > "))"
    case .duplicateKey(let key, let name): "class '\(name)' registers the key '\(key)' twice"
    case .foreignActor(let key, let name):
      "class '\(name)' registers the key '\(key)' with closures of an actor other than the main actor"
    case .invalidKey(let key, let name): "class '\(name)' registers the key '\(key)', which is no identifier"
    }
  }
}

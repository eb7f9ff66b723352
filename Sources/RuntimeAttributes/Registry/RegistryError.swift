/// An error that occurs when a registry is created.
public enum RegistryError: Error, Hashable, Sendable {
  /// A type is registered twice, or two descriptions have the same name.
  case duplicateClass(String)
  /// Two types are registered under the same name.
  case sharedName(String)
  /// The given superclass of a class is not registered.
  case unknownSuperclass(String, of: String)
  /// A class does not inherit from the given superclass in Swift.
  case unrelatedSuperclass(String, of: String)
  /// Superclasses form a cycle.
  case superclassCycle([String])
  /// A type registers two properties, or two cases, with the same key.
  case duplicateKey(String, of: String)
  /// The closures of a property are isolated to an actor other than the main actor, which is not supported.
  case foreignActor(key: String, of: String)
  /// A key is not a valid identifier.
  case invalidKey(String, of: String)
}

extension RegistryError: CustomStringConvertible {
  /// A description of the error.
  public var description: String {
    switch self {
    case .duplicateClass(let name): "type '\(name)' is registered twice"
    case .sharedName(let name):
      "two types are named '\(name)'; register one of them under another name with 'named:'"
    case .unknownSuperclass(let superclass, let name):
      "class '\(name)' inherits from '\(superclass)', which is not registered"
    case .unrelatedSuperclass(let superclass, let name):
      "class '\(name)' does not inherit from '\(superclass)'"
    case .superclassCycle(let names): "superclass cycle: \(names.joined(separator: " > "))"
    case .duplicateKey(let key, let name): "type '\(name)' registers the key '\(key)' twice"
    case .foreignActor(let key, let name):
      "type '\(name)' registers the key '\(key)' with closures isolated to an actor other than the main actor"
    case .invalidKey(let key, let name):
      "type '\(name)' registers the key '\(key)', which is not a valid identifier"
    }
  }
}

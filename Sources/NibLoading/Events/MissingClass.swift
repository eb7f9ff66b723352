public import RuntimeAttributes

/// A class that the document names but that does not exist under this name.
public struct MissingClass: Hashable, Sendable {
  /// The class name in the document.
  public var name: String
  /// The module name in the document, if any.
  public var module: String?
  /// The reason why the class is not found.
  public var reason: Reason
  /// The known role of the module.
  package var moduleRole: ModuleRole

  /// The role of the module in which a class is missing.
  package enum ModuleRole: Hashable, Sendable {
    /// The module that the document names.
    case named
    /// The module that builds the document, regardless of the module that the document names.
    case builder
    /// A module that the document names, but that its app does not contain.
    case absent
  }

  /// The reason why a class is not found under a name.
  public enum Reason: Hashable, Sendable {
    /// No class has the name.
    case absent(nearest: String?)
    /// All classes of the module are known, and only other modules declare the class.
    case elsewhere(modules: [String], FileLocation?)
    /// The class is generic, so it has no runtime name.
    case generic(FileLocation?)
    /// The class inherits from a generic class, so it has no runtime name on the deployment target.
    case genericSuperclass(String, FileLocation?)
    /// The class is nested in a type and has no Objective-C name.
    case nested(in: String, FileLocation?)
    /// The class is an Objective-C class and therefore has no module.
    case objectiveC(FileLocation?)
    /// The class has this name only in Objective-C, whose names have no module.
    case objectiveCName(FileLocation?)
    /// No target builds the source that declares the class.
    case unbuilt(FileLocation)
    /// The class is a Swift class, but the document does not name its module.
    case withoutModule(FileLocation?)
  }

  /// Creates a description of a missing class.
  package init(name: String, module: String?, reason: Reason, moduleRole: ModuleRole = .named) {
    self.name = name
    self.module = module
    self.reason = reason
    self.moduleRole = moduleRole
  }
}
